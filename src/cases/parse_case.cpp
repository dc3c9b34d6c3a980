// SPDX-License-Identifier: Apache-2.0
// Field by field into the Case; each field's rules stand in one function.
#include "cases/parse_case.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "groundlab/core/nearest.hpp"

#include "cases/field_reader.hpp"
#include "cases/joined.hpp"
#include "cases/read_passage.hpp"
#include "cases/severity.hpp"
#include "cases/shortened.hpp"

namespace groundlab {
namespace {

constexpr std::array<std::string_view, 11> case_keys{"id",         "question", "retrieved", "answer",
                                                     "answerable", "labels",   "labels_by", "claims",
                                                     "tags",       "severity", "rating"};
enum class CaseKey { id, question, retrieved, answer, answerable, labels, labels_by, claims, tags, severity, rating };
constexpr std::size_t required_case_keys = 4;

constexpr std::array<std::array<std::string_view, 2>, 14> case_aliases{{
    {"contexts", "retrieved"},
    {"context", "retrieved"},
    {"retrieved_contexts", "retrieved"},
    {"retrieval_context", "retrieved"},
    {"passages", "retrieved"},
    {"documents", "retrieved"},
    {"docs", "retrieved"},
    {"response", "answer"},
    {"output", "answer"},
    {"actual_output", "answer"},
    {"query", "question"},
    {"input", "question"},
    {"user_input", "question"},
    {"verdicts", "labels"},
}};

constexpr std::array<std::string_view, 3> claim_keys{"text", "cites", "label"};
enum class ClaimKey { text, cites, label };

// The last is no name but ends the hints.
constexpr std::array<std::string_view, 5> severities{severity_names[0], severity_names[1], severity_names[2],
                                                     severity_names[3], "a number above 0"};

constexpr auto label_words = [] {
  std::array<std::string_view, label_names.size()> words;
  std::transform(label_names.begin(), label_names.end(), words.begin(), [](const auto& row) { return row.name; });
  return words;
}();

// An id that stands twice in the list, or none.
std::optional<std::string_view> repeated_id(const std::vector<PassagePtr>& passages) {
  if (passages.size() < 2) return std::nullopt;
  std::vector<std::string_view> ids;
  ids.reserve(passages.size());
  for (const PassagePtr& passage : passages)
    if (!passage->id.empty()) ids.push_back(passage->id);
  std::sort(ids.begin(), ids.end());
  const auto twice = std::adjacent_find(ids.begin(), ids.end());
  return twice == ids.end() ? std::nullopt : std::optional(*twice);
}

class CaseParser {
 public:
  CaseParser(std::string_view line, const Location& where, const Notes& notes) : fields_(line, where), notes_(notes) {
    case_.where = where;
  }

  ParsedCase parse() {
    const FieldNames known{.names = case_keys, .required = required_case_keys, .aliases = case_aliases};
    fields_.object(known, [&](std::size_t key) { read(static_cast<CaseKey>(key)); });
    if (!case_.claims.empty()) claims_replace_labels();
    fields_.finish();
    ParsedCase parsed{std::move(fields_.faults()), std::move(fields_.warnings())};
    if (std::get<1>(parsed.result).empty() && !unresolved_) parsed.result = std::move(case_);
    return parsed;
  }

 private:
  void read(CaseKey key) {
    switch (key) {
      case CaseKey::id:
        case_.id = fields_.id().value_or("");
        return;
      case CaseKey::question:
        case_.question = fields_.text().value_or("");
        return;
      case CaseKey::retrieved:
        return read_retrieved();
      case CaseKey::answer:
        case_.answer = fields_.text().value_or("");
        return;
      case CaseKey::answerable:
        if (!fields_.null()) case_.answerable = fields_.boolean();
        return;
      case CaseKey::labels:
        return read_labels();
      case CaseKey::labels_by:
        return read_labels_by();
      case CaseKey::claims:
        return read_claims();
      case CaseKey::tags:
        if (!fields_.null()) fields_.list([&] { case_.tags.push_back(fields_.text().value_or("")); });
        return;
      case CaseKey::severity:
        return read_severity();
      case CaseKey::rating:
        return read_rating();
    }
  }

  void read_retrieved() {
    const std::size_t begin = fields_.value_offset();
    fields_.list([&] { read_retrieved_passage(); });
    if (const auto twice = repeated_id(case_.retrieved))
      fields_.fault(begin, joined("the passage ", shortened(*twice), " stands twice in ", fields_.field()),
                    "name each passage once");
  }

  void read_retrieved_passage() {
    const bool in_place = fields_.json().kind() == JsonKind::object;
    const std::size_t begin = fields_.json().offset();
    if (in_place) {
      case_.retrieved.push_back(std::make_shared<const Passage>(
          read_passage(fields_, "add it; the id alone, without {...}, stands for a note")));
      return;
    }
    const auto id = fields_.id();
    if (!id) return;
    if (PassagePtr note = notes_.find(*id)) {
      case_.retrieved.push_back(std::move(note));
      return;
    }
    unresolved_ = true;
    if (notes_.log().empty())
      fields_.fault(begin, joined("unknown note ", shortened(*id), " in ", fields_.field()), notes_.hint_for(*id));
  }

  void read_labels() {
    if (fields_.null()) return;
    labels_at_ = fields_.value_offset();
    std::vector<Label> labels;
    fields_.list([&] {
      if (const auto label = read_label()) labels.push_back(*label);
    });
    case_.labels = std::move(labels);
  }

  /// {"name": [label, null, ...], ...}
  void read_labels_by() {
    if (fields_.null()) return;
    if (fields_.json().kind() != JsonKind::object)
      return fields_.wrong_type("an object {...}", "write {\"name of the annotator\": [labels], ...}");
    fields_.json().open();
    while (const auto name = fields_.json().key()) {
      AnnotatorLabels one{std::string(*name), {}};
      fields_.list([&] { one.labels.push_back(fields_.null() ? std::nullopt : read_label()); });
      case_.labels_by.push_back(std::move(one));
    }
  }

  std::optional<Label> read_label() {
    const JsonKind kind = fields_.json().kind();
    const std::size_t begin = fields_.json().offset();
    if (kind != JsonKind::string) {
      fields_.wrong_type("a label", did_you_mean("", label_words));
      return std::nullopt;
    }
    const std::string_view written = fields_.json().string();
    const auto label = value_in(label_names, written);
    if (!label && !fields_.json().fault())
      fields_.fault(begin, joined("unknown label ", shortened(written), " in ", fields_.field()),
                    did_you_mean(written, label_words));
    return label;
  }

  void read_claims() {
    if (!fields_.null()) fields_.list([&] { read_claim(); });
  }

  void read_claim() {
    GivenClaim claim;
    const FieldNames known{.names = claim_keys, .required = 1};
    fields_.object(known, [&](std::size_t key) {
      switch (static_cast<ClaimKey>(key)) {
        case ClaimKey::text:
          claim.text = read_claim_text();
          return;
        case ClaimKey::cites:
          if (!fields_.null()) fields_.list([&] { claim.cites.push_back(fields_.id().value_or("")); });
          return;
        case ClaimKey::label:
          if (!fields_.null()) claim.label = read_label();
          return;
      }
    });
    case_.claims.push_back(std::move(claim));
  }

  std::string read_claim_text() {
    const std::size_t begin = fields_.value_offset();
    std::optional<std::string> text = fields_.text();
    if (text && text->empty() && !fields_.json().fault())
      fields_.fault(begin, fields_.field() + " is empty", "take the claim out, or write what it says");
    return std::move(text).value_or("");
  }

  void read_severity() {
    if (fields_.null()) return;
    const JsonKind kind = fields_.json().kind();
    const std::size_t begin = fields_.json().offset();
    if (kind == JsonKind::number) {
      case_.severity = fields_.json().number();
      std::from_chars(case_.severity.data(), case_.severity.data() + case_.severity.size(), case_.weight);
      if (!(case_.weight > 0) && !fields_.json().fault())
        fields_.fault(begin, joined(fields_.field(), " must be above 0, not ", case_.severity.substr(0, 40)),
                      "the higher, the more the case counts");
      return;
    }
    if (kind != JsonKind::string) return fields_.wrong_type("a name or a number", did_you_mean("", severities));
    case_.severity = fields_.json().string();
    const bool named = std::find(severity_names.begin(), severity_names.end(), case_.severity) != severity_names.end();
    if (named)
      case_.weight = *weight_of(case_.severity);
    else if (!fields_.json().fault())
      fields_.fault(begin, joined("unknown severity ", shortened(case_.severity)),
                    did_you_mean(case_.severity, severities));
  }

  void read_rating() {
    if (fields_.null()) return;
    if (fields_.json().kind() != JsonKind::number)
      return fields_.wrong_type("a number", "a person's rating of the whole answer, on your rubric's scale");
    const std::string number(fields_.json().number());
    double rating = 0;
    std::from_chars(number.data(), number.data() + number.size(), rating);
    case_.rating = rating;
  }

  // Claims bring their own labels; an empty list of labels beside them says nothing.
  void claims_replace_labels() {
    if (case_.labels && !case_.labels->empty())
      fields_.fault(labels_at_, "both \"labels\" and \"claims\" are filled",
                    "give each claim a \"label\" of its own and take \"labels\" out");
    case_.labels.reset();
  }

  FieldReader fields_;
  const Notes& notes_;
  Case case_;
  std::size_t labels_at_ = 0;
  bool unresolved_ = false;  ///< a passage was not found in the notes
};

}  // namespace

ParsedCase parse_case(std::string_view line, const Location& where, const Notes& notes) {
  return CaseParser(line, where, notes).parse();
}

}  // namespace groundlab
