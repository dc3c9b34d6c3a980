// SPDX-License-Identifier: Apache-2.0
// Every window of the evidence is a pair with the claim; the window that supports it best decides. Only where none
// does, the one that contradicts it most is looked at: a passage about something else "contradicts" many a claim a
// little.
#include "judges/nli/nli.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "groundlab/core/diagnostic.hpp"

#include "judges/nli/options.hpp"
#include "judges/nli/windows.hpp"
#include "judges/remote/answer_json.hpp"
#include "judges/remote/host.hpp"
#include "judges/remote/http.hpp"
#include "judges/remote/judge.hpp"

namespace groundlab {
namespace {

constexpr std::size_t pairs_at_most = 32;  // in a request: what text-embeddings-inference takes unasked

/// One query's windows and what the model says of each.
struct Reading {
  std::vector<Window> windows;
  std::vector<std::optional<NliScores>> scores;
  std::string fault;  ///< why one of them has none
};

/// A window of a query.
struct Place {
  std::size_t query = 0;
  std::size_t window = 0;
};

Answer decide(const Reading& reading, const Case& asked, double threshold) {
  std::size_t best = 0;
  std::size_t worst = 0;
  for (std::size_t w = 1; w < reading.scores.size(); ++w) {
    if (reading.scores[w]->supported > reading.scores[best]->supported) best = w;
    if (reading.scores[w]->contradicted.value_or(0) > reading.scores[worst]->contradicted.value_or(0)) worst = w;
  }
  const double support = reading.scores[best]->supported;
  const double conflict = reading.scores[worst]->contradicted.value_or(0);
  const bool denied = support < threshold && reading.scores[worst]->contradicted && conflict >= threshold;
  Answer answer;
  answer.score = support;
  answer.verdict = support >= threshold ? Verdict::supported : denied ? Verdict::contradicted : Verdict::unsupported;
  answer.passage = asked.retrieved[reading.windows[denied ? worst : best].passage]->id;
  answer.note = denied ? fmt::format("support {:.2f}, contradiction {:.2f}", support, conflict)
                       : fmt::format("support {:.2f}", support);
  return answer;
}

class Nli {
 public:
  Nli(NliOptions options, HttpOptions http, RemoteRun* run)
      : options_(std::move(options)), run_(run), client_(std::move(http)) {}

  void ask(std::span<const Query> queries, const Answered& answered) {
    std::vector<Reading> readings;
    std::vector<Place> places;
    for (std::size_t q = 0; q < queries.size(); ++q) {
      Reading& reading = readings.emplace_back();
      reading.windows = windows_of(queries[q], options_.window);
      reading.scores.resize(reading.windows.size());
      for (std::size_t w = 0; w < reading.windows.size(); ++w) places.push_back({q, w});
    }
    std::vector<std::span<const Place>> sent;
    std::vector<HttpRequest> requests;
    for (std::size_t at = 0; at < places.size(); at += pairs_at_most) {
      sent.push_back(std::span<const Place>(places).subspan(at, std::min(pairs_at_most, places.size() - at)));
      requests.push_back(request_for(queries, readings, sent.back()));
    }
    client_.perform(requests, [&](std::size_t place, HttpReply reply) {
      reply.body = without_key(std::move(reply.body), options_.key);
      Effort effort;
      effort.requests = 1;
      run_->spent.add(effort);
      take(readings, sent[place], reply);
    });
    for (std::size_t q = 0; q < queries.size(); ++q)
      answered(q, readings[q].fault.empty() ? decide(readings[q], *queries[q].asked, options_.threshold)
                                            : no_answer(readings[q].fault));
  }

  Effort forecast(std::span<const Query> queries) const {
    std::size_t windows = 0;
    for (const Query& query : queries) windows += windows_of(query, options_.window).size();
    Effort effort;
    effort.requests = (windows + pairs_at_most - 1) / pairs_at_most;
    return effort;
  }

  void stop(const std::exception_ptr& why) { client_.stop(why); }

 private:
  HttpRequest request_for(std::span<const Query> queries, const std::vector<Reading>& readings,
                          std::span<const Place> places) const {
    std::vector<NliPair> pairs;
    for (const Place& place : places) {
      const Claim& claim = *queries[place.query].claim;
      const std::string context = claim.context.empty() ? "" : claim.context + "\n";
      pairs.push_back({readings[place.query].windows[place.window].text, context + claim.text});
    }
    HttpRequest request{.url = options_.url, .headers = {}, .body = body_of(options_.form, pairs)};
    if (!options_.key.empty()) request.headers.push_back("Authorization: Bearer " + options_.key);
    return request;
  }

  void take(std::vector<Reading>& readings, std::span<const Place> places, const HttpReply& reply) const {
    const auto scores = reply.is_ok() ? scores_in(options_.form, reply.body, places.size()) : std::nullopt;
    const std::string fault = scores ? "" : fault_of(reply);
    for (std::size_t i = 0; i < places.size(); ++i) {
      Reading& reading = readings[places[i].query];
      if (scores)
        reading.scores[places[i].window] = (*scores)[i];
      else
        reading.fault = fault;
    }
  }

  /// Throws where no other request would fare better.
  std::string fault_of(const HttpReply& reply) const {
    if (!reply.fault.empty()) return options_.host + ": " + reply.fault;
    const std::string body = shortened_reply(reply.body);
    if (reply.status == 401 || reply.status == 403)
      throw Error(options_.host + " refuses " +
                      (options_.key.empty() ? "a request without a key" : "the key in " + options_.key_variable) +
                      " (" + std::to_string(reply.status) + "): " + body,
                  "name the variable with the key by --nli-key-env NAME");
    if (reply.status == 404)
      throw Error(options_.host + " has nothing there (404): " + body,
                  "check --nli-url and --nli-api " + std::string(name(options_.form.api)));
    if (!reply.is_ok()) return options_.host + " answered " + std::to_string(reply.status) + ": " + body;
    return "no scores of --nli-api " + std::string(name(options_.form.api)) + " with classes " +
           options_.form.labels.supported + "," + options_.form.labels.contradicted + " in the reply: " + body;
  }

  NliOptions options_;
  RemoteRun* run_;  ///< outlives this: it holds it
  HttpClient client_;
};

}  // namespace

OpenJudge open_nli_judge(const JudgeSettings& settings) {
  const RemoteOptions remote = remote_options_in(settings);
  const NliOptions options = nli_options_in(settings, !remote.offline && !remote.dry_run);
  const auto run = std::make_shared<RemoteRun>(remote, options.host);
  const auto nli = std::make_shared<Nli>(options,
                                         HttpOptions{.concurrency = remote.concurrency,
                                                     .timeout = remote.timeout,
                                                     .ca_file = std::string(settings.get("ca-file").value_or(""))},
                                         run.get());
  run->stop = [nli](const std::exception_ptr& why) { nli->stop(why); };
  return open_remote(
      {.name = "nli",
       .version = nli_version,
       .settings = signed_options(options),
       .run = run,
       .ask = [nli](std::span<const Query> queries, const Answered& answered) { nli->ask(queries, answered); },
       .forecast = [nli](std::span<const Query> queries) { return nli->forecast(queries); }});
}

}  // namespace groundlab
