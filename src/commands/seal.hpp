// SPDX-License-Identifier: Apache-2.0
// A report's last line carries a hash of what stands above it, so that hand-made edits are never overwritten unseen.
#pragma once

#include <string>
#include <string_view>

namespace groundlab {

/// How a format hides the hash: before and after it on the last line.
struct SealForm {
  std::string_view before;
  std::string_view after;
};
inline constexpr SealForm comment_seal{"<!-- groundlab report ", " -->"};

/// `text`, which ends with a line feed, and the line with its hash.
std::string sealed(std::string text, const SealForm& form);

/// True when `bytes` ends with the hash of what stands above: nobody edited it since groundlab wrote it.
bool is_untouched(std::string_view bytes, const SealForm& form);

}  // namespace groundlab
