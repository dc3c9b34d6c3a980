// SPDX-License-Identifier: Apache-2.0
// The few distributions that the intervals and tests stand on: normal, Student's t, binomial, written out so that no
// figure depends on a platform's library. Checked against scipy (tests/oracle). Preconditions stand at each function;
// callers turn what has no answer into nullopt before they come here.
#pragma once

#include <cstdint>

namespace groundlab {

/// P(Z <= z) of the standard normal.
double normal_cdf(double z);

/// The z with P(Z <= z) = p, for 0 < p < 1. Wichura 1988 (AS 241), relative error about 1e-16.
double normal_quantile(double p);

/// The z that holds `level` of the standard normal between -z and z, for 0 < level < 1: 1.959964 for 0.95.
double two_sided_z(double level);

/// The t that holds `level` of Student's t with `df` >= 1 degrees of freedom between -t and t, for 0 < level < 1.
double two_sided_t(double level, std::uint64_t df);

/// I_x(a, b), the regularised incomplete beta function, for a, b > 0 and 0 <= x <= 1. Lentz's continued fraction.
double incomplete_beta(double a, double b, double x);

/// P(X <= k) for X binomial with n trials of probability p, 0 < p < 1.
double binomial_cdf(std::uint64_t k, std::uint64_t n, double p);

}  // namespace groundlab
