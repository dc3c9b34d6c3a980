# SPDX-License-Identifier: Apache-2.0
# Prints the outside numbers of tests/stats/agreement.cpp. The tests keep them; nothing runs this.
# Debian 12: apt-get install python3-statsmodels (0.13.5)
import numpy as np
from statsmodels.stats.inter_rater import cohens_kappa

for table in ((10, 1, 2, 7), (20, 5, 10, 15), (13, 4, 0, 3), (0, 5, 5, 0), (45, 15, 25, 15)):
    print("kappa", table, "%.12g" % cohens_kappa(np.array(table).reshape(2, 2)).kappa)
