// SPDX-License-Identifier: Apache-2.0
// The ids that a misspelt one may stand for, found without comparing it with every note: whoever names the wrong notes
// file has an unknown id in every line. Two ids are near where they are equal after at most one character was taken out
// of each (Garbe's symmetric deletion, 2012), case ignored; nearest() decides among them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace groundlab {

class NearIds {
 public:
  /// `ids` outlive this. Of more than 50,000 ids none is near.
  explicit NearIds(std::vector<std::string_view> ids);

  std::optional<std::string_view> nearest_to(std::string_view id) const;
  /// In alphabetical order.
  const std::vector<std::string_view>& ids() const { return ids_; }

 private:
  std::vector<std::string_view> ids_;
  std::vector<std::pair<std::uint64_t, std::size_t>> shortened_;  ///< hash of what is left, index of the id; sorted
};

}  // namespace groundlab
