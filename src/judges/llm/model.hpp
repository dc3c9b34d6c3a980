// SPDX-License-Identifier: Apache-2.0
// A model that answers turns: requests in its API's form, with its key, within the budget; counted; and asked again
// where it refuses a parameter that can be given otherwise. What is asked and how replies are read is up to the caller.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "judges/llm/api.hpp"
#include "judges/llm/options.hpp"
#include "judges/remote/http.hpp"
#include "judges/remote/run.hpp"
#include "judges/settings.hpp"

namespace groundlab {

struct ModelTurn {
  std::string user;
  std::size_t questions = 1;  ///< that it holds, for counts and for how long a reply may be
};

/// What came of a turn.
struct ModelSaid {
  std::optional<LlmReply> reply;
  std::string fault;   ///< why there is no reply: worth asking in another run
  bool again = false;  ///< what came back is no reply of a model: worth asking again now
};

class Model {
 public:
  /// `system`: the rules that stand before every turn. `run` outlives the model.
  Model(LlmOptions options, std::string system, const JudgeSettings& settings, RemoteRun& run);

  /// Calls `said` with the place of each turn and what came of it, as they come. Throws Error where no other request
  /// would fare better: a wrong key, an unknown model, nobody there.
  void ask(std::span<const ModelTurn> turns, const std::function<void(std::size_t, ModelSaid)>& said);

  /// What asking these would take.
  Effort forecast(std::span<const ModelTurn> turns) const;

  void stop(const std::exception_ptr& why) { client_.stop(why); }

 private:
  struct Sent;
  std::vector<std::size_t> ask_once(std::span<const ModelTurn> turns, std::span<const std::size_t> places,
                                    const std::function<void(std::size_t, ModelSaid)>& said);
  HttpRequest request_for(const ModelTurn& turn, const LlmDialect& dialect) const;
  std::string key_header() const;
  std::size_t most_tokens_out(const ModelTurn& turn) const;
  std::optional<ModelSaid> said_in(Sent& sent, const HttpReply& reply);
  std::string fault_of(const HttpReply& reply) const;
  void count(Sent& sent, const std::optional<LlmReply>& reply);
  LlmDialect dialect();
  bool learn(const LlmDialect& tried, const std::string& message);

  LlmOptions options_;
  std::string system_;
  RemoteRun& run_;
  std::mutex mutex_;
  LlmDialect dialect_;
  HttpClient client_;
};

/// The options of the HTTP client for a remote judge.
HttpOptions http_options_of(const RemoteOptions& remote, const JudgeSettings& settings);

}  // namespace groundlab
