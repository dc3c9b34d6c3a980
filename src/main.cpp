// SPDX-License-Identifier: Apache-2.0
// Runs the command line and turns what is thrown into one message and an exit code.
#include <cerrno>
#include <csignal>
#include <exception>
#include <string>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include "groundlab/core/interrupt.hpp"

#include "commands/app.hpp"
#include "commands/messages.hpp"
#include "commands/output.hpp"
#include "commands/run_cases.hpp"

namespace {

/// A stream that the caller closed would give its number to the next file that is opened. It stays taken, and fails.
void keep_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) == -1 && errno == EBADF)
      static_cast<void>(open("/dev/null", (stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)));
}

/// Ctrl-C, and what a CI runner or a closing terminal sends, ends what waits for input and lets the run take back what
/// it began. Wrappers often pass the signal on twice; the third one is a person who will not wait.
void on_interrupt(int) {
  if (groundlab::interrupt() >= 3) _exit(static_cast<int>(groundlab::Exit::interrupted));
}

void watch_for_interrupts() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction action {};
    sigaction(signal, nullptr, &action);
    if (action.sa_handler == SIG_IGN) continue;  // nohup
    action = {};
    action.sa_handler = on_interrupt;
    sigaction(signal, &action, nullptr);
  }
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
  keep_standard_streams();
  std::signal(SIGPIPE, SIG_IGN);
  watch_for_interrupts();
  return static_cast<int>(guarded(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc)));
}
