// SPDX-License-Identifier: Apache-2.0
// The planting functions behind the table of mutations, and what they share.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/span.hpp"

#include "mutate/mutate.hpp"

namespace groundlab {

std::optional<std::string> plant_number(const Original& original);
std::optional<std::string> plant_unit(const Original& original);
std::optional<std::string> plant_date(const Original& original);
std::optional<std::string> plant_code(const Original& original);

std::optional<std::string> plant_name(const Original& original);
std::optional<std::string> plant_negation(const Original& original);
std::optional<std::string> remove_negation(const Original& original);
std::optional<std::string> plant_antonym(const Original& original);
std::optional<std::string> plant_quantifier(const Original& original);
std::optional<std::string> swap_roles(const Original& original);

/// `text` with `span` replaced.
std::string with_replaced(std::string_view text, Span span, std::string_view by);

/// True when a text of the evidence holds `piece`, case ignored.
bool stands_in(const Original& original, std::string_view piece);

/// `text` in lower case (ASCII).
std::string lower_case(std::string_view text);

/// `word` with a capital where `like` has one.
std::string capital_like(std::string word, std::string_view like);

}  // namespace groundlab
