// SPDX-License-Identifier: Apache-2.0
// The judges there are, in the order in which --help shows them.
#include "judges/registry.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/nearest.hpp"

#include "judges/cascade.hpp"
#include "judges/exec/exec.hpp"
#include "judges/llm/llm.hpp"
#include "judges/nli/nli.hpp"
#include "judges/overlap.hpp"
#include "judges/rules/rules.hpp"
#include "text/lexicon.hpp"

namespace groundlab {
namespace {

constexpr std::array rules_options{
    JudgeOption{"strictness", "0..1", "rules: the score from which on a claim is supported; default 0.5"},
};
constexpr std::array overlap_options{
    JudgeOption{"negation", "", "overlap: a negation word on one side only is a contradiction"},
};
constexpr std::array asked_options{
    JudgeOption{"concurrency", "N", "llm, nli, exec: questions that are open at a time; default 16"},
    JudgeOption{"timeout", "SECONDS", "llm, nli, exec: how long to wait for a reply; default 60"},
    JudgeOption{"cache", "FILE", "llm, nli, exec: where verdicts are kept, so that a rerun asks nothing again"},
    JudgeOption{"offline", "", "llm, nli, exec: verdicts from the cache only"},
    JudgeOption{"refresh", "", "llm, nli, exec: ask again what the cache knows"},
    JudgeOption{"redact", "RE2", "llm, nli, exec: blacken what it matches before anything leaves"},
    JudgeOption{"repeat", "K", "llm, nli, exec: ask every question K times, the majority decides"},
    JudgeOption{"dry-run", "", "llm, nli, exec: say what a run would ask and cost, ask nothing"},
};
constexpr std::array llm_options{
    JudgeOption{"llm-url", "URL", "llm: where the model is asked; default the API of its vendor, or LLM_URL"},
    JudgeOption{"llm-api", "anthropic|openai", "llm: how it is asked; openai for anything compatible"},
    JudgeOption{"llm-model", "NAME", "llm: which model; default LLM_MODEL, for Anthropic claude-opus-5-5"},
    JudgeOption{"llm-key-env", "NAME", "llm: the variable with the host's key; none: no key"},
    JudgeOption{"llm-prompt", "FILE", "llm: rules of checking of your own"},
    JudgeOption{"llm-batch", "", "llm: all claims on the same passages in one request"},
    JudgeOption{"llm-max-tokens", "N", "llm: tokens of a reply at most; more for a model that thinks first"},
    JudgeOption{"llm-price", "IN,OUT", "llm: what a million tokens cost, for costs and --budget"},
    JudgeOption{"budget", "AMOUNT", "llm: stop before more is spent; 200000t: in tokens"},
    JudgeOption{"ca-file", "FILE", "llm, nli: certificates to trust instead of the system's"},
};
constexpr std::array nli_options{
    JudgeOption{"nli-url", "URL", "nli: where the model is served"},
    JudgeOption{"nli-preset", "NAME", "nli: mnli, hhem or minicheck: classes, threshold, windows; default mnli"},
    JudgeOption{"nli-api", "NAME", "nli: tei, vllm-score, vllm-classify or pairs (docs/judges/nli.md)"},
    JudgeOption{"nli-threshold", "0..1", "nli: the score from which on a claim is supported, or contradicted"},
    JudgeOption{"nli-labels", "YES,NO", "nli: the model's names for supported and contradicted"},
    JudgeOption{"nli-window", "N", "nli: code points of evidence that are read at a time"},
    JudgeOption{"nli-model", "NAME", "nli: the model's name, for vLLM"},
    JudgeOption{"nli-pattern", "TEXT", "nli: how vllm-classify reads {premise} and {hypothesis} as one text"},
    JudgeOption{"nli-claim-first", "", "nli: the model takes the claim before the passage"},
    JudgeOption{"nli-key-env", "NAME", "nli: the variable with the host's key; none: no key"},
    JudgeOption{"ca-file", "FILE", "llm, nli: certificates to trust instead of the system's"},
};
constexpr std::array two_judges{
    JudgeOption{"unsure", "LOW,HIGH", "FIRST+SECOND: scores of the first that the second judges too; default 0.4,0.6"},
};

constexpr std::array rows{
    JudgeRow{"rules", "",
             "numbers, codes, negation and content words against the aligned evidence; explains every verdict",
             rules_version, lexicon_version, rules_options, Asks::nobody, open_local<make_rules_judge>},
    JudgeRow{"overlap", "", "word and number overlap, the baseline to beat", overlap_version, "", overlap_options,
             Asks::nobody, open_local<make_overlap_judge>},
    JudgeRow{"llm", "",
             "a language model over HTTP: Anthropic, or anything that speaks OpenAI's API (docs/judges/llm.md)",
             llm_version, "", llm_options, Asks::service, open_llm_judge},
    JudgeRow{"nli", "", "a classifier of sentence pairs over HTTP: HHEM, MiniCheck, any NLI model (docs/judges/nli.md)",
             nli_version, "", nli_options, Asks::service, open_nli_judge},
    JudgeRow{"exec",
             "COMMAND",
             "any program, over JSON lines on its standard input and output (docs/judges/exec.md)",
             exec_version,
             "",
             {},
             Asks::program,
             open_exec_judge},
};

bool holds(std::span<const JudgeOption> options, std::string_view name) {
  return std::any_of(options.begin(), options.end(), [&](const JudgeOption& option) { return option.name == name; });
}

const JudgeRow& row_named(std::string_view name) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const JudgeRow& row) { return row.name == name; });
  if (found != rows.end()) return *found;
  std::vector<std::string_view> names;
  names.reserve(rows.size());
  for (const JudgeRow& row : rows) names.push_back(row.name);
  throw Error("unknown judge \"" + std::string(name) + "\"", did_you_mean(name, names));
}

JudgeChoice::Part part_named(std::string_view text) {
  const std::size_t colon = text.find(':');
  const JudgeRow& row = row_named(text.substr(0, colon));
  const std::string argument(colon == std::string_view::npos ? "" : text.substr(colon + 1));
  const std::string name(row.name);
  if (row.argument.empty() && colon != std::string_view::npos)
    throw Error("the judge " + name + " takes nothing behind a colon", "write --judge " + name);
  if (!row.argument.empty() && argument.empty())
    throw Error("the judge " + name + " needs its " + std::string(row.argument),
                "write --judge " + name + ":" + std::string(row.argument));
  return {&row, argument};
}

}  // namespace

std::span<const JudgeRow> judges() { return rows; }
std::span<const JudgeOption> remote_options() { return asked_options; }
std::span<const JudgeOption> cascade_options() { return two_judges; }

std::string JudgeChoice::name() const {
  std::string text;
  for (const Part& part : parts) text += (text.empty() ? "" : "+") + std::string(part.row->name);
  return text;
}

bool JudgeChoice::is_remote() const {
  return std::any_of(parts.begin(), parts.end(), [](const Part& part) { return part.row->asks != Asks::nobody; });
}

bool JudgeChoice::asks_service() const {
  return std::any_of(parts.begin(), parts.end(), [](const Part& part) { return part.row->asks == Asks::service; });
}

bool JudgeChoice::takes(std::string_view option) const {
  if (parts.size() > 1 && holds(two_judges, option)) return true;
  return std::any_of(parts.begin(), parts.end(), [&](const Part& part) {
    return holds(part.row->options, option) || (part.row->asks != Asks::nobody && holds(asked_options, option));
  });
}

JudgeChoice judge_named(std::string_view name) {
  JudgeChoice choice;
  const std::size_t plus = name.find('+');
  if (plus != std::string_view::npos && plus < name.find(':')) {
    choice.parts.push_back(part_named(name.substr(0, plus)));
    name.remove_prefix(plus + 1);
  }
  choice.parts.push_back(part_named(name));
  return choice;
}

std::string_view owner_of(std::string_view option) {
  if (holds(two_judges, option)) return "rules+llm";
  if (holds(asked_options, option)) return "llm";
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const JudgeRow& row) { return holds(row.options, option); });
  return found == rows.end() ? std::string_view() : found->name;
}

OpenJudge open_judge(const JudgeChoice& choice, const JudgeSettings& settings) {
  std::vector<OpenJudge> opened;
  for (const JudgeChoice::Part& part : choice.parts) {
    JudgeSettings own = settings;
    own.argument = part.argument;
    std::erase_if(own.values, [&](const auto& value) {
      return !holds(part.row->options, value.first) &&
             !(part.row->asks != Asks::nobody && holds(asked_options, value.first));
    });
    opened.push_back(part.row->open(own));
  }
  if (opened.size() == 1) return std::move(opened.front());
  const auto& [first, second] = std::tie(*choice.parts[0].row, *choice.parts[1].row);
  return open_cascade({.first = std::move(opened[0]),
                       .first_name = std::string(first.name),
                       .second = std::move(opened[1]),
                       .second_name = std::string(second.name),
                       .second_version = second.version,
                       .unsure = std::string(settings.get("unsure").value_or("0.4,0.6"))});
}

}  // namespace groundlab
