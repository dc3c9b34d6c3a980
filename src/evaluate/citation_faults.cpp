// SPDX-License-Identifier: Apache-2.0
// One more list of questions per case, each {claim, one passage}: for a claim whose citations fail, passages that it
// does not cite; for a bad citation, the neighbouring claims that lack one.
#include "evaluate/citation_faults.hpp"

#include <algorithm>
#include <optional>

#include "evaluate/questions.hpp"

namespace groundlab {
namespace {

bool cites(const CheckedClaim& claim, std::size_t passage) {
  return std::any_of(claim.claim.citations.begin(), claim.claim.citations.end(),
                     [&](const Citation& citation) { return citation.passage == passage; });
}

/// The passages back it, its own citations do not.
bool lacks_citation(const CheckedClaim& claim) {
  return claim.judgement.verdict == Verdict::supported && claim.citation_ok == false;
}

bool is_bad(const CheckedClaim& claim, std::size_t citation) { return claim.citation_relevant[citation] == false; }

/// Passages worth trying for a claim: those that its verdict rests on, then in order of retrieval.
std::vector<std::size_t> candidates(const CheckedClaim& claim, const Case& checked) {
  std::vector<std::size_t> found;
  const auto add = [&](std::size_t passage) {
    if (found.size() == passages_to_try || cites(claim, passage)) return;
    if (std::find(found.begin(), found.end(), passage) == found.end()) found.push_back(passage);
  };
  for (const Reason& reason : claim.judgement.reasons)
    for (std::size_t p = 0; p < checked.retrieved.size(); ++p)
      if (!reason.passage.empty() && checked.retrieved[p]->id == reason.passage) add(p);
  for (std::size_t p = 0; p < checked.retrieved.size(); ++p) add(p);
  return found;
}

/// What is asked, and afterwards whether it holds.
class SecondRound {
 public:
  void add(std::size_t claim, std::size_t passage) { add_question(questions_, 0, {claim, {passage}}); }

  void answer(const std::vector<CheckedClaim>& claims, const Case& checked, Judge& judge) {
    if (questions_.empty()) return;
    std::vector<Claim> texts;
    texts.reserve(claims.size());
    for (const CheckedClaim& claim : claims) texts.push_back(claim.claim);
    judgements_ = judge.judge(checked, texts, questions_);
  }

  bool holds(std::size_t claim, std::size_t passage) const {
    const auto asked = std::find(questions_.begin(), questions_.end(), Question{claim, {passage}});
    if (asked == questions_.end()) return false;
    return judgements_[static_cast<std::size_t>(asked - questions_.begin())].verdict == Verdict::supported;
  }

 private:
  std::vector<Question> questions_;
  std::vector<Judgement> judgements_;
};

/// The claims beside `claim` that a citation of this passage would help.
std::vector<std::size_t> neighbours(const std::vector<CheckedClaim>& claims, std::size_t claim, std::size_t passage) {
  std::vector<std::size_t> found;
  for (const std::size_t other : {claim - 1, claim + 1})
    if (other < claims.size() && lacks_citation(claims[other]) && !cites(claims[other], passage))
      found.push_back(other);
  return found;
}

CitationFault fault_of(const std::vector<CheckedClaim>& claims, std::size_t at, const Citation& citation,
                       const SecondRound& round) {
  if (!citation.passage) return CitationFault::invented;
  const std::vector<std::size_t> beside = neighbours(claims, at, *citation.passage);
  if (std::any_of(beside.begin(), beside.end(), [&](std::size_t c) { return round.holds(c, *citation.passage); }))
    return CitationFault::misplaced;
  if (claims[at].citation_ok == true) return CitationFault::superfluous;
  return claims[at].judgement.verdict == Verdict::supported ? CitationFault::wrong_passage : CitationFault::unbacked;
}

SecondRound questions_about(const std::vector<CheckedClaim>& claims, const Case& checked) {
  SecondRound round;
  for (std::size_t c = 0; c < claims.size(); ++c) {
    const std::vector<Citation>& citations = claims[c].claim.citations;
    if (lacks_citation(claims[c]) && !citations.empty())
      for (const std::size_t passage : candidates(claims[c], checked)) round.add(c, passage);
    for (std::size_t i = 0; i < citations.size(); ++i)
      if (citations[i].passage && is_bad(claims[c], i))
        for (const std::size_t other : neighbours(claims, c, *citations[i].passage))
          round.add(other, *citations[i].passage);
  }
  return round;
}

}  // namespace

std::vector<CheckedClaim> with_faults(std::vector<CheckedClaim> claims, const Case& checked, Judge& judge) {
  SecondRound round = questions_about(claims, checked);
  round.answer(claims, checked, judge);
  for (std::size_t c = 0; c < claims.size(); ++c) {
    CheckedClaim& claim = claims[c];
    const std::vector<Citation>& citations = claim.claim.citations;
    claim.citation_faults.reserve(citations.size());
    for (std::size_t i = 0; i < citations.size(); ++i)
      claim.citation_faults.push_back(is_bad(claim, i) ? std::optional(fault_of(claims, c, citations[i], round))
                                                       : std::nullopt);
    if (!lacks_citation(claim) || citations.empty()) continue;
    for (const std::size_t passage : candidates(claim, checked))
      if (claim.better_passage.empty() && round.holds(c, passage))
        claim.better_passage = checked.retrieved[passage]->id;
  }
  return claims;
}

}  // namespace groundlab
