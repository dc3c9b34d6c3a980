// SPDX-License-Identifier: Apache-2.0
// The evidence says less than the claim: it may be so, it is so under a condition, it should be so, it is one of two.
#include <algorithm>
#include <array>
#include <string_view>

#include "judges/rules/conflict.hpp"
#include "judges/rules/phrases.hpp"

namespace groundlab::rules {
namespace {

constexpr float least_share = 0.8F;
constexpr std::size_t longest_condition = 30;  // tokens of a sentence whose condition may be overlooked

enum class Hedge : std::uint8_t { open, condition, advice, choice };
constexpr std::array<std::string_view, 4> hedge_names{"open", "condition", "advice", "choice"};

class Hedges {
 public:
  explicit Hedges(const Comparison& comparison) : comparison_(comparison), best_(comparison.best()) {}

  std::optional<Conflict> run() {
    if (best_.share < least_share || !comparison_.is_little()) return std::nullopt;
    const auto& mine = comparison_.claim.text.tokens;
    const auto& theirs = best_.view.evidence->text.tokens;
    const auto in_claim = find(mine, 0, mine.size());
    for (const auto& [hedge, token] : find(theirs, best_.unit.begin, best_.unit.end)) {
      if (!counts(hedge, token)) continue;
      const Hedge kind = hedge;
      const bool said =
          std::any_of(in_claim.begin(), in_claim.end(), [&](const auto& own) { return own.first == kind; });
      if (said || claim_says(hedge)) continue;
      return Conflict{Rule::hedged, ReasonCode::condition_missing,
                      comparison_.nearness * comparison_.constants.short_fall, none, token};
    }
    return std::nullopt;
  }

 private:
  std::vector<std::pair<Hedge, std::uint32_t>> find(std::span<const Token> tokens, std::size_t begin,
                                                    std::size_t end) const {
    std::vector<std::pair<Hedge, std::uint32_t>> found;
    for (std::size_t i = begin; i < end; ++i) {
      if (!comparison_.vocabulary[tokens[i].word].starts_hedge) continue;
      const auto phrase = Phrases::hedges().match([&](std::size_t k) -> std::string_view {
        return i + k < end ? std::string_view(comparison_.vocabulary[tokens[i + k].word].text) : std::string_view();
      });
      if (!phrase) continue;
      const auto name = std::find(hedge_names.begin(), hedge_names.end(), phrase->instead.at(0).text);
      found.emplace_back(static_cast<Hedge>(name - hedge_names.begin()), static_cast<std::uint32_t>(i));
    }
    return found;
  }

  /// A possibility counts right before a word that the claim takes over, a condition in a short sentence.
  bool counts(Hedge hedge, std::uint32_t token) const {
    if (hedge == Hedge::condition)
      return best_.unit.end - best_.unit.begin <= longest_condition && !claim_meets_condition(token);
    if (hedge == Hedge::choice) return true;
    if (hedge == Hedge::advice) return claim_has({"must", "shall", "required", "mandatory", "obliged"});
    return std::any_of(best_.pairs.begin(), best_.pairs.end(), [&](const Pair& pair) {
      if (!pair.is_aligned() || pair.strength < 0.6F) return false;
      const std::uint32_t at = best_.view.evidence->content[pair.at];
      return at > token && at - token <= 3;
    });
  }

  /// The claim speaks of everything that the condition names: it is about that very situation.
  bool claim_meets_condition(std::uint32_t token) const {
    const Evidence& evidence = *best_.view.evidence;
    bool any = false;
    for (std::uint32_t at = best_.unit.first; at < best_.unit.last; ++at) {
      const std::uint32_t place = evidence.content[at];
      if (place < token) continue;
      for (std::uint32_t i = token; i < place; ++i)
        if (comparison_.vocabulary[evidence.text.tokens[i].word].text == ",") return any;
      const bool used = std::any_of(best_.pairs.begin(), best_.pairs.end(),
                                    [&](const Pair& pair) { return pair.at == at && !pair.opposite; });
      if (!used) return false;
      any = true;
    }
    return any;
  }

  bool claim_says(Hedge hedge) const {
    switch (hedge) {
      case Hedge::open:
        return claim_has({"can", "possible", "must", "should", "allowed", "permitted", "potential", "not"});
      case Hedge::condition:
        return claim_has({"when", "only", "provided", "once", "after"});
      case Hedge::choice:
        return claim_has({"or"});
      case Hedge::advice:
        return false;
    }
    return false;
  }

  bool claim_has(std::initializer_list<std::string_view> words) const {
    const auto& tokens = comparison_.claim.text.tokens;
    return std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
      return std::find(words.begin(), words.end(), comparison_.vocabulary[token.word].text) != words.end();
    });
  }

  const Comparison& comparison_;
  const Alignment& best_;
};

}  // namespace

std::optional<Conflict> compare_hedges(const Comparison& comparison) { return Hedges(comparison).run(); }

}  // namespace groundlab::rules
