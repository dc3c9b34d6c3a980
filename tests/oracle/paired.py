# SPDX-License-Identifier: Apache-2.0
# Prints the outside numbers of tests/stats/paired.cpp. The tests keep them; nothing runs this.
# Debian 12: apt-get install python3-scipy python3-statsmodels (scipy 1.10.1, statsmodels 0.13.5)
import numpy as np
import statsmodels.api as sm
from scipy.stats import norm
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import proportion_confint

for b, c in ((1, 9), (5, 5), (0, 6), (12, 3), (86, 150)):
    print("mcnemar", b, c, "%.12g" % mcnemar([[0, b], [c, 0]], exact=True).pvalue)

for p in ((0.01, 0.04, 0.03, 0.005), (0.5, 0.6, 0.9), (0.02, 0.02, 0.02, 0.2, 0.001)):
    print("holm", p, multipletests(p, method="holm")[1])


def newcombe10(a, b, c, d):
    """Newcombe 1998, Statistics in Medicine 17, 2635-2650, method 10: both, only first, only second, neither."""
    n = a + b + c + d
    p1, p2 = (a + b) / n, (a + c) / n
    l1, u1 = proportion_confint(a + b, n, 0.05, "wilson")
    l2, u2 = proportion_confint(a + c, n, 0.05, "wilson")
    q = (a + b) * (c + d) * (a + c) * (b + d)
    t = a * d - b * c
    phi = 0 if q == 0 else (max(t - n / 2, 0) if t > 0 else t) / np.sqrt(q)
    down = np.sqrt((p1 - l1) ** 2 - 2 * phi * (p1 - l1) * (u2 - p2) + (u2 - p2) ** 2)
    up = np.sqrt((u1 - p1) ** 2 - 2 * phi * (u1 - p1) * (p2 - l2) + (p2 - l2) ** 2)
    return p1 - p2, p1 - p2 - down, p1 - p2 + up


for cells in ((36, 12, 2, 0), (20, 12, 2, 16), (0, 10, 15, 5), (54, 0, 0, 0), (30, 0, 0, 20)):
    print("newcombe", cells, "%.12g %.12g %.12g" % newcombe10(*cells))

cases = [((3, 4), (2, 4)), ((1, 5), (1, 3)), ((2, 2), (0, 2)), ((0, 3), (1, 3)), ((4, 6), (3, 5)), ((2, 3), (0, 0))]
y, side, group = [], [], []
for i, ((x1, n1), (x2, n2)) in enumerate(cases):
    for s, x, n in ((1, x1, n1), (0, x2, n2)):
        y += [1] * x + [0] * (n - x)
        side += [s] * n
        group += [i] * n
fit = sm.OLS(np.array(y), sm.add_constant(np.array(side))).fit(
    cov_type="cluster", cov_kwds={"groups": np.array(group), "use_correction": False})
print("clustered difference %.12g standard error %.12g" % (fit.params[1], fit.bse[1]))
print("detectable at power 0.8: %.12g" % ((norm.ppf(0.975) + norm.ppf(0.8)) * fit.bse[1]))
