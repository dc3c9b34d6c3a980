// SPDX-License-Identifier: Apache-2.0
// The judge over the inquiry: asks, decides, explains. What it learnt of words and passages it keeps for the next case,
// until there is too much of it.
#include "judges/rules/rules.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "groundlab/core/diagnostic.hpp"

#include "judges/rules/explain.hpp"
#include "judges/rules/inquiry.hpp"

namespace groundlab {
namespace rules {
namespace {

constexpr std::size_t most_words = 300'000;  // about 60 MB; then everything learnt is forgotten

class RulesJudge : public Judge {
 public:
  explicit RulesJudge(float strictness) : constants_(Constants::embedded()) {
    constants_.least_balance = balance_at(strictness);
  }

  std::vector<Judgement> judge(const Case& asked, std::span<const Claim> claims,
                               std::span<const Question> questions) override {
    if (!memory_ || memory_->vocabulary.size() > most_words) memory_ = std::make_unique<Memory>(constants_);
    Inquiry inquiry(asked, claims, *memory_, constants_);
    std::vector<Judgement> judgements;
    for (const Question& question : questions) judgements.push_back(answer(inquiry, asked, claims, question));
    return judgements;
  }

 private:
  Judgement answer(Inquiry& inquiry, const Case& asked, std::span<const Claim> claims, const Question& question) const {
    const PreparedClaim& claim = inquiry.claim(question.claim);
    if (claim.states_nothing) return nothing_to_check();
    const std::vector<View> views = inquiry.views(question);
    const auto is_empty = [](const View& view) { return view.evidence->text.tokens.empty(); };
    if (std::all_of(views.begin(), views.end(), is_empty)) return no_evidence();
    const Told told{asked, claims[question.claim].text, claim, views, memory_->vocabulary};
    const Decision decision = inquiry.decide(question, views);
    if (views.size() > 1 && decision.verdict == Verdict::contradicted)
      if (auto judgement = backed_by_one(inquiry, told, question, decision)) return *std::move(judgement);
    if (decision.verdict == Verdict::contradicted && stands_verbatim(told))
      return explain(told, acquitted(decision, constants_));
    Judgement judgement = explain(told, decision);
    if (views.size() > 1 && decision.verdict == Verdict::supported)
      if (const auto denial = denial_of(inquiry, told, question, decision)) {
        if (decision.denies_alone) return explain(denial->told, denial->decision);
        add_disagreement(judgement, denial->told, denial->decision);
      }
    return judgement;
  }

  /// A passage that backs the claim by itself outweighs another one that denies it. One that has the claim's words but
  /// not its negation backs nothing.
  static std::optional<Judgement> backed_by_one(const Inquiry& inquiry, const Told& told, const Question& question,
                                                const Decision& denial) {
    for (const View& view : told.views) {
      const Told by_one{told.asked, told.claim_text, told.claim, std::span(&view, 1), told.vocabulary};
      const Decision alone = inquiry.decide(question, by_one.views);
      if (alone.verdict != Verdict::supported || alone.denies_alone) continue;
      Judgement judgement = explain(by_one, alone);
      add_disagreement(judgement, told, denial);
      return judgement;
    }
    return std::nullopt;
  }

  /// A passage that denies the claim by itself.
  struct Denial {
    Told told;
    Decision decision;
  };

  /// Another passage, as well aligned as the one that backs the claim, that denies it.
  static std::optional<Denial> denial_of(const Inquiry& inquiry, const Told& told, const Question& question,
                                         const Decision& decision) {
    constexpr float as_well = 0.1F;
    const Evidence* backing = decision.alignments.empty() ? nullptr : decision.alignments.front().view.evidence;
    for (const Alignment& alignment : decision.alignments) {
      if (alignment.view.evidence == backing || alignment.key + as_well < decision.alignments.front().key) continue;
      const Told by_one{told.asked, told.claim_text, told.claim, std::span(&alignment.view, 1), told.vocabulary};
      Decision alone = inquiry.decide(question, by_one.views);
      if (alone.verdict == Verdict::contradicted) return Denial{by_one, std::move(alone)};
    }
    return std::nullopt;
  }

  static bool stands_verbatim(const Told& told) {
    constexpr std::string_view blanks = " \t\r\n";
    std::string_view text = told.claim_text;
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    text = text.substr(0, text.find_last_not_of(blanks) + 1);
    return std::any_of(told.views.begin(), told.views.end(), [&](const View& view) {
      return told.asked.retrieved[view.passage]->text.find(text) != std::string::npos;
    });
  }

  Constants constants_;
  std::unique_ptr<Memory> memory_;
};

float strictness_in(const JudgeSettings& settings) {
  const auto given = settings.get("strictness");
  if (!given) return 0.5F;
  float value = 0;
  const auto [end, fault] = std::from_chars(given->data(), given->data() + given->size(), value);
  if (fault != std::errc() || end != given->data() + given->size() || !(value >= 0 && value <= 1))
    throw Error("strictness \"" + std::string(*given) + "\" is no number from 0 to 1", "the default is 0.5");
  return value;
}

}  // namespace
}  // namespace rules

std::unique_ptr<Judge> make_rules_judge(const JudgeSettings& settings) {
  return std::make_unique<rules::RulesJudge>(rules::strictness_in(settings));
}

}  // namespace groundlab
