// SPDX-License-Identifier: Apache-2.0
// Results case by case, into those formats that take them so: as they come, or held until the end where a format says
// first how many there are.
#pragma once

#include <string>
#include <vector>

#include "commands/deliver.hpp"

namespace groundlab {

class CaseDelivery {
 public:
  CaseDelivery(Delivery& delivery, CommandKind command) : delivery_(delivery), command_(command) {}

  void add(const Case& checked, const CaseResult& result);
  /// Closes what is written case by case. To be called once, after the last case.
  void end(const RunSummary& summary);

 private:
  Delivery& delivery_;
  CommandKind command_;
  std::size_t written_ = 0;
  std::vector<std::string> held_;  ///< per destination
};

}  // namespace groundlab
