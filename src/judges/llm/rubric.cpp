// SPDX-License-Identifier: Apache-2.0
// One request an answer, asked once more where the reply holds no rating of the scale; after that it is not rated, and
// the note keeps what the model said.
#include "judges/llm/rubric.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <numeric>

#include <fmt/format.h>

#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/embedded.hpp"

#include "judges/llm/closed_form.hpp"
#include "judges/llm/model.hpp"
#include "judges/llm/options.hpp"
#include "judges/llm/prompt.hpp"
#include "judges/remote/answer_json.hpp"
#include "judges/remote/key.hpp"
#include "judges/remote/redact.hpp"
#include "text/sha256.hpp"

namespace groundlab {
namespace {

using Json = nlohmann::json;

std::string scale_text(const Rubric& rubric) {
  std::string text;
  for (const double value : rubric.scale) text += fmt::format("{}{:g}", text.empty() ? "" : ", ", value);
  return text;
}

std::string turn_of(const Case& asked, const Rubric& rubric, const Codes& codes) {
  std::string text = data_notice(codes);
  if (!asked.question.empty()) text += quoted_data("question", asked.question, codes);
  for (std::size_t p = 0; p < asked.retrieved.size(); ++p) {
    const Passage& passage = *asked.retrieved[p];
    const std::string title = passage.title.empty() ? "" : passage.title + "\n\n";
    text += quoted_data(fmt::format("passage {}", p + 1), title + passage.text, codes);
  }
  text += quoted_data("answer", asked.answer, codes);
  return text + fmt::format(
                    "\nReply with one JSON object and nothing else:\n"
                    "{{\"code\":\"{}\",\"why\":\"...\",\"rating\":...}}\n"
                    "\"why\" is one short sentence, \"rating\" one of {}.\n",
                    codes.reply, scale_text(rubric));
}

std::string to_json(const Rating& rating) {
  Json object{{"note", rating.note}};
  if (rating.value) object["rating"] = *rating.value;
  return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text(std::istreambuf_iterator<char>(file), {});
  if (!file) throw Error(path, "cannot read the rubric", "check the path");
  return text;
}

NamedValues settings_of(const Rubric& rubric, const LlmOptions& options) {
  Sha256 digest;
  digest.update(rubric.text);
  NamedValues values = signed_options(options);
  std::erase_if(values, [](const auto& value) { return value.first == "prompt" || value.first == "batch"; });
  values.emplace_back("text", digest.hex().substr(0, 12));
  return values;
}

class Rater {
 public:
  Rater(Rubric rubric, const JudgeSettings& settings, const LlmOptions& options, std::shared_ptr<RemoteRun> run)
      : rubric_(std::move(rubric)),
        run_(std::move(run)),
        model_(options, std::string(embedded("judges/rubric.txt")) + rubric_.text, settings, *run_),
        redactor_(run_->options.redact),
        judge_(judge_part("rubric", rubric_version, settings_of(rubric_, options))) {}

  Rating rate(const Case& original) {
    const Case asked = redactor_.redacted(original);
    Rating rating = rate_texts(asked);
    rating.person = original.rating;
    return rating;
  }

  void stop(const std::exception_ptr& why) { model_.stop(why); }

 private:
  Rating rate_texts(const Case& asked) {
    const std::string key = key_for_answer(asked);
    if (const std::optional<Rating> known = kept(key)) return *known;
    if (run_->forecasting) {
      Effort effort = model_.forecast(
          std::vector<ModelTurn>{{turn_of(asked, rubric_, {std::string(32, '0'), std::string(16, '0')}), 1}});
      effort.cases = 1;
      effort.passages = asked.retrieved.size();
      run_->forecast.add(effort);
      return {};
    }
    if (run_->options.offline) return {std::nullopt, "not in the cache, and --offline", {}};
    return ask(asked, key);
  }

  std::string key_for_answer(const Case& asked) const {
    Claim whole;
    whole.text = asked.answer;
    Query query{&asked, &whole, std::vector<std::size_t>(asked.retrieved.size())};
    std::iota(query.passages.begin(), query.passages.end(), std::size_t{0});
    return key_of(judge_, query, 0);
  }

  std::optional<Rating> kept(const std::string& key) const {
    if (!run_->cache || run_->options.refresh) return std::nullopt;
    const std::optional<std::string> text = run_->cache->get(key);
    const Json json = text ? Json::parse(*text, nullptr, false) : Json();
    if (!json.is_object()) return std::nullopt;
    Rating rating{std::nullopt, text_in(json, "note"), {}};
    if (const auto value = json.find("rating"); value != json.end() && value->is_number())
      rating.value = value->get<double>();
    return rating;
  }

  Rating ask(const Case& asked, const std::string& key) {
    Effort effort;
    effort.questions = 1;
    run_->spent.add(effort);
    Rating rating;
    bool is_said = false;
    for (int times = 0; times < 2 && !rating.value; ++times) {
      const Claim whole{.text = asked.answer, .span = {}, .citations = {}, .frame = 0, .context = {}};
      std::vector<std::size_t> all(asked.retrieved.size());
      std::iota(all.begin(), all.end(), std::size_t{0});
      const Codes codes = codes_for(std::vector<Query>{{&asked, &whole, all}});
      bool replied = false;
      model_.ask(std::vector<ModelTurn>{{turn_of(asked, rubric_, codes), 1}}, [&](std::size_t, const ModelSaid& said) {
        replied = said.reply || said.again;
        rating.note = said.fault;
        is_said = said.reply.has_value();
        if (!said.reply) return;
        const std::string problem =
            said.reply->problem.empty() ? "no rating of the scale in the reply" : said.reply->problem;
        rating = rating_in(said.reply->text, rubric_, codes.reply)
                     .value_or(Rating{
                         std::nullopt, problem + ": " + shortened_reply(without_codes(said.reply->text, codes)), {}});
      });
      if (!replied) return rating;
    }
    if (run_->cache && is_said) run_->cache->put(key, to_json(rating));
    return rating;
  }

  Rubric rubric_;
  std::shared_ptr<RemoteRun> run_;
  Model model_;
  Redactor redactor_;
  std::string judge_;
};

}  // namespace

Rubric rubric_in(std::string_view text, std::string_view file) {
  Rubric rubric{{}, std::string(text)};
  const std::size_t at = text.find("scale:");
  std::string_view line = at == std::string_view::npos ? std::string_view() : text.substr(at + 6);
  line = line.substr(0, std::min(line.find('\n'), line.size()));
  while (!line.empty()) {
    const std::size_t begin = line.find_first_not_of(" ,\t\r");
    if (begin == std::string_view::npos) break;
    line.remove_prefix(begin);
    double value = 0;
    const auto [end, fault] = std::from_chars(line.data(), line.data() + line.size(), value);
    if (fault != std::errc()) break;
    rubric.scale.push_back(value);
    line.remove_prefix(static_cast<std::size_t>(end - line.data()));
  }
  std::vector<double> sorted = rubric.scale;
  std::sort(sorted.begin(), sorted.end());
  const bool different = std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
  if (sorted.size() < 2 || !different || line.find_first_not_of(" ,\t\r") != std::string_view::npos)
    throw Error(std::string(file), "there is no scale in the rubric",
                "write a line such as scale: 3 2 1, then what each rating means");
  return rubric;
}

std::optional<Rating> rating_in(std::string_view reply, const Rubric& rubric, std::string_view code) {
  const std::vector<Json> objects = objects_with_code(reply, code);
  if (objects.size() != 1) return std::nullopt;
  const auto value = objects.front().find("rating");
  if (value == objects.front().end() || !value->is_number()) return std::nullopt;
  const auto rating = value->get<double>();
  if (std::find(rubric.scale.begin(), rubric.scale.end(), rating) == rubric.scale.end()) return std::nullopt;
  return Rating{rating, text_in(objects.front(), "why"), {}};
}

OpenRubric open_llm_rubric(const std::string& file, const JudgeSettings& settings, std::shared_ptr<RemoteRun> shared) {
  Rubric rubric = rubric_in(read_file(file), file);
  const RemoteOptions remote = remote_options_in(settings);
  const LlmOptions options = llm_options_in(settings, !remote.offline && !remote.dry_run);
  if (!shared) {
    shared = std::make_shared<RemoteRun>(remote, options.host);
    shared->counts_tokens = true;
    shared->price = options.price;
  }
  OpenRubric open;
  open.settings = settings_of(rubric, options);
  const auto rater = std::make_shared<Rater>(std::move(rubric), settings, options, shared);
  open.rate = [rater](const Case& asked) { return rater->rate(asked); };
  open.remote = shared;
  stop_with(*shared, rater);
  return open;
}

}  // namespace groundlab
