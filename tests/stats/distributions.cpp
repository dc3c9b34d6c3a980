// SPDX-License-Identifier: Apache-2.0
// Numbers from scipy 1.10.1: `python3 tests/oracle/intervals.py distributions`.
#include "stats/distributions.hpp"

#include <cstdint>

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("two-sided normal quantiles equal scipy's norm.ppf") {
  struct Row {
    double level, z;
  };
  const Row rows[] = {
      {0.5, 0.674489750196082}, {0.8, 1.2815515655446},    {0.9, 1.64485362695147},      {0.95, 1.95996398454005},
      {0.99, 2.5758293035489},  {0.999, 3.29052673149193}, {0.999999, 4.89163847567109},
  };
  for (const auto& [level, z] : rows) {
    CAPTURE(level);
    CHECK(two_sided_z(level) == Approx(z).epsilon(1e-11));
    CHECK(normal_cdf(z) - normal_cdf(-z) == Approx(level).epsilon(1e-12));
  }
}

TEST_CASE("two-sided Student quantiles equal scipy's t.ppf, also where the method changes") {
  struct Row {
    double level;
    std::uint64_t df;
    double t;
  };
  const Row rows[] = {
      {0.8, 1, 3.07768353720781},       {0.8, 2, 1.88561808316415},     {0.8, 10, 1.37218364111029},
      {0.95, 1, 12.7062047364321},      {0.95, 2, 4.30265272991127},    {0.95, 3, 3.18244630528426},
      {0.95, 30, 2.04227245630124},     {0.95, 99, 1.98421695150868},   {0.95, 200, 1.97189622363161},
      {0.95, 201, 1.97183650677762},    {0.95, 1000, 1.96233908082641}, {0.95, 100000, 1.95998770753461},
      {0.99, 1, 63.656741162874},       {0.99, 5, 4.03214298355754},    {0.99, 201, 2.60050991905733},
      {0.99, 100000, 2.57587846990837},
  };
  for (const auto& [level, df, t] : rows) {
    CAPTURE(level, df);
    CHECK(two_sided_t(level, df) == Approx(t).epsilon(1e-10));
  }
}

TEST_CASE("the incomplete beta equals scipy's beta.cdf and the binomial tail binom.cdf") {
  struct Beta {
    double a, b, x, value;
  };
  const Beta betas[] = {
      {0.5, 0.5, 0.3, 0.369010119565545},
      {2, 3, 0.5, 0.6875},
      {50, 0.5, 0.99, 0.317304397874197},
      {0.5, 100, 0.02, 0.955314503637367},
      {300, 400, 0.42, 0.324462886882212},
      {1, 1, 0.25, 0.25},
      {2, 2, 0, 0},
      {2, 2, 1, 1},
  };
  for (const auto& [a, b, x, value] : betas) CHECK(incomplete_beta(a, b, x) == Approx(value).epsilon(1e-11));

  struct Binomial {
    std::uint64_t k, n;
    double p, value;
  };
  const Binomial binomials[] = {
      {0, 5, 0.5, 0.03125},
      {2, 10, 0.5, 0.0546875},
      {7, 20, 0.3, 0.772271797418161},
      {20, 20, 0.1, 1},
      {480, 1000, 0.5, 0.10872414660207},
      {3, 5000, 0.001, 0.264885475856507},
  };
  for (const auto& [k, n, p, value] : binomials) CHECK(binomial_cdf(k, n, p) == Approx(value).epsilon(1e-10));
}
