// SPDX-License-Identifier: Apache-2.0
// The forms in which classifiers of sentence pairs are asked, and what their answers say in the end: how far a passage
// supports a claim, and, where the model has such a class, how far it contradicts it.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/names.hpp"

namespace groundlab {

/// tei: text-embeddings-inference, POST /predict; vllm_score, vllm_classify: vLLM's /score and /classify; pairs: the
/// minimal form of docs/judges/nli.md.
enum class NliApi { tei, vllm_score, vllm_classify, pairs };

inline constexpr std::array nli_api_names{
    Named<NliApi>{NliApi::tei, "tei"},
    Named<NliApi>{NliApi::vllm_score, "vllm-score"},
    Named<NliApi>{NliApi::vllm_classify, "vllm-classify"},
    Named<NliApi>{NliApi::pairs, "pairs"},
};
constexpr std::string_view name(NliApi api) { return name_in(nli_api_names, api); }

/// A passage and a claim.
struct NliPair {
  std::string premise;
  std::string hypothesis;
};

/// How a model names its classes; compared without regard to case.
struct NliLabels {
  std::string supported;
  std::string contradicted;  ///< empty: it has no such class

  bool operator==(const NliLabels&) const = default;
};

struct NliScores {
  double supported = 0;
  std::optional<double> contradicted;

  bool operator==(const NliScores&) const = default;
};

struct NliForm {
  NliApi api = NliApi::pairs;
  std::string model;    ///< vLLM wants its name
  std::string pattern;  ///< vllm_classify: one text from {premise} and {hypothesis}
  NliLabels labels;
  bool swapped = false;  ///< the claim comes first
};

/// The body of a request for all pairs.
std::string body_of(const NliForm& form, std::span<const NliPair> pairs);

/// One per pair, in order; none where `body` is no such answer: other length, no numbers from 0 to 1, unknown labels.
std::optional<std::vector<NliScores>> scores_in(const NliForm& form, std::string_view body, std::size_t pairs);

/// The path of the API, for a URL that has none.
std::string_view path_of(NliApi api);

}  // namespace groundlab
