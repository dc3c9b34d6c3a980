// SPDX-License-Identifier: Apache-2.0
// Denials clause by clause. In a long claim, or against a long passage, negations elsewhere say nothing of this one: a
// denial counts where its clause is found nearly whole in one sentence that does not deny it. The other way round, a
// sentence that the claim takes over nearly whole must not deny what the claim states.
#include <algorithm>
#include <array>

#include "judges/rules/conflict.hpp"

namespace groundlab::rules {
namespace {

constexpr float well_aligned = 0.6F;
constexpr float focus_aligned = 0.8F;
constexpr std::size_t fewest_words = 2;

struct Clause {
  std::uint32_t begin = 0, end = 0;  ///< tokens
};

class Denials {
 public:
  explicit Denials(const Comparison& comparison)
      : comparison_(comparison), tokens_(comparison.claim.text.tokens), vocabulary_(comparison.vocabulary) {}

  std::optional<Conflict> find() const {
    if (auto conflict = stated_though_denied()) return conflict;
    for (std::uint32_t i = 0; i < tokens_.size(); ++i) {
      if (!denies_its_sentence(tokens_[i])) continue;
      const Clause clause = clause_of(i);
      if (cues(tokens_, clause) % 2 == 0) continue;
      if (auto conflict = denied_by_none(clause)) return conflict;
    }
    return std::nullopt;
  }

 private:
  /// The strongest sentence that denies a word of the claim which the claim states, with what stands around it.
  std::optional<Conflict> stated_though_denied() const {
    if (cues(tokens_, {0, static_cast<std::uint32_t>(tokens_.size())}) > 0) return std::nullopt;
    if (!some_sentence_denies()) return std::nullopt;
    for (std::uint32_t i = 0; i < comparison_.claim.words.size(); ++i) {
      if (tokens_[comparison_.claim.words[i].token].negated) continue;
      const Alignment* denying = nullptr;
      float denied = 0;
      float stated = 0;
      for (const Alignment& alignment : comparison_.alignments) {
        const Pair& pair = alignment.pairs[i];
        if (alignment.unit.clause || !pair.is_aligned() || pair.strength < focus_aligned || pair.opposite) continue;
        const float share = share_around(alignment, i);
        const Token& other = alignment.evidence_token(pair);
        if (!other.negated)
          stated = std::max(stated, share);
        else if (other.focus && share > denied && is_denied_by_word(alignment, pair))
          denied = share, denying = &alignment;
      }
      if (denying == nullptr || denied < comparison_.constants.denied_share || stated >= denied) continue;
      return conflict(*denying, i);
    }
    return std::nullopt;
  }

  bool some_sentence_denies() const {
    return std::any_of(comparison_.alignments.begin(), comparison_.alignments.end(), [&](const Alignment& alignment) {
      const auto& evidence = alignment.view.evidence->text.tokens;
      return !alignment.unit.clause &&
             std::any_of(evidence.begin() + alignment.unit.begin, evidence.begin() + alignment.unit.end,
                         [](const Token& token) { return token.cue != Cue::none; });
    });
  }

  /// Share of the claim's words around word `i` (itself left out) that stand around its counterpart.
  float share_around(const Alignment& alignment, std::uint32_t i) const {
    constexpr std::uint32_t reach = 4;
    constexpr std::uint32_t evidence_reach = 6;
    float all = 0;
    float found = 0;
    const auto last = std::min<std::uint32_t>(i + reach + 1, static_cast<std::uint32_t>(alignment.pairs.size()));
    for (std::uint32_t k = i > reach ? i - reach : 0; k < last; ++k) {
      if (k == i) continue;
      const Pair& pair = alignment.pairs[k];
      const float weight = comparison_.claim.distinct[comparison_.claim.words[k].distinct].weight;
      all += weight;
      const auto distance = [&] {
        return std::max(pair.at, alignment.pairs[i].at) - std::min(pair.at, alignment.pairs[i].at);
      };
      if (pair.is_aligned() && pair.strength >= well_aligned && !pair.opposite && distance() <= evidence_reach)
        found += weight;
    }
    return all >= 2 ? found / all : 0;
  }

  /// "not", "cannot" or "never" stands within a few words before the counterpart.
  bool is_denied_by_word(const Alignment& alignment, const Pair& pair) const {
    const auto& evidence = alignment.view.evidence->text.tokens;
    const std::uint32_t token = alignment.view.evidence->content[pair.at];
    for (std::uint32_t k = token; k > alignment.unit.begin && token - k < 5; --k)
      if (evidence[k - 1].cue != Cue::none) return denies_its_sentence(evidence[k - 1]);
    return false;
  }

  Conflict conflict(const Alignment& alignment, std::uint32_t word) const {
    Conflict conflict{Rule::negation, ReasonCode::negation_conflict, comparison_.constants.clause_denial,
                      comparison_.claim.words[word].token, alignment.view.evidence->content[alignment.pairs[word].at]};
    for (std::size_t v = 0; v < comparison_.views.size(); ++v)
      if (comparison_.views[v].evidence == alignment.view.evidence) conflict.view = v;
    return conflict;
  }

  /// Verbs of refusing and lacking, and the phrases that are read as "not", deny a thing and have many paraphrases;
  /// these words deny what the sentence says.
  bool denies_its_sentence(const Token& token) const {
    constexpr std::array<std::string_view, 3> words{"not", "cannot", "never"};
    const std::string_view text = vocabulary_[token.word].text;
    const bool is_phrase = token.span.size() > std::string_view("cannot").size();
    return token.cue != Cue::none && !is_phrase && std::find(words.begin(), words.end(), text) != words.end();
  }

  static std::size_t cues(std::span<const Token> tokens, Clause clause) {
    const auto part = tokens.subspan(clause.begin, clause.end - clause.begin);
    return static_cast<std::size_t>(
        std::count_if(part.begin(), part.end(), [](const Token& token) { return token.cue != Cue::none; }));
  }

  bool parts(std::uint32_t token) const {
    return tokens_[token].kind == TokenKind::mark || vocabulary_[tokens_[token].word].is(clause_break);
  }

  /// From the last mark or clause word before the cue to the first behind what it denies.
  Clause clause_of(std::uint32_t cue) const {
    Clause clause{cue, cue + 1};
    while (clause.begin > 0 && !parts(clause.begin - 1)) --clause.begin;
    while (clause.end < tokens_.size() && tokens_[clause.end].negated && !parts(clause.end)) ++clause.end;
    return clause;
  }

  /// How one sentence answers to the clause.
  struct Answer {
    float share = 0;            ///< of the clause's weight that it has
    bool denies = false;        ///< it denies a word of it, too
    std::uint32_t word = none;  ///< pair of the denied word that it states
  };

  Answer answer(const Alignment& alignment, Clause clause) const {
    Answer answer;
    float all = 0;
    float found = 0;
    std::size_t words = 0;
    for (std::uint32_t i = 0; i < alignment.pairs.size(); ++i) {
      const ClaimWord& word = comparison_.claim.words[i];
      if (word.token < clause.begin || word.token >= clause.end) continue;
      const Pair& pair = alignment.pairs[i];
      const float weight = comparison_.claim.distinct[word.distinct].weight;
      all += weight;
      ++words;
      if (!pair.is_aligned() || pair.strength < well_aligned) continue;
      const Token& mine = tokens_[word.token];
      const Token& other = alignment.evidence_token(pair);
      if (pair.opposite || other.negated) answer.denies = true;
      found += weight;
      if (answer.word == none && mine.negated && mine.focus && pair.strength >= focus_aligned) answer.word = i;
    }
    if (words >= fewest_words && all > 0) answer.share = found / all;
    return answer;
  }

  std::optional<Conflict> denied_by_none(Clause clause) const {
    const Alignment* best = nullptr;
    Answer best_answer;
    for (const Alignment& alignment : comparison_.alignments) {
      if (alignment.unit.clause) continue;
      const Answer one = answer(alignment, clause);
      if (one.denies) return std::nullopt;
      if (one.word == none || one.share <= best_answer.share) continue;
      best = &alignment;
      best_answer = one;
    }
    if (best == nullptr || best_answer.share < comparison_.constants.clause_share) return std::nullopt;
    return conflict(*best, best_answer.word);
  }

  const Comparison& comparison_;
  std::span<const Token> tokens_;
  const Vocabulary& vocabulary_;
};

}  // namespace

std::optional<Conflict> compare_denials(const Comparison& comparison) { return Denials(comparison).find(); }

}  // namespace groundlab::rules
