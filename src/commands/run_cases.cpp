// SPDX-License-Identifier: Apache-2.0
// Lines are read on one thread in batches; parsing, reading and judging run on all; whatever depends on order (unique
// ids, the first fault, the results) happens where results come back in order. So no result depends on the threads.
#include "commands/run_cases.hpp"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <optional>

#include "groundlab/core/interrupt.hpp"
#include "groundlab/core/version.hpp"
#include "groundlab/evaluate/evaluate.hpp"

#include "cases/check_labels.hpp"
#include "cases/parse_case.hpp"
#include "cases/unique_ids.hpp"
#include "commands/messages.hpp"
#include "commands/progress.hpp"
#include "commands/remote_notes.hpp"
#include "commands/source.hpp"
#include "evaluate/in_order.hpp"
#include "evaluate/read_case.hpp"
#include "judges/llm/rubric.hpp"
#include "judges/llm/split.hpp"
#include "judges/remote/run.hpp"
#include "text/read_answer.hpp"
#include "text/sha256.hpp"

namespace groundlab {
namespace {

/// What a worker makes of it. No result: it has a fault, or an earlier line had one.
struct Worked {
  Case read;
  std::optional<CaseResult> result;
  std::vector<Diagnostic> faults;
};

/// What a run asks: the judge, the splitter where a model cuts the claims, the rubric where answers are rated.
struct Opened {
  OpenJudge judge;
  std::optional<OpenSplitter> splitter;
  std::optional<OpenRubric> rubric;

  /// All that ask a service or a program, each once: judge, splitter and rubric of one model are one.
  std::vector<RemoteRun*> remotes() const {
    std::vector<RemoteRun*> all;
    const auto add = [&](RemoteRun* remote) {
      if (remote != nullptr && std::find(all.begin(), all.end(), remote) == all.end()) all.push_back(remote);
    };
    if (splitter) add(splitter->remote.get());
    add(judge.remote.get());
    if (rubric) add(rubric->remote.get());
    return all;
  }
  void stop(const std::exception_ptr& why) const {
    for (const RemoteRun* remote : remotes()) remote->stop(why);
  }
};

/// The reading with its claims cut by the model. Labels belong to claims as the splitter cuts them, and are left
/// behind.
void cut_by_model(const OpenSplitter& splitter, Case& read, Reading& reading) {
  if (!read.claims.empty() || reading.claims.empty()) return;
  const auto facts = splitter.facts_of(read, reading.claims);
  reading.claims = cut_claims(read.answer, std::move(reading.claims), facts);
  read.labels.reset();
  read.labels_by.clear();
}

/// What workers share.
struct Bench {
  const Opened& opened;
  const AnswerReader& reader;
  const std::atomic<bool>& faulty;
};

Worked work(Evaluator& evaluator, const Bench& bench, SourceItem& item) {
  Worked done;
  if (item.fault) {
    done.faults.push_back(std::move(*item.fault));
    return done;
  }
  ParsedCase parsed = parse_case(item.text, item.where, *item.notes);
  done.faults = std::move(parsed.warnings);
  if (auto* faults = std::get_if<std::vector<Diagnostic>>(&parsed.result)) {
    done.faults.insert(done.faults.end(), faults->begin(), faults->end());
    return done;
  }
  done.read = std::get<Case>(std::move(parsed.result));
  done.read.source = std::move(item.text);
  Reading reading = read_case(done.read, bench.reader);
  if (auto fault = check_labels(done.read, reading)) {
    done.faults.push_back(std::move(*fault));
  } else if (!bench.faulty) {
    if (bench.opened.splitter) cut_by_model(*bench.opened.splitter, done.read, reading);
    done.result = evaluator.evaluate(done.read, std::move(reading));
    if (bench.opened.rubric) done.result->rating = bench.opened.rubric->rate(done.read);
  }
  return done;
}

/// Every setting that moves a verdict: the judge's own, and how answers are read.
NamedValues signed_settings(const RunSettings& settings, const Opened& opened) {
  NamedValues all = opened.judge.settings;
  if (opened.splitter) {
    all.emplace_back("split", "llm");
    for (const auto& [name, value] : opened.splitter->settings) all.emplace_back("split-" + name, value);
  }
  if (opened.rubric)
    for (const auto& [name, value] : opened.rubric->settings) all.emplace_back("rubric-" + name, value);
  const ReadOptions& reading = settings.reading;
  if (reading.split == Split::clauses) all.emplace_back("split", "clauses");
  if (!reading.abbreviations.empty()) {
    Sha256 digest;
    digest.update(reading.abbreviations);
    all.emplace_back("abbreviations", digest.hex().substr(0, 16));
  }
  for (const std::string& pattern : reading.abstain_patterns) all.emplace_back("abstain-pattern", pattern);
  for (const std::string& pattern : reading.citation_patterns) all.emplace_back("citation-pattern", pattern);
  return all;
}

/// What one reading of the input gives.
struct Passed {
  std::uint64_t cases = 0;
  std::string digest;
};

using Use = std::function<void(const Case&, const CaseResult&)>;

/// A judge that asks others needs many cases at a time, one a batch: their threads only wait.
struct Shape {
  std::size_t workers = 1;
  std::size_t window = 2;
  std::size_t batch_cases = 32;
};

Shape shape_of(const RunSettings& settings, const Opened& opened) {
  const std::vector<RemoteRun*> remotes = opened.remotes();
  if (remotes.empty()) return {settings.threads, std::size_t{2} * settings.threads, 32};
  const std::size_t open = remotes.front()->options.concurrency;
  return {open + 8, 8 * open, 1};
}

HowFar how_far(std::uint64_t cases, const Opened& opened) {
  HowFar far{cases, 0, 0, {}};
  for (const RemoteRun* remote : opened.remotes()) {
    far.questions += remote->spent.sum().questions;
    far.all_questions += remote->forecast.sum().questions;
    if (far.spent.empty()) far.spent = spent_text(*remote);
  }
  return far;
}

/// Reads the whole input once. Throws BadInput, after printing, where it has faults.
Passed pass(const RunSettings& settings, const Opened& opened, bool quiet, const Use& use) {
  const Shape shape = shape_of(settings, opened);
  Source source(settings, shape.batch_cases);
  std::vector<Evaluator> workers;
  for (std::size_t i = 0; i < shape.workers; ++i) workers.emplace_back(opened.judge.for_thread());
  const AnswerReader reader(settings.reading);
  std::atomic<bool> faulty = false;
  const Bench bench{opened, reader, faulty};
  FaultLog log;
  UniqueIds ids;
  std::uint64_t cases = 0;
  Progress progress(settings.quiet);
  const auto tick = [&] { progress.tick([&] { return how_far(cases, opened); }); };
  const auto stop_if_interrupted = [&] {
    if (is_interrupted() && !opened.remotes().empty()) {
      progress.clear();
      opened.stop(std::make_exception_ptr(Interrupted()));
      if (const auto& cache = opened.remotes().front()->options.cache; !settings.quiet && !cache.empty())
        print_notice("stopped; " + cache + " has the verdicts so far: the same command goes on from there");
    }
    throw_if_interrupted();
  };

  in_order<SourceItem>(
      Crew<Evaluator>{workers, shape.window,
                      [&] {
                        stop_if_interrupted();
                        tick();
                      }},
      [&] { return source.batch(); },
      [&](Evaluator& evaluator, SourceItem& item) {
        try {
          return work(evaluator, bench, item);
        } catch (const std::exception&) {
          // The others in work would go on waiting for answers that nobody wants any more.
          opened.stop(std::current_exception());
          throw;
        }
      },
      [&](Worked worked) {
        stop_if_interrupted();
        log.add(worked.faults);
        if (!worked.read.id.empty()) {
          ++cases;
          if (auto fault = ids.check(worked.read)) log.add(std::move(*fault));
        }
        if (!log.empty()) faulty = true;
        if (!faulty && worked.result) use(worked.read, *worked.result);
        tick();
      });

  log.add(source.notes_faults());
  progress.clear();
  if (!quiet) print_warnings(log);
  if (!log.empty()) {
    print_faults(log);
    throw BadInput();
  }
  return {cases, source.digest()};
}

/// Whether reading the input does not use it up.
bool can_be_read_twice(const RunSettings& settings) {
  return std::all_of(settings.cases.begin(), settings.cases.end(), [](const std::string& path) {
    std::error_code fault;
    return path != "-" && std::filesystem::is_regular_file(path, fault);
  });
}

bool is_dry(const Opened& opened) {
  const std::vector<RemoteRun*> remotes = opened.remotes();
  return std::any_of(remotes.begin(), remotes.end(), [](const RemoteRun* remote) { return remote->options.dry_run; });
}

/// Reads the input without asking anything, and says what a run will ask. The faults of the input are met here, before
/// anything was paid for.
void foresee(const RunSettings& settings, const Opened& opened) {
  const bool foreseeable = is_dry(opened) || can_be_read_twice(settings);
  Passed passed;
  if (foreseeable) {
    for (RemoteRun* remote : opened.remotes()) remote->forecasting = true;
    passed = pass(settings, opened, settings.quiet, [](const Case&, const CaseResult&) {});
    for (RemoteRun* remote : opened.remotes()) remote->forecasting = false;
  }
  std::string dry;
  for (const RemoteRun* remote : opened.remotes()) {
    const Effort effort = remote->forecast.sum();
    dry += forecast_text(*remote, passed.cases);
    if (is_dry(opened) || settings.quiet || remote->options.offline || (foreseeable && effort.questions == 0)) continue;
    print_notice(asking_text(*remote, foreseeable ? std::optional(effort) : std::nullopt));
  }
  if (is_dry(opened)) throw DryRun(dry);
}

Opened open_all(const RunSettings& settings) {
  Opened opened{open_judge(settings.judge, settings.judge_settings), std::nullopt, std::nullopt};
  // One model has one count and one budget, whatever it is asked for.
  std::shared_ptr<RemoteRun> model;
  if (settings.judge.parts.back().row->name == "llm") model = opened.judge.remote;
  if (settings.model_splits) {
    opened.splitter = open_llm_splitter(settings.judge_settings, model);
    model = opened.splitter->remote;
  }
  if (!settings.rubric.empty()) opened.rubric = open_llm_rubric(settings.rubric, settings.judge_settings, model);
  return opened;
}

Signature signature(const RunSettings& settings, const Opened& opened, Passed passed) {
  return {.version = std::string(version),
          .judge = settings.judge.name(),
          .judge_version = settings.judge.version(),
          .settings = signed_settings(settings, opened),
          .splitter = std::string(splitter_version),
          .lexicon = std::string(settings.judge.lexicon()),
          .cases = passed.cases,
          .sha256 = std::move(passed.digest),
          .seed = std::nullopt};
}

void print_unjudged(const UnjudgedReasons& reasons) {
  Diagnostic warning;
  warning.severity = Severity::warning;
  for (const std::string& line : reasons.lines()) {
    warning.what = line;
    print_message(warning);
  }
}

}  // namespace

Signature run_cases(const RunSettings& settings, const Use& use) {
  const Opened opened = open_all(settings);
  if (opened.remotes().empty()) return signature(settings, opened, pass(settings, opened, settings.quiet, use));
  foresee(settings, opened);
  const bool told = settings.quiet || can_be_read_twice(settings);
  UnjudgedReasons unjudged;
  Passed passed = pass(settings, opened, told, [&](const Case& checked, const CaseResult& result) {
    unjudged.add(result);
    use(checked, result);
  });
  if (!settings.quiet) {
    for (const RemoteRun* remote : opened.remotes())
      if (const std::string asked = asked_text(*remote); !asked.empty()) print_notice(asked);
    print_unjudged(unjudged);
  }
  return signature(settings, opened, std::move(passed));
}

}  // namespace groundlab
