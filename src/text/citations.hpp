// SPDX-License-Identifier: Apache-2.0
// Citation marks of an answer: which forms there are, which passage each names, and which bracket is none.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/reading.hpp"
#include "groundlab/core/span.hpp"

namespace groundlab {

/// The ids of a case's retrieved passages, ready for look-up. Keeps views of the ids: they must outlive it.
class PassageIds {
 public:
  explicit PassageIds(std::span<const std::string_view> ids);

  /// The passage called `token`: exactly, else but for ASCII case.
  std::optional<std::size_t> find(std::string_view token) const;

  /// Letters of some id, an optional separator, digits: what is no id but looks like one. Without ids any letters do.
  bool has_shape(std::string_view token) const;

  std::size_t size() const { return ids_.size(); }
  std::string_view operator[](std::size_t passage) const { return ids_[passage]; }

 private:
  std::span<const std::string_view> ids_;
  std::vector<std::size_t> sorted_;        ///< indices by id; filled only where there are many ids
  std::vector<std::string_view> letters_;  ///< the letters that ids begin with, each once
};

/// The citation that a written id or number makes: exact id first, then a number as the n-th passage, else invented.
Citation resolve(std::string_view token, const PassageIds& ids);

/// A mark in brackets or raised: what it covers, what of it stays in the text (a link's words), what it cites. A mark
/// that cites nothing known (`citations` empty) stays in the text but goes with the sentence that it follows.
struct CitationMark {
  Span whole;
  Span kept;
  std::vector<Citation> citations;
};

/// The mark that begins at `at`, or none. Linear in the mark's length, which is bounded.
std::optional<CitationMark> citation_at(std::string_view text, std::size_t at, const PassageIds& ids);

/// True for bytes that a mark may begin with.
bool may_begin_citation(char byte);

}  // namespace groundlab
