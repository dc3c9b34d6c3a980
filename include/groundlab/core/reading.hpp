// SPDX-License-Identifier: Apache-2.0
// What reading an answer gives: its claims with their citations, what is no claim, and whether it declines.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/names.hpp"
#include "groundlab/core/span.hpp"

namespace groundlab {

/// One citation of a claim.
struct Citation {
  std::string id;                      ///< the passage's id; for an invented one, the token as written
  std::optional<std::size_t> passage;  ///< index among the retrieved passages; none: invented
  std::optional<Span> span;            ///< in the answer; none where the claim came already split

  bool operator==(const Citation&) const = default;
};

/// One checkable statement of an answer, citations taken out.
struct Claim {
  std::string text;
  std::optional<Span> span;  ///< in the answer; none where the text is not verbatim in it
  std::vector<Citation> citations;
  std::size_t frame = 0;  ///< leading bytes of `text` that only frame it ("According to passage 2, ")
  std::string context;    ///< what a judge reads besides the text: the heads of a table row's cells

  bool operator==(const Claim&) const = default;
};

/// A citation as ALCE's script reads it; none: beyond the passages.
struct AlceCitation {
  std::optional<std::size_t> passage;

  bool operator==(const AlceCitation&) const = default;
};

/// A sentence of an answer as ALCE's script reads it: citations taken out, repeated ones kept.
struct AlceSentence {
  std::string text;
  std::vector<AlceCitation> citations;

  bool operator==(const AlceSentence&) const = default;
};

enum class NotClaimKind { abstention, greeting, lead_in, heading, question, offer, sign_off, references, code };

inline constexpr std::array not_claim_names{
    Named<NotClaimKind>{NotClaimKind::abstention, "abstention"},
    Named<NotClaimKind>{NotClaimKind::greeting, "greeting"},
    Named<NotClaimKind>{NotClaimKind::lead_in, "lead_in"},
    Named<NotClaimKind>{NotClaimKind::heading, "heading"},
    Named<NotClaimKind>{NotClaimKind::question, "question"},
    Named<NotClaimKind>{NotClaimKind::offer, "offer"},
    Named<NotClaimKind>{NotClaimKind::sign_off, "sign_off"},
    Named<NotClaimKind>{NotClaimKind::references, "references"},
    Named<NotClaimKind>{NotClaimKind::code, "code"},
};
constexpr std::string_view name(NotClaimKind kind) { return name_in(not_claim_names, kind); }

/// A piece of the answer that states nothing checkable.
struct NotClaim {
  std::string text;
  NotClaimKind kind = NotClaimKind::lead_in;
  Span span;           ///< in the answer
  std::string phrase;  ///< for an abstention, the words that decided

  bool operator==(const NotClaim&) const = default;
};

/// full: declines and states nothing; partial: declines and states; no_claims: neither (empty, only a greeting).
enum class Abstention { none, partial, full, no_claims };

inline constexpr std::array abstention_names{
    Named<Abstention>{Abstention::none, "none"},
    Named<Abstention>{Abstention::partial, "partial"},
    Named<Abstention>{Abstention::full, "full"},
    Named<Abstention>{Abstention::no_claims, "no_claims"},
};
constexpr std::string_view name(Abstention abstention) { return name_in(abstention_names, abstention); }

/// An answer as read: claims and the rest, each in the order of the answer.
struct Reading {
  std::vector<Claim> claims;
  std::vector<NotClaim> not_claims;
  Abstention abstention = Abstention::none;
  std::string abstention_phrase;   ///< the words that decided, where it declines
  std::vector<AlceSentence> alce;  ///< where that was asked for

  bool operator==(const Reading&) const = default;
};

}  // namespace groundlab
