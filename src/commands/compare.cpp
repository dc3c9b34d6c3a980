// SPDX-License-Identifier: Apache-2.0
// `compare`: the last accepted run against this one. Runs that were made differently are refused, because a change of
// the judge would be read as a change of the assistant.
#include "metrics/compare.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include <CLI/CLI.hpp>

#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/nearest.hpp"

#include "commands/deliver.hpp"
#include "commands/job_summary.hpp"
#include "commands/messages.hpp"
#include "commands/read_results.hpp"
#include "commands/table.hpp"
#include "report/compare.hpp"
#include "report/github.hpp"

namespace groundlab {
namespace {

struct Options {
  CommonOptions common;
  std::string base;
  std::string current;
  double margin = 0.02;
  std::vector<std::string> metrics;
  std::string inconclusive;
  std::vector<std::string> allow_different;
  std::size_t show = 50;
};

/// A part of the signature that must be the same on both sides, as --allow-different names it.
struct SignedPart {
  std::string_view name;
  std::string (*text)(const Signature&);
};

std::string splitter_text(const Signature& signature) { return signature.splitter; }
std::string lexicon_text(const Signature& signature) { return signature.lexicon.empty() ? "none" : signature.lexicon; }

constexpr SignedPart parts[] = {{"judge", judge_text}, {"splitter", splitter_text}, {"lexicon", lexicon_text}};

void refuse_different_making(const Options& options, const RunComparison& comparison) {
  std::string differences;
  std::string flags;
  for (const SignedPart& part : parts) {
    const std::string base = part.text(comparison.base);
    const std::string current = part.text(comparison.current);
    const auto& allowed = options.allow_different;
    if (base == current || std::find(allowed.begin(), allowed.end(), part.name) != allowed.end()) continue;
    differences += (differences.empty() ? "" : ", ") + std::string(part.name) + " " + base + " and " + current;
    flags += " --allow-different " + std::string(part.name);
  }
  if (differences.empty()) return;
  throw Error("the runs were made differently: " + differences,
              "run groundlab check --format jsonl on both sets of answers anew, with one groundlab and one judge, or "
              "add" +
                  flags);
}

void check_metrics(const std::vector<std::string>& wanted) {
  std::vector<std::string_view> names;
  for (const Metric& metric : metrics()) names.push_back(metric.name);
  for (const std::string& name : wanted)
    if (std::find(names.begin(), names.end(), name) == names.end())
      throw Error("unknown metric \"" + name + "\"", did_you_mean(name, names));
}

RunComparison compared(const Options& options) {
  RunComparer comparer({.margin = options.margin, .metrics = options.metrics});
  const Signature base = read_results(
      {options.base}, [&](const Case& checked, const CaseResult& result) { comparer.add_base(checked, result); });
  std::uint64_t judged = 0;
  std::uint64_t claims = 0;
  const Signature current = read_results({options.current}, [&](const Case& checked, const CaseResult& result) {
    for (const CheckedClaim& claim : result.claims) judged += claim.judgement.verdict != Verdict::not_judged ? 1 : 0;
    claims += result.claims.size();
    comparer.add_current(checked, result);
  });
  if (claims > 0 && judged == 0) throw Error(options.current, "none of its claims was judged", "check the judge");
  RunComparison comparison = comparer.finish();
  comparison.base = base;
  comparison.current = current;
  comparison.show = options.show;
  if (comparison.paired == 0)
    throw Error("the runs have no case in common", "compare runs over the same case files; cases pair by id");
  return comparison;
}

Exit exit_of(ChangeVerdict verdict, const std::string& inconclusive) {
  if (verdict == ChangeVerdict::regressed) return Exit::gate_failed;
  if (verdict != ChangeVerdict::inconclusive) return Exit::done;
  if (inconclusive.empty()) return Exit::inconclusive;
  return inconclusive == "pass" ? Exit::done : Exit::gate_failed;
}

Exit run(const Options& options) {
  if (!std::isfinite(options.margin) || options.margin < 0 || options.margin >= 1)
    throw Error("the margin must be a share from 0 up to 1", "for example --margin 0.02 for 2 points");
  check_metrics(options.metrics);
  const std::vector<Destination> targets = destinations(options.common, CommandKind::compare);
  const std::vector<std::string> paths = paths_of(targets);
  protect_inputs(paths, std::vector<std::string>{options.base, options.current});
  Delivery delivery(targets, options.common.color);
  delivery.outlive_closed_pipes();
  const RunComparison comparison = compared(options);
  refuse_different_making(options, comparison);
  delivery.write([&](const Format& format, const Style& style) { return format.compare(comparison, style); });
  delivery.finish();
  if (writes_annotations(targets)) append_job_summary(job_summary(comparison));
  const Exit code = exit_of(comparison.verdict, options.inconclusive);
  const bool unseen = std::find(paths.begin(), paths.end(), "-") == paths.end();
  if (code != Exit::done && unseen && !options.common.quiet)
    print_message(Error(compare_line(comparison)).diagnostic());
  return code;
}

}  // namespace

Run add_compare(CLI::App& parser) {
  const auto options = std::make_shared<Options>();
  parser.add_option("BASE", options->base, "Results of the run that was accepted (check --format jsonl)")
      ->type_name("")
      ->required();
  parser.add_option("CURRENT", options->current, "Results of the run in question")->type_name("")->required();
  parser.add_option("--margin", options->margin, "A worsening up to this share is none")
      ->type_name("SHARE")
      ->capture_default_str();
  parser.add_option("--metric", options->metrics, "Compare this metric; repeatable; default: all")
      ->type_name("NAME")
      ->expected(1)
      ->allow_extra_args(false)
      ->take_all();
  parser.add_option("--inconclusive", options->inconclusive, "pass|fail: exit 0 or 1 in place of 4")
      ->type_name("WHAT")
      ->check(CLI::IsMember({"pass", "fail"}).description(""));
  parser
      .add_option("--allow-different", options->allow_different,
                  "judge|splitter|lexicon: compare although this differs; repeatable")
      ->type_name("WHAT")
      ->expected(1)
      ->allow_extra_args(false)
      ->take_all()
      ->check(CLI::IsMember({"judge", "splitter", "lexicon"}).description(""));
  parser.add_option("--show", options->show, "Claims and cases to show of each list")
      ->type_name("N")
      ->capture_default_str();
  add_output_options(parser, options->common, CommandKind::compare);
  return [options] { return run(*options); };
}

}  // namespace groundlab
