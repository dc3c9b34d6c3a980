// SPDX-License-Identifier: Apache-2.0
// Keys and values of records in words.
#pragma once

#include <string>
#include <string_view>

#include "text/records.hpp"

namespace groundlab {

/// "BusinessParking", "review_stars", "good-for-kids" to "business parking", "review stars", "good for kids".
std::string key_words(std::string_view key);

/// What a value says: yes, no, unknown, or just a value.
FieldAnswer answer_of(std::string_view value);

/// A value in words: hours like "8:0-22:0" become "8:00 to 22:00"; anything else stays.
std::string value_words(std::string_view value);

}  // namespace groundlab
