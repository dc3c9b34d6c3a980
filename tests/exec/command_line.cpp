// SPDX-License-Identifier: Apache-2.0
#include "judges/exec/command_line.hpp"

#include "groundlab/core/diagnostic.hpp"

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("a command is cut into arguments without a shell") {
  struct Row {
    std::string why;
    std::string command;
    std::vector<std::string> arguments;
  };
  const std::vector<Row> rows{
      {"words apart by blanks", "python3  judge.py\t-x", {"python3", "judge.py", "-x"}},
      {"quotes hold blanks", "'my judge' \"a b\"c", {"my judge", "a bc"}},
      {"an empty argument", "judge ''", {"judge", ""}},
      {"a backslash takes the next byte", R"(a\ b "x\"y" 'p\q')", {"a b", "x\"y", "p\\q"}},
      {"nothing else means anything", "judge $HOME *;|&> `x`", {"judge", "$HOME", "*;|&>", "`x`"}},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    CHECK(arguments_in(row.command) == row.arguments);
  }
  CHECK_THROWS_AS(arguments_in("judge 'open"), Error);
  CHECK_THROWS_AS(arguments_in("  "), Error);
}
