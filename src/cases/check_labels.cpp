// SPDX-License-Identifier: Apache-2.0
// The message shows what was cut: without it nobody sees which sentence a label is missing for, or has none to stand
// for.
#include "cases/check_labels.hpp"

#include <algorithm>
#include <span>

#include "cases/joined.hpp"
#include "cases/shortened.hpp"

namespace groundlab {
namespace {

constexpr std::size_t most_shown = 20;

std::string counted(std::size_t count, std::string_view word) {
  return joined(count, " ", word, count == 1 ? "" : "s");
}

std::string claims_as_cut(const Reading& reading) {
  std::string list;
  const std::size_t shown = std::min(reading.claims.size(), most_shown);
  for (std::size_t i = 0; i < shown; ++i)
    list += joined(i == 0 ? "" : ", ", i + 1, " ", shortened(reading.claims[i].text));
  if (shown < reading.claims.size()) list += joined(", and ", reading.claims.size() - shown, " more");
  return list;
}

std::string not_claims_as_cut(const Reading& reading) {
  std::string list;
  const std::size_t shown = std::min(reading.not_claims.size(), most_shown);
  for (const NotClaim& piece : std::span(reading.not_claims).first(shown))
    list += joined(list.empty() ? "" : ", ", shortened(piece.text), " (", name(piece.kind), ")");
  return list;
}

/// `whose`: " by " and an annotator; empty: the case's own labels.
Diagnostic differ_in_number(const Case& checked, const Reading& reading, std::size_t labels, const std::string& whose) {
  const std::size_t claims = reading.claims.size();
  std::string what = joined("the answer of ", shortened(checked.id), " has ", counted(claims, "claim"), " but ",
                            counted(labels, "label"), whose);
  std::string hint = claims == 0 ? joined("write ", whose.empty() ? "\"labels\": []" : "[]")
                                 : "give one label per claim: " + claims_as_cut(reading);
  if (labels > claims && !reading.not_claims.empty()) hint += "; no claims: " + not_claims_as_cut(reading);
  return Diagnostic{Severity::error, checked.where, std::move(what), std::move(hint)};
}

}  // namespace

std::optional<Diagnostic> check_labels(const Case& checked, const Reading& reading) {
  const std::size_t claims = reading.claims.size();
  if (checked.labels && checked.claims.empty() && checked.labels->size() != claims)
    return differ_in_number(checked, reading, checked.labels->size(), "");
  for (const AnnotatorLabels& one : checked.labels_by)
    if (one.labels.size() != claims)
      return differ_in_number(checked, reading, one.labels.size(), joined(" by ", shortened(one.name)));
  return std::nullopt;
}

}  // namespace groundlab
