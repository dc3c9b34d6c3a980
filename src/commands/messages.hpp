// SPDX-License-Identifier: Apache-2.0
// What goes to standard error: warnings, faults, notices. Text from cases is made harmless here as everywhere.
#pragma once

#include <string_view>

#include "groundlab/core/diagnostic.hpp"

#include "cases/fault_log.hpp"

namespace groundlab {

/// "groundlab: message", "groundlab: warning: message".
void print_message(const Diagnostic& diagnostic);

void print_warnings(const FaultLog& log);

/// Every fault that is kept, then a count of the others.
void print_faults(const FaultLog& log);

/// A line of advice or news, such as where a report went.
void print_notice(std::string_view text);

}  // namespace groundlab
