// SPDX-License-Identifier: Apache-2.0
// Normal quantile by Wichura's rational approximations (AS 241, Applied Statistics 37, 1988); the incomplete beta by
// the continued fraction 8.17.22 of the NIST Digital Library of Mathematical Functions; Student's t by Newton steps in
// a bracket, and by Fisher's expansion (Abramowitz and Stegun 26.7.5) where there are many degrees of freedom.
#include "stats/distributions.hpp"

#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <span>

namespace groundlab {
namespace {

double polynomial(std::span<const double> coefficients, double x) {
  return std::accumulate(coefficients.rbegin(), coefficients.rend(), 0.0,
                         [x](double value, double coefficient) { return value * x + coefficient; });
}

constexpr std::array centre_top{3.3871328727963666080e0,  1.3314166789178437745e+2, 1.9715909503065514427e+3,
                                1.3731693765509461125e+4, 4.5921953931549871457e+4, 6.7265770927008700853e+4,
                                3.3430575583588128105e+4, 2.5090809287301226727e+3};
constexpr std::array centre_bottom{1.0,
                                   4.2313330701600911252e+1,
                                   6.8718700749205790830e+2,
                                   5.3941960214247511077e+3,
                                   2.1213794301586595867e+4,
                                   3.9307895800092710610e+4,
                                   2.8729085735721942674e+4,
                                   5.2264952788528545610e+3};
constexpr std::array middle_top{1.42343711074968357734e0,  4.63033784615654529590e0, 5.76949722146069140550e0,
                                3.64784832476320460504e0,  1.27045825245236838258e0, 2.41780725177450611770e-1,
                                2.27238449892691845833e-2, 7.74545014278341407640e-4};
constexpr std::array middle_bottom{1.0,
                                   2.05319162663775882187e0,
                                   1.67638483018380384940e0,
                                   6.89767334985100004550e-1,
                                   1.48103976427480074590e-1,
                                   1.51986665636164571966e-2,
                                   5.47593808499534494600e-4,
                                   1.05075007164441684324e-9};
constexpr std::array tail_top{6.65790464350110377720e0,  5.46378491116411436990e0,  1.78482653991729133580e0,
                              2.96560571828504891230e-1, 2.65321895265761230930e-2, 1.24266094738807843860e-3,
                              2.71155556874348757815e-5, 2.01033439929228813265e-7};
constexpr std::array tail_bottom{1.0,
                                 5.99832206555887937690e-1,
                                 1.36929880922735805310e-1,
                                 1.48753612908506148525e-2,
                                 7.86869131145613259100e-4,
                                 1.84631831751005468180e-5,
                                 1.42151175831644588870e-7,
                                 2.04426310338993978564e-15};

/// The continued fraction of the incomplete beta, which converges fast for x < (a + 1) / (a + b + 2).
double beta_fraction(double a, double b, double x) {
  constexpr double tiny = 1e-300;
  constexpr double small_enough = 1e-16;
  const auto away_from_zero = [](double value) { return std::abs(value) < tiny ? tiny : value; };
  double c = 1;
  double d = 1 / away_from_zero(1 - (a + b) * x / (a + 1));
  double fraction = d;
  for (double m = 1; m < 20000; ++m) {
    const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away_from_zero(1 + even * d);
    c = away_from_zero(1 + even / c);
    fraction *= d * c;
    const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away_from_zero(1 + odd * d);
    c = away_from_zero(1 + odd / c);
    const double step = d * c;
    fraction *= step;
    if (std::abs(step - 1) < small_enough) break;
  }
  return fraction;
}

/// Fisher's expansion in powers of 1 / df; its error is below 1e-11 from 200 degrees of freedom on.
double t_by_expansion(double z, double df) {
  const double z2 = z * z;
  const double g1 = (z2 + 1) * z / 4;
  const double g2 = ((5 * z2 + 16) * z2 + 3) * z / 96;
  const double g3 = (((3 * z2 + 19) * z2 + 17) * z2 - 15) * z / 384;
  const double g4 = ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) * z / 92160;
  return z + (g1 + (g2 + (g3 + g4 / df) / df) / df) / df;
}

}  // namespace

double normal_cdf(double z) { return std::erfc(-z / std::numbers::sqrt2) / 2; }

double normal_quantile(double p) {
  const double q = p - 0.5;
  if (std::abs(q) <= 0.425) {
    const double r = 0.180625 - q * q;
    return q * polynomial(centre_top, r) / polynomial(centre_bottom, r);
  }
  const double r = std::sqrt(-std::log(q < 0 ? p : 1 - p));
  const double size = r <= 5 ? polynomial(middle_top, r - 1.6) / polynomial(middle_bottom, r - 1.6)
                             : polynomial(tail_top, r - 5) / polynomial(tail_bottom, r - 5);
  return q < 0 ? -size : size;
}

double two_sided_z(double level) { return -normal_quantile((1 - level) / 2); }

double two_sided_t(double level, std::uint64_t df) {
  const auto n = static_cast<double>(df);
  const double z = two_sided_z(level);
  if (df > 200) return t_by_expansion(z, n);
  const auto held = [n](double t) { return incomplete_beta(0.5, n / 2, t * t / (n + t * t)); };
  double low = z;  // t is never below z
  double high = 2 * z;
  while (held(high) < level) high *= 2;
  const double scale = 2 * std::exp(std::lgamma((n + 1) / 2) - std::lgamma(n / 2)) / std::sqrt(n * std::numbers::pi);
  double t = high;
  for (int step = 0; step < 200; ++step) {
    const double miss = held(t) - level;
    (miss < 0 ? low : high) = t;
    const double density = scale * std::pow(1 + t * t / n, -(n + 1) / 2);
    double next = t - miss / density;
    if (!(next > low && next < high)) next = low + (high - low) / 2;
    const bool settled = std::abs(next - t) <= 4 * std::numeric_limits<double>::epsilon() * t;
    t = next;
    if (settled) break;
  }
  return t;
}

double incomplete_beta(double a, double b, double x) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const double front =
      std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x));
  if (x < (a + 1) / (a + b + 2)) return front * beta_fraction(a, b, x) / a;
  return 1 - front * beta_fraction(b, a, 1 - x) / b;
}

double binomial_cdf(std::uint64_t k, std::uint64_t n, double p) {
  if (k >= n) return 1;
  return incomplete_beta(static_cast<double>(n - k), static_cast<double>(k) + 1, 1 - p);
}

}  // namespace groundlab
