// SPDX-License-Identifier: Apache-2.0
// Counters are read one by one: a sum taken while others add is right to the last few questions, which is all that a
// progress line needs.
#include "judges/remote/run.hpp"

#include <filesystem>

#include "groundlab/core/diagnostic.hpp"

namespace groundlab {

Effort& Effort::operator+=(const Effort& other) {
  questions += other.questions;
  requests += other.requests;
  tokens_in += other.tokens_in;
  tokens_out += other.tokens_out;
  cases += other.cases;
  passages += other.passages;
  return *this;
}

void Meter::add(const Effort& effort) {
  questions_ += effort.questions;
  requests_ += effort.requests;
  tokens_in_ += effort.tokens_in;
  tokens_out_ += effort.tokens_out;
  cases_ += effort.cases;
  passages_ += effort.passages;
}

Effort Meter::sum() const { return {questions_, requests_, tokens_in_, tokens_out_, cases_, passages_}; }

RemoteRun::RemoteRun(RemoteOptions given, std::string who) : options(std::move(given)), target(std::move(who)) {
  if (options.offline && !std::filesystem::exists(options.cache))
    throw Error(options.cache, "there is no such verdict cache", "run once without --offline");
  const bool leaves_no_trace = options.dry_run && !std::filesystem::exists(options.cache);
  if (!options.cache.empty() && !leaves_no_trace) cache = std::make_unique<VerdictCache>(options.cache);
}

}  // namespace groundlab
