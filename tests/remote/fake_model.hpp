// SPDX-License-Identifier: Apache-2.0
// A model that judges by a rule, and misbehaves where a claim tells it to: "(fault: NAME)" in a claim names what goes
// wrong when it is asked. Speaks both APIs, told apart by the path.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "remote/http_server.hpp"

namespace groundlab::test {

/// What stands in a request's user turn between its marks.
struct Asked {
  std::string fence;  ///< the marks' code
  std::string code;   ///< the reply's code
  std::string question;
  std::vector<std::string> passages;
  std::vector<std::string> claims;
  std::string answer;  ///< where a whole answer is asked about
  enum class For { verdicts, cuts, rating } wanted = For::verdicts;
};

/// Reads a user turn by its marks, as a model would.
Asked asked_in(std::string_view user);

struct FakeModelOptions {
  std::chrono::milliseconds delay{0};
  double fault_rate = 0;  ///< share of first requests for a claim that go wrong, by chance of its text
  std::string key;        ///< any other one is refused with 401; empty: any
  std::string paid_log;   ///< gets a line for every claim that is answered with verdicts that count; empty: none
};

class FakeModel {
 public:
  explicit FakeModel(FakeModelOptions options = {}) : options_(std::move(options)) {}

  Sent answer(const Received& request);

  /// How often a claim was answered with verdicts that count.
  std::map<std::string, int> paid();
  std::vector<Received> requests();

 private:
  Sent answer_claims(const Asked& asked, bool anthropic);
  int times_asked(const std::string& claim);

  FakeModelOptions options_;
  std::mutex mutex_;
  std::map<std::string, int> asked_;
  std::map<std::string, int> paid_;
  std::vector<Received> requests_;
};

}  // namespace groundlab::test
