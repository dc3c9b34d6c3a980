// SPDX-License-Identifier: Apache-2.0
// Near copies: where a claim takes a sentence over word by word and changes one small thing, the change is the claim.
// The edit script comes from matching blocks (Ratcliff and Metzener 1988); only changes between two copied runs count.
#include <algorithm>
#include <vector>

#include "judges/rules/conflict.hpp"

namespace groundlab::rules {
namespace {

constexpr float least_copied = 0.25F;  // of the claim's word triples, before any script is made
constexpr float least_share = 0.4F;
constexpr std::size_t most_words = 120;
constexpr std::size_t most_sentences = 3;

struct Block {
  std::size_t a = 0;
  std::size_t b = 0;
  std::size_t size = 0;
};

using Tokens = std::vector<std::uint32_t>;  // token numbers without marks

class EditScript {
 public:
  EditScript(const Comparison& comparison, const Alignment& alignment)
      : comparison_(comparison),
        alignment_(alignment),
        claim_(comparison.claim.text.tokens),
        evidence_(alignment.view.evidence->text.tokens) {
    collect(claim_, 0, claim_.size(), a_);
    collect(evidence_, alignment.unit.begin, alignment.unit.end, b_);
    if (a_.size() > most_words || b_.size() > most_words) return;
    split(0, a_.size(), 0, b_.size());
  }

  /// Share of the claim's words in copied runs of two and more.
  float copied() const {
    std::size_t words = 0;
    for (const Block& block : blocks_) words += block.size >= 2 ? block.size : 0;
    return a_.empty() ? 0 : static_cast<float>(words) / static_cast<float>(a_.size());
  }

  std::optional<Conflict> conflict() const {
    std::optional<Conflict> strongest;
    Block before{0, 0, 0};
    for (std::size_t i = 0; i <= blocks_.size(); ++i) {
      const Block after = i < blocks_.size() ? blocks_[i] : Block{a_.size(), b_.size(), 0};
      const auto found = change(before, after);
      if (found && (!strongest || found->strength > strongest->strength)) strongest = found;
      before = after;
    }
    return strongest;
  }

 private:
  static void collect(std::span<const Token> tokens, std::size_t begin, std::size_t end, Tokens& words) {
    for (std::size_t i = begin; i < end; ++i)
      if (tokens[i].kind != TokenKind::mark) words.push_back(static_cast<std::uint32_t>(i));
  }

  /// Longest common run of [a0, a1) and [b0, b1), then the same left and right of it.
  void split(std::size_t a0, std::size_t a1, std::size_t b0, std::size_t b1) {
    Block best;
    std::vector<std::size_t> row(b1 - b0 + 1, 0);
    for (std::size_t i = a0; i < a1; ++i) {
      for (std::size_t j = b1; j-- > b0;) {
        const bool same = claim_[a_[i]].word == evidence_[b_[j]].word;
        row[j - b0 + 1] = same ? row[j - b0] + 1 : 0;
        const std::size_t run = row[j - b0 + 1];
        if (run >= best.size && run > 0) best = {i + 1 - run, j + 1 - run, run};
      }
    }
    if (best.size == 0) return;
    if (best.a > a0 && best.b > b0) split(a0, best.a, b0, best.b);
    blocks_.push_back(best);
    if (best.a + best.size < a1 && best.b + best.size < b1) split(best.a + best.size, a1, best.b + best.size, b1);
  }

  std::size_t cues(std::span<const Token> tokens, const Tokens& words, std::size_t begin, std::size_t end) const {
    std::size_t count = 0;
    for (std::size_t i = begin; i < end; ++i) count += tokens[words[i]].cue != Cue::none ? 1U : 0U;
    return count;
  }

  /// What was changed between two runs: a negation, a name, a number.
  std::optional<Conflict> change(const Block& before, const Block& after) const {
    const std::size_t a0 = before.a + before.size;
    const std::size_t b0 = before.b + before.size;
    const std::size_t mine = after.a - a0;
    const std::size_t theirs = after.b - b0;
    if (mine == 0 && theirs == 0) return std::nullopt;
    if (mine > 3 || theirs > 4) return std::nullopt;
    const bool starts = a0 == 0;
    const bool ends = after.a == a_.size();
    const std::size_t changed = cues(claim_, a_, a0, after.a) + cues(evidence_, b_, b0, after.b);
    if (changed % 2 == 1 && theirs <= 3 && after.size >= 2 && before.size + after.size >= 4 &&
        (before.size >= 1 || starts))  // shown at the word that both have behind the negation
      return Conflict{Rule::edit, ReasonCode::negation_conflict, comparison_.constants.edit_negation, a_[after.a],
                      b_[after.b]};
    const bool flanked = (before.size >= 2 || starts) && (after.size >= 2 || ends) && before.size + after.size >= 3;
    if (!flanked || mine == 0 || theirs == 0) return std::nullopt;
    return replacement(a0, after.a, b0, after.b);
  }

  std::optional<Conflict> replacement(std::size_t a0, std::size_t a1, std::size_t b0, std::size_t b1) const {
    std::size_t content = 0;
    for (std::size_t j = b0; j < b1; ++j) content += carries(evidence_[b_[j]]) ? 1U : 0U;
    if (content == 0 || content > 2) return std::nullopt;
    for (std::size_t i = a0; i < a1; ++i) {
      const Token& token = claim_[a_[i]];
      if (!carries(token) || stands_for_some(a_[i], b0, b1)) continue;
      for (std::size_t j = b0; j < b1; ++j) {
        const Token& other = evidence_[b_[j]];
        if (token.content && token.capital && other.content && other.capital && !token.shouting)
          return Conflict{Rule::edit, ReasonCode::name_conflict, comparison_.constants.name_edit, a_[i], b_[j]};
      }
    }
    return std::nullopt;
  }

  static bool carries(const Token& token) { return token.content || token.quantity != none; }

  bool stands_for_some(std::uint32_t claim_token, std::size_t b0, std::size_t b1) const {
    for (const auto& word : comparison_.claim.words) {
      if (word.token != claim_token) continue;
      for (const Hit& hit : alignment_.view.matches->of(word.distinct)) {
        const std::uint32_t token = alignment_.view.evidence->content[hit.at];
        if (token >= b_[b0] && token <= b_[b1 - 1] && hit.quality >= 0.5F && !hit.opposite) return true;
      }
    }
    return false;
  }

  const Comparison& comparison_;
  const Alignment& alignment_;
  std::span<const Token> claim_;
  std::span<const Token> evidence_;
  Tokens a_;
  Tokens b_;
  std::vector<Block> blocks_;
};

}  // namespace

std::optional<Conflict> compare_edits(const Comparison& comparison) {
  if (comparison.copied < least_copied) return std::nullopt;
  std::size_t tried = 0;
  float best_copied = 0;
  std::optional<Conflict> found;
  for (const Alignment& alignment : comparison.alignments) {
    if (alignment.unit.clause || alignment.share < least_share) continue;
    if (++tried > most_sentences) break;
    const EditScript script(comparison, alignment);
    const float copied = script.copied();
    if (copied < comparison.constants.near_copy || copied <= best_copied) continue;
    best_copied = copied;
    found = script.conflict();
    if (!found) continue;
    for (std::size_t v = 0; v < comparison.views.size(); ++v)
      if (comparison.views[v].evidence == alignment.view.evidence) found->view = v;
  }
  return found;
}

}  // namespace groundlab::rules
