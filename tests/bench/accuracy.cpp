// SPDX-License-Identifier: Apache-2.0
// Measures the rules judge on labelled files: balanced accuracy per file and over all, or (-v) every claim with the
// terms of its decision, one JSON object a line. Reads case files with `claims`, and lines of {evidence, claim, label}.
// name=value sets a constant of data/lists/rules/constants.txt. Usage: rules_accuracy [-v] [name=value...] FILE...
#include <chrono>
#include <fstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "groundlab/core/embedded.hpp"

#include "judges/rules/explain.hpp"
#include "judges/rules/inquiry.hpp"
#include "text/read_answer.hpp"

using namespace groundlab;
using Json = nlohmann::json;

namespace {

struct Labelled {
  Case asked;
  std::vector<Claim> claims;
  std::vector<std::string> labels;
  std::vector<std::vector<std::string>> also;
};

std::vector<std::string> texts(const Json& value) {
  if (value.is_string()) return {value.get<std::string>()};
  return value.is_array() ? value.get<std::vector<std::string>>() : std::vector<std::string>{};
}

Labelled read_line(const std::string& line) {
  const Json json = Json::parse(line);
  Labelled labelled;
  labelled.asked.id = json.value("id", "");
  labelled.asked.question = json.contains("question") && json["question"].is_string() ? json["question"] : "";
  if (json.contains("evidence")) {
    labelled.asked.retrieved.push_back(std::make_shared<Passage>(Passage{"P1", json["evidence"], ""}));
    labelled.claims.push_back(read_claim(json["claim"].get<std::string>(), {}, {}));
    labelled.labels.push_back(json["label"]);
    labelled.also.push_back(texts(json.value("also_ok", Json())));
    return labelled;
  }
  std::vector<std::string> ids;
  for (const Json& passage : json["retrieved"]) {
    ids.push_back(passage["id"]);
    labelled.asked.retrieved.push_back(
        std::make_shared<Passage>(Passage{passage["id"], passage["text"], passage.value("title", "")}));
  }
  const std::vector<std::string_view> id_views(ids.begin(), ids.end());
  for (const Json& claim : json.value("claims", Json::array())) {
    if (!claim.contains("label") || !claim["label"].is_string()) continue;
    labelled.claims.push_back(read_claim(claim["text"].get<std::string>(), {}, id_views));
    labelled.labels.push_back(claim["label"]);
    labelled.also.emplace_back();
  }
  return labelled;
}

struct Counts {
  std::size_t supported = 0;
  std::size_t false_alarms = 0;
  std::size_t wrong = 0;
  std::size_t caught = 0;
  std::size_t exact = 0;

  double balanced() const {
    const double a = supported ? 1 - double(false_alarms) / double(supported) : 0;
    const double b = wrong ? double(caught) / double(wrong) : 0;
    return (a + b) / ((supported ? 1 : 0) + (wrong ? 1 : 0));
  }
};

void count(Counts& counts, const std::string& label, const std::vector<std::string>& also, Verdict verdict) {
  const bool says_supported = verdict == Verdict::supported;
  if (label == "supported") {
    ++counts.supported;
    counts.false_alarms += says_supported ? 0U : 1U;
  } else {
    ++counts.wrong;
    counts.caught += says_supported ? 0U : 1U;
  }
  bool exact = label == name(verdict) || (label == "not_supported" && !says_supported);
  for (const std::string& other : also) exact = exact || other == name(verdict);
  counts.exact += exact ? 1U : 0U;
}

void show(const Labelled& labelled, std::size_t i, const rules::PreparedClaim& claim, const rules::Decision& decision) {
  const rules::Scorecard& card = decision.card;
  Json line{{"id", labelled.asked.id}, {"label", labelled.labels[i]}, {"verdict", name(decision.verdict)},
            {"balance", card.balance}, {"terms", Json::object()},     {"conflicts", Json::object()}};
  for (const auto& [term, value] : card.terms()) line["terms"][std::string(term)] = value;
  for (std::size_t q = 0; q < decision.quantities.size(); ++q)
    if (decision.quantities[q].state != rules::QuantityFinding::State::found)
      line["missing"].push_back(slice(labelled.claims[i].text, claim.text.quantities[q].span));
  line["copied"] = decision.coverage.copied;
  line["names"] = decision.coverage.names_missing;
  for (const rules::Conflict& conflict : decision.conflicts) {
    auto& strength = line["conflicts"][std::string(name(conflict.rule))];
    strength = strength.is_null() ? conflict.strength : std::max(strength.get<float>(), conflict.strength);
  }
  line["claim"] = labelled.claims[i].text;
  if (!decision.alignments.empty()) {
    const rules::Alignment& best = decision.alignments.front();
    const Passage& passage = *labelled.asked.retrieved[best.view.passage];
    const auto& tokens = best.view.evidence->text.tokens;
    const Span span{tokens[best.unit.begin].span.begin, tokens[best.unit.end - 1].span.end};
    line["evidence"] = slice(passage.text, span);
    line["share"] = best.share;
  }
  fmt::print("{}\n", line.dump());
}

}  // namespace

int main(int argc, char** argv) {
  bool verbose = false;
  std::vector<std::string> paths;
  std::string lines(embedded("lists/rules/constants.txt"));
  for (int a = 1; a < argc; ++a) {
    const std::string argument = argv[a];
    const std::size_t equals = argument.find('=');
    if (argument == "-v")
      verbose = true;
    else if (equals != std::string::npos)
      lines += "\n" + argument.substr(0, equals) + " " + argument.substr(equals + 1);
    else
      paths.push_back(argument);
  }
  const rules::Constants constants = rules::Constants::of(lines);
  rules::Memory memory(constants);
  for (const std::string& path : paths) {
    Counts counts;
    double seconds = 0;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
      const Labelled labelled = read_line(line);
      const auto start = std::chrono::steady_clock::now();
      rules::Inquiry inquiry(labelled.asked, labelled.claims, memory, constants);
      std::vector<rules::Decision> decisions;
      std::vector<std::size_t> all(labelled.asked.retrieved.size());
      for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
      for (std::size_t i = 0; i < labelled.claims.size(); ++i) {
        const Question question{i, all};
        decisions.push_back(inquiry.decide(question, inquiry.views(question)));
      }
      seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      for (std::size_t i = 0; i < labelled.claims.size(); ++i) {
        count(counts, labelled.labels[i], labelled.also[i], decisions[i].verdict);
        if (verbose) show(labelled, i, inquiry.claim(i), decisions[i]);
      }
    }
    const std::size_t n = counts.supported + counts.wrong;
    if (!verbose)
      fmt::print("{:26} bacc {:.3f} caught {:.3f} false alarms {:.3f} exact {}/{} {:.0f} claims/s\n",
                 path.substr(path.rfind('/') + 1), counts.balanced(),
                 counts.wrong ? double(counts.caught) / double(counts.wrong) : 0,
                 counts.supported ? double(counts.false_alarms) / double(counts.supported) : 0, counts.exact, n,
                 double(n) / seconds);
  }
  return 0;
}
