// SPDX-License-Identifier: Apache-2.0
// Which classifier is asked where, and how its numbers become verdicts: a preset for a kind of model, each part of
// which can be said otherwise.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "judges/nli/service.hpp"
#include "judges/settings.hpp"

namespace groundlab {

struct NliPreset {
  std::string_view name;
  std::string_view help;
  NliApi api;
  std::string_view supported;
  std::string_view contradicted;
  double threshold;
  std::size_t window;  ///< in code points
};

/// All presets, the default first.
std::span<const NliPreset> nli_presets();

struct NliOptions {
  std::string preset;
  NliForm form;
  std::string url;
  std::string host;
  std::string key;
  std::string key_variable;
  double threshold = 0.5;
  std::size_t window = 1500;
};

/// Throws Error for settings that cannot be. Where `needs_key`, also where there is no key for a host that is not this
/// machine.
NliOptions nli_options_in(const JudgeSettings& settings, bool needs_key);

/// Those that move a verdict, for the signature.
NamedValues signed_options(const NliOptions& options);

}  // namespace groundlab
