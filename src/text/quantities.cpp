// SPDX-License-Identifier: Apache-2.0
// A first reading of quantities: digits with US grouping and percent signs. The full one follows in this place.
#include "text/quantities.hpp"

#include <charconv>

namespace groundlab {

std::vector<Quantity> quantities(std::string_view text) {
  std::vector<Quantity> found;
  const auto digit = [&](std::size_t at) { return at < text.size() && text[at] >= '0' && text[at] <= '9'; };
  for (std::size_t at = 0; at < text.size();) {
    if (!digit(at)) {
      ++at;
      continue;
    }
    std::string plain;
    std::size_t end = at;
    while (digit(end) || ((text[end] == ',' || text[end] == '.') && digit(end + 1))) {
      if (text[end] != ',') plain += text[end];
      if (++end == text.size()) break;
    }
    Quantity quantity;
    quantity.span = {at, end};
    std::from_chars(plain.data(), plain.data() + plain.size(), quantity.value);
    if (end < text.size() && text[end] == '%') {
      quantity.kind = QuantityKind::percent;
      ++quantity.span.end;
    }
    found.push_back(quantity);
    at = quantity.span.end;
  }
  return found;
}

Relation relation(const Quantity& claim, const Quantity& evidence) {
  if (claim.kind != evidence.kind || claim.unit != evidence.unit) return Relation::apart;
  const bool same = claim.value == evidence.value && claim.code == evidence.code && claim.date == evidence.date;
  return same ? Relation::same : Relation::differs;
}

}  // namespace groundlab
