// SPDX-License-Identifier: Apache-2.0
// Adding to a file that others may add to at the same time, or that a killed run left half written.
#pragma once

#include <string>
#include <string_view>

namespace groundlab {

/// Appends `lines`, which end with a line feed, in one write and under a lock; a last line that an interrupted run left
/// without its line feed is taken out first. Makes the file, readable by its owner only. Throws Error where it cannot.
void append_lines(const std::string& path, std::string_view lines);

}  // namespace groundlab
