// SPDX-License-Identifier: Apache-2.0
// The model splitter: claims cut into atomic facts by a language model, as FActScore (Min et al., EMNLP 2023) and Ragas
// do it, with the llm judge's machinery: quoted data, a closed form, the cache.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/reading.hpp"

#include "judges/remote/run.hpp"
#include "judges/settings.hpp"

namespace groundlab {

inline constexpr int split_version = 1;

struct OpenSplitter {
  /// One entry per claim: its facts, at least one; none where the model gave none that can be read. Called from many
  /// threads.
  std::function<std::vector<std::optional<std::vector<std::string>>>(const Case&, std::span<const Claim>)> facts_of;
  NamedValues settings;  ///< those that move a cut, for the signature
  std::shared_ptr<RemoteRun> remote;
};

/// Reads the llm judge's options. `shared`: the run of an llm judge with the same settings, whose counts and budget it
/// joins; none: it has its own.
OpenSplitter open_llm_splitter(const JudgeSettings& settings, std::shared_ptr<RemoteRun> shared);

/// The claims of `reading` cut into facts. A fact keeps its claim's citations and context, and has a place where it
/// stands verbatim in the answer. A claim without facts stays.
std::vector<Claim> cut_claims(std::string_view answer, std::vector<Claim> claims,
                              const std::vector<std::optional<std::vector<std::string>>>& facts);

/// One entry per claim, by the closed form alone; none where a claim has no list, two, or one that is empty.
std::vector<std::optional<std::vector<std::string>>> facts_in(std::string_view reply, std::size_t claims,
                                                              std::string_view code);

}  // namespace groundlab
