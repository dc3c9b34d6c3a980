# SPDX-License-Identifier: Apache-2.0
# Prints the outside numbers of tests/stats/risk.cpp: MOVER for correct - penalty x wrong of one multinomial sample (Zou,
# Huang and Zhang 2009). The tests keep them; nothing runs this. Debian 12: apt-get install python3-statsmodels (0.13.5)
import numpy as np
from statsmodels.stats.proportion import proportion_confint


def mean_score(correct, wrong, n, penalty):
    p, q = correct / n, wrong / n
    lp, up = proportion_confint(correct, n, 0.05, "wilson")
    lq, uq = proportion_confint(wrong, n, 0.05, "wilson")
    r = 0 if min(p, q, 1 - p, 1 - q) == 0 else -np.sqrt(p * q / ((1 - p) * (1 - q)))
    value = p - penalty * q
    down = np.sqrt((p - lp) ** 2 + (penalty * (uq - q)) ** 2 - 2 * r * (p - lp) * penalty * (uq - q))
    up = np.sqrt((up - p) ** 2 + (penalty * (q - lq)) ** 2 - 2 * r * (up - p) * penalty * (q - lq))
    return value, max(-penalty, value - down), min(1, value + up)


for row in ((5, 5, 12, 1), (60, 10, 100, 3), (40, 0, 50, 9), (0, 20, 20, 1), (7, 3, 20, 0)):
    print("score", row, "%.12g %.12g %.12g" % mean_score(*row))
