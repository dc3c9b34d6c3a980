// SPDX-License-Identifier: Apache-2.0
#include "commands/progress.hpp"

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("progress says how far, how fast, how long and what was spent") {
  CHECK(progress_text({12, 0, 0, {}}, 3) == "checked 12 cases");
  CHECK(progress_text({12, 60, 0, {}}, 3) == "checked 12 cases, 60 questions, 20/s");
  CHECK(progress_text({12, 60, 260, {}}, 3) == "checked 12 cases, 60 of 260 questions, 20/s, 10 s left");
  CHECK(progress_text({12, 60, 6060, "5 tokens in, 1 out"}, 3) ==
        "checked 12 cases, 60 of 6060 questions, 20/s, 5 min left, 5 tokens in, 1 out");
  CHECK(progress_text({12, 60, 600060, {}}, 3) == "checked 12 cases, 60 of 600060 questions, 20/s, 8 h left");
}
