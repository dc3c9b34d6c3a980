// SPDX-License-Identifier: Apache-2.0
// The second judge goes first, so that the run itself can stream.
#include "commands/versus.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "groundlab/core/diagnostic.hpp"

#include "commands/run_cases.hpp"

namespace groundlab {

void add_versus_option(CLI::App& parser, std::string& versus) {
  parser.add_option("--versus", versus, "A second judge on the same claims: who is right more often")
      ->type_name("JUDGE");
}

SecondJudge::SecondJudge(const RunSettings& settings, const std::string& judge) {
  RunSettings second = settings;
  second.judge = judge_named(judge);
  second.judge_settings = {};
  // What leaves for a second judge must be said as for the first.
  second.quiet = settings.quiet || !second.judge.is_remote();
  if (second.judge.is_remote()) give_environment(second);
  if (second.judge.name() == settings.judge.name())
    throw Error("--versus names the judge \"" + judge + "\", which --judge names too", "name another one");
  if (std::find(settings.cases.begin(), settings.cases.end(), "-") != settings.cases.end())
    throw Error("--versus reads the cases twice, and standard input can be read once", "give a file");
  comparison_.judge = second.judge.name();
  comparison_.judge_version = second.judge.version();
  run_cases(second, [&](const Case&, const CaseResult& result) {
    const std::vector<ClaimMark> marks = claim_marks(result);
    marks_.insert(marks_.end(), marks.begin(), marks.end());
  });
}

void SecondJudge::add(const CaseResult& result) {
  const auto labelled = static_cast<std::size_t>(std::count_if(
      result.claims.begin(), result.claims.end(), [](const CheckedClaim& c) { return c.label.has_value(); }));
  if (labelled > marks_.size() - next_)
    throw Error("the cases changed while they were read for --versus", "give files that can be read twice");
  comparison_.pair.add(result, std::span(marks_).subspan(next_, labelled));
  next_ += labelled;
}

}  // namespace groundlab
