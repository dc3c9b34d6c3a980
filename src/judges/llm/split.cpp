// SPDX-License-Identifier: Apache-2.0
// All claims of an answer go in one request, with the answer for the names that pronouns stand for; what a reply leaves
// open is asked once more. Facts are kept by claim and answer, for the answer decides what "it" means. A claim that the
// model does not cut stays whole: nothing of an answer is lost.
#include "judges/llm/split.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "groundlab/core/embedded.hpp"

#include "judges/llm/closed_form.hpp"
#include "judges/llm/model.hpp"
#include "judges/llm/options.hpp"
#include "judges/llm/prompt.hpp"
#include "judges/remote/key.hpp"
#include "judges/remote/redact.hpp"

namespace groundlab {
namespace {

using Json = nlohmann::json;
using Facts = std::optional<std::vector<std::string>>;

constexpr std::size_t facts_at_most = 64;  // of one claim: more is a model gone astray

Facts facts_of_list(const Json& list) {
  if (!list.is_array() || list.empty() || list.size() > facts_at_most) return std::nullopt;
  std::vector<std::string> facts;
  for (const Json& fact : list) {
    if (!fact.is_string() || fact.get<std::string>().find_first_not_of(" \n\t") == std::string::npos)
      return std::nullopt;
    facts.push_back(fact.get<std::string>());
  }
  return facts;
}

std::string turn_of(const Case& asked, std::span<const Claim* const> claims, const Codes& codes) {
  std::string text = data_notice(codes) + quoted_data("answer", asked.answer, codes);
  for (std::size_t c = 0; c < claims.size(); ++c)
    text += quoted_data(fmt::format("claim {}", c + 1), claims[c]->text, codes);
  return text + fmt::format(
                    "\nCut each claim, 1 to {}, into its atomic facts. Reply with one JSON object and nothing else:\n"
                    "{{\"code\":\"{}\",\"cuts\":[{{\"claim\":1,\"facts\":[\"...\",\"...\"]}}]}}\n",
                    claims.size(), codes.reply);
}

/// The rules of checking have no part in cutting.
NamedValues settings_of(const LlmOptions& options) {
  NamedValues values = signed_options(options);
  std::erase_if(values, [](const auto& value) { return value.first == "prompt" || value.first == "batch"; });
  values.emplace_back("version", std::to_string(split_version));
  return values;
}

class Splitter {
 public:
  Splitter(const JudgeSettings& settings, const LlmOptions& options, std::shared_ptr<RemoteRun> run)
      : run_(std::move(run)),
        model_(options, std::string(embedded("judges/split.txt")), settings, *run_),
        redactor_(run_->options.redact),
        judge_(judge_part("split", split_version, settings_of(options))) {}

  std::vector<Facts> facts_of(const Case& original, std::span<const Claim> claims) {
    const Case asked = redactor_.redacted(original);
    std::vector<Claim> redacted;
    for (const Claim& claim : claims) redacted.push_back(redactor_.redacted(claim));
    std::vector<Facts> facts(claims.size());
    std::vector<std::size_t> left;
    for (std::size_t c = 0; c < claims.size(); ++c) {
      facts[c] = kept(asked, redacted[c]);
      if (!facts[c]) left.push_back(c);
    }
    if (run_->forecasting && !left.empty()) {
      Effort effort = model_.forecast(std::vector<ModelTurn>{turn(asked, redacted, left, codes_of_forecast())});
      effort.cases = 1;
      run_->forecast.add(effort);
    }
    if (run_->forecasting || run_->options.offline) return facts;
    Effort asked_for;
    asked_for.questions = left.size();
    run_->spent.add(asked_for);
    for (int times = 0; times < 2 && !left.empty(); ++times) left = ask(asked, redacted, left, facts);
    return facts;
  }

  void stop(const std::exception_ptr& why) { model_.stop(why); }

 private:
  static Codes codes_of_forecast() { return {std::string(32, '0'), std::string(16, '0')}; }

  static ModelTurn turn(const Case& asked, const std::vector<Claim>& claims, std::span<const std::size_t> chosen,
                        const Codes& codes) {
    std::vector<const Claim*> those;
    for (const std::size_t c : chosen) those.push_back(&claims[c]);
    return {turn_of(asked, those, codes), chosen.size()};
  }

  std::string key(const Case& asked, const Claim& claim) const {
    Claim in_its_answer = claim;
    in_its_answer.context = asked.answer;
    return key_of(judge_, {&asked, &in_its_answer, {}}, 0);
  }

  Facts kept(const Case& asked, const Claim& claim) const {
    if (!run_->cache || run_->options.refresh) return std::nullopt;
    const std::optional<std::string> json = run_->cache->get(key(asked, claim));
    return json ? facts_of_list(Json::parse(*json, nullptr, false)) : std::nullopt;
  }

  /// Gives the claims that the reply leaves open; none where there was no reply.
  std::vector<std::size_t> ask(const Case& asked, const std::vector<Claim>& claims, std::span<const std::size_t> chosen,
                               std::vector<Facts>& facts) {
    std::vector<Query> queries;
    for (const std::size_t c : chosen) queries.push_back({&asked, &claims[c], {}});
    const Codes codes = codes_for(queries);
    std::vector<std::size_t> open;
    const std::vector<ModelTurn> turns{turn(asked, claims, chosen, codes)};
    model_.ask(turns, [&](std::size_t, const ModelSaid& said) {
      if (said.again) open.assign(chosen.begin(), chosen.end());
      if (!said.reply) return;
      const std::vector<Facts> read = facts_in(said.reply->text, chosen.size(), codes.reply);
      for (std::size_t i = 0; i < chosen.size(); ++i) {
        facts[chosen[i]] = read[i];
        if (!read[i])
          open.push_back(chosen[i]);
        else if (run_->cache)
          run_->cache->put(key(asked, claims[chosen[i]]),
                           Json(*read[i]).dump(-1, ' ', false, Json::error_handler_t::replace));
      }
    });
    return open;
  }

  std::shared_ptr<RemoteRun> run_;
  Model model_;
  Redactor redactor_;
  std::string judge_;
};

}  // namespace

std::vector<Facts> facts_in(std::string_view reply, std::size_t claims, std::string_view code) {
  std::vector<Facts> facts(claims);
  std::vector<std::size_t> times(claims);
  for (const Json& object : objects_with_code(reply, code)) {
    const auto cuts = object.find("cuts");
    if (cuts == object.end() || !cuts->is_array()) continue;
    for (const Json& cut : *cuts) {
      const auto claim = cut.is_object() ? ordinal_in(cut, "claim", claims) : std::nullopt;
      if (!claim) continue;
      ++times[*claim - 1];
      facts[*claim - 1] = facts_of_list(cut.value("facts", Json()));
    }
  }
  for (std::size_t i = 0; i < claims; ++i)
    if (times[i] != 1) facts[i].reset();
  return facts;
}

std::vector<Claim> cut_claims(std::string_view answer, std::vector<Claim> claims, const std::vector<Facts>& facts) {
  std::vector<Claim> cut;
  for (std::size_t c = 0; c < claims.size(); ++c) {
    if (!facts[c]) {
      cut.push_back(std::move(claims[c]));
      continue;
    }
    for (const std::string& text : *facts[c]) {
      Claim fact;
      fact.text = text;
      fact.citations = claims[c].citations;
      fact.context = claims[c].context;
      const std::size_t from = claims[c].span ? claims[c].span->begin : 0;
      const std::size_t at = answer.find(text, from);
      if (at != std::string_view::npos) fact.span = Span{at, at + text.size()};
      cut.push_back(std::move(fact));
    }
  }
  return cut;
}

OpenSplitter open_llm_splitter(const JudgeSettings& settings, std::shared_ptr<RemoteRun> shared) {
  const RemoteOptions remote = remote_options_in(settings);
  const LlmOptions options = llm_options_in(settings, !remote.offline && !remote.dry_run);
  if (!shared) {
    shared = std::make_shared<RemoteRun>(remote, options.host);
    shared->counts_tokens = true;
    shared->price = options.price;
  }
  const auto splitter = std::make_shared<Splitter>(settings, options, shared);
  OpenSplitter open;
  open.facts_of = [splitter](const Case& asked, std::span<const Claim> claims) {
    return splitter->facts_of(asked, claims);
  };
  open.settings = settings_of(options);
  open.remote = shared;
  stop_with(*shared, splitter);
  return open;
}

}  // namespace groundlab
