// SPDX-License-Identifier: Apache-2.0
// SHA-256 over everything above the last line.
#include "commands/seal.hpp"

#include "text/sha256.hpp"

namespace groundlab {
namespace {

std::string hash_of(std::string_view text) {
  Sha256 digest;
  digest.update(text);
  return digest.hex();
}

std::string seal_line(std::string_view text, const SealForm& form) {
  return std::string(form.before) + hash_of(text) + std::string(form.after) + "\n";
}

}  // namespace

std::string sealed(std::string text, const SealForm& form) {
  text += seal_line(text, form);
  return text;
}

bool is_untouched(std::string_view bytes, const SealForm& form) {
  if (!bytes.ends_with('\n')) return false;
  const std::size_t before = bytes.substr(0, bytes.size() - 1).rfind('\n');
  if (before == std::string_view::npos) return false;
  const std::string_view text = bytes.substr(0, before + 1);
  return bytes.substr(before + 1) == seal_line(text, form);
}

}  // namespace groundlab
