// SPDX-License-Identifier: Apache-2.0
// The ids of a case's passages: which passage a written id or number names.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "groundlab/core/reading.hpp"

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

/// Nothing but ASCII digits, at least one.
bool all_digits(std::string_view token);

/// The value of one to three digits; -1 for anything longer.
int small_number(std::string_view digits);

/// Letters, an optional separator, digits: the letters' size; 0 where the token is not of that shape.
std::size_t shape_of(std::string_view token);

}  // namespace groundlab
