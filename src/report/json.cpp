// SPDX-License-Identifier: Apache-2.0
// The JSON values that several commands share. What has no value is null, never a number that stands for it.
#include "report/json.hpp"

namespace groundlab {
namespace {

template <typename T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

}  // namespace

Json to_json(const Estimate& estimate) {
  return {{"hits", estimate.hits},
          {"n", estimate.n},
          {"value", or_null(estimate.value)},
          {"value_max", or_null(estimate.value_max)},
          {"low", or_null(estimate.low)},
          {"high", or_null(estimate.high)}};
}

Json to_json(const Signature& signature) {
  Json settings = Json::object();
  for (const auto& [name, value] : signature.settings) settings[name] = value;
  return {{"groundlab", signature.version},
          {"judge", signature.judge},
          {"judge_version", signature.judge_version},
          {"settings", std::move(settings)},
          {"splitter", signature.splitter},
          {"lexicon", signature.lexicon.empty() ? Json(nullptr) : Json(signature.lexicon)},
          {"cases", signature.cases},
          {"sha256", signature.sha256},
          {"seed", or_null(signature.seed)}};
}

std::string dumped(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace groundlab
