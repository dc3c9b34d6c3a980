// SPDX-License-Identifier: Apache-2.0
// libFuzzer target over the whole text layer: any bytes are read, every span lies in its text and on code-point
// boundaries where the text is valid, nothing overlaps, and reading twice gives the same. scripts/fuzz builds and runs
// it.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "text/quantities.hpp"
#include "text/read_answer.hpp"
#include "text/records.hpp"
#include "text/sentences.hpp"
#include "text/utf8.hpp"

using namespace groundlab;

namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

/// `span` names bytes of `text`; in valid UTF-8 no code point is cut.
void demand_span(std::string_view text, Span span, bool valid) {
  demand(span.begin <= span.end && span.end <= text.size());
  if (!valid) return;
  const auto boundary = [&](std::size_t at) {
    return at == text.size() || (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
  };
  demand(boundary(span.begin) && boundary(span.end));
}

void check_reading(std::string_view text, const Reading& reading, std::size_t passages, bool valid) {
  std::size_t done = 0;
  for (const Claim& claim : reading.claims) {
    demand(claim.span && claim.frame <= claim.text.size() && !claim.text.empty());
    demand_span(text, *claim.span, valid);
    demand(claim.span->begin >= done);
    done = claim.span->end;
    for (const Citation& citation : claim.citations) {
      demand(citation.span.has_value() && (!citation.passage || *citation.passage < passages));
      demand_span(text, *citation.span, valid);
    }
  }
  for (const NotClaim& piece : reading.not_claims) demand_span(text, piece.span, valid);
  demand((reading.abstention == Abstention::full || reading.abstention == Abstention::no_claims) ==
         reading.claims.empty());
}

void check_quantities(std::string_view text, bool valid) {
  std::size_t done = 0;
  for (const Quantity& quantity : quantities(text)) {
    demand_span(text, quantity.span, valid);
    demand(quantity.span.begin >= done && quantity.span.size() > 0);
    done = quantity.span.end;
    demand(relation(quantity, quantity) != Relation::apart);
  }
}

void check_sentences(std::string_view text, bool valid) {
  std::size_t done = 0;
  for (const Span span : sentences(text)) {
    demand_span(text, span, valid);
    demand(span.begin >= done && span.size() > 0);
    done = span.end;
  }
  for (const Statement& statement : record_statements(text)) demand_span(text, statement.span, valid);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(bytes) + 1, size - 1);
  const bool valid = !invalid_utf8_at(text);
  static const std::vector<std::string_view> ids{"D01", "D07", "2", "doc_3.pdf", "P\xC3\xA9 4"};
  const std::vector<std::string_view> some(ids.begin(), ids.begin() + bytes[0] % 6);
  static const AnswerReader clauses({Split::clauses, "abc. xyz", {"never mind"}, {"<(\\d+)>"}});
  const Reading reading = read_answer(text, some);
  check_reading(text, reading, some.size(), valid);
  demand(reading == read_answer(text, some));
  check_reading(text, clauses.read(text, some), some.size(), valid);
  check_quantities(text, valid);
  check_sentences(text, valid);
  static_cast<void>(states_nothing(text));
  const std::vector<std::string> cites{std::string(text.substr(0, 8))};
  demand(read_claim(text, cites, some).text == text);
  return 0;
}
