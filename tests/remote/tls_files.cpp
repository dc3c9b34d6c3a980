// SPDX-License-Identifier: Apache-2.0
// Certificates made on the spot: a key in a repository would be one that somebody trusts some day.
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>

#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

#include "remote/http_server.hpp"

namespace groundlab::test {
namespace {

/// The digests of text/sha256.hpp start OpenSSL small, and a server in the same program needs all of it: first come.
[[maybe_unused]] const bool all_of_openssl = OPENSSL_init_ssl(OPENSSL_INIT_LOAD_CRYPTO_STRINGS, nullptr) == 1;

struct Free {
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
  void operator()(X509* certificate) const { X509_free(certificate); }
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using Key = std::unique_ptr<EVP_PKEY, Free>;
using Certificate = std::unique_ptr<X509, Free>;

void add_extension(X509* certificate, int id, const std::string& value) {
  X509_EXTENSION* extension = X509V3_EXT_conf_nid(nullptr, nullptr, id, value.c_str());
  X509_add_ext(certificate, extension, -1);
  X509_EXTENSION_free(extension);
}

/// A certificate for `key`, named `name`, not yet signed.
Certificate blank(EVP_PKEY* key, const std::string& name, long serial) {
  Certificate certificate(X509_new());
  X509_set_version(certificate.get(), 2);
  ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), serial);
  X509_gmtime_adj(X509_getm_notBefore(certificate.get()), -3600);
  X509_gmtime_adj(X509_getm_notAfter(certificate.get()), 86400);
  X509_set_pubkey(certificate.get(), key);
  X509_NAME_add_entry_by_txt(X509_get_subject_name(certificate.get()), "CN", MBSTRING_ASC,
                             reinterpret_cast<const unsigned char*>(name.c_str()), -1, -1, 0);
  return certificate;
}

std::unique_ptr<std::FILE, Free> written(const std::string& path) {
  std::unique_ptr<std::FILE, Free> file(std::fopen(path.c_str(), "w"));
  if (!file) throw std::runtime_error("cannot write " + path);
  return file;
}

}  // namespace

TlsFiles make_tls_files(const std::string& folder, const std::string& host) {
  const Key ca_key(EVP_EC_gen("P-256"));
  const Certificate ca = blank(ca_key.get(), "groundlab test authority", 1);
  X509_set_issuer_name(ca.get(), X509_get_subject_name(ca.get()));
  add_extension(ca.get(), NID_basic_constraints, "critical,CA:TRUE");
  add_extension(ca.get(), NID_key_usage, "critical,keyCertSign");
  X509_sign(ca.get(), ca_key.get(), EVP_sha256());

  const Key key(EVP_EC_gen("P-256"));
  const Certificate certificate = blank(key.get(), host, 2);
  X509_set_issuer_name(certificate.get(), X509_get_subject_name(ca.get()));
  add_extension(certificate.get(), NID_subject_alt_name, (host == "127.0.0.1" ? "IP:" : "DNS:") + host);
  X509_sign(certificate.get(), ca_key.get(), EVP_sha256());

  const TlsFiles files{folder + "/ca.pem", folder + "/server.pem", folder + "/server.key"};
  PEM_write_X509(written(files.ca).get(), ca.get());
  PEM_write_X509(written(files.certificate).get(), certificate.get());
  PEM_write_PrivateKey(written(files.key).get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr);
  return files;
}

}  // namespace groundlab::test
