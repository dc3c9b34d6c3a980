// SPDX-License-Identifier: Apache-2.0
// All questions are asked at once; the script would ask some of them only after an answer to another.
#include "evaluate/alce.hpp"

#include <algorithm>
#include <vector>

#include "evaluate/questions.hpp"

namespace groundlab {
namespace {

std::vector<std::size_t> as_set(std::vector<std::size_t> passages) {
  std::sort(passages.begin(), passages.end());
  passages.erase(std::unique(passages.begin(), passages.end()), passages.end());
  return passages;
}

/// What the script would cite; nothing where it rejects the sentence. The range is checked before the cut.
std::vector<std::size_t> cited(const AlceSentence& sentence) {
  std::vector<std::size_t> passages;
  for (const AlceCitation& citation : sentence.citations) {
    if (!citation.passage) return {};
    if (passages.size() < alce_citations) passages.push_back(*citation.passage);
  }
  return passages;
}

/// The questions of a sentence: together, and for each of several citations it alone and the others.
struct Asked {
  std::size_t together = 0;
  struct One {
    std::size_t alone = 0;
    std::size_t others = 0;
  };
  std::vector<One> each;
  std::size_t citations = 0;
};

Asked ask_about(std::vector<Question>& questions, std::size_t sentence, const std::vector<std::size_t>& passages) {
  const std::size_t first = questions.size();
  Asked asked{.together = add_question(questions, first, {sentence, as_set(passages)}),
              .each = {},
              .citations = passages.size()};
  if (passages.size() == 1) return asked;
  for (std::size_t i = 0; i < passages.size(); ++i) {
    std::vector<std::size_t> others = passages;
    others.erase(std::find(others.begin(), others.end(), passages[i]));
    asked.each.push_back({add_question(questions, first, {sentence, {passages[i]}}),
                          add_question(questions, first, {sentence, as_set(std::move(others))})});
  }
  return asked;
}

/// The judge's answers, with what was not judged taken as said.
class Answers {
 public:
  Answers(std::span<const Judgement> judgements, bool best) : judgements_(judgements), best_(best) {}

  bool entails(std::size_t question, bool if_not_judged) const {
    const Verdict verdict = judgements_[question].verdict;
    return verdict == Verdict::supported || (verdict == Verdict::not_judged && if_not_judged);
  }

  bool together(const Asked& asked) const { return entails(asked.together, best_); }

  std::size_t precise(const Asked& asked) const {
    if (!together(asked)) return 0;
    if (asked.each.empty()) return 1;
    return static_cast<std::size_t>(std::count_if(asked.each.begin(), asked.each.end(), [&](const Asked::One& one) {
      return entails(one.alone, best_) || !entails(one.others, !best_);
    }));
  }

 private:
  std::span<const Judgement> judgements_;
  bool best_;
};

}  // namespace

AlceCounts alce_counts(const Case& checked, std::span<const AlceSentence> sentences, Judge& judge) {
  std::vector<Claim> claims;
  std::vector<Question> questions;
  std::vector<Asked> asked;
  for (const AlceSentence& sentence : sentences) {
    const std::vector<std::size_t> passages = cited(sentence);
    if (passages.empty()) continue;
    claims.emplace_back().text = sentence.text;
    asked.push_back(ask_about(questions, claims.size() - 1, passages));
  }
  AlceCounts counts{.sentences = sentences.size()};
  if (questions.empty()) return counts;
  const std::vector<Judgement> judgements = judge.judge(checked, claims, questions);
  const Answers worst(judgements, false);
  const Answers best(judgements, true);
  for (const Asked& one : asked) {
    counts.entailed += worst.together(one) ? 1U : 0U;
    counts.entailed_max += best.together(one) ? 1U : 0U;
    counts.citations += one.citations;
    counts.precise += worst.precise(one);
    counts.precise_max += best.precise(one);
  }
  return counts;
}

}  // namespace groundlab
