// SPDX-License-Identifier: Apache-2.0
// The digest of the input that every signature carries, such that a shell gives the same:
// one file: sha256sum FILE; several: sha256sum FILES... | cut -c1-64 | sha256sum, case files first, then notes.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace groundlab {

/// A running SHA-256 (FIPS 180-4) over bytes as they come.
class Sha256 {
 public:
  Sha256();
  void update(std::string_view bytes);
  /// 64 hexadecimal digits, of everything so far.
  std::string hex() const;

 private:
  struct Free {
    void operator()(void* context) const;
  };
  std::unique_ptr<void, Free> context_;
};

/// The digest of a run's input from those of its files, in order. It does not depend on when each file was read.
std::string input_digest(std::span<const std::string> file_digests);

}  // namespace groundlab
