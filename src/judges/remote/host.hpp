// SPDX-License-Identifier: Apache-2.0
// Who is asked: a URL, the host in it, and the key that goes there. A vendor's key goes to that vendor's host only.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "judges/settings.hpp"

namespace groundlab {

/// A URL, taken apart as far as is needed here.
struct UrlParts {
  std::string scheme;
  std::string host;  ///< lower case, without port and brackets
  std::string path;  ///< from the slash on, with what follows a question mark

  bool operator==(const UrlParts&) const = default;
};

/// None for what is no http or https URL, or carries a user name.
std::optional<UrlParts> url_parts(std::string_view url);

/// localhost, 127.x.x.x, ::1: what is sent there stays on the machine.
bool is_loopback(std::string_view host);

struct HostKey {
  std::string key;       ///< empty: none is sent
  std::string variable;  ///< that it comes from
};

/// The key for a host: that of the variable that the option `key_option` names, where it is given ("none": no key),
/// else the vendor's own variable, where the host is a vendor's. Throws Error where there is none and the host is not
/// this machine, and where a key would go through the network unencrypted.
HostKey key_for(const UrlParts& url, std::string_view key_option, const JudgeSettings& settings);

/// `text` without the key, wherever a service gave it back.
std::string without_key(std::string text, std::string_view key);

}  // namespace groundlab
