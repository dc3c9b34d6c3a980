// SPDX-License-Identifier: Apache-2.0
// Verdicts that were paid for, in a SQLite file: written as they come, so that a run that is killed goes on from there.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace groundlab {

/// Keys and values are any bytes. One object serves all threads; several processes may share a file.
class VerdictCache {
 public:
  /// Opens `path`, which is made with mode 0600 where it is not there. Throws Error where it cannot be, or is the file
  /// of another program.
  explicit VerdictCache(const std::string& path);
  ~VerdictCache();
  VerdictCache(const VerdictCache&) = delete;
  VerdictCache& operator=(const VerdictCache&) = delete;

  std::optional<std::string> get(std::string_view key);
  /// Replaces what is there. Throws Error where the disk is full or the file is gone.
  void put(std::string_view key, std::string_view value);

 private:
  struct Close {
    void operator()(sqlite3* database) const;
    void operator()(sqlite3_stmt* statement) const;
  };
  using Statement = std::unique_ptr<sqlite3_stmt, Close>;
  void run(const char* sql);
  Statement prepare(const char* sql);
  [[noreturn]] void failed() const;

  std::string path_;
  std::mutex mutex_;
  std::unique_ptr<sqlite3, Close> database_;
  Statement get_;
  Statement put_;
};

}  // namespace groundlab
