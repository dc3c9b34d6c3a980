// SPDX-License-Identifier: Apache-2.0
// Shards one after the other; what they count adds up in any order.
#include "commands/read_results.hpp"

#include "groundlab/core/interrupt.hpp"

#include "cases/read_results.hpp"
#include "cases/shortened.hpp"
#include "cases/unique_ids.hpp"

namespace groundlab {
namespace {

Error came_before(Location where, std::string_view id) {
  Diagnostic fault;
  fault.where = std::move(where);
  fault.what = "the case " + shortened(id) + " came before";
  fault.hint = "name every results file once, each with cases of its own";
  return Error(std::move(fault));
}

}  // namespace

Signature read_results(const std::vector<std::string>& paths,
                       const std::function<void(const Case&, const CaseResult&)>& use) {
  UniqueIds ids;
  std::vector<Signature> shards;
  for (const std::string& path : paths) {
    ResultsReader reader(path);
    while (const auto read = reader.next()) {
      throw_if_interrupted();
      if (!ids.insert(read->checked.id)) throw came_before(reader.where(), read->checked.id);
      use(read->checked, read->result);
    }
    shards.push_back(reader.signature());
  }
  Signature signature = merged(shards);
  if (signature.cases == 0) throw Error("the results hold no case", "check a file that has some");
  return signature;
}

}  // namespace groundlab
