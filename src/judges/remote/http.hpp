// SPDX-License-Identifier: Apache-2.0
// HTTP as remote judges need it: many requests at a time over connections that stay open, each tried again where that
// may help, with every end as a value. One thread does all transfers.
#pragma once

#include <chrono>
#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "judges/remote/retry.hpp"

namespace groundlab {

struct HttpRequest {
  std::string url;
  std::vector<std::string> headers;  ///< "Name: value"
  std::string body;                  ///< of a POST
};

/// How a request ended: with a reply of any status, or on the way.
struct HttpReply {
  long status = 0;  ///< 0: there is none
  std::string body;
  std::string fault;  ///< why there is no reply; empty: there is one

  bool is_ok() const { return fault.empty() && status >= 200 && status < 300; }
};

struct HttpOptions {
  std::size_t concurrency = 16;
  std::chrono::milliseconds timeout{60000};  ///< of one attempt
  std::string ca_file;                       ///< certificates to trust; empty: the system's
  std::size_t longest_reply = std::size_t{8} << 20;
  RetryOptions retry = {};
  BreakerOptions breaker = {};
};

/// Starts libcurl and TLS for the process. Call it before anything else uses OpenSSL: the digests of text/sha256.hpp
/// start OpenSSL small, without the algorithms that certificates need.
void set_up_http();

class HttpClient {
 public:
  explicit HttpClient(HttpOptions options);
  ~HttpClient();
  HttpClient(const HttpClient&) = delete;
  HttpClient& operator=(const HttpClient&) = delete;

  /// Posts all, and calls `done` with the place and the last reply of each as they come. Called from many threads.
  /// Throws Error where the service was never reached, and what stop() was given.
  void perform(std::span<const HttpRequest> requests, const std::function<void(std::size_t, HttpReply)>& done);

  /// Ends all transfers: whoever waits in perform(), or calls it, gets `why` thrown.
  void stop(const std::exception_ptr& why);

 private:
  struct Loop;
  Loop& loop();

  HttpOptions options_;
  std::mutex mutex_;
  std::unique_ptr<Loop> loop_;  ///< from the first request on: who asks nothing opens nothing
  std::exception_ptr stopped_;
};

}  // namespace groundlab
