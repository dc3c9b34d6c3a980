// SPDX-License-Identifier: Apache-2.0
#include "remote/http_server.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string_view>

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <openssl/ssl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace groundlab::test {
namespace {

/// Bytes in and out, with or without TLS.
class Stream {
 public:
  Stream(int socket, SSL* ssl) : socket_(socket), ssl_(ssl) {}

  std::size_t read(char* bytes, std::size_t size) const {
    const auto got = ssl_ != nullptr ? SSL_read(ssl_, bytes, static_cast<int>(size)) : recv(socket_, bytes, size, 0);
    return got > 0 ? static_cast<std::size_t>(got) : 0;
  }

  bool write(std::string_view bytes) const {
    while (!bytes.empty()) {
      const auto put = ssl_ != nullptr ? SSL_write(ssl_, bytes.data(), static_cast<int>(bytes.size()))
                                       : send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (put <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(put));
    }
    return true;
  }

 private:
  int socket_;
  SSL* ssl_;
};

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return text;
}

Received head_of(std::string_view head) {
  Received received;
  const std::size_t path = head.find(' ') + 1;
  received.path = std::string(head.substr(path, head.find(' ', path) - path));
  for (std::size_t at = head.find("\r\n"); at != std::string_view::npos && at + 2 < head.size();) {
    const std::size_t end = std::min(head.find("\r\n", at + 2), head.size());
    const std::string_view line = head.substr(at + 2, end - at - 2);
    const std::size_t colon = line.find(": ");
    if (colon != std::string_view::npos)
      received.headers[lower(std::string(line.substr(0, colon)))] = std::string(line.substr(colon + 2));
    at = end < head.size() ? end : std::string_view::npos;
  }
  return received;
}

/// The next request of a connection; `buffer` keeps what came after it.
std::optional<Received> next_request(const Stream& stream, std::string& buffer) {
  char bytes[65536];
  std::size_t head = std::string::npos;
  while ((head = buffer.find("\r\n\r\n")) == std::string::npos) {
    const std::size_t got = stream.read(bytes, sizeof bytes);
    if (got == 0) return std::nullopt;
    buffer.append(bytes, got);
  }
  Received received = head_of(std::string_view(buffer).substr(0, head));
  const std::size_t length = std::stoul(received.headers["content-length"]);
  while (buffer.size() < head + 4 + length) {
    const std::size_t got = stream.read(bytes, sizeof bytes);
    if (got == 0) return std::nullopt;
    buffer.append(bytes, got);
  }
  received.body = buffer.substr(head + 4, length);
  buffer.erase(0, head + 4 + length);
  return received;
}

bool answer(const Stream& stream, const Sent& sent) {
  std::this_thread::sleep_for(sent.delay);
  std::string text = "HTTP/1.1 " + std::to_string(sent.status) + " Scripted\r\nContent-Type: application/json\r\n";
  for (const std::string& header : sent.headers) text += header + "\r\n";
  text += "Content-Length: " + std::to_string(sent.body.size()) + "\r\n\r\n";
  text += sent.cut ? sent.body.substr(0, sent.body.size() / 2) : sent.body;
  return stream.write(text) && !sent.cut;
}

}  // namespace

struct HttpServer::Tls {
  explicit Tls(const TlsFiles& files) : context(SSL_CTX_new(TLS_server_method())) {
    if (SSL_CTX_use_certificate_file(context, files.certificate.c_str(), SSL_FILETYPE_PEM) != 1 ||
        SSL_CTX_use_PrivateKey_file(context, files.key.c_str(), SSL_FILETYPE_PEM) != 1)
      throw std::runtime_error("cannot read the certificate");
  }
  Tls(const Tls&) = delete;
  Tls& operator=(const Tls&) = delete;
  ~Tls() { SSL_CTX_free(context); }

  SSL_CTX* context;
};

HttpServer::HttpServer(Handler handler, const TlsFiles* tls)
    : handler_(std::move(handler)),
      tls_(tls != nullptr ? std::make_unique<Tls>(*tls) : nullptr),
      listener_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  auto* const any = reinterpret_cast<sockaddr*>(&address);
  if (bind(listener_, any, size) != 0 || listen(listener_, 1024) != 0 || getsockname(listener_, any, &size) != 0)
    throw std::runtime_error("cannot listen on the loopback address");
  port_ = ntohs(address.sin_port);
  acceptor_ = std::thread([this] { accept_all(); });
}

HttpServer::~HttpServer() {
  over_ = true;
  shutdown(listener_, SHUT_RDWR);
  acceptor_.join();
  close(listener_);
  {
    const std::lock_guard lock(mutex_);
    for (const int socket : sockets_) shutdown(socket, SHUT_RDWR);
  }
  for (std::thread& thread : threads_) thread.join();
}

std::string HttpServer::url() const {
  return (tls_ ? "https://127.0.0.1:" : "http://127.0.0.1:") + std::to_string(port_);
}

void HttpServer::accept_all() {
  while (!over_) {
    const int socket = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    if (socket < 0) continue;
    const int yes = 1;
    setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    ++connections_;
    const std::lock_guard lock(mutex_);
    sockets_.push_back(socket);
    threads_.emplace_back([this, socket] { serve(socket); });
  }
}

void HttpServer::serve(int socket) {
  SSL* ssl = nullptr;
  if (tls_) {
    ssl = SSL_new(tls_->context);
    SSL_set_fd(ssl, socket);
  }
  if (ssl == nullptr || SSL_accept(ssl) == 1) {
    const Stream stream(socket, ssl);
    std::string buffer;
    while (const std::optional<Received> request = next_request(stream, buffer))
      if (!answer(stream, handler_(*request))) break;
  }
  SSL_free(ssl);
  const std::lock_guard lock(mutex_);
  sockets_.remove(socket);
  close(socket);
}

}  // namespace groundlab::test
