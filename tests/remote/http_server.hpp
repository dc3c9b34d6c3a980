// SPDX-License-Identifier: Apache-2.0
// A small HTTP/1.1 server on the loopback address, with or without TLS, that answers as a function says: for tests of
// everything that speaks HTTP. A thread per connection; connections stay open.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace groundlab::test {

struct Received {
  std::string path;
  std::map<std::string, std::string> headers;  ///< names in lower case
  std::string body;
};

struct Sent {
  int status = 200;
  std::string body;
  std::vector<std::string> headers = {};  ///< "Name: value"
  std::chrono::milliseconds delay{0};     ///< before the first byte
  bool cut = false;                       ///< the connection ends in the middle of the body
};

/// PEM files of a certificate authority made for one test, and of a server that it vouches for.
struct TlsFiles {
  std::string ca;
  std::string certificate;
  std::string key;
};

/// Makes them in `folder`; the server's name is `host` ("127.0.0.1", "localhost").
TlsFiles make_tls_files(const std::string& folder, const std::string& host);

class HttpServer {
 public:
  using Handler = std::function<Sent(const Received&)>;

  explicit HttpServer(Handler handler, const TlsFiles* tls = nullptr);
  ~HttpServer();
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;

  int port() const { return port_; }
  /// http://127.0.0.1:PORT, or https.
  std::string url() const;
  int connections() const { return connections_; }

 private:
  struct Tls;
  void accept_all();
  void serve(int socket);

  Handler handler_;
  std::unique_ptr<Tls> tls_;
  int listener_ = -1;
  int port_ = 0;
  std::atomic<int> connections_{0};
  std::atomic<bool> over_{false};
  std::mutex mutex_;
  std::list<std::thread> threads_;
  std::list<int> sockets_;
  std::thread acceptor_;
};

}  // namespace groundlab::test
