// SPDX-License-Identifier: Apache-2.0
// What makes a results file whole: its last line, and as many cases as that line says.
#include "cases/read_results.hpp"

#include <algorithm>

#include "cases/joined.hpp"
#include "cases/result_fields.hpp"
#include "cases/shortened.hpp"
#include "text/sha256.hpp"

namespace groundlab {
namespace {

constexpr std::string_view schema = "groundlab.check/1";
constexpr std::string_view write_anew = "write it anew: groundlab check --format jsonl -o FILE";

bool same_making(Signature left, Signature right) {
  left.cases = right.cases = 0;
  left.sha256 = right.sha256 = {};
  return left == right;
}

}  // namespace

ResultsReader::ResultsReader(const std::string& path) : lines_(path, FileKind::results) {}

void ResultsReader::refuse(std::string what, std::string hint) const {
  Diagnostic fault;
  fault.where = where();
  fault.what = std::move(what);
  fault.hint = std::move(hint);
  throw Error(std::move(fault));
}

std::optional<ReadResult> ResultsReader::next() {
  const auto line = lines_.next();
  if (!line) {
    ++line_;
    refuse("the last line is missing, so the results are incomplete", std::string(write_anew));
  }
  line_ = line->number;
  const auto value = nlohmann::ordered_json::parse(line->text, nullptr, false);
  if (!value.is_object()) refuse("the line is cut off, or is no JSON", std::string(write_anew));
  try {
    if (value.contains("retrieved"))
      refuse("this is a case file, not results", "check it first: groundlab check --format jsonl -o FILE");
    if (!value.contains("schema")) {
      ++read_;
      return read_result(value);
    }
    if (value.at("schema") != schema)
      refuse(joined("the schema is ", shortened(value.at("schema").dump()), ", not \"", schema, "\""),
             std::string(write_anew));
    signature_ = read_signature(value.at("signature"));
    if (const auto said = value.at("cases").get<std::uint64_t>(); said != read_ || signature_.cases != read_)
      refuse(joined("the file has ", read_, " cases, its last line says ", said), std::string(write_anew));
  } catch (const nlohmann::json::exception&) {
    refuse("the line is not as check writes it: a field is missing or of another type", std::string(write_anew));
  } catch (const BadResult& fault) {
    refuse(joined("the line is not as check writes it: ", std::string_view(fault.what())), std::string(write_anew));
  }
  if (const auto more = lines_.next()) {
    line_ = more->number;
    refuse("the file goes on behind the line that closes it", "name several results files one by one, unjoined");
  }
  return std::nullopt;
}

Signature merged(const std::vector<Signature>& shards) {
  Signature whole = shards.front();
  whole.cases = 0;
  std::vector<std::string> digests;
  for (const Signature& shard : shards) {
    if (!same_making(shard, shards.front()))
      throw Error("the results were not made alike: " + line(shards.front()) + " and " + line(shard),
                  "judge every shard with the same groundlab, judge and settings");
    whole.cases += shard.cases;
    digests.push_back(shard.sha256);
  }
  std::sort(digests.begin(), digests.end());
  whole.sha256 = input_digest(digests);
  return whole;
}

}  // namespace groundlab
