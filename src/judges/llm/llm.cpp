// SPDX-License-Identifier: Apache-2.0
// Questions become turns, one each or one for all claims on the same passages. What a reply leaves open is asked once
// more, with new codes; after that it is not judged, and the reason keeps what the model said.
#include "judges/llm/llm.hpp"

#include <algorithm>
#include <numeric>

#include "judges/llm/model.hpp"
#include "judges/llm/options.hpp"
#include "judges/llm/prompt.hpp"
#include "judges/llm/reply.hpp"
#include "judges/remote/answer_json.hpp"
#include "judges/remote/judge.hpp"

namespace groundlab {
namespace {

/// Which of the queries one turn holds.
using Group = std::vector<std::size_t>;

std::vector<Query> chosen_of(std::span<const Query> queries, const Group& group) {
  std::vector<Query> chosen;
  chosen.reserve(group.size());
  for (const std::size_t i : group) chosen.push_back(queries[i]);
  return chosen;
}

/// Queries about the same passages together where that is asked for, never two askings of one claim.
std::vector<Group> groups_of(std::span<const Query> queries, const Group& wanted, bool batch) {
  std::vector<Group> groups;
  for (const std::size_t i : wanted) {
    const auto fits = [&](const Group& group) {
      return batch && queries[group.front()].passages == queries[i].passages &&
             std::none_of(group.begin(), group.end(),
                          [&](std::size_t j) { return queries[j].claim == queries[i].claim; });
    };
    const auto found = std::find_if(groups.begin(), groups.end(), fits);
    if (found == groups.end())
      groups.push_back({i});
    else
      found->push_back(i);
  }
  return groups;
}

Group all_of(std::span<const Query> queries) {
  Group all(queries.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return all;
}

/// What a model said twice without a verdict is its answer, and is kept. The codes of one request mean nothing later.
Answer unread(const LlmReply& reply, const Codes& codes) {
  Answer answer;
  answer.note = reply.problem.empty() ? "no clear verdict in the reply" : reply.problem;
  if (!reply.text.empty()) answer.note += ": " + shortened_reply(without_codes(reply.text, codes));
  return answer;
}

/// One asking of what is open. Answers what it can; a query whose reply holds no verdict gets into the result with what
/// its answer would be.
std::vector<std::pair<std::size_t, Answer>> ask_once(Model& model, std::span<const Query> queries,
                                                     const std::vector<Group>& groups, const Answered& answered) {
  std::vector<ModelTurn> turns;
  std::vector<Codes> codes;
  for (const Group& group : groups) {
    const std::vector<Query> chosen = chosen_of(queries, group);
    codes.push_back(codes_for(chosen));
    turns.push_back({user_turn(chosen, codes.back()), group.size()});
  }
  std::vector<std::pair<std::size_t, Answer>> open;
  model.ask(turns, [&](std::size_t place, const ModelSaid& said) {
    const Group& group = groups[place];
    const auto answers = said.reply ? answers_in(said.reply->text, chosen_of(queries, group), codes[place])
                                    : std::vector<std::optional<Answer>>(group.size());
    for (std::size_t i = 0; i < group.size(); ++i) {
      if (answers[i])
        answered(group[i], *answers[i]);
      else if (said.reply)
        open.emplace_back(group[i], unread(*said.reply, codes[place]));
      else if (said.again)
        open.emplace_back(group[i], no_answer(said.fault));
      else
        answered(group[i], no_answer(said.fault));
    }
  });
  return open;
}

}  // namespace

OpenJudge open_llm_judge(const JudgeSettings& settings) {
  const RemoteOptions remote = remote_options_in(settings);
  const LlmOptions options = llm_options_in(settings, !remote.offline && !remote.dry_run);
  const auto run = std::make_shared<RemoteRun>(remote, options.host);
  run->counts_tokens = true;
  run->price = options.price;
  const auto model = std::make_shared<Model>(options, options.prompt, settings, *run);
  run->stop = [model](const std::exception_ptr& why) { model->stop(why); };
  const bool batch = options.batch;
  const Ask ask = [model, batch](std::span<const Query> queries, const Answered& answered) {
    const auto open = ask_once(*model, queries, groups_of(queries, all_of(queries), batch), answered);
    Group again;
    for (const auto& [query, answer] : open) again.push_back(query);
    std::sort(again.begin(), again.end());
    for (const auto& [query, answer] : ask_once(*model, queries, groups_of(queries, again, batch), answered))
      answered(query, answer);
  };
  const auto forecast = [model, batch](std::span<const Query> queries) {
    std::vector<ModelTurn> turns;
    for (const Group& group : groups_of(queries, all_of(queries), batch))
      turns.push_back(
          {user_turn(chosen_of(queries, group), {std::string(32, '0'), std::string(16, '0')}), group.size()});
    return model->forecast(turns);
  };
  return open_remote({.name = "llm",
                      .version = llm_version,
                      .settings = signed_options(options),
                      .run = run,
                      .ask = ask,
                      .forecast = forecast});
}

}  // namespace groundlab
