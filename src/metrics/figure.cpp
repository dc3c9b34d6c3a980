// SPDX-License-Identifier: Apache-2.0
// Rates come from the metric tables; the other figures are rows here.
#include "metrics/figure.hpp"

#include <array>

namespace groundlab {
namespace {

using Number = std::optional<double>;

Number real(std::uint64_t count) { return static_cast<double>(count); }

// A claim that was not judged might be any of the bad ones.
Number contradicted(const Tally& tally, FigureSettings) { return real(tally.contradicted + tally.not_judged); }
Number unsupported(const Tally& tally, FigureSettings) { return real(tally.unsupported + tally.not_judged); }
Number not_judged(const Tally& tally, FigureSettings) { return real(tally.not_judged); }
Number cases(const Tally& tally, FigureSettings) { return real(tally.cases); }
Number claims(const Tally& tally, FigureSettings) { return real(tally.claims); }
Number judged(const Tally& tally, FigureSettings) { return real(tally.judged()); }
Number labelled_claims(const Tally& tally, FigureSettings) { return real(tally.labelled_claims); }
Number correct(const Tally& tally, FigureSettings) { return real(tally.correct); }
Number abstained(const Tally& tally, FigureSettings) { return real(tally.abstained); }
Number wrong(const Tally& tally, FigureSettings) { return real(tally.wrong); }
Number no_claims(const Tally& tally, FigureSettings) { return real(tally.no_claims); }

Number judged_share(const Tally& tally, FigureSettings) {
  if (tally.claims == 0) return std::nullopt;
  return static_cast<double>(tally.judged()) / static_cast<double>(tally.claims);
}

Number risk(const Tally& tally, FigureSettings settings) { return risk_score(tally, settings.penalty).score; }

struct NumberRow {
  std::string_view name;
  Better better;
  Number (*number)(const Tally&, FigureSettings);
};

constexpr std::array numbers{
    NumberRow{"cases", Better::higher, cases},
    NumberRow{"claims", Better::higher, claims},
    NumberRow{"judged", Better::higher, judged},
    NumberRow{"judged_share", Better::higher, judged_share},
    NumberRow{"labelled_claims", Better::higher, labelled_claims},
    NumberRow{"counts.contradicted", Better::lower, contradicted},
    NumberRow{"counts.unsupported", Better::lower, unsupported},
    NumberRow{"counts.not_judged", Better::lower, not_judged},
    NumberRow{"outcomes.correct", Better::higher, correct},
    NumberRow{"outcomes.abstained", Better::lower, abstained},
    NumberRow{"outcomes.wrong", Better::lower, wrong},
    NumberRow{"outcomes.no_claims", Better::lower, no_claims},
    NumberRow{"risk_score", Better::higher, risk},
};

Estimate judged_rate(const Tally& tally, std::size_t row, double level) {
  return estimate(tally.rates[row], metrics()[row].base, level);
}
Estimate agreement_rate(const Tally& tally, std::size_t row, double level) {
  return estimate(tally.agreement[row], agreement_metrics()[row].base, level);
}
Estimate person_rate(const Tally& tally, std::size_t row, double level) {
  return estimate(tally.person[row], person_metrics()[row].base, level);
}

using Rate = Estimate (*)(const Tally&, std::size_t, double);

void add_rates(std::vector<Figure>& all, std::span<const Metric> table, std::string_view prefix, Rate rate) {
  for (std::size_t row = 0; row < table.size(); ++row)
    all.push_back({.name = std::string(prefix) + std::string(table[row].name),
                   .better = table[row].better,
                   .is_rate = true,
                   .rate = rate,
                   .row = row});
}

}  // namespace

std::vector<Figure> figures() {
  std::vector<Figure> all;
  add_rates(all, metrics(), "", judged_rate);
  add_rates(all, agreement_metrics(), "", agreement_rate);
  add_rates(all, person_metrics(), "person.", person_rate);
  for (const NumberRow& row : numbers)
    all.push_back({.name = std::string(row.name), .better = row.better, .number = row.number});
  return all;
}

}  // namespace groundlab
