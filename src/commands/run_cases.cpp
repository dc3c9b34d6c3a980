// SPDX-License-Identifier: Apache-2.0
// Lines are read on one thread in batches; parsing, reading and judging run on all; whatever depends on order (unique
// ids, the first fault, the results) happens where results come back in order. So no result depends on the threads.
#include "commands/run_cases.hpp"

#include <atomic>
#include <map>
#include <memory>
#include <optional>

#include "groundlab/core/version.hpp"
#include "groundlab/evaluate/evaluate.hpp"

#include "cases/check_labels.hpp"
#include "cases/lines.hpp"
#include "cases/notes.hpp"
#include "cases/parse_case.hpp"
#include "cases/sha256.hpp"
#include "cases/unique_ids.hpp"
#include "commands/messages.hpp"
#include "commands/progress.hpp"
#include "evaluate/in_order.hpp"
#include "evaluate/read_case.hpp"
#include "text/read_answer.hpp"

namespace groundlab {
namespace {

constexpr std::size_t batch_cases = 256;
constexpr std::size_t batch_bytes = std::size_t{1} << 20;

/// A line on its way to the workers, or the fault that ended its file.
struct Item {
  std::string text;
  Location where;
  const Notes* notes = nullptr;
  std::optional<Diagnostic> fault;
};

/// What a worker makes of it. No result: it has a fault, or an earlier line had one.
struct Done {
  Case read;
  std::optional<CaseResult> result;
  std::vector<Diagnostic> faults;
};

/// The lines of all case files, one file after the other.
class Source {
 public:
  explicit Source(const RunSettings& settings) : settings_(settings) {}

  std::vector<Item> batch() {
    std::vector<Item> items;
    std::size_t bytes = 0;
    while (items.size() < batch_cases && bytes < batch_bytes) {
      std::optional<Item> item = next();
      if (!item) break;
      bytes += item->text.size();
      items.push_back(std::move(*item));
    }
    return items;
  }

  /// After the last batch.
  std::string digest() const {
    std::vector<std::string> digests = digests_;
    for (const auto& [path, notes] : notes_)
      if (notes->sha256()) digests.push_back(*notes->sha256());
    return input_digest(digests);
  }

  FaultLog notes_faults() const {
    FaultLog log;
    for (const auto& [path, notes] : notes_) log.add(notes->log());
    return log;
  }

 private:
  std::optional<Item> next() {
    while (reader_ || next_file_ < settings_.cases.size()) {
      try {
        if (!reader_) open(settings_.cases[next_file_++]);
        if (const std::optional<InputLine> line = reader_->next())
          return Item{std::string(line->text), {reader_->name(), line->number, 0}, current_notes_, std::nullopt};
        digests_.push_back(reader_->sha256());
        reader_.reset();
      } catch (const Error& error) {
        reader_.reset();
        Item spoilt;
        spoilt.fault = error.diagnostic();
        return spoilt;
      }
    }
    return std::nullopt;
  }

  void open(const std::string& path) {
    reader_.emplace(path, FileKind::cases);
    const std::string notes_path = settings_.notes.empty() ? default_notes_path(path) : settings_.notes;
    std::unique_ptr<Notes>& notes = notes_[notes_path];
    if (!notes) notes = std::make_unique<Notes>(notes_path);
    current_notes_ = notes.get();
  }

  const RunSettings& settings_;
  std::size_t next_file_ = 0;
  std::optional<LineReader> reader_;
  std::map<std::string, std::unique_ptr<Notes>> notes_;
  const Notes* current_notes_ = nullptr;
  std::vector<std::string> digests_;
};

Done work(Evaluator& evaluator, const AnswerReader& reader, Item& item, const std::atomic<bool>& faulty) {
  Done done;
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
  Reading reading = read_case(done.read, reader);
  if (auto fault = check_labels(done.read, reading))
    done.faults.push_back(std::move(*fault));
  else if (!faulty)
    done.result = evaluator.evaluate(done.read, std::move(reading));
  return done;
}

std::vector<Evaluator> evaluators(const RunSettings& settings) {
  std::vector<Evaluator> all;
  for (unsigned i = 0; i < settings.threads; ++i) all.emplace_back(settings.judge->make(settings.judge_settings));
  return all;
}

/// Every setting that moves a verdict: the judge's own, and how answers are read.
std::vector<std::pair<std::string, std::string>> signed_settings(const RunSettings& settings) {
  std::vector<std::pair<std::string, std::string>> all = settings.judge_settings.values;
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

Signature signature(const RunSettings& settings, std::uint64_t cases, std::string digest) {
  return {.version = std::string(version),
          .judge = std::string(settings.judge->name),
          .judge_version = settings.judge->version,
          .settings = signed_settings(settings),
          .splitter = std::string(splitter_version),
          .lexicon = std::string(settings.judge->lexicon),
          .cases = cases,
          .sha256 = std::move(digest),
          .seed = std::nullopt};
}

}  // namespace

Signature run_cases(const RunSettings& settings, const std::function<void(const Case&, const CaseResult&)>& use) {
  Source source(settings);
  std::vector<Evaluator> workers = evaluators(settings);
  const AnswerReader reader(settings.reading);
  std::atomic<bool> faulty = false;
  FaultLog log;
  UniqueIds ids;
  std::uint64_t cases = 0;
  Progress progress(settings.quiet);

  in_order<Item>(
      workers, [&] { return source.batch(); },
      [&](Evaluator& evaluator, Item& item) { return work(evaluator, reader, item, faulty); },
      [&](Done done) {
        throw_if_interrupted();
        log.add(done.faults);
        if (!done.read.id.empty()) {
          ++cases;
          if (auto fault = ids.check(done.read)) log.add(std::move(*fault));
        }
        if (!log.empty()) faulty = true;
        if (!faulty && done.result) use(done.read, *done.result);
        progress.tick(cases);
      });

  log.add(source.notes_faults());
  progress.clear();
  if (!settings.quiet) print_warnings(log);
  if (!log.empty()) {
    print_faults(log);
    throw BadInput();
  }
  return signature(settings, cases, source.digest());
}

}  // namespace groundlab
