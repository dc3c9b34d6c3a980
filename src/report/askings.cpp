// SPDX-License-Identifier: Apache-2.0
// A run with one judge, asked once, shows nothing of this.
#include "report/askings.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "report/numbers.hpp"

namespace groundlab {
namespace {

/// Sentences are no atomic facts: FActScore is read off a model's cuts only.
bool cut_by_model(const RunSummary& summary) {
  const auto& settings = summary.signature.settings;
  return std::find(settings.begin(), settings.end(), std::pair<std::string, std::string>("split", "llm")) !=
         settings.end();
}

std::string rating_counts(const Ratings& ratings) {
  std::string text;
  const std::vector<std::pair<double, std::uint64_t>> best_first(ratings.given.rbegin(), ratings.given.rend());
  for (const auto& [rating, count] : best_first)
    text += fmt::format("{}{} at {:g}", text.empty() ? "" : ", ", count, rating);
  if (const auto mean = mean_rating(ratings)) text += fmt::format("; mean {:.2f}", *mean);
  if (ratings.missing > 0) text += fmt::format("{}{} not rated", text.empty() ? "" : "; ", ratings.missing);
  return text;
}

void add_ratings(std::vector<std::vector<std::string>>& rows, const Ratings& ratings) {
  rows.push_back({"answers rated by the rubric", rating_counts(ratings)});
  const SameRating same = same_rating(ratings);
  if (same.n == 0) return;
  rows.push_back({"rated as people do", fmt::format("{} of {}", same.hits, same.n)});
  const std::optional<double> kappa = weighted_kappa(ratings);
  rows.push_back({"weighted kappa with people (Cohen 1968)", kappa ? fmt::format("{:.2f}", *kappa) : "n/a"});
}

Json ratings_json(const Ratings& ratings) {
  Json counts = Json::array();
  for (const auto& [value, times] : ratings.given) counts.push_back({{"rating", value}, {"answers", times}});
  const SameRating same = same_rating(ratings);
  const auto or_null = [](std::optional<double> value) { return value ? Json(*value) : Json(nullptr); };
  return {{"counts", std::move(counts)},
          {"mean", or_null(mean_rating(ratings))},
          {"not_rated", ratings.missing},
          {"same_as_person", {{"hits", same.hits}, {"n", same.n}}},
          {"weighted_kappa", or_null(weighted_kappa(ratings))}};
}

}  // namespace

std::vector<std::vector<std::string>> asking_rows(const RunSummary& summary) {
  const Tally& tally = summary.tally;
  std::vector<std::vector<std::string>> rows;
  std::string judges;
  for (const auto& [judge, claims] : tally.judged_by)
    judges += (judges.empty() ? "" : ", ") + judge + " " + std::to_string(claims);
  if (!judges.empty()) rows.push_back({"claims judged by", judges});
  if (tally.repeated > 0)
    rows.push_back({"verdicts that flipped when asked again",
                    fmt::format("{} of {}", tally.flipped, counted(tally.repeated, "claim"))});
  if (tally.ratings.rated() + tally.ratings.missing > 0) add_ratings(rows, tally.ratings);
  if (const auto score = cut_by_model(summary) ? factscore(tally.answers) : std::nullopt)
    rows.push_back({"FActScore (length penalty below 10 facts)", fmt::format("{:.3f}", *score)});
  return rows;
}

void add_askings(Json& value, const RunSummary& summary) {
  const Tally& tally = summary.tally;
  if (!tally.judged_by.empty()) value["judged_by"] = tally.judged_by;
  if (tally.repeated > 0) value["repeats"] = {{"claims", tally.repeated}, {"flipped", tally.flipped}};
  if (tally.ratings.rated() + tally.ratings.missing > 0) value["rubric"] = ratings_json(tally.ratings);
  if (const auto score = cut_by_model(summary) ? factscore(tally.answers) : std::nullopt) value["factscore"] = *score;
}

}  // namespace groundlab
