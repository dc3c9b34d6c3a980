# SPDX-License-Identifier: Apache-2.0
# Prints the outside numbers of tests/stats/corrected.cpp, from the papers' own formulas on raw data. The tests keep them;
# nothing runs this. Debian 12: apt-get install python3-scipy (scipy 1.10.1, numpy 1.24.2)
import numpy as np
from scipy.stats import norm

Z = norm.ppf(0.975)


def lee(p, q0, q1, n, m0, m1):
    """Lee et al., arXiv 2511.21140, the adjusted interval (after Lang and Reiczigel 2014)."""
    point = (p + q0 - 1) / (q0 + q1 - 1)
    p, q0, q1 = (n * p + Z * Z / 2) / (n + Z * Z), (m0 * q0 + 1) / (m0 + 2), (m1 * q1 + 1) / (m1 + 2)
    n, m0, m1 = n + Z * Z, m0 + 2, m1 + 2
    theta = (p + q0 - 1) / (q0 + q1 - 1)
    shift = 2 * Z * Z * (-(1 - theta) * q0 * (1 - q0) / m0 + theta * q1 * (1 - q1) / m1)
    error = np.sqrt(p * (1 - p) / n + (1 - theta) ** 2 * q0 * (1 - q0) / m0 + theta**2 * q1 * (1 - q1) / m1)
    error /= q0 + q1 - 1
    return np.clip([point, theta + shift - Z * error, theta + shift + Z * error], 0, 1)


for hits, n, c, m1, f, m0 in ((30, 100, 36, 40, 12, 80), (5, 200, 15, 20, 1, 20), (300, 500, 180, 200, 60, 200),
                              (10, 100, 18, 20, 8, 40)):
    print("lee", (hits, n, c, m1, f, m0), "%.12g %.12g %.12g" % tuple(lee(hits / n, 1 - f / m0, c / m1, n, m0, m1)))


def ppi_mean(y, f, rest):
    """PPI++, arXiv 2311.01453, example 1 and equation 7, as the authors' ppi_py 0.2 does it for a mean."""
    n, big = len(y), len(rest)
    weight = np.mean((y - y.mean()) * (f - f.mean())) / ((1 + n / big) * np.cov(np.concatenate([f, rest])))
    weight = np.clip(weight, 0, 1)
    point = (weight * rest).mean() + (y - weight * f).mean()
    error = np.sqrt((weight * rest).var() / big + (y - weight * f).var() / n)
    return weight, point, point - Z * error, point + Z * error


def answers(both, person, judge, neither):
    y = np.array([1] * both + [1] * person + [0] * judge + [0] * neither, float)
    f = np.array([1] * both + [0] * person + [1] * judge + [0] * neither, float)
    return y, f


for labelled, hits, n in (((30, 10, 8, 52), 130, 400), ((22, 3, 2, 73), 100, 500), ((10, 10, 40, 40), 30, 60)):
    y, f = answers(*labelled)
    rest = np.array([1] * hits + [0] * (n - hits), float)
    print("ppi", labelled, hits, n, "%.12g %.12g %.12g %.12g" % ppi_mean(y, f, rest))


def ppi_clustered(labelled, unlabelled):
    """The same with ratio estimators and residuals per answer: labelled (person, judge, claims), unlabelled (judge, claims)."""
    y, f, m = (np.array(part, float) for part in zip(*labelled))
    g, k = (np.array(part, float) for part in zip(*unlabelled))
    n, big = m.sum(), k.sum()
    e_y, e_f = y - y.sum() / n * m, f - f.sum() / n * m
    pooled = (f.sum() + g.sum()) / (n + big)
    spread = (((f - pooled * m) ** 2).sum() + ((g - pooled * k) ** 2).sum()) / (n + big - 1)
    weight = np.clip((e_y * e_f).sum() / n / ((1 + n / big) * spread), 0, 1)
    point = y.sum() / n + weight * (g.sum() / big - f.sum() / n)
    error = np.sqrt(((e_y - weight * e_f) ** 2).sum() / n**2 + weight**2 * ((g - g.sum() / big * k) ** 2).sum() / big**2)
    return weight, point, point - Z * error, point + Z * error


labelled = [(2, 2, 4), (0, 1, 3), (3, 2, 5), (1, 1, 2), (4, 4, 4), (0, 0, 6), (2, 1, 3), (1, 2, 4)] * 3
unlabelled = [(1, 4), (0, 2), (3, 3), (2, 5), (0, 4), (4, 6), (1, 3)] * 10
print("ppi clustered %.12g %.12g %.12g %.12g" % ppi_clustered(labelled, unlabelled))
