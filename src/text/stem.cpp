// SPDX-License-Identifier: Apache-2.0
// Wraps libstemmer, whose objects are buffers and not for sharing.
#include "text/stem.hpp"

#include <new>

#include <libstemmer.h>

namespace groundlab {

Stemmer::Stemmer() : stemmer_(sb_stemmer_new("english", "UTF_8")) {
  if (stemmer_ == nullptr) throw std::bad_alloc();
}

Stemmer::~Stemmer() { sb_stemmer_delete(stemmer_); }

std::string Stemmer::stem(std::string_view word) const {
  const auto* letters = reinterpret_cast<const sb_symbol*>(word.data());
  const sb_symbol* stem = sb_stemmer_stem(stemmer_, letters, static_cast<int>(word.size()));
  if (stem == nullptr) return std::string(word);
  return {reinterpret_cast<const char*>(stem), static_cast<std::size_t>(sb_stemmer_length(stemmer_))};
}

}  // namespace groundlab
