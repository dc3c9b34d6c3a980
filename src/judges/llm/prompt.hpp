// SPDX-License-Identifier: Apache-2.0
// The words that go to a model: rules of checking, then question, passages and claims as quoted data, then the form of
// the reply. What is quoted cannot close its quotation: the marks carry a code that stands nowhere in it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "judges/remote/query.hpp"

namespace groundlab {

/// Codes of one request. The reply's code is not the marks': text that was quoted cannot hold it either.
struct Codes {
  std::string fence;
  std::string reply;
};

/// The rules of checking that come with the program.
std::string_view built_in_prompt();

/// Random codes of which neither stands in any text of the queries.
Codes codes_for(std::span<const Query> queries);

/// `text` between the marks of `codes`, named `what`.
std::string quoted_data(std::string_view what, std::string_view text, const Codes& codes);

/// The line before all data.
std::string data_notice(const Codes& codes);

/// `text` with "[code]" for each of the codes.
std::string without_codes(std::string text, const Codes& codes);

/// The user's turn for queries about the same passages: each is claim 1, 2, ... in order.
std::string user_turn(std::span<const Query> queries, const Codes& codes);

}  // namespace groundlab
