// SPDX-License-Identifier: Apache-2.0
// Costs are shown only where the user said what a token costs: a price list in a program is wrong after a while.
#include "commands/remote_notes.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "report/numbers.hpp"

namespace groundlab {
namespace {

constexpr std::size_t reasons_kept = 100;
constexpr std::size_t reasons_shown = 3;

/// 12,400
std::string grouped(std::uint64_t n) {
  std::string text = std::to_string(n);
  for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, ",");
  return text;
}

std::string tokens_text(const Effort& effort) {
  return fmt::format("{} tokens in, {} out", grouped(effort.tokens_in), grouped(effort.tokens_out));
}

std::string cost_text(const Price& price, const Effort& effort) { return fmt::format("{:.2f}", price.of(effort)); }

std::string row(std::string_view name, const std::string& value) { return fmt::format("  {:<10} {}\n", name, value); }

}  // namespace

std::string forecast_text(const RemoteRun& run, std::uint64_t cases) {
  const Effort effort = run.forecast.sum();
  std::string text = fmt::format("at least {} of {} would go to {}\n", counted(effort.questions, "question"),
                                 counted(cases, "case"), run.target);
  text +=
      row("passages", fmt::format("{}, of {} with a question to ask", effort.passages, counted(effort.cases, "case")));
  text += row("requests", grouped(effort.requests));
  if (!run.counts_tokens) return text;
  text += row("tokens", fmt::format("about {} in, {} out", grouped(effort.tokens_in), grouped(effort.tokens_out)));
  text += row("cost", run.price ? fmt::format("about {}, at {:g} in and {:g} out a million tokens",
                                              cost_text(*run.price, effort), run.price->in, run.price->out)
                                : std::string("unknown: --llm-price IN,OUT says what a million tokens cost"));
  return text;
}

std::string asking_text(const RemoteRun& run, const std::optional<Effort>& forecast) {
  const std::string verb = run.is_program ? "running " : "asking ";
  if (!forecast) return verb + run.target + ": the passages of the cases go there";
  std::string text = verb + run.target + ": at least " + counted(forecast->questions, "question") + ", with ";
  text += forecast->passages > 0 ? counted(forecast->passages, "passage") : std::string("the answers");
  text += " of " + counted(forecast->cases, "case");
  if (run.counts_tokens) text += ", about " + tokens_text(*forecast);
  if (run.counts_tokens && run.price) text += ", cost " + cost_text(*run.price, *forecast);
  return text;
}

std::string spent_text(const RemoteRun& run) {
  if (!run.counts_tokens) return {};
  const Effort effort = run.spent.sum();
  return tokens_text(effort) + (run.price ? ", cost " + cost_text(*run.price, effort) : "");
}

std::string asked_text(const RemoteRun& run) {
  const Effort effort = run.spent.sum();
  if (effort.requests == 0) return {};
  std::string text = fmt::format("asked {}: {} in {}", run.target, counted(effort.questions, "question"),
                                 counted(effort.requests, "request"));
  return run.counts_tokens ? text + ", " + spent_text(run) : text;
}

void UnjudgedReasons::add(const CaseResult& result) {
  for (const CheckedClaim& claim : result.claims) {
    if (claim.judgement.verdict != Verdict::not_judged) continue;
    const std::string why = claim.judgement.reasons.empty() ? std::string() : claim.judgement.reasons.front().note;
    if (claims_.contains(why) || claims_.size() < reasons_kept)
      ++claims_[why];
    else
      ++others_;
  }
}

std::vector<std::string> UnjudgedReasons::lines() const {
  std::vector<std::pair<std::uint64_t, std::string>> ranked;
  for (const auto& [why, count] : claims_) ranked.emplace_back(count, why);
  std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<std::string> lines;
  std::uint64_t rest = others_;
  for (const auto& [count, why] : ranked) {
    if (lines.size() < reasons_shown)
      lines.push_back(counted(count, "claim") + " not judged: " + (why.empty() ? "the judge says no more" : why));
    else
      rest += count;
  }
  if (rest > 0) lines.push_back(counted(rest, "claim") + " not judged for other reasons");
  return lines;
}

}  // namespace groundlab
