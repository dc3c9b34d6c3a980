// SPDX-License-Identifier: Apache-2.0
// The test runner's main. As in the program's own, a reader that went away is an error of a write, not the end.
#include <csignal>

#if __has_include(<catch2/catch_session.hpp>)
#include <catch2/catch_session.hpp>
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#endif

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);
  return Catch::Session().run(argc, argv);
}
