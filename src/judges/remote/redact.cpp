// SPDX-License-Identifier: Apache-2.0
// RE2 runs in linear time and within a memory limit whatever the pattern and the text; a pattern that it cannot finish
// within the limit is an error, never text that leaves as it was.
#include "judges/remote/redact.hpp"

#include <re2/re2.h>

#include "groundlab/core/diagnostic.hpp"

namespace groundlab {

Redactor::Redactor(const std::string& pattern) {
  if (pattern.empty()) return;
  RE2::Options options(RE2::Quiet);
  options.set_max_mem(std::int64_t{8} << 20);
  pattern_ = std::make_unique<const RE2>(pattern, options);
  if (!pattern_->ok())
    throw Error("--redact \"" + pattern + "\" is no pattern: " + pattern_->error(), "write it in RE2's syntax");
  if (RE2::FullMatch("", *pattern_))
    throw Error("--redact \"" + pattern + "\" matches nothing at all too", "write a pattern that needs a character");
}

Redactor::~Redactor() = default;
Redactor::Redactor(Redactor&&) noexcept = default;

std::string Redactor::redacted(std::string_view text) const {
  std::string out(text);
  if (pattern_) RE2::GlobalReplace(&out, *pattern_, "[redacted]");
  return out;
}

Case Redactor::redacted(const Case& original) const {
  Case copy = original;
  copy.question = redacted(original.question);
  copy.answer = redacted(original.answer);
  for (PassagePtr& passage : copy.retrieved)
    passage = std::make_shared<const Passage>(Passage{passage->id, redacted(passage->text), redacted(passage->title)});
  return copy;
}

Claim Redactor::redacted(const Claim& original) const {
  Claim copy = original;
  copy.text = redacted(original.text);
  copy.context = redacted(original.context);
  return copy;
}

}  // namespace groundlab
