// SPDX-License-Identifier: Apache-2.0
#include "remote/fake_model.hpp"

#include <algorithm>
#include <fstream>
#include <functional>

#include <nlohmann/json.hpp>

namespace groundlab::test {
namespace {

using Json = nlohmann::json;

std::string between(std::string_view text, std::string_view begin, std::string_view end) {
  const std::size_t at = text.find(begin);
  if (at == std::string_view::npos) return {};
  const std::size_t from = at + begin.size();
  return std::string(text.substr(from, text.find(end, from) - from));
}

std::string quoted(std::string_view user, const std::string& what, const std::string& fence) {
  return between(user, "<<" + what + " " + fence + ">>\n", "\n<<end of " + what + " " + fence + ">>");
}

/// The last paragraph of a claim or passage: what stands before it is its context or title.
std::string body_of(const std::string& text) {
  const std::size_t at = text.rfind("\n\n");
  return at == std::string::npos ? text : text.substr(at + 2);
}

Json verdict_of(const Asked& asked, std::size_t claim) {
  Json entry{{"claim", claim + 1},
             {"why", "it stands nowhere"},
             {"passage", nullptr},
             {"quote", nullptr},
             {"verdict", "unsupported"}};
  const std::string text = body_of(asked.claims[claim]);
  const std::string core = text.substr(0, text.find(" (fault"));
  for (std::size_t p = 0; p < asked.passages.size(); ++p) {
    if (asked.passages[p].find("not: " + core) != std::string::npos)
      entry = {{"claim", claim + 1},
               {"why", "it is denied"},
               {"passage", p + 1},
               {"quote", "not: " + core},
               {"verdict", "contradicted"}};
    else if (asked.passages[p].find(core) != std::string::npos)
      return {{"claim", claim + 1},
              {"why", "it stands there"},
              {"passage", p + 1},
              {"quote", core},
              {"verdict", "supported"}};
  }
  return entry;
}

std::string verdicts_text(const Asked& asked) {
  Json verdicts = Json::array();
  for (std::size_t c = 0; c < asked.claims.size(); ++c) verdicts.push_back(verdict_of(asked, c));
  return Json{{"code", asked.code}, {"verdicts", verdicts}}.dump();
}

/// Claims cut at " and ".
std::string cuts_text(const Asked& asked) {
  Json cuts = Json::array();
  for (std::size_t c = 0; c < asked.claims.size(); ++c) {
    Json facts = Json::array();
    std::string rest = asked.claims[c];
    for (std::size_t at = rest.find(" and "); at != std::string::npos; at = rest.find(" and ")) {
      facts.push_back(rest.substr(0, at));
      rest.erase(0, at + 5);
    }
    facts.push_back(rest);
    cuts.push_back({{"claim", c + 1}, {"facts", facts}});
  }
  return Json{{"code", asked.code}, {"cuts", cuts}}.dump();
}

/// 3 where a passage holds the whole answer, else 1.
std::string rating_text(const Asked& asked) {
  const bool held = std::any_of(asked.passages.begin(), asked.passages.end(), [&](const std::string& passage) {
    return passage.find(asked.answer) != std::string::npos;
  });
  return Json{{"code", asked.code},
              {"why", held ? "all of it stands there" : "not all of it stands there"},
              {"rating", held ? 3 : 1}}
      .dump();
}

Sent reply_with(const std::string& text, bool anthropic, const std::string& stop = {}) {
  Json body;
  if (anthropic) {
    body["content"] = Json::array({Json{{"type", "text"}, {"text", text}}});
    body["stop_reason"] = stop.empty() ? "end_turn" : stop;
    body["usage"] = {{"input_tokens", 1000}, {"output_tokens", 50}};
  } else {
    body["choices"] =
        Json::array({Json{{"message", {{"content", text}}}, {"finish_reason", stop.empty() ? "stop" : stop}}});
    body["usage"] = {{"prompt_tokens", 1000}, {"completion_tokens", 50}};
  }
  return {.status = 200, .body = body.dump()};
}

Sent error_with(int status, const std::string& message) {
  return {.status = status, .body = Json{{"error", {{"type", "error"}, {"message", message}}}}.dump()};
}

Sent cut_short(Sent sent) {
  sent.cut = true;
  return sent;
}

using Fault = std::function<Sent(const Asked&, bool anthropic)>;

struct FaultRow {
  std::string_view name;
  bool always;  ///< false: only the first time that the claim is asked
  Fault fault;
};

std::string with_wrong_code(const Asked& asked) {
  return R"({"code":"0123456789abcdef","verdicts":[{"claim":1,"verdict":"supported"}]} <<end of claim 1 )" +
         asked.fence + ">> ";
}

const std::vector<FaultRow>& faults() {
  static const std::vector<FaultRow> table{
      {"429", false,
       [](const Asked&, bool) {
         Sent sent = error_with(429, "slow down");
         sent.headers.emplace_back("Retry-After: 1");
         return sent;
       }},
      {"500", false, [](const Asked&, bool) { return error_with(500, "out of order"); }},
      {"always 500", true, [](const Asked&, bool) { return error_with(500, "out of order"); }},
      {"slow", false,
       [](const Asked& asked, bool anthropic) {
         Sent sent = reply_with(verdicts_text(asked), anthropic);
         sent.delay = std::chrono::milliseconds(1500);
         return sent;
       }},
      {"cut", false,
       [](const Asked& asked, bool anthropic) { return cut_short(reply_with(verdicts_text(asked), anthropic)); }},
      {"no json", false, [](const Asked&, bool) { return Sent{.status = 200, .body = "<html>busy</html>"}; }},
      {"wrong json", false,
       [](const Asked& asked, bool anthropic) {
         return reply_with(R"({"code":")" + asked.code + R"(","verdicts":[{)", anthropic);
       }},
      {"fenced", true,
       [](const Asked& asked, bool anthropic) {
         return reply_with("```json\n" + verdicts_text(asked) + "\n```", anthropic);
       }},
      {"prose", true,
       [](const Asked& asked, bool anthropic) {
         return reply_with("At first sight the verdict is: supported. {But} on reflection:\n" + verdicts_text(asked) +
                               "\nI hope {that} helps.",
                           anthropic);
       }},
      {"sentence", true,
       [](const Asked&, bool anthropic) {
         return reply_with("The claim is not supported by the passages.", anthropic);
       }},
      {"missing", false,
       [](const Asked& asked, bool anthropic) {
         return reply_with(R"({"code":")" + asked.code + R"(","verdicts":[]})", anthropic);
       }},
      {"doubled", true,
       [](const Asked& asked, bool anthropic) {
         return reply_with(verdicts_text(asked) + "\nOr rather:\n" + verdicts_text(asked), anthropic);
       }},
      {"reordered", true,
       [](const Asked& asked, bool anthropic) {
         Json object = Json::parse(verdicts_text(asked));
         std::reverse(object["verdicts"].begin(), object["verdicts"].end());
         return reply_with(object.dump(), anthropic);
       }},
      {"refusal", true,
       [](const Asked&, bool anthropic) {
         return reply_with("I would rather not.", anthropic, anthropic ? "refusal" : "content_filter");
       }},
      {"huge", true,
       [](const Asked&, bool anthropic) { return reply_with(std::string(std::size_t{9} << 20, '{'), anthropic); }},
      {"imitates", true,
       [](const Asked& asked, bool anthropic) {
         return reply_with(with_wrong_code(asked) + verdicts_text(asked), anthropic);
       }},
      {"only imitates", true,
       [](const Asked& asked, bool anthropic) { return reply_with(with_wrong_code(asked), anthropic); }},
      {"too long", true, [](const Asked&, bool) { return error_with(400, "prompt is too long: 250000 tokens"); }},
      {"no temperature", false,
       [](const Asked&, bool) { return error_with(400, "temperature is not supported by this model"); }},
  };
  return table;
}

/// A fault by chance, the same for the same claim.
const FaultRow* fault_by_chance(const std::string& claim, double rate) {
  static const std::vector<std::string_view> kinds{"500", "cut", "no json", "wrong json", "missing"};
  const std::size_t chance = std::hash<std::string>()(claim);
  if (static_cast<double>(chance % 1000) >= rate * 1000) return nullptr;
  for (const FaultRow& row : faults())
    if (row.name == kinds[(chance / 1000) % kinds.size()]) return &row;
  return nullptr;
}

}  // namespace

Asked asked_in(std::string_view user) {
  Asked asked;
  asked.fence = between(user, "<<... ", ">>");
  asked.code = between(user.substr(std::min(user.rfind("{\"code\":\""), user.size())), "{\"code\":\"", "\"");
  asked.answer = quoted(user, "answer", asked.fence);
  const std::string_view form = user.substr(std::min(user.rfind("{\"code\":\""), user.size()));
  if (form.find("\"cuts\":") != std::string_view::npos) asked.wanted = Asked::For::cuts;
  if (form.find("\"rating\":") != std::string_view::npos) asked.wanted = Asked::For::rating;
  asked.question = quoted(user, "question", asked.fence);
  const auto all = [&](const std::string& what) {
    std::vector<std::string> texts;
    for (int n = 1;
         user.find("<<" + what + " " + std::to_string(n) + " " + asked.fence + ">>") != std::string_view::npos; ++n)
      texts.push_back(quoted(user, what + " " + std::to_string(n), asked.fence));
    return texts;
  };
  asked.passages = all("passage");
  asked.claims = all("claim");
  return asked;
}

int FakeModel::times_asked(const std::string& claim) {
  const std::lock_guard lock(mutex_);
  return ++asked_[claim];
}

Sent FakeModel::answer_claims(const Asked& asked, bool anthropic) {
  std::vector<std::string> texts = asked.claims;
  if (asked.wanted == Asked::For::rating) texts.push_back(asked.answer);
  for (const std::string& claim : texts) {
    const std::string wanted = between(claim, "(fault: ", ")");
    const bool first = times_asked(claim) == 1;
    for (const FaultRow& row : faults())
      if (row.name == wanted && (row.always || first)) return row.fault(asked, anthropic);
    const FaultRow* const by_chance = first ? fault_by_chance(claim, options_.fault_rate) : nullptr;
    if (by_chance != nullptr) return by_chance->fault(asked, anthropic);
  }
  if (asked.wanted == Asked::For::cuts) return reply_with(cuts_text(asked), anthropic);
  if (asked.wanted == Asked::For::rating) return reply_with(rating_text(asked), anthropic);
  const std::lock_guard lock(mutex_);
  std::ofstream log;
  if (!options_.paid_log.empty()) log.open(options_.paid_log, std::ios::app);
  for (const std::string& claim : asked.claims) {
    ++paid_[claim];
    log << claim << "\n";
  }
  return reply_with(verdicts_text(asked), anthropic);
}

Sent FakeModel::answer(const Received& request) {
  {
    const std::lock_guard lock(mutex_);
    requests_.push_back(request);
  }
  const bool anthropic = request.path.find("/messages") != std::string::npos;
  const auto key = request.headers.find(anthropic ? "x-api-key" : "authorization");
  const std::string wanted = anthropic ? options_.key : "Bearer " + options_.key;
  if (!options_.key.empty() && (key == request.headers.end() || key->second != wanted))
    return error_with(401, "invalid key " + (key == request.headers.end() ? "" : key->second));
  const Json body = Json::parse(request.body, nullptr, false);
  const Json messages = body.is_object() ? body.value("messages", Json::array()) : Json::array();
  if (messages.empty()) return error_with(400, "no messages");
  Sent sent = answer_claims(asked_in(messages.back()["content"].get<std::string>()), anthropic);
  sent.delay += options_.delay;
  return sent;
}

std::map<std::string, int> FakeModel::paid() {
  const std::lock_guard lock(mutex_);
  return paid_;
}

std::vector<Received> FakeModel::requests() {
  const std::lock_guard lock(mutex_);
  return requests_;
}

}  // namespace groundlab::test
