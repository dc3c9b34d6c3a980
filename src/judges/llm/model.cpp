// SPDX-License-Identifier: Apache-2.0
// Tokens are estimated from bytes before a request: four bytes a token is usual for English, two is what a budget
// reckons with. Afterwards the service's own counts stand.
#include "judges/llm/model.hpp"

#include <numeric>

#include "groundlab/core/diagnostic.hpp"

#include "judges/llm/budget.hpp"
#include "judges/remote/host.hpp"

namespace groundlab {
namespace {

constexpr int refusals_at_most = 4;  // of parameters, by one model
constexpr std::size_t tokens_for_a_reply = 1024;
constexpr std::size_t tokens_for_a_question = 256;
constexpr std::size_t likely_tokens_for_a_question = 90;
constexpr std::size_t bytes_of_a_likely_token = 4;
constexpr std::size_t bytes_of_a_token_at_least = 2;

/// None: there will never be room for that much.
std::optional<Budget::Reservation> reserve_or_wait(Budget& budget, const Effort& most) {
  while (true) {
    if (std::optional<Budget::Reservation> room = budget.reserve(most)) return room;
    if (!budget.wait_for_room()) return budget.reserve(most);
  }
}

}  // namespace

/// A request on its way.
struct Model::Sent {
  std::size_t place = 0;
  const ModelTurn* turn = nullptr;
  LlmDialect dialect;
  Budget::Reservation reserved;
};

Model::Model(LlmOptions options, std::string system, const JudgeSettings& settings, RemoteRun& run)
    : options_(std::move(options)),
      system_(std::move(system)),
      run_(run),
      dialect_{.has_temperature = true, .completion_tokens = options_.host == "api.openai.com"},
      client_(http_options_of(run.options, settings)) {
  if (!run_.budget) run_.budget = std::make_shared<Budget>(settings.get("budget").value_or(""), options_.price);
}

void Model::ask(std::span<const ModelTurn> turns, const std::function<void(std::size_t, ModelSaid)>& said) {
  std::vector<std::size_t> left(turns.size());
  std::iota(left.begin(), left.end(), std::size_t{0});
  for (int times = 0; times < refusals_at_most && !left.empty(); ++times) left = ask_once(turns, left, said);
  for (const std::size_t place : left)
    said(place, {std::nullopt, options_.host + " refuses one parameter after the other", false});
}

/// Gives the places of turns that were refused for a parameter, and are to be asked otherwise. Where the budget has no
/// room, what is reserved is sent first: others may then wait for it, and it for others.
std::vector<std::size_t> Model::ask_once(std::span<const ModelTurn> turns, std::span<const std::size_t> places,
                                         const std::function<void(std::size_t, ModelSaid)>& said) {
  std::vector<Sent> sent;
  std::vector<HttpRequest> requests;
  std::vector<std::size_t> refused;
  const auto send = [&] {
    client_.perform(requests, [&](std::size_t i, HttpReply reply) {
      reply.body = without_key(std::move(reply.body), options_.key);
      if (auto what = said_in(sent[i], reply))
        said(sent[i].place, *what);
      else
        refused.push_back(sent[i].place);
    });
    requests.clear();
    sent.clear();
  };
  const auto room_for = [&](const Effort& effort) {
    std::optional<Budget::Reservation> room = run_.budget->reserve(effort);
    if (room) return room;
    send();
    return reserve_or_wait(*run_.budget, effort);
  };
  for (const std::size_t place : places) {
    const LlmDialect spoken = dialect();
    HttpRequest request = request_for(turns[place], spoken);
    Effort most;
    most.tokens_in = request.body.size() / bytes_of_a_token_at_least;
    most.tokens_out = most_tokens_out(turns[place]);
    std::optional<Budget::Reservation> room = room_for(most);
    if (!room) {
      said(place, {std::nullopt, "the budget of " + run_.budget->text() + " is used up", false});
      continue;
    }
    requests.push_back(std::move(request));
    sent.push_back({place, &turns[place], spoken, std::move(*room)});
  }
  send();
  return refused;
}

HttpRequest Model::request_for(const ModelTurn& turn, const LlmDialect& dialect) const {
  HttpRequest request{.url = options_.url, .headers = {}, .body = {}};
  if (options_.api == LlmApi::anthropic) request.headers.emplace_back("anthropic-version: 2023-06-01");
  if (!options_.key.empty()) request.headers.push_back(key_header());
  request.body = body_of(
      options_.api,
      {.model = options_.model, .system = system_, .user = turn.user, .max_tokens = most_tokens_out(turn)}, dialect);
  return request;
}

std::string Model::key_header() const {
  if (options_.api == LlmApi::anthropic) return "x-api-key: " + options_.key;
  return options_.azure ? "api-key: " + options_.key : "Authorization: Bearer " + options_.key;
}

std::size_t Model::most_tokens_out(const ModelTurn& turn) const {
  return options_.max_tokens > 0 ? options_.max_tokens : tokens_for_a_reply + tokens_for_a_question * turn.questions;
}

/// None: a parameter was refused, and another dialect is known.
std::optional<ModelSaid> Model::said_in(Sent& sent, const HttpReply& reply) {
  std::optional<LlmReply> said = reply.is_ok() ? reply_in(options_.api, reply.body) : std::nullopt;
  count(sent, said);
  if (said) return ModelSaid{std::move(said), {}, false};
  if (reply.fault.empty() && reply.status == 400 && learn(sent.dialect, error_in(reply.body))) return std::nullopt;
  return ModelSaid{std::nullopt, fault_of(reply), reply.is_ok()};
}

void Model::count(Sent& sent, const std::optional<LlmReply>& reply) {
  Effort used;
  used.requests = 1;
  if (reply) {
    used.tokens_in = reply->tokens_in.value_or((system_.size() + sent.turn->user.size()) / bytes_of_a_likely_token);
    used.tokens_out = reply->tokens_out.value_or(reply->text.size() / bytes_of_a_likely_token);
  }
  sent.reserved.settle(used);
  run_.spent.add(used);
}

std::string Model::fault_of(const HttpReply& reply) const {
  if (!reply.fault.empty()) return options_.host + ": " + reply.fault;
  if (reply.is_ok()) return "no reply of a model came back: " + error_in(reply.body);
  const std::string said = " (" + std::to_string(reply.status) + "): " + error_in(reply.body);
  if ((reply.status == 401 || reply.status == 403) && options_.key.empty())
    throw Error(options_.host + " refuses a request without a key" + said,
                "name the variable with the key by --llm-key-env NAME");
  if (reply.status == 401 || reply.status == 403)
    throw Error(options_.host + " refuses the key in " + options_.key_variable + said,
                "copy the key again from the service's console: it may be wrong, expired or without the right");
  if (reply.status == 404)
    throw Error(options_.host + " knows no such model or address" + said,
                "check --llm-model " + options_.model + " and --llm-url");
  return options_.host + " answered " + std::to_string(reply.status) + ": " + error_in(reply.body);
}

Effort Model::forecast(std::span<const ModelTurn> turns) const {
  Effort effort;
  for (const ModelTurn& turn : turns) {
    effort.requests += 1;
    effort.questions += turn.questions;
    effort.tokens_in += (system_.size() + turn.user.size()) / bytes_of_a_likely_token;
    effort.tokens_out += likely_tokens_for_a_question * turn.questions;
  }
  return effort;
}

LlmDialect Model::dialect() {
  const std::lock_guard lock(mutex_);
  return dialect_;
}

/// Whether the message says how to ask otherwise. Others that are on their way as `tried` will learn the same.
bool Model::learn(const LlmDialect& tried, const std::string& message) {
  const std::optional<LlmDialect> other = other_dialect(tried, message);
  const std::lock_guard lock(mutex_);
  if (other && dialect_ == tried) dialect_ = *other;
  return other.has_value();
}

HttpOptions http_options_of(const RemoteOptions& remote, const JudgeSettings& settings) {
  HttpOptions http;
  http.concurrency = remote.concurrency;
  http.timeout = remote.timeout;
  http.ca_file = settings.get("ca-file").value_or("");
  return http;
}

}  // namespace groundlab
