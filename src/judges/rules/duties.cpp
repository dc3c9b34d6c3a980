// SPDX-License-Identifier: Apache-2.0
// What must, may and must not be, and under which exception: "need not" is no "must not", "only with" is "not without".
#include <algorithm>
#include <array>
#include <string_view>

#include "judges/rules/conflict.hpp"
#include "judges/rules/phrases.hpp"

namespace groundlab::rules {
namespace {

constexpr float least_covered = 0.4F;

enum class Duty : std::uint8_t { free, forbidden, required, permitted, unsaid };

struct Said {
  Duty duty = Duty::unsaid;
  std::uint32_t token = none;
};

class Duties {
 public:
  explicit Duties(const Comparison& comparison) : comparison_(comparison) {}

  Settled run() {
    Settled settled;
    const Alignment& best = comparison_.best();
    if (best.covered < least_covered) return settled;
    const Said mine = find(comparison_.claim.text.tokens, 0, comparison_.claim.text.tokens.size());
    if (mine.duty == Duty::unsaid) return settled;
    const Said theirs = find(best.view.evidence->text.tokens, best.unit.begin, best.unit.end);
    if (theirs.duty == Duty::unsaid) return settled;
    if (mine.duty == theirs.duty && (mine.duty == Duty::free || mine.duty == Duty::forbidden)) settled.same = true;
    const bool falls_short = mine.duty == Duty::required && theirs.duty == Duty::permitted;
    if (falls_short && comparison_.is_little())
      settled.conflicts.push_back({Rule::hedged, ReasonCode::duty_conflict,
                                   comparison_.nearness * comparison_.constants.short_fall, mine.token, theirs.token});
    if (exclude(mine.duty, theirs.duty) || exclude(theirs.duty, mine.duty))
      settled.conflicts.push_back(
          {Rule::duty, ReasonCode::duty_conflict, comparison_.nearness, mine.token, theirs.token});
    return settled;
  }

 private:
  static bool exclude(Duty a, Duty b) {
    switch (a) {
      case Duty::forbidden:
        return b == Duty::free || b == Duty::required || b == Duty::permitted;
      case Duty::free:
        return b == Duty::required;
      case Duty::required:
      case Duty::permitted:
      case Duty::unsaid:
        return false;
    }
    return false;
  }

  Said find(std::span<const Token> tokens, std::size_t begin, std::size_t end) const {
    constexpr std::array<std::string_view, 4> names{"free", "forbidden", "required", "permitted"};
    Said said;
    for (std::size_t i = begin; i < end; ++i) {
      if (!comparison_.vocabulary[tokens[i].word].starts_duty) continue;
      const auto phrase = Phrases::duties().match([&](std::size_t k) -> std::string_view {
        return i + k < end ? std::string_view(comparison_.vocabulary[tokens[i + k].word].text) : std::string_view();
      });
      if (!phrase) continue;
      const auto place = std::find(names.begin(), names.end(), phrase->instead.at(0).text);
      const auto duty = static_cast<Duty>(place - names.begin());
      if (duty < said.duty) said = {duty, static_cast<std::uint32_t>(i)};
    }
    return said;
  }

  const Comparison& comparison_;
};

}  // namespace

Settled compare_duties(const Comparison& comparison) { return Duties(comparison).run(); }

}  // namespace groundlab::rules
