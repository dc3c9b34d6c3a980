// SPDX-License-Identifier: Apache-2.0
// Few ids are compared one by one; many are sorted once.
#include "text/passage_ids.hpp"

#include <algorithm>
#include <charconv>

#include "text/ascii.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

constexpr std::size_t few = 16;

std::size_t letters_of(std::string_view id) {
  std::size_t end = 0;
  while (end < id.size() && ascii::letter_byte(id[end])) ++end;
  return end;
}

}  // namespace

bool all_digits(std::string_view token) {
  return !token.empty() && std::all_of(token.begin(), token.end(), ascii::digit);
}

int small_number(std::string_view digits) {
  int value = -1;
  if (digits.size() <= 3) std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return value;
}

std::size_t shape_of(std::string_view token) {
  const std::size_t letters = letters_of(token);
  std::size_t digits = letters;
  if (digits < token.size() && "-_.# "sv.find(token[digits]) != std::string_view::npos) ++digits;
  return all_digits(token.substr(digits)) && token.size() - digits <= 6 ? letters : 0;
}

PassageIds::PassageIds(std::span<const std::string_view> ids) : ids_(ids) {
  if (ids.size() > few) {
    sorted_.resize(ids.size());
    for (std::size_t k = 0; k < ids.size(); ++k) sorted_[k] = k;
    std::sort(sorted_.begin(), sorted_.end(), [&](auto a, auto b) { return ids[a] < ids[b]; });
  }
  for (const std::string_view id : ids) {
    const std::string_view letters = id.substr(0, shape_of(id));
    if (!letters.empty() && std::find(letters_.begin(), letters_.end(), letters) == letters_.end() &&
        letters_.size() < few)
      letters_.push_back(letters);
  }
}

std::optional<std::size_t> PassageIds::find(std::string_view token) const {
  if (!sorted_.empty()) {
    const auto found =
        std::lower_bound(sorted_.begin(), sorted_.end(), token, [&](auto k, auto wanted) { return ids_[k] < wanted; });
    if (found != sorted_.end() && ids_[*found] == token) return *found;
    return std::nullopt;
  }
  for (std::size_t k = 0; k < ids_.size(); ++k)
    if (ids_[k] == token) return k;
  for (std::size_t k = 0; k < ids_.size(); ++k)
    if (ids_[k].size() == token.size() && std::equal(token.begin(), token.end(), ids_[k].begin(), [](char a, char b) {
          return ascii::to_lower(a) == ascii::to_lower(b);
        }))
      return k;
  return std::nullopt;
}

bool PassageIds::has_shape(std::string_view token) const {
  const std::size_t letters = shape_of(token);
  if (letters == 0) return false;
  if (ids_.empty()) return letters == 1;
  return std::find(letters_.begin(), letters_.end(), token.substr(0, letters)) != letters_.end();
}

Citation resolve(std::string_view token, const PassageIds& ids) {
  Citation citation{std::string(token), ids.find(token), std::nullopt};
  if (!citation.passage && all_digits(token) && token.size() <= 3) {
    const int number = small_number(token);
    if (number >= 1 && static_cast<std::size_t>(number) <= ids.size())
      citation.passage = static_cast<std::size_t>(number) - 1;
  }
  if (citation.passage) citation.id = ids[*citation.passage];
  return citation;
}

}  // namespace groundlab
