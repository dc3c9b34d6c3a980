// SPDX-License-Identifier: Apache-2.0
// One table, key to answer. WAL with synchronous NORMAL: what was put survives the death of the process, and the last
// moments before a power cut may be lost, which costs a question and never a file. The application id marks the file.
#include "judges/remote/cache.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include "groundlab/core/diagnostic.hpp"

namespace groundlab {
namespace {

constexpr int application_id = 0x676C7631;  // "glv1"
constexpr int busy_milliseconds = 30000;

/// SQLite gives its files the mode of the first one, so that is made here, closed to others from the start.
void make_private(const std::string& path) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) throw Error(path, "cannot open the verdict cache", "name a file in a folder that you may write to");
  close(file);
}

}  // namespace

void VerdictCache::Close::operator()(sqlite3* database) const { sqlite3_close(database); }
void VerdictCache::Close::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

VerdictCache::VerdictCache(const std::string& path) : path_(path) {
  make_private(path);
  sqlite3* database = nullptr;
  const int opened = sqlite3_open_v2(path.c_str(), &database,
                                     SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_NOMUTEX, nullptr);
  database_.reset(database);
  if (opened != SQLITE_OK) failed();
  sqlite3_busy_timeout(database, busy_milliseconds);
  const Statement id = prepare("PRAGMA application_id");
  const int found = sqlite3_step(id.get()) == SQLITE_ROW ? sqlite3_column_int(id.get(), 0) : -1;
  const Statement tables = prepare("SELECT count(*) FROM sqlite_master");
  const bool empty = sqlite3_step(tables.get()) == SQLITE_ROW && sqlite3_column_int(tables.get(), 0) == 0;
  if (found != application_id && !empty)
    throw Error(path, "is no verdict cache of groundlab", "name another file, or one that is not there yet");
  sqlite3_reset(tables.get());
  sqlite3_reset(id.get());
  run("PRAGMA journal_mode = WAL");
  run("PRAGMA synchronous = NORMAL");
  run(("PRAGMA application_id = " + std::to_string(application_id)).c_str());
  run("CREATE TABLE IF NOT EXISTS verdicts (key BLOB PRIMARY KEY, answer TEXT NOT NULL) WITHOUT ROWID");
  get_ = prepare("SELECT answer FROM verdicts WHERE key = ?1");
  put_ = prepare("INSERT OR REPLACE INTO verdicts (key, answer) VALUES (?1, ?2)");
}

VerdictCache::~VerdictCache() = default;

std::optional<std::string> VerdictCache::get(std::string_view key) {
  const std::lock_guard lock(mutex_);
  sqlite3_bind_blob64(get_.get(), 1, key.data(), key.size(), SQLITE_STATIC);
  const int stepped = sqlite3_step(get_.get());
  std::optional<std::string> value;
  if (stepped == SQLITE_ROW) {
    const auto* text = static_cast<const char*>(sqlite3_column_blob(get_.get(), 0));
    value.emplace(text, static_cast<std::size_t>(sqlite3_column_bytes(get_.get(), 0)));
  }
  sqlite3_reset(get_.get());
  if (stepped != SQLITE_ROW && stepped != SQLITE_DONE) failed();
  return value;
}

void VerdictCache::put(std::string_view key, std::string_view value) {
  const std::lock_guard lock(mutex_);
  sqlite3_bind_blob64(put_.get(), 1, key.data(), key.size(), SQLITE_STATIC);
  sqlite3_bind_text64(put_.get(), 2, value.data(), value.size(), SQLITE_STATIC, SQLITE_UTF8);
  const int stepped = sqlite3_step(put_.get());
  sqlite3_reset(put_.get());
  if (stepped != SQLITE_DONE) failed();
}

void VerdictCache::run(const char* sql) {
  const int done = sqlite3_exec(database_.get(), sql, nullptr, nullptr, nullptr);
  if (done != SQLITE_OK) failed();
}

VerdictCache::Statement VerdictCache::prepare(const char* sql) {
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v2(database_.get(), sql, -1, &statement, nullptr) != SQLITE_OK) failed();
  return Statement(statement);
}

void VerdictCache::failed() const {
  const std::string why = database_ ? sqlite3_errmsg(database_.get()) : "out of memory";
  throw Error(path_, "the verdict cache cannot be used: " + why, "name another file with --cache");
}

}  // namespace groundlab
