// SPDX-License-Identifier: Apache-2.0
// Members are copied as bytes, so that numbers, escapes and unknown keys come out as the user wrote them.
#include "cases/write_case.hpp"

#include <nlohmann/json.hpp>

#include "cases/json_reader.hpp"

namespace groundlab {
namespace {

std::string claims_json(const Case& written, const Reading& reading) {
  auto claims = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < reading.claims.size(); ++i) {
    const Claim& claim = reading.claims[i];
    auto cites = nlohmann::ordered_json::array();
    for (const Citation& citation : claim.citations) cites.push_back(citation.id);
    nlohmann::ordered_json label;
    if (written.labels) label = name(written.labels->at(i));
    claims.push_back({{"text", claim.text}, {"cites", std::move(cites)}, {"label", std::move(label)}});
  }
  return claims.dump();
}

}  // namespace

std::string write_case(std::string_view line, const Case& written, const Reading& reading) {
  if (!written.claims.empty() || reading.claims.empty()) return std::string(line);
  std::string text;
  JsonReader json(line);
  json.kind();
  json.open();
  while (const auto key = json.key()) {
    const bool replaced = *key == "labels" || *key == "claims";
    const std::size_t begin = json.key_offset();
    json.skip();
    if (!replaced) text.append(text.empty() ? "{" : ",").append(line.substr(begin, json.offset() - begin));
  }
  return text + ",\"claims\":" + claims_json(written, reading) + "}";
}

}  // namespace groundlab
