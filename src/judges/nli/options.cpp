// SPDX-License-Identifier: Apache-2.0
// Presets hold what the models' own cards say: HHEM-2.1-Open gives one consistency score and takes 0.5 as its
// threshold; MiniCheck gives a probability of support, 0.5, over chunks of some hundred words; models of MNLI's kind
// have three classes, of which contradiction is one.
#include "judges/nli/options.hpp"

#include <array>

#include <fmt/format.h>

#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/nearest.hpp"

#include "judges/numbers.hpp"
#include "judges/remote/host.hpp"

namespace groundlab {
namespace {

constexpr std::array presets{
    NliPreset{"mnli", "three classes: entailment, neutral, contradiction", NliApi::tei, "entailment", "contradiction",
              0.5, 1500},
    NliPreset{"hhem", "HHEM-2.1-Open: one score of consistency", NliApi::pairs, "consistent", "", 0.5, 6000},
    NliPreset{"minicheck", "MiniCheck: the probability of support", NliApi::pairs, "1", "", 0.5, 2500},
};

template <typename Table>
const auto& row_named(const Table& table, std::string_view text, std::string_view option) {
  std::vector<std::string_view> names;
  for (const auto& row : table) {
    if (row.name == text) return row;
    names.push_back(row.name);
  }
  throw Error("unknown \"" + std::string(text) + "\" in --" + std::string(option), did_you_mean(text, names));
}

/// SUPPORTED or SUPPORTED,CONTRADICTED.
NliLabels labels_in(std::string_view text) {
  const std::size_t comma = text.find(',');
  NliLabels labels{std::string(text.substr(0, comma)), {}};
  if (comma != std::string_view::npos) labels.contradicted = std::string(text.substr(comma + 1));
  if (labels.supported.empty())
    throw Error("--nli-labels names no class", "for example --nli-labels entailment,contradiction");
  return labels;
}

void check_pattern(const std::string& pattern) {
  const auto once = [&](std::string_view part) {
    const std::size_t at = pattern.find(part);
    return at != std::string::npos && pattern.find(part, at + 1) == std::string::npos;
  };
  if (!once("{premise}") || !once("{hypothesis}"))
    throw Error("--nli-pattern \"" + pattern + "\" must hold {premise} and {hypothesis} once each",
                "for example --nli-pattern 'premise: {premise} hypothesis: {hypothesis}'");
}

void set_place(NliOptions& options, const JudgeSettings& settings, bool needs_key) {
  const auto url = settings.get("nli-url");
  if (!url) throw Error("the judge nli needs to know where the model is served", "add --nli-url http://localhost:8080");
  const std::optional<UrlParts> parts = url_parts(*url);
  if (!parts)
    throw Error("\"" + std::string(*url) + "\" is no URL of a service", "for example --nli-url http://localhost:8080");
  options.host = parts->host;
  options.url = std::string(*url);
  if (parts->path.find_first_not_of('/') == std::string::npos) {
    while (options.url.ends_with('/')) options.url.pop_back();
    options.url += path_of(options.form.api);
  }
  if (!needs_key) return;
  HostKey key = key_for(*parts, "nli-key-env", settings);
  options.key = std::move(key.key);
  options.key_variable = std::move(key.variable);
}

}  // namespace

std::span<const NliPreset> nli_presets() { return presets; }

NliOptions nli_options_in(const JudgeSettings& settings, bool needs_key) {
  const NliPreset& preset = row_named(presets, settings.get("nli-preset").value_or(presets.front().name), "nli-preset");
  NliOptions options;
  options.preset = std::string(preset.name);
  options.threshold = preset.threshold;
  options.window = preset.window;
  options.form = {.api = preset.api,
                  .model = std::string(settings.get("nli-model").value_or("")),
                  .pattern = std::string(settings.get("nli-pattern").value_or("{premise}\n\n{hypothesis}")),
                  .labels = {std::string(preset.supported), std::string(preset.contradicted)},
                  .swapped = settings.get("nli-claim-first").has_value()};
  if (const auto api = settings.get("nli-api")) options.form.api = row_named(nli_api_names, *api, "nli-api").value;
  if (const auto labels = settings.get("nli-labels")) options.form.labels = labels_in(*labels);
  if (const auto text = settings.get("nli-threshold"))
    options.threshold = number_in(*text, {0, 1}, "nli-threshold", "0.5");
  if (const auto text = settings.get("nli-window")) options.window = count_in(*text, {100, 1e7}, "nli-window", "1500");
  check_pattern(options.form.pattern);
  const bool needs_model = options.form.api == NliApi::vllm_score || options.form.api == NliApi::vllm_classify;
  if (needs_model && options.form.model.empty()) throw Error("vLLM wants to know which model", "add --nli-model NAME");
  set_place(options, settings, needs_key);
  return options;
}

NamedValues signed_options(const NliOptions& options) {
  NamedValues values{{"preset", options.preset},
                     {"api", std::string(name(options.form.api))},
                     {"host", options.host},
                     {"threshold", fmt::format("{:g}", options.threshold)},
                     {"window", std::to_string(options.window)},
                     {"labels", options.form.labels.supported + "," + options.form.labels.contradicted}};
  if (!options.form.model.empty()) values.emplace_back("model", options.form.model);
  if (options.form.api == NliApi::vllm_classify) values.emplace_back("pattern", options.form.pattern);
  if (options.form.swapped) values.emplace_back("claim-first", "true");
  return values;
}

}  // namespace groundlab
