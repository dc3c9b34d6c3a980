// SPDX-License-Identifier: Apache-2.0
// The table of vendors is the only list of hosts in the program: it says which variable's key may go where.
#include "judges/remote/host.hpp"

#include <algorithm>
#include <array>

#include "groundlab/core/diagnostic.hpp"

namespace groundlab {
namespace {

struct Vendor {
  std::string_view host;
  std::string_view variable;
};
constexpr std::array vendors{
    Vendor{"api.anthropic.com", "ANTHROPIC_API_KEY"},
    Vendor{"api.openai.com", "OPENAI_API_KEY"},
};

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return out;
}

std::string value_or_empty(const NamedValues& values, std::string_view name) {
  return std::string(value_of(values, name).value_or(""));
}

/// A key is one printable word: a line feed in it would end the header that it goes into.
void check_key(const HostKey& key) {
  const bool sound = std::all_of(key.key.begin(), key.key.end(), [](char c) { return c > ' ' && c < 0x7F; });
  if (!sound)
    throw Error("the key in " + key.variable + " holds a blank or another byte that no key has",
                "copy it again: one word, no quotes, no line break");
}

}  // namespace

std::optional<UrlParts> url_parts(std::string_view url) {
  const std::size_t colon = url.find("://");
  if (colon == std::string_view::npos) return std::nullopt;
  UrlParts parts;
  parts.scheme = lower(url.substr(0, colon));
  if (parts.scheme != "http" && parts.scheme != "https") return std::nullopt;
  std::string_view rest = url.substr(colon + 3);
  const std::size_t slash = std::min(rest.find_first_of("/?"), rest.size());
  std::string_view authority = rest.substr(0, slash);
  parts.path = std::string(rest.substr(slash));
  if (authority.find('@') != std::string_view::npos) return std::nullopt;
  const bool bracketed = authority.starts_with('[');
  const std::size_t end = bracketed ? authority.find(']') : authority.find(':');
  parts.host = lower(authority.substr(bracketed ? 1 : 0, end - (bracketed ? 1 : 0)));
  if (parts.host.empty()) return std::nullopt;
  const auto is_fine = [](char c) { return c > ' ' && c < 0x7F && c != '"' && c != '\\'; };
  if (!std::all_of(url.begin(), url.end(), is_fine)) return std::nullopt;
  return parts;
}

bool is_loopback(std::string_view host) {
  if (host == "localhost" || host == "::1") return true;
  const bool is_address =
      std::all_of(host.begin(), host.end(), [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
  return is_address && host.starts_with("127.");
}

HostKey key_for(const UrlParts& url, std::string_view key_option, const JudgeSettings& settings) {
  const std::string_view key_variable = settings.get(key_option).value_or("");
  HostKey key;
  if (key_variable == "none") return key;
  key.variable = std::string(key_variable);
  for (const Vendor& vendor : vendors)
    if (key.variable.empty() && vendor.host == url.host) key.variable = std::string(vendor.variable);
  if (!key.variable.empty()) key.key = value_or_empty(settings.environment, key.variable);
  check_key(key);
  if (!key.key.empty()) {
    if (url.scheme == "http" && !is_loopback(url.host))
      throw Error("the key in " + key.variable + " would go to " + url.host + " unencrypted", "use an https URL");
    return key;
  }
  if (!key.variable.empty())
    throw Error("there is no key for " + url.host + ": " + key.variable + " is not set",
                "set it in the environment or in a .env file here, or use --judge rules, which needs none");
  if (is_loopback(url.host)) return key;
  throw Error("there is no key for " + url.host + ": a vendor's key goes to that vendor only",
              "name the variable with this host's key by --" + std::string(key_option) + " NAME, or say --" +
                  std::string(key_option) + " none");
}

std::string without_key(std::string text, std::string_view key) {
  if (key.empty()) return text;
  for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, at))
    text.replace(at, key.size(), "[key]");
  return text;
}

}  // namespace groundlab
