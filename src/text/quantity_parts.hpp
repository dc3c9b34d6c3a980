// SPDX-License-Identifier: Apache-2.0
// The readers that quantities.cpp puts together. All work on folded text (text/folded.hpp), take the place where a
// quantity may begin, and give it with its span in that text, or nothing. Each looks at a bounded stretch only.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "text/quantities.hpp"

namespace groundlab {

/// A date that begins with a digit: 2024-03-14, 14.3.2024, 3/14/24, 14 March 2024, 3rd of May.
std::optional<Quantity> date_in_digits(std::string_view text, std::size_t at);

/// A date that begins with the name of a month, whose end is `word_end`: March 14, 2024; March 2024; March.
std::optional<Quantity> date_by_month(std::string_view text, std::size_t at, std::size_t word_end, int month);

/// A clock time in digits: 17:45, 5 p.m., 17h30, 17.30 Uhr, 5 o'clock.
std::optional<Quantity> time_in_digits(std::string_view text, std::size_t at);

/// A clock time in words: quarter to six, half past five.
std::optional<Quantity> time_in_words(std::string_view text, std::size_t at);

/// Q1 2024, H2, FY2024; first quarter of 2024 and 18th century begin elsewhere and end here.
std::optional<Quantity> period_in_letters(std::string_view text, std::size_t at);

/// What turns the ordinal `quantity` into a period: "century", "quarter of 2024", "half of the year".
std::optional<Quantity> period_after_ordinal(std::string_view text, const Quantity& ordinal);

/// An identifier, address or version: PRC-112, RM 4711, 16-6-2, 0x8007, 10.0.0.21, v2.3.1, 4500017311.
std::optional<Quantity> code_at(std::string_view text, std::size_t at);

/// A numbered thing, after its noun that ends at `word_end`: page 4, phase III, section 2.1, pages 14 to 18. `noun` of
/// a table, for it becomes the unit.
std::optional<Quantity> label_at(std::string_view text, std::size_t at, std::size_t word_end, std::string_view noun);

/// Adds what the words around say: bounds, "about", "exactly", "per month", "working days".
void add_context(std::string_view text, Quantity& quantity);

/// Letters of a word from `at` on: its end. Folded text.
std::size_t word_end_at(std::string_view text, std::size_t at);

/// The word before `at`, blanks skipped; empty where a mark comes first.
std::string_view word_before(std::string_view text, std::size_t at);

/// The first place from `at` on that is no blank, at most three on.
std::size_t after_blanks(std::string_view text, std::size_t at);

}  // namespace groundlab
