// SPDX-License-Identifier: Apache-2.0
// Claims of a case go into one pair of counts per measure; who alone is right is counted claim by claim.
#include "metrics/versus.hpp"

namespace groundlab {
namespace {

std::uint64_t one_if(bool condition) { return condition ? 1 : 0; }

/// True where the measure counts a claim with this label.
bool counts(Compared compared, Label label) {
  switch (compared) {
    case Compared::agreement:
      return true;
    case Compared::caught:
      return label != Label::supported;
    case Compared::false_alarms:
      return label == Label::supported;
  }
  return false;
}

bool is_hit(Compared compared, ClaimMark mark) { return compared == Compared::agreement ? mark.agrees : mark.flagged; }

}  // namespace

std::vector<ClaimMark> claim_marks(const CaseResult& result) {
  std::vector<ClaimMark> marks;
  for (const CheckedClaim& claim : result.claims) {
    const Verdict verdict = claim.judgement.verdict;
    if (claim.label)
      marks.push_back(
          {agrees(*claim.label, verdict), verdict == Verdict::contradicted || verdict == Verdict::unsupported});
  }
  return marks;
}

void JudgePair::add(const CaseResult& first, std::span<const ClaimMark> second) {
  const std::vector<ClaimMark> marks = claim_marks(first);
  for (const Compared compared : compared_all) {
    PairTally& tally = tallies[static_cast<std::size_t>(compared)];
    Count left;
    Count right;
    std::size_t at = 0;
    for (const CheckedClaim& claim : first.claims) {
      if (!claim.label) continue;
      const std::size_t mark = at++;
      if (!counts(compared, *claim.label)) continue;
      const bool first_hit = is_hit(compared, marks[mark]);
      const bool second_hit = is_hit(compared, second[mark]);
      left = {left.hits + one_if(first_hit), left.n + 1};
      right = {right.hits + one_if(second_hit), right.n + 1};
      if (first_hit == second_hit) continue;
      const bool first_right = first_hit != (compared == Compared::false_alarms);
      ++(first_right ? tally.only_first : tally.only_second);
    }
    tally.sums.add(left, right);
  }
}

std::vector<double> p_values(const JudgePair& pair) {
  std::vector<double> values;
  for (const PairTally& tally : pair.tallies) values.push_back(mcnemar_exact(tally.only_first, tally.only_second));
  return holm(values);
}

}  // namespace groundlab
