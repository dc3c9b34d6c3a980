// SPDX-License-Identifier: Apache-2.0
// Certificates and host names are always checked. A redirect is followed to the same scheme, host and port only: with
// the request go passages and a key. Nothing of a request's headers is ever part of a message.
#include "judges/remote/transfer.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace groundlab {
namespace {

constexpr std::chrono::milliseconds longest_connect{10000};

std::string part_of(CURLU* url, CURLUPart part) {
  char* text = nullptr;
  if (libcurl().url_get(url, part, &text, CURLU_DEFAULT_PORT) != CURLUE_OK) return {};
  std::string copy(text);
  libcurl().free(text);
  return copy;
}

bool is_connect_fault(CURLcode code) {
  return code == CURLE_COULDNT_CONNECT || code == CURLE_COULDNT_RESOLVE_HOST || code == CURLE_COULDNT_RESOLVE_PROXY ||
         code == CURLE_SSL_CONNECT_ERROR || code == CURLE_PEER_FAILED_VERIFICATION;
}

/// Faults that lie in what is asked or who answers, not in the moment.
bool is_lasting(CURLcode code) {
  return code == CURLE_PEER_FAILED_VERIFICATION || code == CURLE_URL_MALFORMAT || code == CURLE_UNSUPPORTED_PROTOCOL ||
         code == CURLE_SSL_CACERT_BADFILE;
}

}  // namespace

std::string origin_of(const std::string& url) {
  const std::unique_ptr<CURLU, FreeUrl> parsed(libcurl().url());
  if (libcurl().url_set(parsed.get(), CURLUPART_URL, url.c_str(), 0) != CURLUE_OK) return {};
  std::string host = part_of(parsed.get(), CURLUPART_HOST);
  std::transform(host.begin(), host.end(), host.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return part_of(parsed.get(), CURLUPART_SCHEME) + "://" + host + ":" + part_of(parsed.get(), CURLUPART_PORT);
}

Transfer::Transfer(const HttpOptions& options) : options_(options), handle_(libcurl().easy_init()) {
  if (!handle_) throw std::bad_alloc();
  error_.resize(CURL_ERROR_SIZE);
}

void Transfer::prepare(const HttpRequest& request, const std::string& url) {
  CURL* curl = handle_.get();
  libcurl().easy_reset(curl);  // keeps connections
  url_ = url;
  body_.clear();
  too_long_ = false;
  std::fill(error_.begin(), error_.end(), '\0');
  headers_.reset(libcurl().slist_append(nullptr, "Content-Type: application/json"));
  libcurl().slist_append(headers_.get(), "Expect:");
  for (const std::string& header : request.headers) libcurl().slist_append(headers_.get(), header.c_str());
  const bool is_local =
      url.starts_with("http://127.") || url.starts_with("http://localhost") || url.starts_with("http://[::1]");
  libcurl().easy_setopt(curl, CURLOPT_URL, url_.c_str());
  libcurl().easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
  libcurl().easy_setopt(curl, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
  libcurl().easy_setopt(curl, CURLOPT_HTTPHEADER, headers_.get());
  libcurl().easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
  libcurl().easy_setopt(curl, CURLOPT_POSTFIELDS, request.body.c_str());
  libcurl().easy_setopt(curl, CURLOPT_TIMEOUT_MS, options_.timeout.count());
  libcurl().easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, std::min(options_.timeout, longest_connect).count());
  libcurl().easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  libcurl().easy_setopt(curl, CURLOPT_USERAGENT, "groundlab");
  libcurl().easy_setopt(curl, CURLOPT_WRITEFUNCTION, &Transfer::write);
  libcurl().easy_setopt(curl, CURLOPT_WRITEDATA, this);
  libcurl().easy_setopt(curl, CURLOPT_PRIVATE, this);
  libcurl().easy_setopt(curl, CURLOPT_ERRORBUFFER, error_.data());
  if (is_local) libcurl().easy_setopt(curl, CURLOPT_NOPROXY, "*");
  if (!options_.ca_file.empty()) libcurl().easy_setopt(curl, CURLOPT_CAINFO, options_.ca_file.c_str());
}

std::size_t Transfer::write(char* bytes, std::size_t size, std::size_t count, void* self) {
  auto& transfer = *static_cast<Transfer*>(self);
  if (transfer.body_.size() + size * count > transfer.options_.longest_reply) {
    transfer.too_long_ = true;
    return 0;  // ends the transfer
  }
  transfer.body_.append(bytes, size * count);
  return size * count;
}

AttemptEnd Transfer::redirected(const std::string& from) const {
  char* target = nullptr;
  libcurl().easy_getinfo(handle_.get(), CURLINFO_REDIRECT_URL, &target);
  AttemptEnd end;
  const std::string to = target == nullptr ? "" : target;
  if (!to.empty() && origin_of(to) == origin_of(from))
    end.redirect = to;
  else
    end.reply.fault = "it redirects to another place, " + origin_of(to) + ", which was refused";
  return end;
}

/// libcurl's own words where they say more than the code does.
std::string Transfer::fault_text(CURLcode code) const {
  if (code == CURLE_OPERATION_TIMEDOUT)
    return fmt::format("no reply within {:g} s", static_cast<double>(options_.timeout.count()) / 1000);
  const std::string_view said = error_.c_str();
  return std::string(said.empty() || code == CURLE_COULDNT_CONNECT ? libcurl().easy_strerror(code) : said);
}

AttemptEnd Transfer::end(CURLcode code) {
  AttemptEnd end;
  if (too_long_) {
    end.reply.fault = fmt::format("the reply is longer than {} MiB", options_.longest_reply >> 20);
    return end;
  }
  if (code != CURLE_OK) {
    end.reply.fault = fault_text(code);
    end.is_transient = !is_lasting(code);
    end.reached = !is_connect_fault(code);
    return end;
  }
  long status = 0;
  libcurl().easy_getinfo(handle_.get(), CURLINFO_RESPONSE_CODE, &status);
  if (status >= 300 && status < 400) return redirected(url_);
  curl_off_t seconds = 0;
  libcurl().easy_getinfo(handle_.get(), CURLINFO_RETRY_AFTER, &seconds);
  if (seconds > 0) end.wait = std::chrono::seconds(seconds);
  end.reply.status = status;
  end.reply.body = std::move(body_);
  end.is_transient = groundlab::is_transient(status);
  return end;
}

}  // namespace groundlab
