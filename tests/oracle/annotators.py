# SPDX-License-Identifier: Apache-2.0
# Alpha and AC1 from their definitions, pair by pair, for tests/stats/annotators.cpp. The tests keep the numbers; nothing
# runs this. The published values beside them: Krippendorff 2011; the overview vignette of the R package irrCAC 1.0.
from itertools import permutations


def alpha(units):
    units = [[v for v in unit if v is not None] for unit in units]
    units = [unit for unit in units if len(unit) > 1]
    values = [v for unit in units for v in unit]
    n = len(values)
    observed = sum(sum(a != b for a, b in permutations(unit, 2)) / (len(unit) - 1) for unit in units) / n
    expected = sum(a != b for a, b in permutations(values, 2)) / (n * (n - 1))
    return 1 - observed / expected


def ac1(units, classes):
    units = [[v for v in unit if v is not None] for unit in units]
    units = [unit for unit in units if unit]
    paired = [unit for unit in units if len(unit) > 1]
    agreed = sum(sum(a == b for a, b in permutations(unit, 2)) / (len(unit) * (len(unit) - 1)) for unit in paired)
    agreed /= len(paired)
    shares = [sum(unit.count(c) / len(unit) for unit in units) / len(units) for c in classes]
    chance = sum(s * (1 - s) for s in shares) / (len(classes) - 1)
    return agreed, chance, (agreed - chance) / (1 - chance)


def table(rows):
    return [[i, j] for i, row in enumerate(rows) for j, count in enumerate(row) for _ in range(count)]


N = None
sets = {
    "four observers, twelve units": [[1, 1, N, 1], [2, 2, 3, 2], [3] * 4, [3] * 4, [2] * 4, [1, 2, 3, 4], [4] * 4,
                                     [1, 1, 2, 1], [2] * 4, [N, 5, 5, 5], [N, N, 1, 1], [N, N, 3, N]],
    "two observers, ten units": [list(p) for p in zip([0, 1, 0, 0, 0, 0, 0, 0, 1, 0], [1, 1, 1, 0, 0, 1, 0, 0, 0, 0])],
    "abstractors": table([[13, 0, 0], [0, 20, 7], [0, 4, 56]]),
    "rare class": table([[1, 2], [3, 94]]),
}
for name, units in sets.items():
    classes = sorted({v for unit in units for v in unit if v is not None})
    print("%s: alpha %.12g AC1 %.12g (agreed %.7g, by chance %.7g)" % ((name, alpha(units)) + (lambda r: (r[2], r[0], r[1]))(ac1(units, classes))))
