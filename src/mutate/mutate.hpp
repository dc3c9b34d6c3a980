// SPDX-License-Identifier: Apache-2.0
// The judge's test bench: plants one error in a claim that is supported. What a judge then misses, it would miss in
// real answers as well. Deterministic: the same claim and evidence give the same mutants.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace groundlab {

/// A claim and what backs it. A planted value never stands in the evidence.
struct Original {
  std::string_view claim;
  std::span<const std::string_view> evidence;
};

/// A kind of error: the ordered table. `plant` gives the claim with one such error, or none where it finds no place.
struct Mutation {
  std::string_view kind;
  std::string_view help;
  std::optional<std::string> (*plant)(const Original&);
};
std::span<const Mutation> mutations();

struct Mutant {
  std::string_view kind;
  std::string text;

  bool operator==(const Mutant&) const = default;
};

/// At most one mutant per kind, in the order of the table. None where claim or mutant states nothing that a judge
/// checks (greetings, lead-ins, abstentions).
std::vector<Mutant> mutants(const Original& original);

}  // namespace groundlab
