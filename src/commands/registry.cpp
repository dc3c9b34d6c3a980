// SPDX-License-Identifier: Apache-2.0
// The subcommands there are, in the order of a first session.
#include <array>

#include "commands/command.hpp"
#include "commands/table.hpp"

namespace groundlab {
namespace {

constexpr std::array rows{
    Command{"init", "Write sample cases and notes, ready to run and to edit",
            "  groundlab init\n  groundlab init demo --force\n", add_init},
    Command{"check", "Claim by claim: verdict, why, citations, outcome",
            "  groundlab check cases.jsonl --only failures\n  groundlab check --format jsonl -o results.jsonl\n",
            add_check},
    Command{"agree", "The judge against people's labels",
            "  groundlab agree cases.jsonl\n  groundlab agree --judge overlap --negation --format json\n", add_agree},
    Command{
        "score", "Rates with ranges, risk-weighted score, report, gates",
        "  groundlab score --report\n  groundlab score cases.jsonl --confidence 0.75 --report=june.md --date "
        "2026-06-30\n  groundlab score --fail-if 'wrong amounts: contradiction_rate.high > 0.15' -o junit=out.xml\n",
        add_score},
    Command{"plan", "How many more answers or labels until the ranges are narrow enough",
            "  groundlab plan cases.jsonl --within 5\n", add_plan},
    Command{"compare", "Two runs over the same cases: regressed, inconclusive or fine, and which claims",
            "  groundlab check --format jsonl -o current.jsonl\n  groundlab compare base.jsonl current.jsonl --margin "
            "0.02\n",
            add_compare},
    Command{
        "trend", "Each metric over the runs of a history",
        "  groundlab score --history runs.jsonl --date 2026-06-30\n  groundlab trend runs.jsonl -o html=trend.html\n",
        add_trend},
    Command{"mutate", "Plant known errors in supported claims: what would the judge miss?",
            "  groundlab mutate cases.jsonl -o mutants.jsonl && groundlab agree mutants.jsonl --by tag --show 0\n",
            add_mutate},
    Command{"list", "What there is: judges, formats, metrics", "  groundlab list metrics\n", add_list},
    Command{"explain", "What a metric means, and where it comes from", "  groundlab explain hallucination_rate\n",
            add_explain},
};

}  // namespace

std::span<const Command> commands() { return rows; }

}  // namespace groundlab
