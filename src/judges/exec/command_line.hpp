// SPDX-License-Identifier: Apache-2.0
// A command as typed to the arguments that it stands for. No shell has a part in it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace groundlab {

/// Words apart by blanks; '...' and "..." hold blanks together, a backslash outside '...' takes the next byte as it
/// is. Nothing else means anything: no variables, no wildcards. Throws Error for an open quote and for no word at all.
std::vector<std::string> arguments_in(std::string_view command);

}  // namespace groundlab
