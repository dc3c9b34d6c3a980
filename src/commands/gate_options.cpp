// SPDX-License-Identifier: Apache-2.0
// The words of --fail-if and what becomes of them.
#include "commands/gate_options.hpp"

#include <CLI/CLI.hpp>

#include "commands/messages.hpp"
#include "report/gates.hpp"

namespace groundlab {

void add_gate_options(CLI::App& parser, std::vector<std::string>& fail_if) {
  parser.add_option("--fail-if", fail_if, "Exit 1 if it holds, such as 'hallucination_rate.high > 0.15'; repeatable")
      ->type_name("[NAME:]EXPR")
      ->expected(1)
      ->allow_extra_args(false)
      ->take_all();
}

std::vector<Gate> parse_gates(const std::vector<std::string>& fail_if) {
  std::vector<Gate> gates;
  for (const std::string& text : fail_if) {
    std::variant<Gate, Diagnostic> parsed = parse_gate(text);
    if (const Diagnostic* fault = std::get_if<Diagnostic>(&parsed)) throw Error(*fault);
    gates.push_back(std::get<Gate>(std::move(parsed)));
  }
  return gates;
}

Exit announce(const std::vector<GateResult>& gates, bool quiet) {
  if (!quiet)
    for (const GateResult& gate : gates)
      if (!gate.met) print_message(Error(failure_text(gate)).diagnostic());
  return failed_count(gates) == 0 ? Exit::done : Exit::gate_failed;
}

}  // namespace groundlab
