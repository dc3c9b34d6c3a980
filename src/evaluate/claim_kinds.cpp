// SPDX-License-Identifier: Apache-2.0
// Kinds come from the quantities that the claim holds, and from its negation words.
#include "evaluate/claim_kinds.hpp"

#include <algorithm>

#include "judges/overlap_terms.hpp"

namespace groundlab {
namespace {

ClaimKind kind_of(QuantityKind kind) {
  switch (kind) {
    case QuantityKind::number:
    case QuantityKind::ordinal:
    case QuantityKind::label:
      return ClaimKind::number;
    case QuantityKind::percent:
    case QuantityKind::points:
    case QuantityKind::money:
    case QuantityKind::measure:
      return ClaimKind::amount;
    case QuantityKind::date:
    case QuantityKind::time:
    case QuantityKind::period:
    case QuantityKind::weekday:
      return ClaimKind::date;
    case QuantityKind::code:
    case QuantityKind::version:
      return ClaimKind::code;
  }
  return ClaimKind::other;
}

}  // namespace

std::vector<ClaimKind> claim_kinds(std::string_view claim, std::span<const Quantity> quantities) {
  std::vector<ClaimKind> kinds;
  for (const auto& [kind, title] : claim_kind_names)
    if (std::any_of(quantities.begin(), quantities.end(),
                    [wanted = kind](const Quantity& quantity) { return kind_of(quantity.kind) == wanted; }))
      kinds.push_back(kind);
  if (overlap_negated(claim)) kinds.push_back(ClaimKind::negation);
  if (kinds.empty()) kinds.push_back(ClaimKind::other);
  return kinds;
}

}  // namespace groundlab
