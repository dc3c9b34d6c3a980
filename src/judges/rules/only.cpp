// SPDX-License-Identifier: Apache-2.0
// Exceptions and exclusive conditions: "all but X", "only with X" (which is "not without X"), "only X may".
#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "judges/rules/conflict.hpp"

namespace groundlab::rules {
namespace {

constexpr float least_covered = 0.4F;

/// One side of the comparison as words.
class Side {
 public:
  Side(std::span<const Token> tokens, std::uint32_t begin, std::uint32_t end, const Vocabulary& vocabulary)
      : tokens_(tokens), begin_(begin), end_(end), vocabulary_(vocabulary) {}

  using Any = std::span<const std::string_view>;

  std::string_view at(std::uint32_t i) const {
    return i >= begin_ && i < end_ ? std::string_view(vocabulary_[tokens_[i].word].text) : "";
  }
  /// The first of these words from `from` on; none: there is none.
  std::uint32_t find(Any words, std::uint32_t from = 0) const {
    for (std::uint32_t i = std::max(begin_, from); i < end_; ++i)
      if (std::find(words.begin(), words.end(), at(i)) != words.end()) return i;
    return none;
  }
  bool has(Any words) const { return find(words) != none; }
  bool has_exception_word() const {
    for (std::uint32_t i = begin_; i < end_; ++i)
      if ((vocabulary_[tokens_[i].word].listed->flags & exception_word) != 0) return true;
    return false;
  }
  bool has_cue_before(std::uint32_t end) const {
    for (std::uint32_t i = begin_; i < std::min(end, end_); ++i)
      if (tokens_[i].cue != Cue::none && at(i) != "without") return true;
    return false;
  }
  bool has_cue() const { return has_cue_before(end_); }
  std::uint32_t begin() const { return begin_; }
  std::uint32_t end() const { return end_; }
  const Token& token(std::uint32_t i) const { return tokens_[i]; }

 private:
  std::span<const Token> tokens_;
  std::uint32_t begin_;
  std::uint32_t end_;
  const Vocabulary& vocabulary_;
};

constexpr std::array<std::string_view, 9> requiring{"require", "requires", "required", "need",     "needs",
                                                    "needed",  "must",     "always",   "necessary"};
constexpr std::array<std::string_view, 5> excluding{"except", "excluding", "exception", "apart", "besides"};
constexpr std::array<std::string_view, 6> universal{"all", "every", "each", "everyone", "everybody", "any"};
constexpr std::array<std::string_view, 6> links{"with", "if", "when", "after", "upon", "once"};
constexpr std::array<std::string_view, 3> exclusive{"only", "solely", "exclusively"};
constexpr std::array<std::string_view, 3> unless_words{"unless", "without", "until"};
constexpr std::array<std::string_view, 1> only_word{"only"};
constexpr std::array<std::string_view, 1> without_word{"without"};
constexpr std::array<std::string_view, 1> other_word{"other"};

class Exceptions {
 public:
  explicit Exceptions(const Comparison& comparison)
      : comparison_(comparison),
        best_(comparison.best()),
        mine_(comparison.claim.text.tokens, 0, static_cast<std::uint32_t>(comparison.claim.text.tokens.size()),
              comparison.vocabulary),
        theirs_(sentence()) {}

  Settled run() {
    if (best_.covered >= least_covered && (mine_.has_exception_word() || theirs_.has_exception_word())) {
      compare_exception();
      compare_conditions();
      compare_exclusive();
    }
    return std::move(settled_);
  }

 private:
  /// The whole sentence: an exception may stand in another clause than the rule.
  Side sentence() const {
    const Unit& whole = best_.view.evidence->sentences[best_.unit.sentence];
    return {best_.view.evidence->text.tokens, whole.begin, whole.end, comparison_.vocabulary};
  }

  void conflict(std::uint32_t claim_token, std::uint32_t evidence_token) {
    settled_.conflicts.push_back(
        {Rule::only, ReasonCode::exception_conflict, comparison_.nearness, claim_token, evidence_token});
  }

  /// The claim's words that stand for the content word at an evidence token.
  bool claim_speaks_of(std::uint32_t evidence_token) const {
    for (std::size_t i = 0; i < best_.pairs.size(); ++i)
      for (const Hit& hit : best_.view.matches->of(comparison_.claim.words[i].distinct))
        if (!hit.opposite && hit.quality >= 0.8F && best_.view.evidence->content[hit.at] == evidence_token) return true;
    return false;
  }

  /// "All X except Y V": Y does not V, and not all X do.
  void compare_exception() {
    const std::uint32_t all = theirs_.find(universal);
    const std::uint32_t but = all == none ? none : exception_after(all);
    if (but == none || mine_.has(excluding)) return;
    const std::uint32_t claim_all = mine_.find(std::span(universal).first(5));
    if (claim_all != none && !mine_.has_cue_before(claim_all)) return conflict(claim_all, but);
    std::size_t named = 0;
    std::size_t content = 0;
    for (std::uint32_t i = but + 1; i < theirs_.end() && content < 2; ++i) {
      if (theirs_.token(i).kind == TokenKind::mark) break;
      if (!theirs_.token(i).content) continue;
      ++content;
      named += claim_speaks_of(i) ? 1U : 0U;
    }
    if (content == 0 || named < content) return;
    if (mine_.has_cue())
      settled_.same = true;
    else
      conflict(none, but);
  }

  std::uint32_t exception_after(std::uint32_t from) const {
    const std::uint32_t plain = theirs_.find(excluding, from);
    if (plain != none) return plain;
    const std::uint32_t other = theirs_.find(other_word, from);
    if (other != none && theirs_.at(other + 1) == "than") return other + 1;
    return theirs_.at(from + 1) == "but" ? from + 1 : none;
  }

  /// "Only with X" on one side, "not without X" or "needs X" on the other.
  void compare_conditions() {
    const std::uint32_t theirs = exclusive_condition(theirs_);
    const std::uint32_t mine = exclusive_condition(mine_);
    const std::uint32_t without = mine_.find(without_word);
    if (theirs != none) {
      if (without != none && !mine_.has_cue_before(without))
        conflict(without, theirs);
      else if (mine != none && mine_.at(mine) == theirs_.at(theirs))
        return;  // the same words explain no negation elsewhere
      else if (mine != none || mine_.has(requiring))
        settled_.same = true;
    } else if (mine != none && theirs_.has(requiring) && !theirs_.has_cue()) {
      settled_.same = true;
    }
  }

  /// "only with/if/when X", or a negation and then "unless/without/until X".
  static std::uint32_t exclusive_condition(const Side& side) {
    for (std::uint32_t only = side.find(only_word); only != none; only = side.find(only_word, only + 1))
      if (std::find(links.begin(), links.end(), side.at(only + 1)) != links.end()) return only;
    const std::uint32_t unless = side.find(unless_words);
    if (unless != none && (side.has_cue_before(unless) || side.has_cue())) return unless;
    return none;
  }

  /// "Only X may": others may not.
  void compare_exclusive() {
    const std::uint32_t theirs = theirs_.find(only_word);
    const std::uint32_t mine = mine_.find(exclusive);
    if (mine == none && theirs != none && !mine_.has_cue() && theirs <= theirs_.begin() + 1) {
      const std::uint32_t holder = content_after(theirs_, theirs);
      if (holder != none && !claim_speaks_of(holder)) conflict(none, theirs);
    }
    if (mine == none || theirs != none) return;
    for (std::uint32_t i = theirs_.begin(); i < theirs_.end(); ++i) {
      const bool joins = theirs_.at(i) == "and" || theirs_.at(i) == "or";
      const std::uint32_t other = joins ? content_after(theirs_, i) : none;
      const std::uint32_t before = joins && i > theirs_.begin() ? i - 1 : none;
      if (other == none || before == none || !theirs_.token(before).content) continue;
      const std::uint32_t holder = content_after(mine_, mine);
      if (holder != none && (pair_is(holder, before) || pair_is(holder, other))) return conflict(mine, i);
    }
  }

  static std::uint32_t content_after(const Side& side, std::uint32_t from) {
    for (std::uint32_t i = from + 1; i < std::min(side.end(), from + 4); ++i)
      if (side.token(i).content) return i;
    return none;
  }

  bool pair_is(std::uint32_t claim_token, std::uint32_t evidence_token) const {
    for (std::size_t i = 0; i < best_.pairs.size(); ++i)
      if (comparison_.claim.words[i].token == claim_token && best_.pairs[i].is_aligned())
        return best_.view.evidence->content[best_.pairs[i].at] == evidence_token;
    return false;
  }

  const Comparison& comparison_;
  const Alignment& best_;
  Side mine_;
  Side theirs_;
  Settled settled_;
};

}  // namespace

Settled compare_exceptions(const Comparison& comparison) { return Exceptions(comparison).run(); }

}  // namespace groundlab::rules
