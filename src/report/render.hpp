// SPDX-License-Identifier: Apache-2.0
// A Document as bytes: for a terminal, as Markdown, as HTML.
#pragma once

#include <string>

#include "report/document.hpp"
#include "report/style.hpp"

namespace groundlab {

/// Lines of at most style.width columns where words allow; case text is made harmless (text/display.hpp).
std::string render_text(const Document& document, const Style& style);

/// CommonMark with pipe tables, the same on GitHub and GitLab. Every character that could mark up, link or load
/// anything is escaped: text stays text.
std::string render_markdown(const Document& document);

/// One file in HTML that loads nothing, runs nothing but its own script, and reads the same without it.
std::string render_html(const Document& document);

}  // namespace groundlab
