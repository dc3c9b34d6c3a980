// SPDX-License-Identifier: Apache-2.0
// A value counts as found wherever it stands in the evidence: whose value it is, the judge decides.
#include "evaluate/numbers.hpp"

#include <algorithm>
#include <optional>

#include "evaluate/claim_kinds.hpp"

namespace groundlab {
namespace {

bool stands_in(const Quantity& wanted, const std::vector<Quantity>& evidence) {
  return std::any_of(evidence.begin(), evidence.end(),
                     [&](const Quantity& given) { return same_value(wanted, given); });
}

}  // namespace

std::vector<NumberSupport> NumberFinder::find(const Case& checked, std::span<const Claim> claims) {
  std::vector<NumberSupport> support(claims.size());
  std::vector<std::shared_ptr<const std::vector<Quantity>>> passages;
  std::optional<std::vector<Quantity>> question;  // read only for what no passage has
  const auto is_found = [&](const Quantity& wanted) {
    if (std::any_of(passages.begin(), passages.end(), [&](const auto& passage) { return stands_in(wanted, *passage); }))
      return true;
    if (!question) question = quantities(checked.question);
    return stands_in(wanted, *question);
  };
  for (std::size_t c = 0; c < claims.size(); ++c) {
    const std::vector<Quantity> wanted = quantities(claims[c].text);
    support[c].kinds = claim_kinds(claims[c].text, wanted);
    if (wanted.empty()) continue;
    if (passages.empty())
      passages = cache_.get_all(checked, [](const Passage& passage) { return quantities(passage.text); });
    support[c].all = wanted.size();
    support[c].found = static_cast<std::size_t>(std::count_if(wanted.begin(), wanted.end(), is_found));
  }
  return support;
}

}  // namespace groundlab
