// SPDX-License-Identifier: Apache-2.0
// Per question: without passages nothing is asked; what the cache knows, or was just asked, is not asked again; every
// answer is put into the cache as it comes. Asked several times, the verdict with most votes counts; of equals the one
// that is less kind.
#include "judges/remote/judge.hpp"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "judges/remote/answer_json.hpp"
#include "judges/remote/key.hpp"
#include "judges/remote/redact.hpp"

namespace groundlab {
namespace {

struct Shared {
  RemoteParts parts;
  Redactor redactor;
  std::string judge;  ///< first part of every key
};

constexpr std::size_t fresh_at_most = 256;

/// One asking of one question: where its answer belongs.
struct Asking {
  std::size_t question = 0;
  std::size_t time = 0;
  std::string key;
};

Judgement without_passages() {
  Judgement judgement;
  judgement.verdict = Verdict::unsupported;
  judgement.reasons.push_back(
      {.code = ReasonCode::no_evidence, .claim_span = {}, .passage = {}, .passage_span = {}, .note = {}});
  return judgement;
}

/// The verdict with most votes; of equals the first in this order, in which nothing is taken for supported lightly.
Verdict majority(const std::vector<Verdict>& votes) {
  constexpr std::array order{Verdict::contradicted, Verdict::unsupported, Verdict::supported};
  Verdict best = Verdict::not_judged;
  std::ptrdiff_t most = 0;
  for (const Verdict verdict : order) {
    const std::ptrdiff_t count = std::count(votes.begin(), votes.end(), verdict);
    if (count <= most) continue;
    most = count;
    best = verdict;
  }
  return best;
}

class RemoteJudge final : public Judge {
 public:
  explicit RemoteJudge(std::shared_ptr<const Shared> shared) : shared_(std::move(shared)) {}

  std::vector<Judgement> judge(const Case& asked, std::span<const Claim> claims,
                               std::span<const Question> questions) override {
    const Redactor& redactor = shared_->redactor;
    if (redactor.is_idle()) return judge_texts(asked, asked, claims, questions);
    std::vector<Claim> redacted;
    redacted.reserve(claims.size());
    for (const Claim& claim : claims) redacted.push_back(redactor.redacted(claim));
    return judge_texts(asked, redactor.redacted(asked), redacted, questions);
  }

 private:
  RemoteRun& run() const { return *shared_->parts.run; }

  /// `original` is for places only; all that leaves is of `asked` and `claims`.
  std::vector<Judgement> judge_texts(const Case& original, const Case& asked, std::span<const Claim> claims,
                                     std::span<const Question> questions) {
    const std::size_t times = run().options.repeat;
    std::vector<std::vector<Answer>> answers(questions.size(), std::vector<Answer>(times));
    std::vector<Query> queries;
    std::vector<Asking> askings;
    for (std::size_t q = 0; q < questions.size(); ++q) {
      if (questions[q].passages.empty()) continue;
      const Query query{&asked, &claims[questions[q].claim], questions[q].passages};
      for (std::size_t time = 0; time < times; ++time) {
        std::string key = key_of(shared_->judge, query, time);
        if (std::optional<Answer> known = known_answer(key)) {
          answers[q][time] = std::move(*known);
          continue;
        }
        queries.push_back(query);
        askings.push_back({q, time, std::move(key)});
      }
    }
    if (!queries.empty()) ask(queries, askings, answers);

    std::vector<Judgement> judgements;
    judgements.reserve(questions.size());
    for (std::size_t q = 0; q < questions.size(); ++q)
      judgements.push_back(questions[q].passages.empty() ? without_passages()
                                                         : decided(answers[q], original, questions[q].passages));
    return judgements;
  }

  std::optional<Answer> known_answer(const std::string& key) const {
    if (const auto fresh = fresh_.find(key); fresh != fresh_.end()) return fresh->second;
    if (!run().cache || run().options.refresh) return std::nullopt;
    const std::optional<std::string> json = run().cache->get(key);
    return json ? answer_in(*json) : std::nullopt;
  }

  void ask(std::span<const Query> queries, std::span<const Asking> askings, std::vector<std::vector<Answer>>& answers) {
    if (fresh_.size() > fresh_at_most) fresh_.clear();
    const auto place = [&](std::size_t i) -> Answer& { return answers[askings[i].question][askings[i].time]; };
    if (run().forecasting) {
      run().forecast.add(forecast_of(queries));
    } else if (run().options.offline) {
      for (std::size_t i = 0; i < queries.size(); ++i) place(i) = no_answer("not in the cache, and --offline");
    } else {
      shared_->parts.ask(queries, [&](std::size_t i, Answer answer) {
        Effort effort;
        effort.questions = 1;
        run().spent.add(effort);
        if (run().cache && answer.keep) run().cache->put(askings[i].key, to_json(answer));
        fresh_.emplace(askings[i].key, answer);
        place(i) = std::move(answer);
      });
    }
  }

  Effort forecast_of(std::span<const Query> queries) const {
    std::vector<std::size_t> passages;
    for (const Query& query : queries) passages.insert(passages.end(), query.passages.begin(), query.passages.end());
    std::sort(passages.begin(), passages.end());
    Effort effort = shared_->parts.forecast(queries);
    effort.questions = queries.size();
    effort.cases = 1;
    effort.passages = static_cast<std::uint64_t>(std::unique(passages.begin(), passages.end()) - passages.begin());
    return effort;
  }

  static Judgement decided(const std::vector<Answer>& answers, const Case& original,
                           std::span<const std::size_t> passages) {
    if (answers.size() == 1) return judgement_of(answers.front(), original, passages);
    std::vector<Verdict> votes;
    votes.reserve(answers.size());
    for (const Answer& answer : answers) votes.push_back(answer.verdict);
    const Verdict verdict = majority(votes);
    const auto first =
        std::find_if(answers.begin(), answers.end(), [&](const Answer& answer) { return answer.verdict == verdict; });
    Judgement judgement = judgement_of(*first, original, passages);
    judgement.repeats = std::move(votes);
    return judgement;
  }

  std::shared_ptr<const Shared> shared_;
  std::unordered_map<std::string, Answer> fresh_;  ///< of this case and a few before: a case may ask in several rounds
};

}  // namespace

OpenJudge open_remote(RemoteParts parts) {
  NamedValues settings = parts.settings;
  for (auto& option : signed_options(parts.run->options)) settings.push_back(std::move(option));
  // How often is asked moves the verdict, not the answers that it is made of.
  NamedValues keyed = settings;
  std::erase_if(keyed, [](const auto& value) { return value.first == "repeat"; });
  const std::shared_ptr<RemoteRun> run = parts.run;
  const std::string judge = judge_part(parts.name, parts.version, keyed);
  auto shared = std::make_shared<const Shared>(Shared{std::move(parts), Redactor(run->options.redact), judge});
  return {.for_thread = [shared] { return std::make_unique<RemoteJudge>(shared); },
          .settings = std::move(settings),
          .remote = run};
}

}  // namespace groundlab
