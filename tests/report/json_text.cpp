// SPDX-License-Identifier: Apache-2.0
#include "report/json_text.hpp"

#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "catch.hpp"
#include "report/json.hpp"

using namespace groundlab;

namespace {

template <typename T>
std::string written(const T& value) {
  JsonText json;
  json.value(value);
  return std::move(json).text();
}

}  // namespace

TEST_CASE("commas stand between members and values, and nowhere else") {
  JsonText json;
  json.open('{');
  json.member("a", std::size_t{1});
  json.key("b");
  json.open('[');
  json.close(']');
  json.key("c");
  json.open('[');
  json.value(true);
  json.value(nullptr);
  json.open('{');
  json.close('}');
  json.value(std::string_view("{"));
  json.value(std::string_view("["));
  json.value(Span{3, 5});
  json.close(']');
  json.member("d", std::optional<double>());
  json.close('}');
  CHECK(json.text() == R"({"a":1,"b":[],"c":[true,null,{},"{","[",[3,5]],"d":null})");
}

TEST_CASE("strings are written as nlohmann writes them") {
  std::vector<std::string> texts{"",
                                 "plain",
                                 "a \"quoted\" \\ word",
                                 "line\nfeed\ttab\r\b\f",
                                 "\x7f",
                                 "caf\u00e9 \u2019",
                                 "\xff broken \xe2\x82",
                                 std::string("nul \0 byte", 10)};
  for (char c = 0; c < 0x20; ++c) texts.push_back(std::string("a") + c + "b");
  for (const std::string& text : texts) CHECK(written(text) == dumped(Json(text)));
}

TEST_CASE("doubles come back as they were, and look like nlohmann's") {
  for (const double value : {0.0, -0.0, 1.0, 0.5, -2.5, 1234567.0, 1e-4, 9.9e-5, 1e-9, 999999999999999.0, 1e15, 1e300})
    CHECK(written(value) == dumped(Json(value)));
  CHECK(written(std::nan("")) == "null");
  CHECK(written(std::numeric_limits<double>::infinity()) == "null");
  std::mt19937_64 random(7);
  std::uniform_real_distribution<double> scores(0, 1);
  for (int i = 0; i < 20000; ++i) {
    const double score = scores(random);
    REQUIRE(Json::parse(written(score)).get<double>() == score);
  }
}
