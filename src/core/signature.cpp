// SPDX-License-Identifier: Apache-2.0
// The signature as one line, in the manner of sacrebleu (Post 2018).
#include "groundlab/core/signature.hpp"

namespace groundlab {

std::string judge_text(const Signature& signature) {
  std::string text = signature.judge + "@" + std::to_string(signature.judge_version);
  std::string settings;
  for (const auto& [name, value] : signature.settings) settings += (settings.empty() ? "" : ",") + name + "=" + value;
  return settings.empty() ? text : text + "(" + settings + ")";
}

std::string line(const Signature& signature) {
  std::string text = "groundlab:" + signature.version + "|judge:" + judge_text(signature);
  text += "|split:" + signature.splitter;
  if (!signature.lexicon.empty()) text += "|lexicon:" + signature.lexicon;
  text += "|cases:" + std::to_string(signature.cases) + "|data:" + signature.sha256;
  if (signature.seed) text += "|seed:" + std::to_string(*signature.seed);
  return text;
}

}  // namespace groundlab
