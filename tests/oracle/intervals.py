# SPDX-License-Identifier: Apache-2.0
# Prints the outside numbers of tests/stats/distributions.cpp and intervals.cpp. The tests keep them; nothing runs this.
# Debian 12: apt-get install python3-scipy python3-statsmodels (scipy 1.10.1, statsmodels 0.13.5)
import sys

import numpy as np
import statsmodels.api as sm
from scipy import stats
from statsmodels.stats.proportion import proportion_confint


def distributions():
    for level in (0.5, 0.8, 0.9, 0.95, 0.99, 0.999, 0.999999):
        print("norm", level, "%.15g" % stats.norm.ppf((1 + level) / 2))
    for level in (0.8, 0.95, 0.99):
        for df in (1, 2, 3, 5, 10, 30, 99, 200, 201, 1000, 100000):
            print("t", level, df, "%.15g" % stats.t.ppf((1 + level) / 2, df))
    for a, b, x in ((0.5, 0.5, 0.3), (2, 3, 0.5), (50, 0.5, 0.99), (0.5, 100, 0.02), (300, 400, 0.42), (1, 1, 0.25)):
        print("beta", a, b, x, "%.15g" % stats.beta.cdf(x, a, b))
    for k, n, p in ((0, 5, 0.5), (2, 10, 0.5), (7, 20, 0.3), (20, 20, 0.1), (480, 1000, 0.5), (3, 5000, 0.001)):
        print("binom", k, n, p, "%.15g" % stats.binom.cdf(k, n, p))


def wilson():
    rows = ((0, 10, 0.95), (5, 10, 0.95), (10, 10, 0.95), (1, 1, 0.95), (17, 20, 0.95), (850, 1000, 0.95), (3, 7, 0.9),
            (1, 100000, 0.99))
    for hits, n, level in rows:
        print("wilson", hits, n, level, "%.12g %.12g" % proportion_confint(hits, n, 1 - level, "wilson"))


def clustered():
    sets = {
        "differ": [(3, 4), (1, 5), (2, 2), (0, 3), (4, 6)],
        "alike": [(4, 4), (0, 4), (4, 4), (0, 4), (4, 4)],
        "spread": [(1, 2), (1, 2), (1, 2), (1, 2)],
        "single hit": [(1, 4), (0, 4), (0, 4), (0, 4), (0, 4), (0, 4)],
    }
    for name, clusters in sets.items():
        y = np.concatenate([[1] * x + [0] * (m - x) for x, m in clusters])
        group = np.concatenate([[i] * m for i, (_, m) in enumerate(clusters)])
        fit = sm.OLS(y, np.ones(len(y))).fit(cov_type="cluster", cov_kwds={"groups": group, "use_correction": False})
        p, variance, n, k = fit.params[0], fit.bse[0] ** 2, len(y), len(clusters)
        effect = variance / (p * (1 - p) / n)
        worst = sum(m * m for _, m in clusters) / n
        rarer = min(y.sum(), n - y.sum())
        reduced = n / max(1, (rarer * effect + worst) / (rarer + 1))
        shrink = (stats.norm.ppf(0.975) / stats.t.ppf(0.975, k - 1)) ** 2
        effective = max(min(reduced, n / worst), reduced * shrink)
        low, high = proportion_confint(p * effective, effective, 0.05, "wilson")
        print("clustered", name, "effect %.12g n %.12g low %.12g high %.12g" % (effect, effective, low, high))


if __name__ == "__main__":
    {"distributions": distributions, "wilson": wilson, "clustered": clustered}[sys.argv[1]]()
