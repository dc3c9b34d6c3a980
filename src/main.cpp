// SPDX-License-Identifier: Apache-2.0
// Runs the command line and turns what is thrown into one message and an exit code.
#include <csignal>
#include <exception>
#include <string>
#include <vector>

#include <unistd.h>

#include "groundlab/core/interrupt.hpp"

#include "commands/app.hpp"
#include "commands/messages.hpp"
#include "commands/output.hpp"
#include "commands/run_cases.hpp"

namespace {

/// Ctrl-C ends what waits for input, and lets the run take back what it began. Wrappers often pass the signal on twice;
/// the third one is a person who will not wait.
void on_interrupt(int) {
  if (groundlab::interrupt() >= 3) _exit(static_cast<int>(groundlab::Exit::interrupted));
}

void watch_for_interrupts() {
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  sigaction(SIGINT, &action, nullptr);
}

groundlab::Exit guarded(std::vector<std::string> arguments) {
  using groundlab::Exit;
  try {
    return groundlab::run_command_line(std::move(arguments));
  } catch (const groundlab::Error& error) {
    groundlab::print_message(error.diagnostic());
    return Exit::bad_input;
  } catch (const groundlab::BadInput&) {
    return Exit::bad_input;
  } catch (const groundlab::ClosedPipe&) {
    return Exit::done;
  } catch (const groundlab::Interrupted&) {
    return Exit::interrupted;
  } catch (const std::exception& fault) {
    groundlab::print_message(
        groundlab::Error(std::string("a fault in groundlab: ") + fault.what(), "please report it").diagnostic());
    return Exit::fault;
  }
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);
  watch_for_interrupts();
  return static_cast<int>(guarded(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc)));
}
