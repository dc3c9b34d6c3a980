// SPDX-License-Identifier: Apache-2.0
#include "cases/notes.hpp"

#include <vector>

#include "cases/field_reader.hpp"
#include "cases/joined.hpp"
#include "cases/lines.hpp"
#include "cases/read_passage.hpp"
#include "cases/shortened.hpp"

namespace groundlab {

std::string default_notes_path(std::string_view cases_path) {
  const std::size_t slash = cases_path.rfind('/');
  const std::string_view folder = slash == std::string_view::npos ? "" : cases_path.substr(0, slash + 1);
  return std::string(folder) + "notes.jsonl";
}

PassagePtr Notes::find(std::string_view id) const {
  std::call_once(once_, [this] { read(); });
  const auto found = notes_.find(id);
  return found == notes_.end() ? nullptr : found->second;
}

std::string Notes::hint_for(std::string_view id) const {
  std::call_once(near_once_, [this] {
    std::vector<std::string_view> ids;
    for (const auto& [known, note] : notes_) ids.push_back(known);
    near_.emplace(std::move(ids));
  });
  if (const auto close = near_->nearest_to(id)) return joined("did you mean ", shortened(*close), " of ", path_, "?");
  constexpr std::size_t most_listed = 20;
  const auto& ids = near_->ids();
  if (ids.size() > most_listed) return joined(path_, " has ", ids.size(), " notes, none with a name like it");
  std::string hint = path_ + " has";
  for (const std::string_view known : ids) hint += joined(known == ids.front() ? " " : ", ", shortened(known));
  return ids.empty() ? path_ + " has none" : hint;
}

void Notes::read() const {
  try {
    read_lines();
  } catch (const Error& error) {
    log_.add(error.diagnostic());
  }
}

void Notes::read_lines() const {
  LineReader lines(path_, FileKind::notes);
  std::unordered_map<std::string_view, std::size_t> line_of;
  while (const auto line = lines.next()) {
    const Location where{lines.name(), line->number};
    FieldReader fields(line->text, where);
    auto note = std::make_shared<const Passage>(read_passage(fields, "add it"));
    fields.finish();
    log_.add(fields.warnings());
    log_.add(fields.faults());
    if (!fields.faults().empty()) continue;
    const auto [first, is_new] = line_of.emplace(note->id, line->number);
    if (is_new)
      notes_.emplace(note->id, std::move(note));
    else
      log_.add({Severity::error, where, joined("line ", first->second, " has a note ", shortened(note->id), " too"),
                "give every note an id of its own"});
  }
  sha256_ = lines.sha256();
}

}  // namespace groundlab
