// SPDX-License-Identifier: Apache-2.0
// The JSON Schema that ships says the same as the reader. A validator of the keywords that the schema uses stands here;
// one that it does not know fails the test.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "groundlab/core/embedded.hpp"

#include "cases/notes.hpp"
#include "cases/parse_case.hpp"
#include "catch.hpp"

using namespace groundlab;
using nlohmann::json;

namespace {

class Schema {
 public:
  explicit Schema(json root) : root_(std::move(root)) {}

  bool allows(const json& value) const { return allows(root_, value); }

 private:
  bool allows(const json& schema, const json& value) const {
    return std::all_of(schema.items().begin(), schema.items().end(),
                       [&](const auto& rule) { return obeys(rule.key(), rule.value(), schema, value); });
  }

  bool obeys(const std::string& keyword, const json& rule, const json& schema, const json& value) const {
    const auto allowed = [&](const json& choice) { return allows(choice, value); };
    if (keyword == "$ref") return allows(root_.at(json::json_pointer(rule.get<std::string>().substr(1))), value);
    if (keyword == "type")
      return rule.is_string() ? is(rule, value) : any(rule, [&](const json& t) { return is(t, value); });
    if (keyword == "enum") return any(rule, [&](const json& choice) { return choice == value; });
    if (keyword == "anyOf") return any(rule, allowed);
    if (keyword == "not") return !allowed(rule);
    if (keyword == "minLength") return !value.is_string() || value.get<std::string>().size() >= rule;
    if (keyword == "exclusiveMinimum") return !value.is_number() || value > rule;
    if (keyword == "minItems") return !value.is_array() || value.size() >= rule;
    if (keyword == "items")
      return !value.is_array() ||
             std::all_of(value.begin(), value.end(), [&](const json& v) { return allows(rule, v); });
    if (keyword == "required")
      return !value.is_object() ||
             std::all_of(rule.begin(), rule.end(), [&](const json& k) { return value.contains(k); });
    if (keyword == "additionalProperties")  // only beside no "properties"
      return !value.is_object() ||
             std::all_of(value.begin(), value.end(), [&](const json& v) { return allows(rule, v); });
    if (keyword == "properties") return !value.is_object() || members_obey(rule, value);
    constexpr std::array says_nothing{"$schema", "$id", "$comment", "$defs", "title", "description"};
    INFO(keyword << " in " << schema.dump());
    CHECK(std::find(says_nothing.begin(), says_nothing.end(), keyword) != says_nothing.end());
    return true;
  }

  bool members_obey(const json& properties, const json& value) const {
    return std::all_of(properties.items().begin(), properties.items().end(), [&](const auto& property) {
      return !value.contains(property.key()) || allows(property.value(), value[property.key()]);
    });
  }

  template <typename Test>
  static bool any(const json& choices, Test test) {
    return std::any_of(choices.begin(), choices.end(), test);
  }

  static bool is(const json& type, const json& value) {
    if (type == "integer") return value.is_number_integer();
    return type == (value.is_number() ? "number" : value.type_name());
  }

  json root_;
};

// The table: what a case may have besides the required keys, or in the place of one.
const std::vector<std::string> members{
    R"("meta":{})",
    R"("id":"x")",
    R"("id":7)",
    R"("id":-7)",
    R"("id":"")",
    R"("id":null)",
    R"("id":7.5)",
    R"("id":[])",
    R"("question":null)",
    R"("question":1)",
    R"("question":"")",
    R"("answer":false)",
    R"("answer":" ")",
    R"("retrieved":null)",
    R"("retrieved":"D1")",
    R"("retrieved":{})",
    R"("retrieved":[])",
    R"("retrieved":[[]])",
    R"("retrieved":[{"id":"A","text":""}])",
    R"("retrieved":[{"id":1,"text":"","title":null}])",
    R"("retrieved":[""])",
    R"("retrieved":[{"id":"A","text":"","title":1}])",
    R"("retrieved":[{"id":"A"}])",
    R"("retrieved":[{"text":""}])",
    R"("retrieved":[{"id":"A","text":"","_x":1,"meta":[],"score":2}])",
    R"("retrieved":[null])",
    R"("retrieved":[1.5])",
    R"("answerable":true)",
    R"("answerable":null)",
    R"("answerable":"true")",
    R"("answerable":0)",
    R"("labels":[])",
    R"("labels":null)",
    R"("labels":["supported","contradicted","unsupported","not_supported"])",
    R"("labels":["Supported"])",
    R"("labels":[null])",
    R"("labels":"supported")",
    R"("labels":{})",
    R"("labels_by":null)",
    R"("labels_by":{})",
    R"("labels_by":{"ann":["supported",null],"bo":[]})",
    R"("labels_by":{"ann":["yes"]})",
    R"("labels_by":{"ann":"supported"})",
    R"("labels_by":{"ann":null})",
    R"("labels_by":["supported"])",
    R"("claims":null)",
    R"("claims":[])",
    R"("claims":[{"text":"A."}])",
    R"("claims":[{"text":""}])",
    R"("claims":[{}])",
    R"("claims":[{"text":"A.","cites":["D1",2],"label":"supported"}])",
    R"("claims":[{"text":"A.","cites":null,"label":null}])",
    R"("claims":[{"text":"A.","cites":"D1"}])",
    R"("claims":[{"text":"A.","cites":[""]}])",
    R"("claims":["A."])",
    R"("claims":[{"text":"A.","label":"true"}])",
    R"("claims":{})",
    R"("claims":[{"text":1}])",
    R"("labels":["supported"],"claims":[{"text":"A."}])",
    R"("labels":[],"claims":[{"text":"A."}])",
    R"("labels":null,"claims":[{"text":"A."}])",
    R"("labels":["supported"],"claims":[])",
    R"("tags":null)",
    R"("tags":[])",
    R"("tags":["a","b"])",
    R"("tags":[1])",
    R"("tags":"a")",
    R"("severity":null)",
    R"("severity":"low")",
    R"("severity":"critical")",
    R"("severity":"High")",
    R"("severity":2.5)",
    R"("severity":1)",
    R"("severity":0)",
    R"("severity":-1)",
    R"("severity":"3")",
    R"("severity":[])",
    R"("severity":true)",
    R"("rating":null)",
    R"("rating":3)",
    R"("rating":-0.5)",
    R"("rating":"3")",
    R"("rating":[3])",
    R"("meta":null)",
    R"("meta":7)",
    R"("_own":null)",
    R"("other":1)",
};

}  // namespace

TEST_CASE("the schema allows what the reader reads, and nothing else") {
  const Schema schema(json::parse(embedded("case.schema.json")));
  const json required = json::parse(R"({"id":"c","question":"","retrieved":[],"answer":""})");
  const Notes no_notes("no/notes.jsonl");
  std::size_t refused = 0;
  for (const std::string& row : members) {
    json value = required;
    value.update(json::parse("{" + row + "}"));
    const std::string line = value.dump();
    INFO(line);
    const bool reads = parse_case(line, {}, no_notes).result.index() == 0;
    CHECK(schema.allows(value) == reads);
    refused += reads ? 0 : 1;
  }
  for (const char* key : {"id", "question", "retrieved", "answer"}) {
    json value = required;
    value.erase(key);
    CHECK_FALSE(schema.allows(value));
    CHECK(parse_case(value.dump(), {}, no_notes).result.index() == 1);
  }
  CHECK(refused > 30);
  CHECK(members.size() - refused > 30);
}
