// SPDX-License-Identifier: Apache-2.0
// The true rate, where the judge's own errors are known from people's labels on part of the cases. Two estimates that
// should agree: the judge's rate turned back by its sensitivity and specificity (Rogan and Gladen 1978, with the
// interval of Lee et al., arXiv 2511.21140), and prediction-powered inference (PPI++, Angelopoulos, Duchi and Zrnic,
// arXiv 2311.01453). The rate is that of "not supported". Labelled cases must be a random part of all cases. Too few
// labels, or a judge that does not tell the classes apart, give no figure but a reason.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "groundlab/core/names.hpp"

#include "stats/intervals.hpp"
#include "stats/paired.hpp"

namespace groundlab {

/// Labels that each class needs before a corrected rate is shown; docs/statistics.md has the simulation.
inline constexpr std::uint64_t labels_needed = 20;

enum class NoCorrection { nothing_judged, few_not_supported, few_supported, blind_judge, all_labelled };

inline constexpr std::array refusal_names{
    Named<NoCorrection>{NoCorrection::nothing_judged, "nothing was judged"},
    Named<NoCorrection>{NoCorrection::few_not_supported, "fewer than 20 labels say not supported"},
    Named<NoCorrection>{NoCorrection::few_supported, "fewer than 20 labels say supported"},
    Named<NoCorrection>{NoCorrection::blind_judge, "against these labels the judge is no better than chance"},
    Named<NoCorrection>{NoCorrection::all_labelled, "everything is labelled; the labels give the rate"},
};
constexpr std::string_view name(NoCorrection refusal) { return name_in(refusal_names, refusal); }

/// Either a value with its range, or the reason why there is none.
struct CorrectedRate {
  std::optional<double> value;
  std::optional<Interval> range;
  std::optional<NoCorrection> refusal;

  bool operator==(const CorrectedRate&) const = default;
};

/// Where the labelled cases come from: a random part of the judged ones, or a set of their own.
enum class Labels { part_of_judged, separate };

/// What Rogan and Gladen need, each as sums over answers (one claim per answer for rates of answers).
struct JudgeErrors {
  ClusterSums judged;        ///< judged not supported / judged: all cases
  ClusterSums caught;        ///< judged not supported / labelled not supported: the judge's sensitivity
  ClusterSums false_alarms;  ///< judged not supported / labelled supported: 1 - its specificity

  JudgeErrors& operator+=(const JudgeErrors& other);
  bool operator==(const JudgeErrors&) const = default;
};

/// A share and the number of independent observations behind it (> 0, need not be whole).
struct Measured {
  double share = 0;
  double n = 0;

  bool operator==(const Measured&) const = default;
};

/// The rate of the sums on their effective n. None without a claim or for a level outside (0, 1).
std::optional<Measured> measured(const ClusterSums& sums, double level = 0.95);

/// The judge's rate, and how often it says not supported where people say not supported (caught) and where they say
/// supported (false alarms). `caught_part` and `alarms_part` say what part of the judged claims those labelled ones
/// are: 0 where the labels come from other cases, as Lee et al. assume.
struct ErrorRates {
  Measured judged;
  Measured caught;
  Measured false_alarms;
  double caught_part = 0;
  double alarms_part = 0;

  bool operator==(const ErrorRates&) const = default;
};

/// The formula itself, whatever the number of labels. Refuses only a blind judge.
CorrectedRate rogan_gladen_of(const ErrorRates& rates, double level = 0.95);

/// (judged rate + specificity - 1) / (sensitivity + specificity - 1), clipped to [0, 1]. The range carries the
/// uncertainty of all three, each on its effective n.
CorrectedRate rogan_gladen(const JudgeErrors& errors, Labels labels, double level = 0.95);

/// What prediction-powered inference needs. `labelled`: first the people's counts, second the judge's, on the same
/// claims of the labelled cases. `unlabelled`: the judge's counts on all other cases.
struct LabelledAndNot {
  PairedSums labelled;
  ClusterSums unlabelled;

  LabelledAndNot& operator+=(const LabelledAndNot& other);
  bool operator==(const LabelledAndNot&) const = default;
};

/// How far PPI++ leans on the judge, in [0, 1] (its lambda): 0 ignores it. None where either part has no claim.
std::optional<double> ppi_weight(const LabelledAndNot& counts);

/// The labels' own rate, moved by weight x (judge's rate on the rest - judge's rate on the labelled), with the normal
/// interval of the paper, variances linearised over answers; clipped to [0, 1].
CorrectedRate prediction_powered(const LabelledAndNot& counts, double level = 0.95);

}  // namespace groundlab
