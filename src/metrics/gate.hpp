// SPDX-License-Identifier: Apache-2.0
// Gates: what must not be true of a run. `NAME: FIGURE[{tag=...}][.end] < 0.9`, read once, held against the counts at
// the end. A figure without a value fails its gate: nothing measured is nothing shown.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/names.hpp"

#include "metrics/figure.hpp"
#include "metrics/slices.hpp"

namespace groundlab {

enum class GateRelation { less, less_or_equal, greater, greater_or_equal };

inline constexpr std::array relation_names{
    Named<GateRelation>{GateRelation::less, "<"},
    Named<GateRelation>{GateRelation::less_or_equal, "<="},
    Named<GateRelation>{GateRelation::greater, ">"},
    Named<GateRelation>{GateRelation::greater_or_equal, ">="},
};
constexpr std::string_view name(GateRelation relation) { return name_in(relation_names, relation); }

/// Which number of a rate is compared. worst: the value, or value_max where that is the worse for the gate.
enum class RateEnd { worst, value_max, low, high };

/// The cases that a gate looks at, where not all.
struct SliceName {
  std::string by;     ///< a row of slicings()
  std::string value;  ///< "billing"

  auto operator<=>(const SliceName&) const = default;
};

/// Fails the run when the comparison holds.
struct Gate {
  std::string name;        ///< the risk that it guards; its expression where none was given
  std::string expression;  ///< as typed, without the name
  Figure figure;
  std::optional<SliceName> slice;
  RateEnd end = RateEnd::worst;
  GateRelation relation = GateRelation::less;
  double bound = 0;

  bool operator==(const Gate&) const = default;
};

/// Reads one gate, or says what is wrong with it: unknown figure, slice or end (with the nearest name), no comparison,
/// a bound outside what the figure can be, a comparison that fails the run for being good.
std::variant<Gate, Diagnostic> parse_gate(std::string_view text);

struct GateResult {
  Gate gate;
  std::optional<double> observed;  ///< the number that was compared; none: there is none
  std::optional<Estimate> rate;    ///< where the figure is a rate
  bool met = false;

  bool operator==(const GateResult&) const = default;
};

/// The counts of the slices that gates name, while cases come by.
class GateTallies {
 public:
  explicit GateTallies(const std::vector<Gate>& gates);
  void add(const Case& checked, const CaseResult& result);

  /// Every gate against the counts of its slice, or of the whole. Throws nothing; a slice that no case is in has no
  /// value.
  std::vector<GateResult> results(const std::vector<Gate>& gates, const Tally& whole, FigureSettings settings) const;

  /// The first gate's slice that no case was in, with the nearest one that there was.
  std::optional<Diagnostic> empty_slice() const;

 private:
  struct BySlice {
    std::map<std::string, Tally> wanted;  ///< by the slice's name
    std::set<std::string> seen;           ///< slices that came by, for the hint; at most some hundreds
  };
  std::map<std::string, BySlice, std::less<>> slicings_;  ///< by slicing
};

}  // namespace groundlab
