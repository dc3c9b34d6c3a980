// SPDX-License-Identifier: Apache-2.0
// What is held is text about failing cases only, so that a long run stays small.
#include "commands/case_delivery.hpp"

#include <algorithm>

namespace groundlab {

void CaseDelivery::add(const Case& checked, const CaseResult& result) {
  std::size_t destination = 0;
  delivery_.write([&](const Format& format, const Style& style) {
    const std::size_t at = destination++;
    if (!format.is_by_case(command_)) return std::string();
    std::string text = format.check.each(checked, result, written_, style);
    if (format.check.wrap == nullptr) return text;
    held_.resize(std::max(held_.size(), at + 1));
    held_[at] += text;
    return std::string();
  });
  ++written_;
}

void CaseDelivery::end(const RunSummary& summary) {
  std::size_t destination = 0;
  delivery_.write([&](const Format& format, const Style& style) {
    const std::size_t at = destination++;
    if (!format.is_by_case(command_)) return std::string();
    if (format.check.wrap == nullptr) return format.check.end(summary, written_, style);
    held_.resize(std::max(held_.size(), at + 1));
    return format.check.wrap(summary, held_[at]);
  });
}

}  // namespace groundlab
