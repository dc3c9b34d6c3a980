// SPDX-License-Identifier: Apache-2.0
// FNV-1a over what names an issue; equal ones of a case are told apart by their number.
#include "report/fingerprint.hpp"

#include <fmt/format.h>

#include "stats/bootstrap.hpp"

namespace groundlab {

std::vector<std::string> fingerprints(std::string_view case_id, const std::vector<Issue>& issues) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < issues.size(); ++i) {
    const Issue& issue = issues[i];
    std::size_t same_before = 0;
    for (std::size_t earlier = 0; earlier < i; ++earlier)
      if (issues[earlier].rule == issue.rule && issues[earlier].claim == issue.claim) ++same_before;
    names.push_back(
        fmt::format("{:016x}", case_key(fmt::format("{}\n{}\n{}\n{}", case_id, issue.rule, issue.claim, same_before))));
  }
  return names;
}

std::string uri_of(std::string_view path) {
  constexpr std::string_view kept = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/";
  std::string uri = path.starts_with('/') ? "file://" : "";
  for (const char c : path) {
    if (kept.find(c) != std::string_view::npos)
      uri += c;
    else
      uri += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return uri;
}

}  // namespace groundlab
