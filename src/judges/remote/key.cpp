// SPDX-License-Identifier: Apache-2.0
// Lengths before parts keep the parts apart whatever bytes they hold.
#include "judges/remote/key.hpp"

#include "text/sha256.hpp"

namespace groundlab {
namespace {

void add(std::string& bytes, std::string_view part) {
  bytes += std::to_string(part.size());
  bytes += ':';
  bytes += part;
}

}  // namespace

std::string judge_part(std::string_view name, int version, const NamedValues& settings) {
  std::string bytes;
  add(bytes, name);
  add(bytes, std::to_string(version));
  for (const auto& [setting, value] : settings) {
    add(bytes, setting);
    add(bytes, value);
  }
  return bytes;
}

std::string key_of(std::string_view judge, const Query& query, std::size_t time) {
  std::string bytes;
  add(bytes, judge);
  add(bytes, std::to_string(time));
  add(bytes, query.asked->question);
  add(bytes, query.claim->text);
  add(bytes, query.claim->context);
  for (const std::size_t i : query.passages) {
    const Passage& passage = *query.asked->retrieved[i];
    add(bytes, passage.id);
    add(bytes, passage.title);
    add(bytes, passage.text);
  }
  Sha256 digest;
  digest.update(bytes);
  return digest.hex();
}

}  // namespace groundlab
