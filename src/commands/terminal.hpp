// SPDX-License-Identifier: Apache-2.0
// What standard output and standard error are: terminals or not, how wide, whether colour is wanted, whether a GitHub
// runner reads them.
#pragma once

#include <string>
#include <string_view>

#include "report/style.hpp"

namespace groundlab {

enum class Stream { out, error };

bool is_terminal(Stream stream);

/// To standard error; where nobody can read that, the words are lost and the run goes on.
void write_error(std::string_view bytes);

/// The style for text on standard output. Colour: --color always or never, else NO_COLOR, CLICOLOR_FORCE, TTY, in that
/// order. Width: the terminal's, else COLUMNS, else 100.
Style style_for(std::string_view color);

/// Colour never, 100 columns: for files.
Style file_style();

/// GITHUB_ACTIONS is set: lines of the output may be read as commands.
bool is_github_workflow();

/// The file that a GitHub runner shows as the job's summary; empty: none.
std::string job_summary_path();

}  // namespace groundlab
