// SPDX-License-Identifier: Apache-2.0
// What a judge prepared for a passage, kept from case to case: the same note stands in many cases, shared or in place,
// and is prepared once. Passages are told apart by what they say (title and text, not id). When the texts held pass the
// limit, everything is forgotten: no order, no locks (one judge serves one thread).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "groundlab/core/case.hpp"

#include "text/eight_bytes.hpp"

namespace groundlab {

template <typename Prepared>
class PassageCache {
 public:
  /// `limit`: bytes of passage text after which the cache starts anew.
  explicit PassageCache(std::size_t limit = std::size_t{4} << 20) : limit_(limit) {}

  /// What `prepare(passage)` gives, made at most once while the passage is held. Shared, so that a case's preparations
  /// outlive a cache that starts anew in the middle of it.
  template <typename Prepare>
  std::shared_ptr<const Prepared> get(const PassagePtr& passage, Prepare prepare) {
    const auto found = held_.find(Key{passage->title, passage->text});
    if (found != held_.end()) return found->second.prepared;
    if (bytes_ > limit_) {
      held_.clear();
      bytes_ = 0;
    }
    auto prepared = std::make_shared<const Prepared>(prepare(*passage));
    bytes_ += passage->text.size();
    held_.emplace(Key{passage->title, passage->text}, Held{passage, prepared});
    return prepared;
  }

  /// The preparations of all retrieved passages of a case, in order.
  template <typename Prepare>
  std::vector<std::shared_ptr<const Prepared>> get_all(const Case& asked, Prepare prepare) {
    std::vector<std::shared_ptr<const Prepared>> all;
    all.reserve(asked.retrieved.size());
    for (const PassagePtr& passage : asked.retrieved) all.push_back(get(passage, prepare));
    return all;
  }

 private:
  /// Views into the passage that the row holds. A note that many cases share is the same text at the same address.
  struct Key {
    std::string_view title;
    std::string_view text;

    bool operator==(const Key& other) const {
      const bool same_place = text.data() == other.text.data() && title.data() == other.title.data();
      return text.size() == other.text.size() && title.size() == other.title.size() &&
             (same_place || (text == other.text && title == other.title));
    }
  };
  /// Of the size and of samples: whole passages would take longer to hash than to look up.
  struct Hash {
    std::size_t operator()(const Key& key) const {
      const std::string_view text = key.text;
      std::uint64_t hash = text.size();
      for (const std::size_t at : {std::size_t{0}, text.size() / 4, text.size() / 2, text.size() / 4 * 3})
        hash = eight::mixed(hash, eight::load(text.data() + at, text.size() - at));
      return text.size() < 8 ? hash : eight::mixed(hash, eight::load(text.data() + text.size() - 8, 8));
    }
  };
  struct Held {
    PassagePtr passage;
    std::shared_ptr<const Prepared> prepared;
  };
  std::size_t limit_;
  std::size_t bytes_ = 0;
  std::unordered_map<Key, Held, Hash> held_;
};

}  // namespace groundlab
