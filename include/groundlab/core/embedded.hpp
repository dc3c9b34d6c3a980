// SPDX-License-Identifier: Apache-2.0
// The files of data/, as bytes inside the binary.
#pragma once

#include <string_view>

namespace groundlab {

/// The bytes of a file by its path in data/. Throws std::logic_error where there is none: a fault in groundlab.
std::string_view embedded(std::string_view path);

/// The SHA-256 of these bytes, 64 hexadecimal digits.
std::string_view embedded_sha256(std::string_view path);

}  // namespace groundlab
