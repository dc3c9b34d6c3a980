// SPDX-License-Identifier: Apache-2.0
// A question as a JSON object, and the program's line as an answer. A line that is no answer is kept in the reason, so
// that its author sees what is wrong with it.
#include "judges/exec/exec.hpp"

#include <nlohmann/json.hpp>

#include "groundlab/core/diagnostic.hpp"

#include "judges/exec/command_line.hpp"
#include "judges/exec/program.hpp"
#include "judges/remote/answer_json.hpp"
#include "judges/remote/judge.hpp"

namespace groundlab {
namespace {

using Json = nlohmann::ordered_json;

std::string object_of(const Query& query) {
  Json passages = Json::array();
  for (const std::size_t i : query.passages) {
    const Passage& passage = *query.asked->retrieved[i];
    passages.push_back({{"id", passage.id}, {"title", passage.title}, {"text", passage.text}});
  }
  const Json object{{"protocol", exec_version},
                    {"question", query.asked->question},
                    {"claim", query.claim->text},
                    {"context", query.claim->context},
                    {"passages", std::move(passages)}};
  return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// A reply as its author wrote it, but for the id, which is another one in every run.
std::string without_id(std::string line) {
  const std::size_t begin = line.find("\"id\":");
  if (begin == std::string::npos) return line;
  std::size_t end = begin + 5;
  while (end < line.size() && (line[end] == ' ' || (line[end] >= '0' && line[end] <= '9'))) ++end;
  if (end < line.size() && line[end] == ',') ++end;
  return line.erase(begin, end - begin);
}

Answer answer_of(const ProgramReply& reply) {
  if (reply.fault) return no_answer(*reply.fault);
  std::optional<Answer> answer = answer_in(reply.line);
  if (answer) return std::move(*answer);
  return no_answer("the program's reply is no verdict: " + shortened_reply(without_id(reply.line)));
}

Effort forecast(std::span<const Query> queries) {
  Effort effort;
  effort.requests = queries.size();
  return effort;
}

}  // namespace

OpenJudge open_exec_judge(const JudgeSettings& settings) {
  const RemoteOptions options = remote_options_in(settings);
  ProgramOptions wanted{arguments_in(settings.argument), options.concurrency, options.timeout};
  const auto run = std::make_shared<RemoteRun>(options, settings.argument);
  run->is_program = true;
  const auto program = std::make_shared<Program>(std::move(wanted));
  run->stop = [program](const std::exception_ptr& why) { program->stop(why); };
  const Ask ask = [program, spent = run.get()](std::span<const Query> queries, const Answered& answered) {
    std::vector<std::string> objects;
    objects.reserve(queries.size());
    for (const Query& query : queries) objects.push_back(object_of(query));
    program->perform(objects, [&](std::size_t place, const ProgramReply& reply) {
      Effort effort;
      effort.requests = 1;
      spent->spent.add(effort);
      answered(place, answer_of(reply));
    });
  };
  return open_remote({.name = "exec",
                      .version = exec_version,
                      .settings = {{"command", settings.argument}},
                      .run = run,
                      .ask = ask,
                      .forecast = forecast});
}

}  // namespace groundlab
