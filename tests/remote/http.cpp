// SPDX-License-Identifier: Apache-2.0
// The HTTP client against a server that misbehaves, in the clear and over TLS.
#include "judges/remote/http.hpp"

#include <algorithm>
#include <atomic>

#include "groundlab/core/diagnostic.hpp"

#include "cases/temporary_folder.hpp"
#include "catch.hpp"
#include "remote/http_server.hpp"

using namespace groundlab;
using namespace groundlab::test;
using std::chrono::milliseconds;

namespace {

HttpOptions fast() {
  HttpOptions options;
  options.concurrency = 4;
  options.timeout = milliseconds(2000);
  options.longest_reply = 100000;
  options.retry = {.attempts = 4, .base = milliseconds(2), .longest = milliseconds(10)};
  options.breaker = {.failures = 1000};
  return options;
}

std::vector<HttpReply> posted(HttpClient& client, const std::string& url, std::size_t count = 1) {
  std::vector<HttpRequest> requests;
  for (std::size_t i = 0; i < count; ++i) requests.push_back({url, {"X-Test: yes"}, std::to_string(i)});
  std::vector<HttpReply> replies(count);
  client.perform(requests, [&](std::size_t place, HttpReply reply) { replies[place] = std::move(reply); });
  return replies;
}

Sent echo(const Received& request) { return {.status = 200, .body = request.body}; }

}  // namespace

TEST_CASE("every request gets its own reply, over few connections") {
  const HttpServer server(echo);
  HttpClient client(fast());
  const auto replies = posted(client, server.url() + "/x", 200);
  for (std::size_t i = 0; i < replies.size(); ++i) {
    CHECK(replies[i].is_ok());
    CHECK(replies[i].body == std::to_string(i));
  }
  CHECK(server.connections() <= 4);
}

TEST_CASE("what may be better the next time is tried again") {
  for (const int status : {429, 500, 503, 529}) {
    std::atomic<int> times = 0;
    const HttpServer server(
        [&](const Received& request) { return ++times < 3 ? Sent{.status = status, .body = "no"} : echo(request); });
    HttpClient client(fast());
    CHECK(posted(client, server.url())[0].is_ok());
    CHECK(times == 3);
  }
}

TEST_CASE("a connection that is cut in the middle of a reply is tried again") {
  std::atomic<int> times = 0;
  const HttpServer server(
      [&](const Received&) { return Sent{.status = 200, .body = "0123456789", .cut = ++times < 3}; });
  HttpClient client(fast());
  CHECK(posted(client, server.url())[0].body == "0123456789");
}

TEST_CASE("what will be the same the next time is not tried again") {
  for (const int status : {400, 401, 404, 413, 501}) {
    std::atomic<int> times = 0;
    const HttpServer server([&](const Received&) {
      ++times;
      return Sent{.status = status, .body = "no"};
    });
    HttpClient client(fast());
    const HttpReply reply = posted(client, server.url())[0];
    CHECK(reply.status == status);
    CHECK(reply.body == "no");
    CHECK_FALSE(reply.is_ok());
    CHECK(times == 1);
  }
}

TEST_CASE("after the last attempt the last reply stands") {
  std::atomic<int> times = 0;
  const HttpServer server([&](const Received&) {
    ++times;
    return Sent{.status = 503, .body = "busy"};
  });
  HttpClient client(fast());
  CHECK(posted(client, server.url())[0].status == 503);
  CHECK(times == 4);
}

TEST_CASE("Retry-After is waited for, and one that is too long is not") {
  std::atomic<int> times = 0;
  const HttpServer server([&](const Received& request) {
    return ++times == 1 ? Sent{.status = 429, .body = "no", .headers = {"Retry-After: 1"}} : echo(request);
  });
  HttpClient client(fast());
  const auto begin = std::chrono::steady_clock::now();
  CHECK(posted(client, server.url())[0].is_ok());
  CHECK(std::chrono::steady_clock::now() - begin >= milliseconds(1000));

  const HttpServer closed(
      [](const Received&) { return Sent{.status = 429, .body = "no", .headers = {"Retry-After: 86400"}}; });
  CHECK(posted(client, closed.url())[0].fault == "the service asks to come back after 86400 s");
}

TEST_CASE("a reply that is slow or huge is a fault") {
  HttpOptions options = fast();
  options.timeout = milliseconds(200);
  options.retry.attempts = 1;
  HttpClient client(options);
  const HttpServer slow([](const Received&) { return Sent{.status = 200, .body = "x", .delay = milliseconds(600)}; });
  CHECK(posted(client, slow.url())[0].fault == "no reply within 0.2 s");
  const HttpServer huge([](const Received&) { return Sent{.status = 200, .body = std::string(200000, 'x')}; });
  CHECK_THAT(posted(client, huge.url())[0].fault, Catch::StartsWith("the reply is longer than"));
}

TEST_CASE("a redirect is followed on the same host and refused to another") {
  const HttpServer elsewhere(echo);
  const HttpServer server([&](const Received& request) {
    if (request.path == "/moved") return echo(request);
    const std::string to = request.path == "/here" ? "/moved" : elsewhere.url() + "/moved";
    return Sent{.status = 307, .body = "", .headers = {"Location: " + to}};
  });
  HttpClient client(fast());
  CHECK(posted(client, server.url() + "/here")[0].body == "0");
  CHECK_THAT(posted(client, server.url() + "/there")[0].fault, Catch::Contains("redirects to another place"));
  CHECK(elsewhere.connections() == 0);
}

TEST_CASE("TLS is checked: an unknown authority and another name are refused") {
  const TemporaryFolder folder;
  const TlsFiles files = make_tls_files(folder.path(), "127.0.0.1");
  const HttpServer server(echo, &files);
  HttpOptions trusting = fast();
  trusting.ca_file = files.ca;
  {
    HttpClient client(trusting);
    CHECK(posted(client, server.url(), 20)[19].body == "19");
  }
  {
    HttpClient client(fast());
    CHECK_THROWS_WITH(posted(client, server.url()), Catch::Contains("cannot reach https://127.0.0.1:"));
  }
  const TemporaryFolder other;
  const TlsFiles wrong = make_tls_files(other.path(), "example.com");
  const HttpServer impostor(echo, &wrong);
  trusting.ca_file = wrong.ca;
  HttpClient client(trusting);
  CHECK_THROWS_WITH(posted(client, impostor.url()), Catch::Contains("cannot reach https://127.0.0.1:"));
}

TEST_CASE("a service that is not there is an error, not a long wait") {
  int port = 0;
  {
    const HttpServer gone(echo);
    port = gone.port();
  }
  HttpClient client(fast());
  CHECK_THROWS_WITH(posted(client, "http://127.0.0.1:" + std::to_string(port)),
                    Catch::Contains("cannot reach http://127.0.0.1:"));
}

TEST_CASE("a service that breaks down for good is not asked for ever") {
  std::atomic<int> times = 0;
  const HttpServer server(
      [&](const Received& request) { return ++times <= 20 ? echo(request) : Sent{.status = 500, .body = "no"}; });
  HttpOptions options = fast();
  options.breaker = {.failures = 8, .pause = milliseconds(5), .longest = milliseconds(10), .trials = 3};
  HttpClient client(options);
  const auto replies = posted(client, server.url(), 2000);
  CHECK(std::count_if(replies.begin(), replies.end(), [](const HttpReply& reply) { return reply.is_ok(); }) == 20);
  CHECK(times < 60);
  CHECK_THAT(replies.back().fault, Catch::Contains("was not asked any more"));
}

TEST_CASE("whoever waits for a client that is stopped is told why") {
  const HttpServer server([](const Received&) { return Sent{.status = 200, .body = "x", .delay = milliseconds(300)}; });
  HttpClient client(fast());
  std::thread stopper([&] {
    std::this_thread::sleep_for(milliseconds(50));
    client.stop(std::make_exception_ptr(Error("enough")));
  });
  CHECK_THROWS_WITH(posted(client, server.url(), 50), Catch::Contains("enough"));
  stopper.join();
  CHECK_THROWS_WITH(posted(client, server.url()), Catch::Contains("enough"));
}
