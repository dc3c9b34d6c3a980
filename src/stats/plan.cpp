// SPDX-License-Identifier: Apache-2.0
// Each question is a search for the smallest count at which a range is narrow enough.
#include "stats/plan.hpp"

#include <algorithm>
#include <cmath>

namespace groundlab {
namespace {

constexpr std::uint64_t out_of_reach = std::uint64_t{1} << 50;

double real(std::uint64_t count) { return static_cast<double>(count); }

bool is_target(Target target) {
  return target.half_width > 0 && target.half_width < 1 && target.level > 0 && target.level < 1;
}

bool narrow_enough(const std::optional<Interval>& range, Target target) {
  return range && range->high - range->low <= 2 * target.half_width;
}

/// The smallest count in [from, to] that is enough; `to` where none before it is. Enough stays enough.
template <typename Enough>
std::uint64_t smallest(std::uint64_t from, std::uint64_t to, Enough enough) {
  while (from < to) {
    const auto middle = from + (to - from) / 2;
    if (enough(middle))
      to = middle;
    else
      from = middle + 1;
  }
  return to;
}

}  // namespace

std::optional<std::uint64_t> sample_size(double rate, Target target) {
  if (!is_target(target) || !(rate >= 0 && rate <= 1)) return std::nullopt;
  return smallest(1, out_of_reach,
                  [&](std::uint64_t n) { return narrow_enough(wilson_of(rate, real(n), target.level), target); });
}

std::optional<std::uint64_t> answers_needed(const ClusterSums& so_far, Target target) {
  if (!is_target(target) || so_far.m == 0) return std::nullopt;
  const double share = *rate(so_far);
  return smallest(so_far.clusters, out_of_reach, [&](std::uint64_t clusters) {
    const auto n = effective_n_with(clusters, so_far, target.level);
    return narrow_enough(wilson_of(share, *n, target.level), target);
  });
}

std::optional<LabelPlan> labels_needed_for(const JudgeErrors& so_far, Target target) {
  if (!is_target(target)) return std::nullopt;
  const auto judged = measured(so_far.judged, target.level);
  const auto caught = measured(so_far.caught, target.level);
  const auto alarms = measured(so_far.false_alarms, target.level);
  if (!judged || !caught || !alarms || caught->share <= alarms->share) return std::nullopt;
  const double bad = real(so_far.caught.m);
  const double good = real(so_far.false_alarms.m);
  const double all = real(so_far.judged.m);
  const double share_bad = bad / (bad + good);
  const auto enough = [&](std::uint64_t more) {
    const double now_bad = bad + real(more) * share_bad;
    const double now_good = good + real(more) * (1 - share_bad);
    if (std::min(now_bad, now_good) < real(labels_needed)) return false;
    const auto corrected = rogan_gladen_of({.judged = *judged,
                                            .caught = {.share = caught->share, .n = caught->n * now_bad / bad},
                                            .false_alarms = {.share = alarms->share, .n = alarms->n * now_good / good},
                                            .caught_part = now_bad / all,
                                            .alarms_part = now_good / all},
                                           target.level);
    return narrow_enough(corrected.range, target);
  };
  const auto labelled = so_far.caught.m + so_far.false_alarms.m;
  const auto unlabelled = so_far.judged.m - std::min(so_far.judged.m, labelled);
  const auto more = smallest(0, unlabelled, enough);
  return LabelPlan{.more = more,
                   .not_supported = static_cast<std::uint64_t>(std::lround(real(more) * share_bad)),
                   .enough_cases = enough(more)};
}

}  // namespace groundlab
