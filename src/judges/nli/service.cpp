// SPDX-License-Identifier: Apache-2.0
// Forms as documented by text-embeddings-inference (/predict) and vLLM (/score, /classify).
#include "judges/nli/service.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace groundlab {
namespace {

using Json = nlohmann::json;

const Json* at(const Json& value, const char* key) {
  if (!value.is_object()) return nullptr;
  const auto found = value.find(key);
  return found == value.end() ? nullptr : &*found;
}

std::optional<double> share_in(const Json* value) {
  if (value == nullptr || !value->is_number()) return std::nullopt;
  const auto share = value->get<double>();
  return share >= 0 && share <= 1 ? std::optional(share) : std::nullopt;
}

bool same_label(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

std::string filled(const std::string& pattern, const NliPair& pair) {
  // The premise goes in last: what it holds is not looked at again.
  const std::size_t claim = pattern.find("{hypothesis}");
  const std::size_t passage = pattern.find("{premise}");
  const std::string before = pattern.substr(0, std::min(claim, passage));
  const bool passage_first = passage < claim;
  const std::size_t first_end = passage_first ? passage + 9 : claim + 12;
  const std::size_t second = std::max(claim, passage);
  const std::string between = pattern.substr(first_end, second - first_end);
  const std::string after = pattern.substr(second + (passage_first ? 12 : 9));
  return before + (passage_first ? pair.premise : pair.hypothesis) + between +
         (passage_first ? pair.hypothesis : pair.premise) + after;
}

/// [{"label": ..., "score": ...}, ...]: a probability for each class.
std::optional<NliScores> scores_by_label(const Json& classes, const NliLabels& labels) {
  if (!classes.is_array()) return std::nullopt;
  std::optional<double> supported;
  std::optional<double> contradicted;
  for (const Json& one : classes) {
    const Json* label = at(one, "label");
    const std::optional<double> score = share_in(at(one, "score"));
    if (label == nullptr || !label->is_string() || !score) return std::nullopt;
    const auto text = label->get<std::string>();
    if (same_label(text, labels.supported)) supported = score;
    if (!labels.contradicted.empty() && same_label(text, labels.contradicted)) contradicted = score;
  }
  if (!supported || (!labels.contradicted.empty() && !contradicted)) return std::nullopt;
  return NliScores{*supported, contradicted};
}

/// {"label": the likeliest, "probs": of all}: the share of the likeliest is all that has a name.
std::optional<NliScores> scores_by_best(const Json& entry, const NliLabels& labels) {
  const Json* label = at(entry, "label");
  const Json* probs = at(entry, "probs");
  if (label == nullptr || !label->is_string() || probs == nullptr || !probs->is_array() || probs->empty())
    return std::nullopt;
  double best = 0;
  for (const Json& prob : *probs) {
    const std::optional<double> share = share_in(&prob);
    if (!share) return std::nullopt;
    best = std::max(best, *share);
  }
  const auto text = label->get<std::string>();
  const bool supported = same_label(text, labels.supported);
  NliScores scores{supported ? best : 0, std::nullopt};
  if (!supported && probs->size() == 2) scores.supported = 1 - best;
  if (!labels.contradicted.empty()) scores.contradicted = same_label(text, labels.contradicted) ? best : 0;
  return scores;
}

std::optional<NliScores> scores_of_pair(const Json& entry) {
  if (const auto share = share_in(&entry)) return NliScores{*share, std::nullopt};
  const std::optional<double> supported = share_in(at(entry, "supported"));
  if (!supported) return std::nullopt;
  return NliScores{*supported, share_in(at(entry, "contradicted"))};
}

std::optional<NliScores> scores_of(const NliForm& form, const Json& entry) {
  switch (form.api) {
    case NliApi::tei:
      return scores_by_label(entry, form.labels);
    case NliApi::vllm_score:
      if (const auto share = share_in(at(entry, "score"))) return NliScores{*share, std::nullopt};
      return std::nullopt;
    case NliApi::vllm_classify:
      return scores_by_best(entry, form.labels);
    case NliApi::pairs:
      return scores_of_pair(entry);
  }
  return std::nullopt;
}

/// vLLM numbers its entries; they count by number, not by place.
std::size_t place_of(const NliForm& form, const Json& entry, std::size_t place) {
  const bool numbered = form.api == NliApi::vllm_score || form.api == NliApi::vllm_classify;
  const Json* index = numbered ? at(entry, "index") : nullptr;
  return index != nullptr && index->is_number_unsigned() ? index->get<std::size_t>() : place;
}

}  // namespace

std::string body_of(const NliForm& form, std::span<const NliPair> pairs) {
  Json body;
  Json list = Json::array();
  Json others = Json::array();
  for (const NliPair& pair : pairs) {
    const std::string& first = form.swapped ? pair.hypothesis : pair.premise;
    const std::string& second = form.swapped ? pair.premise : pair.hypothesis;
    switch (form.api) {
      case NliApi::tei:
        list.push_back({first, second});
        break;
      case NliApi::vllm_score:
        list.push_back(first);
        others.push_back(second);
        break;
      case NliApi::vllm_classify:
        list.push_back(filled(form.pattern, pair));
        break;
      case NliApi::pairs:
        list.push_back({{"premise", pair.premise}, {"hypothesis", pair.hypothesis}});
        break;
    }
  }
  switch (form.api) {
    case NliApi::tei:
      body = {{"inputs", list}, {"truncate", true}};
      break;
    case NliApi::vllm_score:
      body = {{"model", form.model}, {"text_1", list}, {"text_2", others}};
      break;
    case NliApi::vllm_classify:
      body = {{"model", form.model}, {"input", list}};
      break;
    case NliApi::pairs:
      body = {{"pairs", list}};
      break;
  }
  return body.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<std::vector<NliScores>> scores_in(const NliForm& form, std::string_view body, std::size_t pairs) {
  const Json json = Json::parse(body, nullptr, false);
  const Json* list = nullptr;
  switch (form.api) {
    case NliApi::tei:
      list = &json;
      break;
    case NliApi::vllm_score:
    case NliApi::vllm_classify:
      list = at(json, "data");
      break;
    case NliApi::pairs:
      list = at(json, "scores");
      break;
  }
  if (list == nullptr || !list->is_array() || list->size() != pairs) return std::nullopt;
  std::vector<std::optional<NliScores>> found(pairs);
  for (std::size_t i = 0; i < pairs; ++i) {
    const std::size_t place = place_of(form, (*list)[i], i);
    if (place >= pairs || found[place]) return std::nullopt;
    found[place] = scores_of(form, (*list)[i]);
    if (!found[place]) return std::nullopt;
  }
  std::vector<NliScores> scores;
  scores.reserve(pairs);
  for (const auto& one : found) scores.push_back(*one);
  return scores;
}

std::string_view path_of(NliApi api) {
  switch (api) {
    case NliApi::tei:
      return "/predict";
    case NliApi::vllm_score:
      return "/score";
    case NliApi::vllm_classify:
      return "/classify";
    case NliApi::pairs:
      return "/";
  }
  return "/";
}

}  // namespace groundlab
