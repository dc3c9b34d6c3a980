// SPDX-License-Identifier: Apache-2.0
// Two runs over the same cases: which metrics moved beyond noise, and which claims and outcomes differ, by name. Cases
// pair by id, claims of a case by their text. A regression needs a range of the worsening above 0, an estimate above
// the margin, and a p-value that holds with all metrics tested (Holm), so that no run is red by chance.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/names.hpp"
#include "groundlab/core/result.hpp"
#include "groundlab/core/signature.hpp"

#include "metrics/metric.hpp"
#include "stats/paired.hpp"

namespace groundlab {

/// unchanged: nothing differs in any case. improved, regressed: beyond noise and beyond the margin. no_change: the
/// whole range lies within the margin. not_worse: better or within the margin, how much is open. inconclusive: more
/// cases are needed to tell.
enum class ChangeVerdict { unchanged, improved, no_change, not_worse, regressed, inconclusive };

inline constexpr std::array change_verdict_names{
    Named<ChangeVerdict>{ChangeVerdict::unchanged, "unchanged"},
    Named<ChangeVerdict>{ChangeVerdict::improved, "improved"},
    Named<ChangeVerdict>{ChangeVerdict::no_change, "no_change"},
    Named<ChangeVerdict>{ChangeVerdict::not_worse, "not_worse"},
    Named<ChangeVerdict>{ChangeVerdict::regressed, "regressed"},
    Named<ChangeVerdict>{ChangeVerdict::inconclusive, "inconclusive"},
};
constexpr std::string_view name(ChangeVerdict verdict) { return name_in(change_verdict_names, verdict); }

/// One metric over the paired cases. What was not judged counts at its worst on both sides.
struct MetricChange {
  const Metric* metric = nullptr;
  Count base{};
  Count current{};
  std::uint64_t worse = 0;                ///< cases whose own rate got worse
  std::uint64_t better = 0;               ///< cases whose own rate got better
  std::optional<Difference> worsening{};  ///< above 0: worse, whichever way the metric counts; none: no data on a side
  std::optional<double> p_value{};        ///< after Holm's correction over the metrics that moved at all
  std::optional<double> detectable{};     ///< the smallest change found with 80 % power, given the spread seen
  ChangeVerdict verdict = ChangeVerdict::unchanged;

  bool operator==(const MetricChange&) const = default;
};

/// A claim that only one side has, or that both have with another verdict or other citation marks.
struct ClaimChange {
  std::string case_id;
  Location where;                      ///< of the case in its case file
  std::optional<CheckedClaim> before;  ///< none: the base does not make the claim
  std::optional<CheckedClaim> after;   ///< none: it is made no more

  bool operator==(const ClaimChange&) const = default;
};

struct OutcomeChange {
  std::string case_id;
  Location where;
  Outcome before = Outcome::wrong;
  Outcome after = Outcome::wrong;

  bool operator==(const OutcomeChange&) const = default;
};

struct RunComparison {
  Signature base;
  Signature current;
  std::uint64_t paired = 0;          ///< cases in both
  std::vector<std::string> added;    ///< ids of cases only the current run has
  std::vector<std::string> removed;  ///< ids of cases only the base has
  std::vector<MetricChange> metrics;
  std::vector<ClaimChange> failing;     ///< newly failing: not supported now, supported or not made before
  std::vector<ClaimChange> fixed;       ///< failed before; supported now, or made no more
  std::vector<ClaimChange> changed;     ///< another verdict or citation mark, neither of the above
  std::vector<OutcomeChange> outcomes;  ///< cases with another outcome
  std::uint64_t reworded = 0;           ///< supported claims that only one side makes
  double margin = 0.02;
  std::size_t show = 50;                             ///< how many of each list a document shows
  ChangeVerdict verdict = ChangeVerdict::unchanged;  ///< of the whole: the worst of the metrics
};

/// What is compared, and how strictly.
struct ComparisonSettings {
  double margin = 0.02;                ///< a worsening up to this share is none
  double level = 0.95;                 ///< of ranges; tests are at 1 - level
  std::vector<std::string> metrics{};  ///< names of rows of metrics(); empty: all
};

/// The verdict on one metric from its worsening. `p_value` is the corrected one.
ChangeVerdict verdict_of(const MetricChange& change, const ComparisonSettings& settings);

/// Two runs in one pass each: first every case of the base, then every case of the current run.
class RunComparer {
 public:
  explicit RunComparer(ComparisonSettings settings);
  ~RunComparer();
  RunComparer(RunComparer&&) noexcept;
  RunComparer& operator=(RunComparer&&) noexcept;

  void add_base(const Case& checked, CaseResult result);
  void add_current(const Case& checked, const CaseResult& result);
  /// Signatures are left to the caller. To be called once.
  RunComparison finish();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace groundlab
