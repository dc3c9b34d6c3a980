// SPDX-License-Identifier: Apache-2.0
// Text as it may stand in Markdown, so that it stays text on GitHub and on GitLab alike.
#pragma once

#include <string>
#include <string_view>

namespace groundlab {

/// `raw` on one line for within a line: nothing in it marks up, links, loads, mentions or starts a formula.
std::string markdown(std::string_view raw);

/// The same for the start of a line, where a list mark, a rule or a number would be read as structure.
std::string markdown_at_line_start(std::string_view raw);

/// A fenced block that the text cannot end: its fence is longer than any run of backticks in `text`, which must be
/// made visible before, line by line.
std::string markdown_block(std::string_view text);

/// A code span for text of our own, without a backtick in it.
std::string markdown_code(std::string_view text);

}  // namespace groundlab
