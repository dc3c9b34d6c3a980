// SPDX-License-Identifier: Apache-2.0
// A file that cannot be opened is a fault in its place among the lines, so that faults come in the order of the input.
#include "commands/source.hpp"

#include "text/sha256.hpp"

namespace groundlab {
namespace {

constexpr std::size_t batch_bytes = std::size_t{1} << 20;

}  // namespace

std::vector<SourceItem> Source::batch() {
  std::vector<SourceItem> items;
  std::size_t bytes = 0;
  while (items.size() < batch_cases_ && bytes < batch_bytes) {
    std::optional<SourceItem> item = next();
    if (!item) break;
    bytes += item->text.size();
    items.push_back(std::move(*item));
  }
  return items;
}

std::string Source::digest() const {
  std::vector<std::string> digests = digests_;
  for (const auto& [path, notes] : notes_)
    if (notes->sha256()) digests.push_back(*notes->sha256());
  return input_digest(digests);
}

FaultLog Source::notes_faults() const {
  FaultLog log;
  for (const auto& [path, notes] : notes_) log.add(notes->log());
  return log;
}

std::optional<SourceItem> Source::next() {
  while (reader_ || next_file_ < settings_.cases.size()) {
    try {
      if (!reader_) open(settings_.cases[next_file_++]);
      if (const std::optional<InputLine> line = reader_->next())
        return SourceItem{std::string(line->text), {reader_->name(), line->number, 0}, current_notes_, std::nullopt};
      digests_.push_back(reader_->sha256());
      reader_.reset();
    } catch (const Error& error) {
      reader_.reset();
      SourceItem spoilt;
      spoilt.fault = error.diagnostic();
      return spoilt;
    }
  }
  return std::nullopt;
}

void Source::open(const std::string& path) {
  reader_.emplace(path, FileKind::cases);
  const std::string notes_path = settings_.notes.empty() ? default_notes_path(path) : settings_.notes;
  std::unique_ptr<Notes>& notes = notes_[notes_path];
  if (!notes) notes = std::make_unique<Notes>(notes_path);
  current_notes_ = notes.get();
}

}  // namespace groundlab
