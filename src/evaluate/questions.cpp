// SPDX-License-Identifier: Apache-2.0
// Citation questions as ALCE asks them (Gao et al., EMNLP 2023, section 4): the cited passages together, each alone,
// and all without it. With one retrieved and cited passage, all four are the same question.
#include "evaluate/questions.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace groundlab {
namespace {

/// The question's index among those from `first` on, which are this claim's; added where it is new.
std::size_t ask(std::vector<Question>& questions, std::size_t first, std::size_t claim,
                std::span<const std::size_t> passages) {
  for (std::size_t k = first; k < questions.size(); ++k)
    if (std::equal(passages.begin(), passages.end(), questions[k].passages.begin(), questions[k].passages.end()))
      return k;
  questions.push_back({claim, {passages.begin(), passages.end()}});
  return questions.size() - 1;
}

/// `known`: memory to use.
std::vector<std::size_t> known_passages(const Claim& claim, std::vector<std::size_t> known) {
  known.clear();
  for (const Citation& citation : claim.citations)
    if (citation.passage) known.push_back(*citation.passage);
  std::sort(known.begin(), known.end());
  known.erase(std::unique(known.begin(), known.end()), known.end());
  return known;
}

std::vector<std::size_t> without(std::vector<std::size_t> passages, std::size_t one) {
  passages.erase(std::remove(passages.begin(), passages.end(), one), passages.end());
  return passages;
}

}  // namespace

std::size_t add_question(std::vector<Question>& questions, std::size_t first, Question question) {
  const auto begin = questions.begin() + static_cast<std::ptrdiff_t>(first);
  const auto same = std::find(begin, questions.end(), question);
  if (same != questions.end()) return static_cast<std::size_t>(same - questions.begin());
  questions.push_back(std::move(question));
  return questions.size() - 1;
}

CaseQuestions questions_of(std::span<const Claim> claims, std::size_t passages) {
  std::vector<std::size_t> everything(passages);
  std::iota(everything.begin(), everything.end(), std::size_t{0});

  std::vector<std::size_t> known;  // of the claim in hand
  CaseQuestions asked;
  asked.claims.reserve(claims.size());
  asked.questions.reserve(2 * claims.size());
  for (std::size_t c = 0; c < claims.size(); ++c) {
    const std::size_t first = asked.questions.size();
    ClaimQuestions& claim = asked.claims.emplace_back();
    claim.all = ask(asked.questions, first, c, everything);
    if (claims[c].citations.empty()) continue;
    claim.citations.reserve(claims[c].citations.size());
    known = known_passages(claims[c], std::move(known));
    if (!known.empty()) claim.cited = ask(asked.questions, first, c, known);
    for (const Citation& citation : claims[c].citations) {
      CitationQuestions& one = claim.citations.emplace_back();
      if (!citation.passage) continue;
      one.alone = known.size() == 1 ? claim.cited : ask(asked.questions, first, c, {&*citation.passage, 1});
      if (known.size() > 1) one.others = ask(asked.questions, first, c, without(known, *citation.passage));
    }
  }
  return asked;
}

}  // namespace groundlab
