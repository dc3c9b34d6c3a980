// SPDX-License-Identifier: Apache-2.0
// How messages show what stands in a file: a value may have 64 MiB.
#pragma once

#include <string>
#include <string_view>

namespace groundlab {

/// `text` in double quotes; behind 60 bytes, between two characters, cut off with "...".
std::string shortened(std::string_view text);

}  // namespace groundlab
