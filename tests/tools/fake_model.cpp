// SPDX-License-Identifier: Apache-2.0
// fake_model PORT_FILE [--delay MS] [--faults RATE] [--key KEY] [--paid FILE] [--tls FOLDER]
// A model for tests: listens on the loopback address, writes its port to PORT_FILE, and serves until SIGTERM. --paid:
// appends every claim that was answered with verdicts that count, a line each, as it is sent.
#include "remote/fake_model.hpp"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <optional>
#include <string>

using namespace groundlab::test;

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  std::map<std::string, std::string> options;
  for (int i = 2; i + 1 < argc; i += 2) options[argv[i]] = argv[i + 1];
  FakeModel model({.delay = std::chrono::milliseconds(std::atoi(options["--delay"].c_str())),
                   .fault_rate = std::strtod(options["--faults"].c_str(), nullptr),
                   .key = options["--key"],
                   .paid_log = options["--paid"]});
  std::optional<TlsFiles> tls;
  if (options.count("--tls") > 0) tls = make_tls_files(options["--tls"], "127.0.0.1");

  sigset_t ends;
  sigemptyset(&ends);
  sigaddset(&ends, SIGTERM);
  sigaddset(&ends, SIGINT);
  pthread_sigmask(SIG_BLOCK, &ends, nullptr);
  const HttpServer server([&](const Received& request) { return model.answer(request); }, tls ? &*tls : nullptr);
  const std::string port_file = argv[1];
  std::ofstream(port_file + ".new") << server.port() << "\n";
  if (std::rename((port_file + ".new").c_str(), port_file.c_str()) != 0) return 2;
  int signal = 0;
  sigwait(&ends, &signal);
  std::_Exit(0);  // connections that wait are not waited for
}
