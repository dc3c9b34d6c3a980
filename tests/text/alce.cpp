// SPDX-License-Identifier: Apache-2.0
// How ALCE's script reads an answer (eval.py of princeton-nlp/ALCE, compute_autoais and remove_citations), worked out
// by hand, quirks included.
#include "text/alce.hpp"

#include <string>

#include "catch.hpp"

using namespace groundlab;

namespace {

/// "text {1,3}": the sentences with their passages from 1, "-" for one beyond them.
std::string reading_of(std::string_view answer, std::vector<std::string_view> ids) {
  std::string out;
  for (const AlceSentence& sentence : alce_sentences(answer, ids)) {
    out += (out.empty() ? "" : " / ") + sentence.text + " {";
    for (std::size_t i = 0; i < sentence.citations.size(); ++i) {
      const auto passage = sentence.citations[i].passage;
      out += (i == 0 ? "" : ",") + (passage ? std::to_string(*passage + 1) : "-");
    }
    out += "}";
  }
  return out;
}

}  // namespace

TEST_CASE("an answer is read as ALCE's script reads it") {
  struct Row {
    std::string why;
    std::string answer;
    std::string read;
  };
  const std::vector<Row> rows{
      {"one citation", "The pump runs [1].", "The pump runs. {1}"},
      {"no blank before it", "The pump runs[2].", "The pump runs. {2}"},
      {"several", "The pump runs [1][3].", "The pump runs. {1,3}"},
      {"repeated ones stay", "The pump runs [1][1].", "The pump runs. {1,1}"},
      {"of a list only the first", "The pump runs [1, 2].", "The pump runs, 2. {1}"},
      {"of a range only the first", "The pump runs [1-3].", "The pump runs-3. {1}"},
      {"a year in brackets cites", "The pump runs [2024 report].", "The pump runs report. {-}"},
      {"zero is the last passage", "The pump runs [0].", "The pump runs. {3}"},
      {"beyond the passages", "The pump runs [4].", "The pump runs. {-}"},
      {"far beyond", "The pump runs [99999999999999999999999].", "The pump runs. {-}"},
      {"behind the full stop it goes to the next sentence", "The pump runs. [1] The tank is full.",
       "The pump runs. {} /  The tank is full. {1}"},
      {"the first line alone", "The pump runs [1].\nThe tank is full [2].", "The pump runs. {1}"},
      {"line feeds at the front do not count", "\n\n The pump runs [1].\n", "The pump runs. {1}"},
      {"the end mark of a chat model", "The pump runs [1].<|im_end|>", "The pump runs. {1}"},
      {"brackets and bars leave the text", "The pump [red] runs | fast [1].", "The pump [red runs fast. {1}"},
      {"nothing", "", ""},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    CHECK(reading_of(row.answer, {"A", "B", "C"}) == row.read);
  }
}

TEST_CASE("ids stand for the numbers of their passages") {
  CHECK(reading_of("The pump runs [D07].", {"D06", "D07"}) == "The pump runs. {2}");
  CHECK(reading_of("The pump runs [D07, D06].", {"D06", "D07"}) == "The pump runs. {2,1}");
  CHECK(reading_of("The pump runs [D99].", {"D06", "D07"}) == "The pump runs. {-}");
  CHECK(reading_of("The pump runs [0].", {}) == "The pump runs. {-}");
}
