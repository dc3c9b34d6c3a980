// SPDX-License-Identifier: Apache-2.0
// The second judge is asked where the first does not say supported, or says so with a score within [LOW, HIGH]. Its
// answer stands, also when it is none: a verdict of the first that was doubted is not brought back unseen.
#include "judges/cascade.hpp"

#include "groundlab/core/diagnostic.hpp"

#include "judges/numbers.hpp"

namespace groundlab {
namespace {

struct Unsure {
  double low = 0;
  double high = 0;
};

Unsure unsure_in(const std::string& text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string::npos)
    throw Error("--unsure needs two scores, not \"" + text + "\"", "for example --unsure 0.4,0.6");
  const Unsure unsure{number_in(std::string_view(text).substr(0, comma), {0, 1}, "unsure", "0.4,0.6"),
                      number_in(std::string_view(text).substr(comma + 1), {0, 1}, "unsure", "0.4,0.6")};
  if (unsure.low > unsure.high)
    throw Error("--unsure " + text + ": the first score is the higher one", "write LOW,HIGH");
  return unsure;
}

class Cascade final : public Judge {
 public:
  Cascade(std::unique_ptr<Judge> first, std::unique_ptr<Judge> second, const CascadeParts& parts)
      : first_(std::move(first)),
        second_(std::move(second)),
        first_name_(parts.first_name),
        second_name_(parts.second_name),
        unsure_(unsure_in(parts.unsure)) {}

  std::vector<Judgement> judge(const Case& asked, std::span<const Claim> claims,
                               std::span<const Question> questions) override {
    std::vector<Judgement> judgements = first_->judge(asked, claims, questions);
    std::vector<Question> doubted;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < questions.size(); ++i) {
      judgements[i].judge = first_name_;
      if (!is_doubted(judgements[i])) continue;
      doubted.push_back(questions[i]);
      places.push_back(i);
    }
    if (doubted.empty()) return judgements;
    std::vector<Judgement> second = second_->judge(asked, claims, doubted);
    for (std::size_t i = 0; i < second.size(); ++i) {
      second[i].judge = second_name_;
      judgements[places[i]] = std::move(second[i]);
    }
    return judgements;
  }

 private:
  bool is_doubted(const Judgement& judgement) const {
    if (judgement.verdict != Verdict::supported) return true;
    return judgement.score && *judgement.score >= unsure_.low && *judgement.score <= unsure_.high;
  }

  std::unique_ptr<Judge> first_;
  std::unique_ptr<Judge> second_;
  std::string first_name_;
  std::string second_name_;
  Unsure unsure_;
};

}  // namespace

OpenJudge open_cascade(CascadeParts parts) {
  unsure_in(parts.unsure);
  if (parts.first.remote)
    throw Error("the first of two judges must answer by itself, not " + parts.first_name,
                "for example --judge rules+" + parts.first_name);
  OpenJudge opened{.for_thread = {}, .settings = parts.first.settings, .remote = parts.second.remote};
  opened.settings.emplace_back("unsure", parts.unsure);
  opened.settings.emplace_back("second", parts.second_name + "@" + std::to_string(parts.second_version));
  opened.settings.insert(opened.settings.end(), parts.second.settings.begin(), parts.second.settings.end());
  const auto shared = std::make_shared<const CascadeParts>(std::move(parts));
  opened.for_thread = [shared] {
    return std::make_unique<Cascade>(shared->first.for_thread(), shared->second.for_thread(), *shared);
  };
  return opened;
}

}  // namespace groundlab
