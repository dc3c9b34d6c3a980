// SPDX-License-Identifier: Apache-2.0
#include "commands/environment.hpp"

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("a .env file is read as it is read everywhere") {
  struct Row {
    std::string why;
    std::string text;
    std::optional<std::string> value;
  };
  const std::vector<Row> rows{
      {"a plain line", "A=1\nKEY=sk-1\n", "sk-1"},
      {"no line feed at the end, a carriage return", "KEY=sk-1\r", "sk-1"},
      {"blanks around", "  KEY = sk-1  \n", "sk-1"},
      {"export", "export KEY=sk-1\n", "sk-1"},
      {"double quotes", "KEY=\"sk-1 x\"\n", "sk-1 x"},
      {"single quotes", "KEY='sk-1#x'\n", "sk-1#x"},
      {"a comment behind", "KEY=sk-1 # mine\n", "sk-1"},
      {"an equals sign in the value", "KEY=a=b==\n", "a=b=="},
      {"the last one counts", "KEY=a\nKEY=b\n", "b"},
      {"a comment line", "#KEY=a\n", std::nullopt},
      {"another name that begins so", "KEY2=a\n", std::nullopt},
      {"empty", "KEY=\n", std::nullopt},
      {"nothing is expanded", "KEY=$HOME\n", "$HOME"},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    CHECK(dotenv_value(row.text, "KEY") == row.value);
  }
}
