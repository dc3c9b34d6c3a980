// SPDX-License-Identifier: Apache-2.0
// Prepares once, looks up when first asked: a claim is asked against all passages, the cited ones, and each alone.
#include "judges/rules/inquiry.hpp"

#include <algorithm>
#include <utility>

namespace groundlab::rules {

Inquiry::Inquiry(const Case& asked, std::span<const Claim> claims, Memory& memory, const Constants& constants)
    : memory_(memory), constants_(constants) {
  Vocabulary& vocabulary = memory.vocabulary;
  for (const PassagePtr& passage : asked.retrieved) {
    by_id_.push_back(evidence_.size());
    evidence_.push_back(memory.passages.get(passage, [&](const Passage& text) { return prepare(text, vocabulary); }));
  }
  std::sort(by_id_.begin(), by_id_.end(),
            [&](std::size_t a, std::size_t b) { return asked.retrieved[a]->id < asked.retrieved[b]->id; });
  const EntryFilter spoken(evidence_);
  const ReadText question = read(asked.question, vocabulary);
  for (const Claim& claim : claims) {
    ClaimInHand in_hand{prepare(claim, vocabulary, constants.name_weight), {}, {}};
    find_candidates(in_hand.prepared, spoken, vocabulary);
    in_hand.asked = lend(in_hand.prepared, question);
    in_hand.matches.resize(asked.retrieved.size());
    claims_.push_back(std::move(in_hand));
  }
}

Asked Inquiry::lend(const PreparedClaim& claim, const ReadText& question) const {
  const Vocabulary& vocabulary = memory_.vocabulary;
  Asked asked{std::vector<bool>(claim.distinct.size()), question.quantities};
  for (std::size_t i = 0; i < claim.distinct.size(); ++i) {
    const Token& mine = claim.text.tokens[claim.distinct[i].token];
    asked.words[i] = std::any_of(question.tokens.begin(), question.tokens.end(), [&](const Token& token) {
      return token.content && (token.lemma == mine.lemma || vocabulary[token.word].stem == vocabulary[mine.word].stem);
    });
  }
  return asked;
}

std::vector<View> Inquiry::views(const Question& question) {
  ClaimInHand& claim = claims_[question.claim];
  std::vector<View> found;
  for (const std::size_t passage : by_id_) {
    if (!std::binary_search(question.passages.begin(), question.passages.end(), passage)) continue;
    const Evidence& evidence = *evidence_[passage];
    auto& matches = claim.matches[passage];
    if (!matches) matches = match(claim.prepared, evidence, memory_.vocabulary);
    found.push_back({passage, &evidence, &*matches});
  }
  return found;
}

Decision Inquiry::decide(const Question& question, std::span<const View> views) const {
  const ClaimInHand& claim = claims_[question.claim];
  return rules::decide(claim.prepared, views, claim.asked, {memory_.vocabulary, constants_});
}

}  // namespace groundlab::rules
