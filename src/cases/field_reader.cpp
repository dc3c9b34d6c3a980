// SPDX-License-Identifier: Apache-2.0
// The faults and warnings of fields, worded in one place.
#include "cases/field_reader.hpp"

#include "groundlab/core/nearest.hpp"

#include "cases/joined.hpp"
#include "cases/shortened.hpp"

namespace groundlab {
namespace {

constexpr std::size_t most_faults = 20;

std::string_view words(JsonKind kind) {
  switch (kind) {
    case JsonKind::object:
      return "an object";
    case JsonKind::array:
      return "a list";
    case JsonKind::string:
      return "a string";
    case JsonKind::number:
      return "a number";
    case JsonKind::boolean:
      return "a boolean";
    case JsonKind::null:
      return "null";
    case JsonKind::nothing:
      return "nothing";
  }
  return "nothing";
}

std::optional<std::string_view> alias(const FieldNames& known, std::string_view name) {
  for (const auto& [other, ours] : known.aliases)
    if (other == name) return ours;
  return std::nullopt;
}

}  // namespace

FieldReader::FieldReader(std::string_view line, Location where) : json_(line), where_(std::move(where)) {
  path_.reserve(4);
}

std::optional<std::string> FieldReader::text() {
  const JsonKind kind = json_.kind();
  if (kind == JsonKind::string) return std::string(json_.string());
  wrong_type("a string", kind == JsonKind::null ? "write \"\" for none" : "put it in double quotes");
  return std::nullopt;
}

std::optional<std::string> FieldReader::id() {
  const JsonKind kind = json_.kind();
  const std::size_t begin = json_.offset();
  if (kind == JsonKind::string) {
    std::string id{json_.string()};
    if (!id.empty()) return id;
    if (!json_.fault()) fault(begin, field() + " is empty", "an id has at least one character");
    return std::nullopt;
  }
  if (kind == JsonKind::number) {
    std::string written{json_.number()};
    if (written.find_first_of(".eE") == std::string::npos) return written;
    fault(begin, joined(field(), " must be a string or an integer, not ", written.substr(0, 40)),
          "put the id in double quotes");
    return std::nullopt;
  }
  wrong_type("a string or an integer", "put the id in double quotes");
  return std::nullopt;
}

std::optional<bool> FieldReader::boolean() {
  if (json_.kind() == JsonKind::boolean) return json_.boolean();
  wrong_type("true, false or null", "write it without quotes; null says that it is not known");
  return std::nullopt;
}

bool FieldReader::null() {
  if (json_.kind() != JsonKind::null) return false;
  json_.skip();
  return true;
}

void FieldReader::wrong_type(std::string_view expected, std::string hint) {
  const JsonKind kind = json_.kind();
  if (kind == JsonKind::nothing) return;
  const std::size_t begin = json_.offset();
  json_.skip();
  if (json_.fault()) return;
  fault(begin, joined(field(), " must be ", expected, ", not ", words(kind)), std::move(hint));
}

void FieldReader::fault(std::size_t offset, std::string what, std::string hint) {
  if (faults_.size() == most_faults) return;
  faults_.push_back({Severity::error, at(offset), std::move(what), std::move(hint)});
}

std::string FieldReader::field() const {
  if (path_.empty()) return "the line";
  std::string text;
  for (const Step& step : path_) {
    if (step.index)
      text += joined("[", *step.index, "]");
    else
      text += text.empty() ? std::string(step.key) : joined(".", step.key);
  }
  return joined("\"", text, "\"");
}

std::string FieldReader::in_field() const { return path_.empty() ? "" : " in " + field(); }

std::size_t FieldReader::value_offset() {
  json_.kind();
  return json_.offset();
}

Location FieldReader::at(std::size_t offset) const { return {where_.file, where_.line, offset + 1}; }

std::size_t FieldReader::known_key(const FieldNames& known, std::string_view name) {
  for (std::size_t i = 0; i < known.names.size(); ++i)
    if (known.names[i] == name) return i;
  if (!name.starts_with('_') && name != "meta") unknown_key(known, std::string(name));
  return known.names.size();
}

void FieldReader::unknown_key(const FieldNames& known, std::string name) {
  if (warnings_.size() == most_faults) return;
  std::string what = joined("unknown key ", shortened(name));
  if (!path_.empty()) what += joined(" in \"", path_.front().key, "\"");
  std::string hint = "keys of your own begin with \"_\" or stand in \"meta\"";
  const auto other = alias(known, name);
  const auto meant = other ? other : nearest(name, known.names);
  if (meant) {
    hint = other ? joined("groundlab calls it \"", *meant, "\"") : joined("did you mean \"", *meant, "\"?");
    strangers_.push_back({std::move(name), *meant});
  }
  warnings_.push_back({Severity::warning, at(json_.key_offset()), std::move(what), std::move(hint)});
}

void FieldReader::twice(std::string_view name) {
  const std::size_t begin = json_.key_offset();
  json_.skip();
  if (!json_.fault())
    fault(begin, joined("the key \"", name, "\" stands twice", in_field()),
          "keep one; programs differ in which they read");
}

void FieldReader::missing(const FieldNames& known, std::uint32_t seen, std::size_t offset, std::size_t first_stranger) {
  for (std::size_t i = 0; i < known.required; ++i) {
    if ((seen >> i & 1U) != 0) continue;
    const std::string_view name = known.names[i];
    std::string hint{known.mend};
    for (const Stranger& stranger : std::span(strangers_).subspan(first_stranger))
      if (stranger.meant == name) hint = joined("is it ", shortened(stranger.name), "? then rename that");
    fault(offset, joined("the key \"", name, "\" is missing", in_field()), std::move(hint));
  }
  strangers_.erase(strangers_.begin() + static_cast<std::ptrdiff_t>(first_stranger), strangers_.end());
}

void FieldReader::finish() {
  json_.finish();
  if (const auto& broken = json_.fault()) {
    std::string what = broken->what + in_field();
    faults_.push_back({Severity::error, at(broken->offset), std::move(what), broken->hint});
  }
}

}  // namespace groundlab
