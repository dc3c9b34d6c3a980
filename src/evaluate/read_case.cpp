// SPDX-License-Identifier: Apache-2.0
// Which claims are checked. A claim that came already split is looked for in the answer from where the one before it
// ended, so that equal sentences get a place each.
#include "evaluate/read_case.hpp"

namespace groundlab {
namespace {

std::vector<std::string_view> passage_ids(const Case& read) {
  std::vector<std::string_view> ids;
  ids.reserve(read.retrieved.size());
  for (const PassagePtr& passage : read.retrieved) ids.push_back(passage->id);
  return ids;
}

std::vector<Claim> given_claims(const Case& read, const AnswerReader& reader, std::span<const std::string_view> ids) {
  std::vector<Claim> claims;
  claims.reserve(read.claims.size());
  std::size_t from = 0;
  for (const GivenClaim& given : read.claims) {
    Claim& claim = claims.emplace_back(reader.read_claim(given.text, given.cites, ids));
    std::size_t begin = read.answer.find(claim.text, from);
    if (begin == std::string::npos) begin = read.answer.find(claim.text);
    if (begin == std::string::npos || claim.text.empty()) continue;
    from = begin + claim.text.size();
    claim.span = Span{begin, from};
  }
  return claims;
}

/// Claims that came already split are ALCE's sentences too, each with what it cites.
std::vector<AlceSentence> as_sentences(std::span<const Claim> claims) {
  std::vector<AlceSentence> sentences;
  for (const Claim& claim : claims) {
    AlceSentence& sentence = sentences.emplace_back(AlceSentence{claim.text, {}});
    for (const Citation& citation : claim.citations) sentence.citations.push_back({citation.passage});
  }
  return sentences;
}

}  // namespace

Reading read_case(const Case& read, const AnswerReader& reader) {
  const std::vector<std::string_view> ids = passage_ids(read);
  Reading reading = reader.read(read.answer, ids);
  if (read.claims.empty()) return reading;
  reading.claims = given_claims(read, reader, ids);
  if (!reading.alce.empty()) reading.alce = as_sentences(reading.claims);
  if (reading.abstention == Abstention::no_claims) reading.abstention = Abstention::none;
  return reading;
}

}  // namespace groundlab
