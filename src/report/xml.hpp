// SPDX-License-Identifier: Apache-2.0
// Text inside XML 1.0, whatever it holds.
#pragma once

#include <string>
#include <string_view>

namespace groundlab {

/// `raw` on one line, as content or as an attribute in double quotes: markup escaped (so "]]>" ends nothing), and every
/// character that XML 1.0 forbids spelt out.
std::string xml_escaped(std::string_view raw);

}  // namespace groundlab
