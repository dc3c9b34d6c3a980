// SPDX-License-Identifier: Apache-2.0
// Only what is redacted and how often is asked can move a verdict; the rest decides how fast and from where it comes.
#include "judges/remote/options.hpp"

#include "groundlab/core/diagnostic.hpp"

#include "judges/numbers.hpp"

namespace groundlab {

RemoteOptions remote_options_in(const JudgeSettings& settings) {
  RemoteOptions options;
  if (const auto value = settings.get("concurrency"))
    options.concurrency = count_in(*value, {1, 1024}, "concurrency", "16");
  if (const auto value = settings.get("timeout"))
    options.timeout =
        std::chrono::milliseconds(static_cast<long long>(1000 * number_in(*value, {0.01, 86400}, "timeout", "60")));
  if (const auto value = settings.get("repeat")) options.repeat = count_in(*value, {1, 100}, "repeat", "5");
  options.cache = settings.get("cache").value_or("");
  options.redact = settings.get("redact").value_or("");
  options.offline = settings.get("offline").has_value();
  options.refresh = settings.get("refresh").has_value();
  options.dry_run = settings.get("dry-run").has_value();
  if (options.offline && options.refresh)
    throw Error("both --offline and --refresh", "the one asks nothing, the other asks everything again: give one");
  if (options.offline && options.cache.empty())
    throw Error("--offline without a cache", "name the file of an earlier run with --cache FILE");
  if (options.refresh && options.cache.empty())
    throw Error("--refresh without a cache", "add --cache FILE, or leave --refresh out: without a cache all is asked");
  return options;
}

NamedValues signed_options(const RemoteOptions& options) {
  NamedValues values;
  if (!options.redact.empty()) values.emplace_back("redact", options.redact);
  if (options.repeat > 1) values.emplace_back("repeat", std::to_string(options.repeat));
  return values;
}

}  // namespace groundlab
