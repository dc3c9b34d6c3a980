// SPDX-License-Identifier: Apache-2.0
// Hits that overlap go to the one that begins first, then to the earlier pattern.
#include "text/patterns.hpp"

#include <algorithm>

#include <re2/re2.h>

#include "groundlab/core/diagnostic.hpp"

namespace groundlab {
namespace {

constexpr std::int64_t memory_limit = 8 << 20;

Span span_in(std::string_view text, const re2::StringPiece& piece) {
  const auto begin = static_cast<std::size_t>(piece.data() - text.data());
  return {begin, begin + piece.size()};
}

}  // namespace

Patterns::Patterns(std::span<const std::string> patterns, std::string_view option) {
  re2::RE2::Options options;
  options.set_log_errors(false);
  options.set_case_sensitive(false);
  options.set_max_mem(memory_limit);
  for (const std::string& pattern : patterns) {
    auto compiled = std::make_unique<re2::RE2>(pattern, options);
    if (!compiled->ok())
      throw Error("--" + std::string(option) + " \"" + pattern + "\": " + compiled->error(),
                  "write it as RE2 reads it");
    patterns_.push_back(std::move(compiled));
  }
}

Patterns::~Patterns() = default;
Patterns::Patterns(Patterns&&) noexcept = default;
Patterns& Patterns::operator=(Patterns&&) noexcept = default;

std::optional<Span> Patterns::match(std::string_view text) const {
  for (const auto& pattern : patterns_) {
    re2::StringPiece whole;
    if (pattern->Match({text.data(), text.size()}, 0, text.size(), re2::RE2::UNANCHORED, &whole, 1))
      return span_in(text, whole);
  }
  return std::nullopt;
}

std::vector<PatternHit> Patterns::all(std::string_view text) const {
  std::vector<PatternHit> hits;
  for (const auto& pattern : patterns_) {
    const int groups = std::min(pattern->NumberOfCapturingGroups(), 1) + 1;
    re2::StringPiece found[2];
    for (std::size_t at = 0; at < text.size() && pattern->Match({text.data(), text.size()}, at, text.size(),
                                                                re2::RE2::UNANCHORED, found, groups);) {
      const Span whole = span_in(text, found[0]);
      const bool grouped = groups == 2 && found[1].data() != nullptr && !found[1].empty();
      if (whole.size() > 0) hits.push_back({whole, grouped ? span_in(text, found[1]) : whole});
      at = std::max(whole.end, at + 1);
    }
  }
  std::stable_sort(hits.begin(), hits.end(),
                   [](const PatternHit& a, const PatternHit& b) { return a.whole.begin < b.whole.begin; });
  std::vector<PatternHit> apart;
  for (const PatternHit& hit : hits)
    if (apart.empty() || apart.back().whole.end <= hit.whole.begin) apart.push_back(hit);
  return apart;
}

}  // namespace groundlab
