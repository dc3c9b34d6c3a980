// SPDX-License-Identifier: Apache-2.0
// A name for an issue that stays the same from run to run, so that a tool knows an old one from a new one, and the
// place of its case as a URI.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/issues.hpp"

namespace groundlab {

/// 16 hexadecimal digits per issue of the case, from case id, rule and claim; distinct within the case.
std::vector<std::string> fingerprints(std::string_view case_id, const std::vector<Issue>& issues);

/// A path as a URI reference (RFC 3986): relative as it is, absolute as file://, what may not stand in one as %XX.
std::string uri_of(std::string_view path);

}  // namespace groundlab
