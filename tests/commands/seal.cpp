// SPDX-License-Identifier: Apache-2.0
#include "commands/seal.hpp"

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("a seal tells an edited report from an untouched one") {
  const std::string report = sealed("# Report\n\nAll well.\n", comment_seal);
  CHECK(is_untouched(report, comment_seal));
  CHECK_FALSE(is_untouched("# Report\n\nAll well.\n", comment_seal));
  CHECK_FALSE(is_untouched(report + "A line of mine.\n", comment_seal));
  std::string edited = report;
  edited.replace(edited.find("well"), 4, "bad!");
  CHECK_FALSE(is_untouched(edited, comment_seal));
  CHECK_FALSE(is_untouched("", comment_seal));
}
