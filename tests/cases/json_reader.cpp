// SPDX-License-Identifier: Apache-2.0
// The JSON reader against nlohmann/json: the same texts are JSON, and they mean the same. Then its own limits and
// words.
#include "cases/json_reader.hpp"

#include <random>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "catch.hpp"

using namespace groundlab;
using nlohmann::json;

namespace {

json value(JsonReader& reader) {
  switch (reader.kind()) {
    case JsonKind::object: {
      json object = json::object();
      reader.open();
      while (const auto key = reader.key()) {
        const std::string name{*key};
        object[name] = value(reader);
      }
      return object;
    }
    case JsonKind::array: {
      json array = json::array();
      reader.open();
      while (reader.element()) array.push_back(value(reader));
      return array;
    }
    case JsonKind::string:
      return reader.string();
    case JsonKind::number:
      return json::parse(reader.number(), nullptr, false);
    case JsonKind::boolean:
      return reader.boolean();
    case JsonKind::null:
      reader.skip();
      return nullptr;
    case JsonKind::nothing:
      return nullptr;
  }
  return nullptr;
}

std::optional<json> read(std::string_view text) {
  JsonReader reader(text);
  json read = value(reader);
  reader.finish();
  return reader.fault() ? std::nullopt : std::optional(std::move(read));
}

std::optional<json> read_by_nlohmann(std::string_view text) {
  json read = json::parse(text, nullptr, false);
  return read.is_discarded() ? std::nullopt : std::optional(std::move(read));
}

bool skips(std::string_view text) {
  JsonReader reader(text);
  reader.skip();
  reader.finish();
  return !reader.fault();
}

JsonFault fault_of(std::string_view text) {
  JsonReader reader(text);
  reader.skip();
  reader.finish();
  return reader.fault().value_or(JsonFault{});
}

const std::vector<std::string> sound{
    R"({"id":"c1","question":"Why?","retrieved":["D1",{"id":"D2","text":"a \"b\" \\ \/ \b\f\n\r\t"}],"n":[-0,0.5,1e3,-12E-2]})",
    R"({"a":{"b":[true,false,null,[],{},""]},"c":"\u00e4\u20ac\ud83d\ude00\u0000","d":"ä€😀"})",
    R"([1,[2,[3,[4,[5]]]],"x"])",
    R"( { "a" : [ 1 , 2 ] , "b" : "c" } )",
    "\t{\r\"a\"\r:\t1}\r",
    "0",
    "-1.25e+10",
    "\"\"",
    "true",
    "123456789012345678901234567890",
};

}  // namespace

TEST_CASE("sound JSON means what nlohmann reads") {
  for (const std::string& text : sound) {
    INFO(text);
    REQUIRE(read(text));
    CHECK(read(text) == read_by_nlohmann(text));
    CHECK(skips(text));
  }
}

TEST_CASE("texts with random slips are JSON for both readers or for none") {
  // No zero byte among them: nlohmann takes one for the end of the text.
  std::mt19937_64 random(20250101);
  const std::string bytes = "{}[]\",:\\u0123456789abcdefDd8.eE+-tfn \t\r\n/'\x01\x7f\x80\xc3\xa4\xe2\xed\xf0\xff";
  for (int round = 0; round < 40000; ++round) {
    std::string text = sound[random() % sound.size()];
    for (std::size_t slips = 1 + random() % 3; slips > 0; --slips) {
      const std::size_t at = random() % (text.size() + 1);
      const char byte = bytes[random() % bytes.size()];
      const auto what = random() % 4;
      if (what == 0 && at < text.size()) text[at] = byte;
      if (what == 1) text.insert(at, 1, byte);
      if (what == 2) text.erase(at, 1 + random() % 3);
      if (what == 3) text.insert(at, text.substr(at / 2, random() % 12));
    }
    const auto ours = read(text);
    const auto theirs = read_by_nlohmann(text);
    if (ours != theirs || skips(text) != ours.has_value()) {
      INFO(text);
      CHECK(ours == theirs);
      CHECK(skips(text) == ours.has_value());
    }
  }
}

TEST_CASE("a broken text says where, what and how to mend it") {
  struct Row {
    std::string text;
    JsonFault fault;
  };
  const std::string value_hint =
      "a value is a string in double quotes, a number, true, false, null, a list or an object";
  const std::string number_hint = "JSON has no such number; write null";
  const std::string cut = "a case is one complete {...} on one line; was the file cut off?";
  const Row rows[] = {
      {"{\"a\":NaN}", {5, "not valid JSON: \"NaN\" stands where a value is expected", number_hint}},
      {"{\"a\":-Infinity}", {5, "not valid JSON: \"-Infinity\" stands where a value is expected", number_hint}},
      {"{\"a\":None}", {5, "not valid JSON: \"None\" stands where a value is expected", "write null"}},
      {"[True]", {1, "not valid JSON: \"True\" stands where a value is expected", "write true"}},
      {"[nul]", {1, "not valid JSON: \"nul\" stands where a value is expected", value_hint}},
      {"['a']", {1, "not valid JSON: \"'\" stands where a value is expected", "strings stand in double quotes"}},
      {"[1, // one\n]",
       {4, "not valid JSON: \"/\" stands where a value is expected", "JSON has no comments; take it out"}},
      {"[.5]", {1, "not valid JSON: \".\" stands where a value is expected", value_hint}},
      {"[01]",
       {1, "not valid JSON: a number begins with 0", "take the leading zeros out, or put an id in double quotes"}},
      {"[1.]", {1, "not valid JSON: no digit follows the decimal point", "write for example 1.0"}},
      {"[1e]", {1, "not valid JSON: no digit follows the exponent", "write for example 1e3"}},
      {"[1e999]",
       {1, "number out of range: \"1e999\"",
        "a number must fit a 64-bit float; put it in double quotes to keep it as text"}},
      {"{'a':1}", {1, "not valid JSON: a key is missing before \"'\"", "keys stand in double quotes"}},
      {"{\"a\" 1}", {5, "not valid JSON: a colon is missing before \"1\"", "write \"key\": value"}},
      {"{\"a\":1 \"b\":2}",
       {7, "not valid JSON: a comma or \"}\" is missing before a string",
        "put a comma between two values; a quote inside a string is \\\""}},
      {"[1}",
       {2, "not valid JSON: a comma or \"]\" is missing before \"}\"",
        "put a comma between two values; a quote inside a string is \\\""}},
      {"[1,]", {3, "not valid JSON: a comma stands before \"]\"", "take the last comma out"}},
      {"{\"a\":1", {6, "not valid JSON: the line ends inside an object", cut}},
      {"[1", {2, "not valid JSON: the line ends inside a list", cut}},
      {"{\"a\":\"The sup",
       {5, "not valid JSON: the line ends inside the string that opens here",
        "close the quote; a case stands on one line, so write a line feed inside a string as \\n"}},
      {"[\"a\tb\"]",
       {3, "not valid JSON: byte 0x09 inside a string",
        "write control characters as escapes: a tab is \\t, a line feed \\n"}},
      {"[\"\\q\"]", {2, "not valid JSON: unknown escape \"\\q\"", "write a backslash itself as \\\\"}},
      {"[\"\\ä\"]", {2, "not valid JSON: unknown escape \"\\\"", "write a backslash itself as \\\\"}},
      {"[\"\\u12\"]", {2, "not valid JSON: \\u without four hexadecimal digits", "write for example \\u00e4"}},
      {"[\"\\ud83d\\u0041\"]",
       {2, "half a surrogate pair: \"\\ud83d\" is no character", "write both halves, or the character itself"}},
      {"[\"\\ude00\\ud83d\"]",
       {2, "half a surrogate pair: \"\\ude00\" is no character", "write both halves, or the character itself"}},
      {"[\"caf\xE9\"]", {5, "byte 0xE9 is not UTF-8", "save the file as UTF-8"}},
      {"[\"\xED\xA0\x80\"]", {2, "byte 0xED is not UTF-8", "save the file as UTF-8"}},
      {"{}{}",
       {2, "not valid JSON: \"{\" follows the end of the object", "one object a line: put a line feed between two"}},
      {"{}\r{}", {2, "lines end in a bare carriage return", "convert the file: tr '\\r' '\\n' < FILE > NEW_FILE"}},
  };
  for (const Row& row : rows) {
    INFO(row.text);
    const JsonFault fault = fault_of(row.text);
    CHECK(fault.offset == row.fault.offset);
    CHECK(fault.what == row.fault.what);
    CHECK(fault.hint == row.fault.hint);
  }
}

TEST_CASE("values nest 64 deep and no deeper") {
  const auto lists = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  CHECK(skips(lists(64)));
  CHECK(fault_of(lists(65)) ==
        JsonFault{64, "nested more than 64 deep", "flatten it; a case needs no more than 4 levels"});
  CHECK(fault_of(std::string(512000, '[')).offset == 64);
  std::string objects;
  for (int i = 0; i < 100000; ++i) objects += "{\"a\":";
  CHECK(fault_of(objects).what == "nested more than 64 deep");
  std::string wide = "[";
  for (int i = 0; i < 1000; ++i) wide += "[[]],";
  CHECK(skips(wide + "0]"));
}

TEST_CASE("a skipped value comes back as written") {
  const std::string_view text = R"({"a": {"x" : [1.50, "\u0041"] } ,"b":2})";
  JsonReader reader(text);
  REQUIRE(reader.kind() == JsonKind::object);
  reader.open();
  REQUIRE(reader.key() == "a");
  CHECK(reader.skip() == R"({"x" : [1.50, "\u0041"] })");
  REQUIRE(reader.key() == "b");
  CHECK(reader.key_offset() == text.find("\"b\""));
}
