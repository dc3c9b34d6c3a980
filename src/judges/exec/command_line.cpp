// SPDX-License-Identifier: Apache-2.0
// The part of a shell's word splitting that names programs and paths with blanks, and no more.
#include "judges/exec/command_line.hpp"

#include "groundlab/core/diagnostic.hpp"

namespace groundlab {

std::vector<std::string> arguments_in(std::string_view command) {
  std::vector<std::string> words;
  bool in_word = false;
  char quote = 0;
  for (std::size_t i = 0; i < command.size(); ++i) {
    const char c = command[i];
    const bool is_blank = quote == 0 && (c == ' ' || c == '\t' || c == '\n');
    if (is_blank) {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    if (c == quote) {
      quote = 0;
    } else if (quote == 0 && (c == '\'' || c == '"')) {
      quote = c;
    } else if (c == '\\' && quote != '\'' && i + 1 < command.size()) {
      words.back() += command[++i];
    } else {
      words.back() += c;
    }
  }
  if (quote != 0) throw Error("a quote is open in the command \"" + std::string(command) + "\"", "close it");
  if (words.empty() || words.front().empty())
    throw Error("there is no program in the command \"" + std::string(command) + "\"",
                "for example --judge exec:./judge.py");
  return words;
}

}  // namespace groundlab
