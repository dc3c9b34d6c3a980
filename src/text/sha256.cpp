// SPDX-License-Identifier: Apache-2.0
// SHA-256 as OpenSSL does it, with the processor's own instructions where it has them.
#include "text/sha256.hpp"

#include <array>
#include <new>
#include <stdexcept>

#include <openssl/crypto.h>
#include <openssl/evp.h>

namespace groundlab {
namespace {

EVP_MD_CTX* context_of(void* context) { return static_cast<EVP_MD_CTX*>(context); }

void check(int done) {
  if (done != 1) throw std::runtime_error("OpenSSL has no SHA-256");
}

/// OpenSSL would read a configuration and list every algorithm first, which takes longer than a small file. What was
/// started in full before (set_up_http, for TLS) stays so.
bool start_small() {
  return OPENSSL_init_crypto(
             OPENSSL_INIT_NO_LOAD_CONFIG | OPENSSL_INIT_NO_ADD_ALL_CIPHERS | OPENSSL_INIT_NO_ADD_ALL_DIGESTS,
             nullptr) == 1;
}

}  // namespace

void Sha256::Free::operator()(void* context) const { EVP_MD_CTX_free(context_of(context)); }

Sha256::Sha256() : context_(EVP_MD_CTX_new()) {
  static const bool started = start_small();
  if (!context_ || !started) throw std::bad_alloc();
  check(EVP_DigestInit_ex(context_of(context_.get()), EVP_sha256(), nullptr));
}

void Sha256::update(std::string_view bytes) {
  check(EVP_DigestUpdate(context_of(context_.get()), bytes.data(), bytes.size()));
}

std::string Sha256::hex() const {
  const Sha256 copy;  // finishing a digest ends it
  std::array<unsigned char, 32> digest{};
  check(EVP_MD_CTX_copy_ex(context_of(copy.context_.get()), context_of(context_.get())));
  check(EVP_DigestFinal_ex(context_of(copy.context_.get()), digest.data(), nullptr));
  constexpr std::string_view hex_digits = "0123456789abcdef";
  std::string text;
  for (const unsigned char byte : digest) {
    text += hex_digits[byte >> 4U];
    text += hex_digits[byte & 0xFU];
  }
  return text;
}

std::string input_digest(std::span<const std::string> file_digests) {
  if (file_digests.size() == 1) return file_digests.front();
  Sha256 all;
  for (const std::string& digest : file_digests) {
    all.update(digest);
    all.update("\n");
  }
  return all.hex();
}

}  // namespace groundlab
