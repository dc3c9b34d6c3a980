// SPDX-License-Identifier: Apache-2.0
// Holding gates against the counts of a run.
#include "metrics/gate.hpp"

#include <algorithm>

#include "groundlab/core/nearest.hpp"

namespace groundlab {
namespace {

constexpr std::size_t most_hints = 500;

const Slicing* slicing_called(std::string_view name) {
  for (const Slicing& slicing : slicings())
    if (slicing.name == name) return &slicing;
  return nullptr;
}

bool holds(GateRelation relation, double left, double right) {
  switch (relation) {
    case GateRelation::less:
      return left < right;
    case GateRelation::less_or_equal:
      return left <= right;
    case GateRelation::greater:
      return left > right;
    case GateRelation::greater_or_equal:
      return left >= right;
  }
  return true;
}

std::optional<double> end_of(const Estimate& rate, const Gate& gate) {
  const bool fails_high = gate.relation == GateRelation::greater || gate.relation == GateRelation::greater_or_equal;
  switch (gate.end) {
    case RateEnd::worst:
      return fails_high ? rate.value_max : rate.value;
    case RateEnd::value_max:
      return rate.value_max;
    case RateEnd::low:
      return rate.low;
    case RateEnd::high:
      return rate.high;
  }
  return std::nullopt;
}

GateResult result_of(const Gate& gate, const Tally& tally, FigureSettings settings) {
  GateResult result{.gate = gate, .observed = {}, .rate = {}};
  if (gate.figure.is_rate) {
    result.rate = gate.figure.rate(tally, gate.figure.row, settings.level);
    result.observed = end_of(*result.rate, gate);
  } else {
    result.observed = gate.figure.number(tally, settings);
  }
  result.met = result.observed && !holds(gate.relation, *result.observed, gate.bound);
  return result;
}

}  // namespace

GateTallies::GateTallies(const std::vector<Gate>& gates) {
  for (const Gate& gate : gates)
    if (gate.slice) slicings_[gate.slice->by].wanted[gate.slice->value];
}

void GateTallies::add(const Case& checked, const CaseResult& result) {
  for (auto& [by, counted] : slicings_) {
    const auto count = [&, &slices = counted](const std::string& slice, const CaseResult& part) {
      if (const auto found = slices.wanted.find(slice); found != slices.wanted.end()) found->second.add(part);
      if (slices.seen.size() < most_hints) slices.seen.insert(slice);
    };
    const Slicing& slicing = *slicing_called(by);
    if (slicing.parts != nullptr)
      for (const auto& [slice, part] : slicing.parts(result)) count(slice, part);
    else
      for (const std::string& slice : slicing.slices(checked)) count(slice, result);
  }
}

std::vector<GateResult> GateTallies::results(const std::vector<Gate>& gates, const Tally& whole,
                                             FigureSettings settings) const {
  std::vector<GateResult> all;
  for (const Gate& gate : gates) {
    const Tally& tally = gate.slice ? slicings_.at(gate.slice->by).wanted.at(gate.slice->value) : whole;
    all.push_back(result_of(gate, tally, settings));
  }
  return all;
}

std::optional<Diagnostic> GateTallies::empty_slice() const {
  for (const auto& [by, slices] : slicings_) {
    for (const auto& [slice, tally] : slices.wanted) {
      if (tally.cases > 0) continue;
      const std::vector<std::string_view> known(slices.seen.begin(), slices.seen.end());
      Diagnostic fault;
      fault.what = "no case has the " + by + " \"" + slice + "\" that a gate looks at";
      fault.hint = did_you_mean(slice, known);
      return fault;
    }
  }
  return std::nullopt;
}

}  // namespace groundlab
