// SPDX-License-Identifier: Apache-2.0
#include "groundlab/core/nearest.hpp"

#include <array>

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("nearest finds a slip of the pen and nothing farther") {
  constexpr std::array<std::string_view, 3> known{"supported", "contradicted", "unsupported"};
  CHECK(nearest("suported", known) == "supported");
  CHECK(nearest("Unsupported", known) == "unsupported");
  CHECK(nearest("contradict", known) == "contradicted");
  CHECK(nearest("suportd", known) == "supported");
  CHECK_FALSE(nearest("true", known));
  CHECK_FALSE(nearest("", known));
  CHECK(did_you_mean("suported", known) == "did you mean \"supported\"?");
  CHECK(did_you_mean("true", known) == "known: supported, contradicted, unsupported");
}
