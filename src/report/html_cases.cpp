// SPDX-License-Identifier: Apache-2.0
// Checked cases for HTML: claim and evidence stand under each other with the parts in question marked, each with its
// own text direction, so that no text reorders its neighbour. What the filter needs stands in data attributes.
#include <algorithm>

#include <fmt/format.h>

#include "report/html.hpp"
#include "report/numbers.hpp"

namespace groundlab {
namespace {

std::string pieces_html(const std::vector<Piece>& pieces) {
  std::string text;
  for (const Piece& piece : pieces) {
    const bool before = !text.empty() && piece.text.starts_with(' ');
    const bool after = piece.text.ends_with(' ');
    const std::string shown = html(piece.text);
    text += before ? " " : "";
    text += piece.marked ? "<mark>" + shown + "</mark>" : shown;
    text += after ? " " : "";
  }
  return text;
}

std::string row(std::string_view title, std::string_view text, std::string_view kind) {
  return fmt::format(R"(<div class="{}"><dt>{}</dt><dd dir="auto">{}</dd></div>)", kind, html(title), text) + "\n";
}

std::string words(Verdict verdict) {
  return verdict == Verdict::not_judged ? "not judged" : std::string(name(verdict));
}

std::string claim_html(const ClaimCard& claim) {
  std::string text = fmt::format(R"(<dl class="claim {}">)", name(claim.verdict)) + "\n";
  text += row(words(claim.verdict), pieces_html(claim.claim), "said");
  for (const Excerpt& excerpt : claim.excerpts) text += row(excerpt.title, pieces_html(excerpt.text), "evidence");
  std::string why;
  for (const std::string& line : claim.why) why += (why.empty() ? "" : "<br>") + html(line);
  if (!why.empty()) text += row("why", why, "why");
  if (!claim.cites.empty()) text += row("citations", html(claim.cites), "small");
  if (!claim.person.empty()) text += row("person", html(claim.person), "small");
  return text + "</dl>\n";
}

/// Verdicts of the case's claims, for the filter.
std::string verdicts(const CaseCard& card) {
  std::string text;
  for (const auto& [verdict, title] : verdict_names)
    if (std::any_of(card.claims.begin(), card.claims.end(),
                    [&, wanted = verdict](const ClaimCard& claim) { return claim.verdict == wanted; }))
      text += (text.empty() ? "" : " ") + std::string(title);
  return text;
}

std::string case_html(const CaseCard& card) {
  std::string findings;
  for (const std::string& finding : card.findings) findings += (findings.empty() ? "" : "; ") + finding;
  std::string text =
      fmt::format(R"(<article class="case" data-verdicts="{}" data-findings="{}">)", verdicts(card), html(findings)) +
      "\n";
  text += fmt::format(R"(<h3><bdi class="id">{}</bdi> <span dir="auto">{}</span></h3>)", html(card.id),
                      html(card.question)) +
          "\n";
  text += fmt::format(R"(<p class="outcome"><span class="badge {0}">{0}</span> {1}</p>)", name(card.outcome),
                      html(findings)) +
          "\n";
  if (!card.note.empty()) text += "<p>" + html(card.note) + "</p>\n";
  if (!card.answer.empty()) text += R"(<blockquote dir="auto">)" + html(card.answer) + "</blockquote>\n";
  for (const ClaimCard& claim : card.claims) text += claim_html(claim);
  if (card.more_claims > 0)
    text += R"(<p class="more">)" + counted(card.more_claims, "more claim") + " not shown.</p>\n";
  return text + "</article>\n";
}

std::string option(std::string_view value, std::string_view title) {
  return fmt::format(R"(<option value="{}">{}</option>)", html(value), html(title));
}

/// Hidden until a script takes it over.
std::string controls(const std::vector<CaseCard>& cases) {
  std::string by_verdict = option("", "any");
  for (const auto& [verdict, title] : verdict_names)
    if (std::any_of(cases.begin(), cases.end(), [&, wanted = verdict](const CaseCard& card) {
          return std::any_of(card.claims.begin(), card.claims.end(),
                             [&](const ClaimCard& claim) { return claim.verdict == wanted; });
        }))
      by_verdict += option(title, words(verdict));
  std::vector<std::string> findings;
  for (const CaseCard& card : cases) findings.insert(findings.end(), card.findings.begin(), card.findings.end());
  std::sort(findings.begin(), findings.end());
  findings.erase(std::unique(findings.begin(), findings.end()), findings.end());
  std::string by_finding = option("", "any");
  for (const std::string& finding : findings) by_finding += option(finding, finding);
  return fmt::format(
             R"(<div class="filter" role="group" aria-label="Filter the cases" hidden><label>Search <input type="search" autocomplete="off"></label><label>Verdict <select class="by-verdict">{}</select></label><label>Finding <select class="by-finding">{}</select></label><output></output></div>)",
             by_verdict, by_finding) +
         "\n";
}

}  // namespace

std::string html_cases(const std::vector<CaseCard>& cases) {
  if (cases.empty()) return {};
  std::string text = R"(<div class="cases">)" + std::string("\n") + controls(cases);
  for (const CaseCard& card : cases) text += case_html(card);
  return text + "</div>\n";
}

}  // namespace groundlab
