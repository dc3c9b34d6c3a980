// SPDX-License-Identifier: Apache-2.0
// The library is never unloaded: it keeps threads and TLS to the end of the process.
#include "judges/remote/libcurl.hpp"

#include <array>

#include <dlfcn.h>

#include "groundlab/core/diagnostic.hpp"

namespace groundlab {
namespace {

// What soname the systems give the one ABI that libcurl has had since 2006.
constexpr std::array names{"libcurl.so.4", "libcurl.so", "libcurl.4.dylib"};
constexpr unsigned oldest = 0x075500;  // 7.85: CURLOPT_PROTOCOLS_STR

void* opened() {
  for (const char* name : names)
    if (void* library = dlopen(name, RTLD_NOW | RTLD_LOCAL)) return library;
  throw Error("judges that call a service need libcurl, and none was found",
              "install it (Debian: apt-get install libcurl4)");
}

template <typename Function>
void find(void* library, const char* name, Function*& function) {
  function = reinterpret_cast<Function*>(dlsym(library, name));
  if (function == nullptr) throw Error(std::string("this libcurl has no ") + name, "install libcurl 7.85 or newer");
}

Libcurl loaded() {
  void* library = opened();
  Libcurl curl;
  find(library, "curl_global_init", curl.global_init);
  find(library, "curl_version_info", curl.version_info);
  find(library, "curl_easy_init", curl.easy_init);
  find(library, "curl_easy_cleanup", curl.easy_cleanup);
  find(library, "curl_easy_reset", curl.easy_reset);
  find(library, "curl_easy_setopt", curl.easy_setopt);
  find(library, "curl_easy_getinfo", curl.easy_getinfo);
  find(library, "curl_easy_strerror", curl.easy_strerror);
  find(library, "curl_multi_init", curl.multi_init);
  find(library, "curl_multi_cleanup", curl.multi_cleanup);
  find(library, "curl_multi_setopt", curl.multi_setopt);
  find(library, "curl_multi_add_handle", curl.multi_add_handle);
  find(library, "curl_multi_remove_handle", curl.multi_remove_handle);
  find(library, "curl_multi_perform", curl.multi_perform);
  find(library, "curl_multi_info_read", curl.multi_info_read);
  find(library, "curl_multi_poll", curl.multi_poll);
  find(library, "curl_multi_wakeup", curl.multi_wakeup);
  find(library, "curl_slist_append", curl.slist_append);
  find(library, "curl_slist_free_all", curl.slist_free_all);
  find(library, "curl_url", curl.url);
  find(library, "curl_url_cleanup", curl.url_cleanup);
  find(library, "curl_url_get", curl.url_get);
  find(library, "curl_url_set", curl.url_set);
  find(library, "curl_free", curl.free);
  if (curl.version_info(CURLVERSION_NOW)->version_num < oldest)
    throw Error("this libcurl is too old", "install libcurl 7.85 or newer");
  if (curl.global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) throw Error("libcurl cannot start", "check the installation");
  return curl;
}

}  // namespace

const Libcurl& libcurl() {
  static const Libcurl curl = loaded();
  return curl;
}

}  // namespace groundlab
