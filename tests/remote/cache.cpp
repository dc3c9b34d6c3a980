// SPDX-License-Identifier: Apache-2.0
#include "judges/remote/cache.hpp"

#include <thread>
#include <vector>

#include <sys/stat.h>

#include "groundlab/core/diagnostic.hpp"

#include "cases/temporary_folder.hpp"
#include "catch.hpp"
#include "judges/make.hpp"
#include "judges/remote/key.hpp"

using namespace groundlab;
using namespace groundlab::test;

TEST_CASE("a cache keeps any bytes, from one opening to the next") {
  const TemporaryFolder folder;
  const std::string path = folder.path() + "/verdicts";
  const std::string odd("k\0'\xFF", 4);
  {
    VerdictCache cache(path);
    CHECK_FALSE(cache.get("a"));
    cache.put("a", "one");
    cache.put(odd, "two\xC3\xA9");
    cache.put("a", "three");
  }
  VerdictCache cache(path);
  CHECK(cache.get("a") == "three");
  CHECK(cache.get(odd) == "two\xC3\xA9");
  CHECK_FALSE(cache.get("k"));
}

TEST_CASE("a cache's files are for its owner only") {
  const TemporaryFolder folder;
  VerdictCache cache(folder.path() + "/verdicts");
  cache.put("a", "one");
  for (const char* end : {"", "-wal", "-shm"}) {
    struct stat state {};
    REQUIRE(stat((folder.path() + "/verdicts" + end).c_str(), &state) == 0);
    CHECK((state.st_mode & 0777U) == 0600U);
  }
}

TEST_CASE("a file that is no cache is left alone") {
  const TemporaryFolder folder;
  CHECK_THROWS_AS(VerdictCache(folder.write("cases.jsonl", "{\"id\":\"a\"}\n")), Error);
  CHECK_THROWS_AS(VerdictCache(folder.path()), Error);
  CHECK_THROWS_AS(VerdictCache(folder.path() + "/no/such/folder"), Error);
}

TEST_CASE("many threads and two openings share a cache") {
  const TemporaryFolder folder;
  const std::string path = folder.path() + "/verdicts";
  VerdictCache first(path);
  VerdictCache second(path);
  std::vector<std::thread> threads;
  for (int t = 0; t < 8; ++t)
    threads.emplace_back([&, t] {
      VerdictCache& cache = t % 2 == 0 ? first : second;
      for (int i = 0; i < 50; ++i) cache.put(std::to_string(t * 1000 + i), std::to_string(i));
    });
  for (std::thread& thread : threads) thread.join();
  for (int t = 0; t < 8; ++t)
    for (int i = 0; i < 50; ++i) CHECK(first.get(std::to_string(t * 1000 + i)) == std::to_string(i));
}

TEST_CASE("a key depends on every part of a question and on the judge") {
  Case asked = case_of("Why?", {"one", "two"});
  Claim claim = claim_of("It is.");
  const auto key = [&](std::vector<std::size_t> passages = {0, 1}, std::size_t time = 0, const char* judge = "j") {
    return key_of(judge, Query{&asked, &claim, std::move(passages)}, time);
  };
  const std::string before = key();
  CHECK(key() == before);
  CHECK(key({0}) != before);
  CHECK(key({0, 1}, 1) != before);
  CHECK(key({0, 1}, 0, "k") != before);
  claim.text = "It is";
  CHECK(key() != before);
  claim.text = "It is.";
  claim.context = "head";
  CHECK(key() != before);
  claim.context.clear();
  asked.question = "How?";
  CHECK(key() != before);
  asked.question = "Why?";
  asked.retrieved[0] = passage("P1", "on", "e");
  CHECK(key() != before);
  CHECK(judge_part("a", 1, {{"b", "c"}}) != judge_part("a", 1, {{"b", ""}, {"c", ""}}));
}
