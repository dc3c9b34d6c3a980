// SPDX-License-Identifier: Apache-2.0
// What a judge says of a claim, what a person says of it, and why. Names are those of the files and of --help.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/names.hpp"
#include "groundlab/core/span.hpp"

namespace groundlab {

/// supported: the passages state or clearly imply the claim; contradicted: they say something that conflicts;
/// unsupported: they say nothing about it; not_judged: the judge gave no verdict, and its reasons say why.
enum class Verdict { supported, contradicted, unsupported, not_judged };

inline constexpr std::array verdict_names{
    Named<Verdict>{Verdict::supported, "supported"},
    Named<Verdict>{Verdict::contradicted, "contradicted"},
    Named<Verdict>{Verdict::unsupported, "unsupported"},
    Named<Verdict>{Verdict::not_judged, "not_judged"},
};
constexpr std::string_view name(Verdict verdict) { return name_in(verdict_names, verdict); }

/// A person's verdict. not_supported: the person said only that much; contradicted and unsupported both agree with it.
enum class Label { supported, contradicted, unsupported, not_supported };

inline constexpr std::array label_names{
    Named<Label>{Label::supported, "supported"},
    Named<Label>{Label::contradicted, "contradicted"},
    Named<Label>{Label::unsupported, "unsupported"},
    Named<Label>{Label::not_supported, "not_supported"},
};
constexpr std::string_view name(Label label) { return name_in(label_names, label); }

/// True when the verdict is one that the person's label allows. not_judged agrees with nothing.
constexpr bool agrees(Label label, Verdict verdict) {
  if (label == Label::not_supported) return verdict == Verdict::contradicted || verdict == Verdict::unsupported;
  return name(label) == name(verdict);
}

/// Why a verdict came out as it did. `code` is one of the ordered table reason_codes (core/reasons.hpp).
enum class ReasonCode {
  covered,
  nothing_to_check,
  conflicting_passages,
  number_conflict,
  code_conflict,
  negation_conflict,
  word_conflict,
  name_conflict,
  order_conflict,
  amount_conflict,
  duty_conflict,
  exception_conflict,
  passage_conflict,
  number_missing,
  negation_missing,
  condition_missing,
  words_missing,
  not_stated,
  no_evidence,
  not_judged,
};

/// One reason: where in the claim, where in which passage, and a note that a process owner understands.
struct Reason {
  ReasonCode code = ReasonCode::covered;
  std::optional<Span> claim_span;    ///< in the claim's text
  std::string passage;               ///< id of a retrieved passage; empty: none in particular
  std::optional<Span> passage_span;  ///< in that passage's text
  std::string note;

  bool operator==(const Reason&) const = default;
};

/// A judge's answer to one question. `score` (0 to 1, higher is better supported) where the judge has one.
struct Judgement {
  Verdict verdict = Verdict::not_judged;
  std::optional<double> score;
  std::vector<Reason> reasons;
  std::string judge = {};             ///< the one of a cascade that gave it; empty: there is one judge
  std::vector<Verdict> repeats = {};  ///< every verdict where the question was asked several times, in order

  bool operator==(const Judgement&) const = default;
};

}  // namespace groundlab
