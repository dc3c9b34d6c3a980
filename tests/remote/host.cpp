// SPDX-License-Identifier: Apache-2.0
#include "judges/remote/host.hpp"

#include "groundlab/core/diagnostic.hpp"

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("a URL is taken apart, or refused") {
  CHECK(url_parts("https://API.Example.com:8443/v1?x=1") == UrlParts{"https", "api.example.com", "/v1?x=1"});
  CHECK(url_parts("http://localhost") == UrlParts{"http", "localhost", ""});
  CHECK(url_parts("http://[::1]:80/") == UrlParts{"http", "::1", "/"});
  for (const char* bad : {"", "localhost:80", "ftp://x/", "file:///etc/passwd", "https://user:pw@x/", "https:///x",
                          "https://a b/", "https://x/\n"})
    CHECK_FALSE(url_parts(bad));
}

TEST_CASE("only this machine is loopback") {
  for (const char* host : {"localhost", "127.0.0.1", "127.1.2.3", "::1"}) CHECK(is_loopback(host));
  for (const char* host : {"127.example.com", "localhost.example.com", "10.0.0.1", "example.com", ""})
    CHECK_FALSE(is_loopback(host));
}

TEST_CASE("a vendor's key goes to that vendor's host only") {
  JudgeSettings settings;
  settings.environment = {{"ANTHROPIC_API_KEY", "sk-a"}, {"OPENAI_API_KEY", "sk-o"}, {"MINE", "m"}, {"BROKEN", "a\nb"}};
  const auto key = [&](const char* url, const char* variable = "") {
    settings.values = {{"llm-key-env", variable}};
    if (std::string_view(variable).empty()) settings.values.clear();
    return key_for(*url_parts(url), "llm-key-env", settings).key;
  };
  CHECK(key("https://api.anthropic.com/v1") == "sk-a");
  CHECK(key("https://api.openai.com/v1") == "sk-o");
  CHECK(key("http://localhost:11434/v1").empty());
  CHECK(key("https://models.example.com", "MINE") == "m");
  CHECK(key("https://models.example.com", "none").empty());
  CHECK(key("http://127.0.0.1:1/", "MINE") == "m");
  CHECK_THROWS_WITH(key("https://models.example.com"), Catch::Contains("a vendor's key goes to that vendor only"));
  CHECK_THROWS_WITH(key("https://api.anthropic.com.example.com/"), Catch::Contains("there is no key for"));
  CHECK_THROWS_WITH(key("https://models.example.com", "OTHER"), Catch::Contains("OTHER is not set"));
  CHECK_THROWS_WITH(key("http://models.example.com", "MINE"), Catch::Contains("unencrypted"));
  CHECK_THROWS_WITH(key("http://api.openai.com/v1"), Catch::Contains("unencrypted"));
  CHECK_THROWS_WITH(key("https://models.example.com", "BROKEN"), Catch::Contains("that no key has"));
}

TEST_CASE("a key that a service gives back is taken out") {
  CHECK(without_key("wrong key sk-1, sk-1!", "sk-1") == "wrong key [key], [key]!");
  CHECK(without_key("fine", "") == "fine");
}
