// SPDX-License-Identifier: Apache-2.0
// An answer to its claims: cuts sentences, takes citations out, tells claims from what states nothing, finds refusals.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/reading.hpp"

namespace groundlab {

/// Part of every signature: rises whenever an answer may be cut differently.
inline constexpr std::string_view splitter_version = "1";

/// sentences: a claim is a sentence. clauses: semicolons and coordinated main clauses part it too.
enum class Split { sentences, clauses };

/// How answers are read. As constructed: the usual way.
struct ReadOptions {
  Split split = Split::sentences;
  std::string abbreviations;                   ///< more of them, divided by blanks, '#' comments
  std::vector<std::string> abstain_patterns;   ///< RE2; a sentence that one matches declines
  std::vector<std::string> citation_patterns;  ///< RE2; what one matches is a citation, its first group the id
  bool alce = false;                           ///< also as ALCE reads it

  bool operator==(const ReadOptions&) const = default;
};

/// Reads answers one way. Immutable, so that threads share one.
class AnswerReader {
 public:
  /// Throws Error for a pattern that RE2 refuses.
  explicit AnswerReader(ReadOptions options = {});
  ~AnswerReader();
  AnswerReader(AnswerReader&&) noexcept;
  AnswerReader& operator=(AnswerReader&&) noexcept;

  /// Reads an answer. `passage_ids`: ids of the retrieved passages, in order; they decide what is a citation.
  /// Total on any bytes (valid UTF-8 is checked at the edge), linear in the answer's length.
  Reading read(std::string_view answer, std::span<const std::string_view> passage_ids) const;

  /// A claim that came already split: finds its frame, and the passages that `cites` names. `span` stays empty.
  Claim read_claim(std::string_view text, std::span<const std::string> cites,
                   std::span<const std::string_view> passage_ids) const;

  /// What kind of nothing a claim that came already split states; none where it states something.
  std::optional<NotClaimKind> not_claim(std::string_view text) const;

 private:
  struct Parts;
  std::unique_ptr<const Parts> parts_;
};

/// The same for the usual way.
Reading read_answer(std::string_view answer, std::span<const std::string_view> passage_ids);
Claim read_claim(std::string_view text, std::span<const std::string> cites,
                 std::span<const std::string_view> passage_ids);

/// True where a claim's text states nothing that could be checked: a lead-in, a greeting, a question, a refusal.
bool states_nothing(std::string_view text);

}  // namespace groundlab
