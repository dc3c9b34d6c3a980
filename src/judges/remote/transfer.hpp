// SPDX-License-Identifier: Apache-2.0
// One attempt at one request, as libcurl does it: what is asked for, what is refused, what came back.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "judges/remote/http.hpp"
#include "judges/remote/libcurl.hpp"

namespace groundlab {

struct FreeEasy {
  void operator()(CURL* handle) const { libcurl().easy_cleanup(handle); }
};
struct FreeMulti {
  void operator()(CURLM* handle) const { libcurl().multi_cleanup(handle); }
};
struct FreeList {
  void operator()(curl_slist* list) const { libcurl().slist_free_all(list); }
};
struct FreeUrl {
  void operator()(CURLU* url) const { libcurl().url_cleanup(url); }
};

/// How an attempt ended.
struct AttemptEnd {
  HttpReply reply;
  bool is_transient = false;                           ///< another attempt may end otherwise
  bool reached = true;                                 ///< a connection stood
  std::optional<std::chrono::milliseconds> wait = {};  ///< as the server asks
  std::string redirect = {};                           ///< to go to instead; the same host
};

/// A libcurl handle and what it writes into; used for one request after the other.
class Transfer {
 public:
  explicit Transfer(const HttpOptions& options);
  Transfer(const Transfer&) = delete;
  Transfer& operator=(const Transfer&) = delete;

  /// Makes ready for a request, which outlives the attempt.
  void prepare(const HttpRequest& request, const std::string& url);
  CURL* handle() const { return handle_.get(); }
  AttemptEnd end(CURLcode code);

 private:
  static std::size_t write(char* bytes, std::size_t size, std::size_t count, void* self);
  std::string fault_text(CURLcode code) const;
  AttemptEnd redirected(const std::string& from) const;

  const HttpOptions& options_;
  std::unique_ptr<CURL, FreeEasy> handle_;
  std::unique_ptr<curl_slist, FreeList> headers_;
  std::string url_;
  std::string body_;
  bool too_long_ = false;
  std::string error_;
};

/// Scheme, host and port of a URL in one text; empty where it is none.
std::string origin_of(const std::string& url);

}  // namespace groundlab
