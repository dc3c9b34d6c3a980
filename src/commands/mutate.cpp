// SPDX-License-Identifier: Apache-2.0
// `mutate`: supported claims with one planted error each, as labelled cases; `agree --by tag` then shows by kind what
// the judge catches.
#include "mutate/mutate.hpp"

#include <memory>

#include <CLI/CLI.hpp>

#include "groundlab/core/diagnostic.hpp"

#include "commands/deliver.hpp"
#include "commands/run_cases.hpp"
#include "commands/table.hpp"
#include "report/json.hpp"

namespace groundlab {
namespace {

/// A person's label decides; where there is none, the judge does.
bool is_supported(const CheckedClaim& claim) {
  if (claim.label) return *claim.label == Label::supported;
  return claim.judgement.verdict == Verdict::supported;
}

Json passages_json(const Case& original) {
  Json passages = Json::array();
  for (const PassagePtr& passage : original.retrieved) {
    Json value{{"id", passage->id}, {"text", passage->text}};
    if (!passage->title.empty()) value["title"] = passage->title;
    passages.push_back(std::move(value));
  }
  return passages;
}

/// The claim as it stands or with its error, as a case of its own; `id` goes before the kind.
Json case_json(const Case& original, const CheckedClaim& claim, const std::string& id, const Mutant& mutant) {
  Json cites = Json::array();
  for (const Citation& citation : claim.claim.citations) cites.push_back(citation.id);
  const std::string_view label = mutant.kind == "original" ? name(Label::supported) : name(Label::not_supported);
  return {{"id", id + std::string(mutant.kind)},
          {"question", original.question},
          {"retrieved", passages_json(original)},
          {"answer", mutant.text},
          {"claims", Json::array({{{"text", mutant.text}, {"cites", std::move(cites)}, {"label", label}}})},
          {"tags", Json::array({mutant.kind})}};
}

std::string mutant_lines(const Case& original, const CaseResult& result) {
  std::vector<std::string_view> evidence{original.question};
  for (const PassagePtr& passage : original.retrieved) evidence.push_back(passage->text);
  std::string lines;
  for (std::size_t c = 0; c < result.claims.size(); ++c) {
    const CheckedClaim& claim = result.claims[c];
    if (!is_supported(claim)) continue;
    const std::vector<Mutant> planted = mutants({claim.claim.text, evidence});
    if (planted.empty()) continue;
    const std::string id = original.id + "/" + std::to_string(c + 1) + "/";
    lines += dumped(case_json(original, claim, id, {"original", claim.claim.text})) + "\n";
    for (const Mutant& mutant : planted) lines += dumped(case_json(original, claim, id, mutant)) + "\n";
  }
  return lines;
}

Exit run(const CommonOptions& options) {
  const RunSettings settings = resolve(options, CommandKind::mutate);
  Delivery delivery(settings.destinations, options.color);
  bool any = false;
  run_cases(settings, [&](const Case& original, const CaseResult& result) {
    std::string lines = mutant_lines(original, result);
    any = any || !lines.empty();
    delivery.write([&](const Format&, const Style&) { return lines; });
  });
  if (!any) throw Error("no supported claim has a place for an error", "give cases with claims that are supported");
  delivery.finish();
  return Exit::done;
}

}  // namespace

Run add_mutate(CLI::App& parser) {
  const auto options = std::make_shared<CommonOptions>();
  options->format = "cases";
  add_common_options(parser, *options, CommandKind::mutate);
  return [options] { return run(*options); };
}

}  // namespace groundlab
