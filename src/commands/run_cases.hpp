// SPDX-License-Identifier: Apache-2.0
// The straight line of every run: bytes to lines to cases to results, in one pass, results in input order.
#pragma once

#include <exception>
#include <functional>
#include <string>
#include <utility>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"
#include "groundlab/core/signature.hpp"

#include "commands/options.hpp"

namespace groundlab {

/// What is left of an input with faults: they have been printed, and the run must end with exit 2.
struct BadInput : std::exception {
  const char* what() const noexcept override { return "bad input"; }
};

/// --dry-run: nothing was asked, and this is to be printed instead of a result.
struct DryRun : std::exception {
  explicit DryRun(std::string said) : text(std::move(said)) {}
  const char* what() const noexcept override { return "dry run"; }
  std::string text;
};

/// Reads, checks and passes on every case in input order, until the first fault; faults are collected to the end of
/// the input and printed, then BadInput is thrown. Warnings go to standard error unless quiet. Returns how it was made.
Signature run_cases(const RunSettings& settings, const std::function<void(const Case&, const CaseResult&)>& use);

}  // namespace groundlab
