// SPDX-License-Identifier: Apache-2.0
// One labelled RAG case as a value: the question, the passages the model saw, its answer, and what people said of it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/verdict.hpp"

namespace groundlab {

/// A text that the model saw. Immutable once read; a note that many cases share is held once.
struct Passage {
  std::string id;
  std::string text;
  std::string title;

  bool operator==(const Passage&) const = default;
};
using PassagePtr = std::shared_ptr<const Passage>;

/// A claim that came already split, with the ids it cites as they stand in the file.
struct GivenClaim {
  std::string text;
  std::vector<std::string> cites;
  std::optional<Label> label;

  bool operator==(const GivenClaim&) const = default;
};

/// One annotator's labels, one per claim in order; none: this one was left out.
struct AnnotatorLabels {
  std::string name;
  std::vector<std::optional<Label>> labels;

  bool operator==(const AnnotatorLabels&) const = default;
};

/// A case of a case file (docs/cases.md). Texts are valid UTF-8.
struct Case {
  std::string id;
  std::string question;
  std::vector<PassagePtr> retrieved;  ///< in file order, never null
  std::string answer;
  std::optional<bool> answerable;            ///< none: unknown
  std::optional<std::vector<Label>> labels;  ///< one per claim as the splitter cuts them; none: unlabelled
  std::vector<AnnotatorLabels> labels_by;    ///< of several people, by claim
  std::vector<GivenClaim> claims;            ///< not empty: these replace the splitter
  std::optional<double> rating;              ///< a person's, of the whole answer, on the scale of a rubric
  std::vector<std::string> tags;
  double weight = 1;     ///< what `severity` says, where weighting is asked for
  std::string severity;  ///< as written: low, medium, high, critical or a number; empty: absent
  Location where;        ///< file and line it was read from
  std::string source;    ///< that line, for writing the case back with everything it holds
};

}  // namespace groundlab
