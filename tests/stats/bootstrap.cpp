// SPDX-License-Identifier: Apache-2.0
// Weights against an independent script of the same definition, quantiles against R, and the laws that make replicates
// mergeable.
#include "stats/bootstrap.hpp"

#include <array>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

#include "catch.hpp"
#include "stats/agreement.hpp"

using namespace groundlab;

namespace {

constexpr std::uint64_t seed = 11;

TwoByTwo case_number(std::uint64_t i) {
  return {.caught = i % 3, .missed = i % 7 == 0 ? 1U : 0U, .false_alarms = i % 5 == 0 ? 1U : 0U, .passed = i % 4};
}

PoissonBootstrap<TwoByTwo> bootstrap_of(const std::vector<std::uint64_t>& numbers) {
  PoissonBootstrap<TwoByTwo> bootstrap(seed, 200);
  for (const auto i : numbers) bootstrap.add(case_key(fmt::format("c{}", i)), case_number(i));
  return bootstrap;
}

}  // namespace

TEST_CASE("case keys are FNV-1a and weights the published definition, the same on every machine") {
  // FNV-1a test vectors: draft-eastlake-fnv, appendix; the weights: tests/oracle/bootstrap.py.
  CHECK(case_key("a") == 0xaf63dc4c8601ec8c);
  CHECK(case_key("foobar") == 0x85944171f73967e8);
  const std::array<std::uint64_t, 12> first{3, 1, 1, 0, 4, 0, 1, 0, 1, 2, 4, 4};
  const std::array<std::uint64_t, 12> other_case{1, 0, 2, 0, 1, 1, 0, 0, 1, 2, 1, 1};
  const std::array<std::uint64_t, 12> other_seed{0, 2, 1, 1, 1, 0, 1, 0, 1, 0, 1, 0};
  for (std::uint64_t replicate = 0; replicate < first.size(); ++replicate) {
    CHECK(bootstrap_weight(bootstrap_stream(1, replicate), case_key("c01")) == first[replicate]);
    CHECK(bootstrap_weight(bootstrap_stream(1, replicate), case_key("c02")) == other_case[replicate]);
    CHECK(bootstrap_weight(bootstrap_stream(7, replicate), case_key("c01")) == other_seed[replicate]);
  }
}

TEST_CASE("the table of first bits never changes a draw") {
  for (std::uint64_t first = 0; first < 256; ++first) {
    for (std::uint64_t i = 0; i < 64; ++i) {
      const auto bits = (first << 56) | (mix(first * 64 + i) >> 8);
      REQUIRE(poisson_one(bits) == poisson(uniform(bits), 1, exp_minus_one));
    }
    REQUIRE(poisson_one(first << 56) == poisson(uniform(first << 56), 1, exp_minus_one));
  }
  CHECK(poisson_one(~std::uint64_t{0}) < 21);
}

TEST_CASE("weights have the mean and variance of Poisson, and do not hang together") {
  double sum = 0;
  double squares = 0;
  double neighbours = 0;
  double prior = 0;
  constexpr std::uint64_t n = 200000;
  for (std::uint64_t i = 0; i < n; ++i) {
    const auto weight = static_cast<double>(bootstrap_weight(bootstrap_stream(3, i % 1000), i / 1000));
    sum += weight;
    squares += weight * weight;
    neighbours += weight * static_cast<double>(bootstrap_weight(bootstrap_stream(3, (i + 1) % 1000), i / 1000));
    prior += static_cast<double>(prior_weight(bootstrap_stream(3, i), i % 4, 0.5));
  }
  CHECK(sum / n == Approx(1).margin(0.01));
  CHECK(squares / n == Approx(2).margin(0.03));
  CHECK(neighbours / n == Approx(1).margin(0.01));
  CHECK(prior / n == Approx(0.5).margin(0.01));
}

TEST_CASE("replicates do not depend on order or shards") {
  auto left = bootstrap_of({9, 2, 5});
  left += bootstrap_of({1, 7});
  CHECK(left == bootstrap_of({1, 2, 5, 7, 9}));
  CHECK_FALSE(left == bootstrap_of({1, 2, 5, 7, 8}));
}

TEST_CASE("percentiles are R's default quantiles") {
  // R 4.2.2: quantile(c(1, 2, 4, 8, 16, 32), c(.025, .975)) is 1.125 and 30.
  CHECK(percentile_interval({32, 1, 16, 2, 8, 4}, 0.95)->low == Approx(1.125));
  CHECK(percentile_interval({32, 1, 16, 2, 8, 4}, 0.95)->high == Approx(30));
  CHECK(percentile_interval({3}) == Interval{3, 3});
  CHECK_FALSE(percentile_interval({}));
  CHECK_FALSE(percentile_interval({1, 2}, 1));
}

TEST_CASE("a judge without an error in few claims gets a range with width") {
  PoissonBootstrap<TwoByTwo> bootstrap(seed, 500);
  for (std::uint64_t i = 0; i < 20; ++i) bootstrap.add(i, {.caught = i % 2, .passed = 1 - i % 2});
  REQUIRE(kappa(bootstrap.total()) == 1);
  const auto with = bootstrap_interval<TwoByTwo>(bootstrap, two_by_two_prior, kappa);
  const auto without = bootstrap_interval<TwoByTwo>(bootstrap, {}, kappa);
  CHECK(with->high == 1);
  CHECK(with->low < 0.85);
  CHECK(without == Interval{1, 1});
}

TEST_CASE("no figure, or replicates that mostly have none, give no range") {
  PoissonBootstrap<TwoByTwo> bootstrap(seed, 100);
  CHECK_FALSE(bootstrap_interval<TwoByTwo>(bootstrap, two_by_two_prior, kappa));
  // Two claims make a kappa, but most replicates lose one of them.
  bootstrap.add(1, {.caught = 1});
  bootstrap.add(2, {.passed = 1});
  CHECK(kappa(bootstrap.total()) == 1);
  CHECK_FALSE(bootstrap_interval<TwoByTwo>(bootstrap, {}, kappa));
}
