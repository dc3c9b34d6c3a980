// SPDX-License-Identifier: Apache-2.0
// Layout: the verdict in a column of its own, the claim beside it, everything that explains it indented under the
// claim. Nothing is cut: long text wraps.
#include "report/check_text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "report/evidence.hpp"
#include "report/excerpt.hpp"
#include "report/numbers.hpp"
#include "text/display.hpp"

namespace groundlab {
namespace {

constexpr std::size_t verdict_column = 14;  // "  contradicted" and longest of the rest
constexpr std::size_t indent = verdict_column + 2;

Tone tone_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::supported:
      return Tone::good;
    case Verdict::contradicted:
      return Tone::bad;
    case Verdict::unsupported:
      return Tone::doubtful;
    case Verdict::not_judged:
      return Tone::strong;
  }
  return Tone::plain;
}

Tone tone_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::correct:
      return Tone::good;
    case Outcome::abstained:
      return Tone::plain;
    case Outcome::wrong:
      return Tone::bad;
  }
  return Tone::plain;
}

/// Lines of at most the style's width, all indented; the first begins with `lead`.
std::string block(std::string_view lead, std::string_view text, const Style& style, Tone tone = Tone::plain) {
  const std::size_t room = style.width > indent + 20 ? style.width - indent : 20;
  std::string out;
  bool first = true;
  for (const std::string& line : wrap(text, room)) {
    out += (first ? std::string(lead) : std::string(indent, ' ')) + toned(line, tone, style) + "\n";
    first = false;
  }
  return out;
}

std::string under(std::string_view text, const Style& style, Tone tone = Tone::plain) {
  return block(std::string(indent, ' '), text, style, tone);
}

std::string words(CitationFault fault) {
  switch (fault) {
    case CitationFault::invented:
      return "invented";
    case CitationFault::wrong_passage:
      return "BAD, wrong passage";
    case CitationFault::superfluous:
      return "BAD, superfluous";
    case CitationFault::misplaced:
      return "BAD, misplaced: it backs a claim beside this one";
    case CitationFault::unbacked:
      return "BAD";
  }
  return {};
}

std::string citation_mark(const CheckedClaim& claim, std::size_t at) {
  const Citation& citation = claim.claim.citations[at];
  const std::string id = "[" + visible(citation.id) + "] ";
  if (at < claim.citation_faults.size() && claim.citation_faults[at]) return id + words(*claim.citation_faults[at]);
  if (!citation.passage) return id + "invented";
  if (!claim.citation_relevant[at]) return id + "not judged";
  return id + (*claim.citation_relevant[at] ? "ok" : "BAD");
}

/// The citations with a mark each, and what is wrong where the claim itself is not.
std::string citations_line(const CheckedClaim& claim) {
  if (claim.claim.citations.empty()) return "no citation";
  std::string line = "cites ";
  for (std::size_t i = 0; i < claim.claim.citations.size(); ++i) line += (i == 0 ? "" : ", ") + citation_mark(claim, i);
  const bool bad = claim.citation_ok == false && claim.judgement.verdict == Verdict::supported;
  if (bad && !claim.better_passage.empty())
    line += "; did you mean [" + visible(claim.better_passage) + "]?";
  else if (bad)
    line += ": the cited passages do not back it, others do";
  return line;
}

/// A piece of a passage under the claim, its id in the column of the verdicts, or before it where it is too long.
std::string evidence_block(std::string_view passage, const std::string& text, const Style& style) {
  const std::string id = visible(passage);
  if (display_width(id) > verdict_column) return under(id + ": " + text, style, Tone::faint);
  return block(toned(pad(id, verdict_column, true) + "  ", Tone::faint, style), text, style, Tone::faint);
}

/// What the judge looked at. What backs a claim speaks for itself; what stands against one is read in its place; and
/// where no passage says anything of the kind, the sentence nearest to the claim shows that.
std::string evidence_lines(const Case& checked, const CheckedClaim& claim, const Style& style) {
  const std::vector<Reason>& reasons = claim.judgement.reasons;
  const auto quoted = std::find_if(reasons.begin(), reasons.end(),
                                   [](const Reason& reason) { return reason.passage_span.has_value(); });
  if (quoted != reasons.end()) {
    const std::size_t around = claim.judgement.verdict == Verdict::supported ? 0 : 60;
    return evidence_block(quoted->passage, quote(checked, *quoted, claim.claim.text, around), style);
  }
  if (claim.judgement.verdict == Verdict::supported || claim.judgement.verdict == Verdict::not_judged) return {};
  const auto nearest = nearest_sentence(checked, claim);
  if (!nearest) return {};
  return evidence_block(nearest->passage->id, "nearest: " + visible(slice(nearest->passage->text, nearest->span)),
                        style);
}

std::string reason_lines(const CheckedClaim& claim, const Style& style) {
  std::string text;
  for (const std::string& note : explanations(claim.judgement.reasons)) text += under(note, style);
  return text;
}

std::string person_line(const CheckedClaim& claim, const Style& style) {
  if (!claim.label) return {};
  const bool agreed = agrees(*claim.label, claim.judgement.verdict);
  if (agreed && claim.judgement.verdict == Verdict::supported) return {};
  const std::string label = "person: " + std::string(name(*claim.label));
  return agreed || claim.judgement.verdict == Verdict::not_judged
             ? under(label, style)
             : under(label + "  <- disagrees with the judge", style, Tone::strong);
}

std::string judge_line(const Judgement& judgement, const Style& style) {
  const std::string text = judged_by(judgement);
  return text.empty() ? text : under(text, style, Tone::faint);
}

std::string claim_text(const Case& checked, const CheckedClaim& claim, const Style& style) {
  const Verdict verdict = claim.judgement.verdict;
  const std::string lead = "  " + toned(pad(name(verdict), verdict_column), tone_of(verdict), style);
  return block(lead, in_guillemets(claim.claim.text, parts_in_question(claim)), style) +
         evidence_lines(checked, claim, style) + reason_lines(claim, style) + judge_line(claim.judgement, style) +
         under(citations_line(claim), style) + person_line(claim, style);
}

std::string not_claim_text(const NotClaim& piece, const Style& style) {
  std::string kind = std::string(name(piece.kind));
  std::replace(kind.begin(), kind.end(), '_', ' ');
  if (!piece.phrase.empty()) kind += ": \"" + visible(piece.phrase) + "\"";
  const std::string lead = "  " + toned(pad("not a claim", verdict_column), Tone::faint, style);
  return block(lead, visible(piece.text), style) + under(kind, style, Tone::faint);
}

/// The whole answer by the rubric.
std::string rating_text(const Rating& rating, const Style& style) {
  const std::string lead =
      "  " + toned(pad(rating.value ? fmt::format("rated {:g}", *rating.value) : "not rated", verdict_column),
                   Tone::strong, style);
  std::string text = block(lead, rating.note.empty() ? "by the rubric" : visible(rating.note), style);
  if (rating.person) text += under(fmt::format("person: {:g}", *rating.person), style);
  return text;
}

/// A sentence about the case or the run as a whole.
std::string remark(std::string_view lead, std::string_view text, const Style& style) {
  std::string out;
  for (const std::string& line : wrap(text, style.width - lead.size())) out += std::string(lead) + line + "\n";
  return out;
}

/// Where a piece stands in the answer; claims whose text is not verbatim in it come first.
std::size_t place(const std::optional<Span>& span) { return span ? span->begin : 0; }

}  // namespace

std::string check_text(const Case& checked, const CaseResult& result, const Style& style) {
  const std::string outcome(name(result.outcome));
  const std::size_t room = style.width > outcome.size() + 2 ? style.width - outcome.size() - 2 : 20;
  const std::string id = visible(checked.id) + "  ";
  const std::string question = checked.question.empty() ? "(no question)" : visible(checked.question);
  const std::size_t beside = display_width(id) + 20 < room ? display_width(id) : 2;
  std::vector<std::string> lines = wrap(question, room - beside);
  if (beside == 2) lines.insert(lines.begin(), "");
  std::string text = toned(pad(id + lines.front(), room), Tone::strong, style) + "  " +
                     toned(outcome, tone_of(result.outcome), style) + "\n";
  for (std::size_t i = 1; i < lines.size(); ++i)
    text += std::string(beside, ' ') + toned(lines[i], Tone::strong, style) + "\n";

  std::size_t next = 0;
  for (const CheckedClaim& claim : result.claims) {
    for (; next < result.not_claims.size() && result.not_claims[next].span.begin < place(claim.claim.span); ++next)
      text += not_claim_text(result.not_claims[next], style);
    text += claim_text(checked, claim, style);
  }
  for (; next < result.not_claims.size(); ++next) text += not_claim_text(result.not_claims[next], style);
  if (result.rating) text += rating_text(*result.rating, style);
  if (result.abstention == Abstention::no_claims)
    text += remark("  ", "the answer states nothing and does not decline", style);
  if (result.outcome == Outcome::wrong && result.answerable == false)
    text += remark("  ", "the passages cannot answer this question: it should have declined", style);
  if (result.abstention == Abstention::full && result.answerable == true)
    text += remark("  ", "the passages hold the answer: it should not have declined", style);
  return text + "\n";
}

std::string check_summary_text(const Tally& tally, const Signature& signature, const Style& style) {
  std::string verdicts =
      fmt::format("{}, {}: {} supported, {} contradicted, {} unsupported", counted(tally.cases, "case"),
                  counted(tally.claims, "claim"), tally.judged() - tally.contradicted - tally.unsupported,
                  tally.contradicted, tally.unsupported);
  if (tally.not_judged > 0) verdicts += fmt::format(", {} not judged", tally.not_judged);
  std::string text = remark("", verdicts, style);
  text += remark(
      "", fmt::format("outcomes: {} correct, {} abstained, {} wrong", tally.correct, tally.abstained, tally.wrong),
      style);
  if (tally.labelled_claims > 0)
    text += remark("",
                   fmt::format("{} with people's labels on {}{}", counted(tally.disagreements, "disagreement"),
                               counted(tally.labelled_claims, "claim"),
                               tally.disagreements > 0 ? " (--only disagreements shows them alone)" : ""),
                   style);
  return text + toned(line(signature), Tone::faint, style) + "\n";
}

}  // namespace groundlab
