# SPDX-License-Identifier: Apache-2.0
# The bootstrap's weights from their definition (docs/statistics.md), for tests/stats/bootstrap.cpp. The tests keep the
# numbers; nothing runs this.
from math import exp

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


def mix(bits):
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return bits ^ (bits >> 31)


def fnv1a(text):
    key = 0xCBF29CE484222325
    for byte in text.encode():
        key = ((key ^ byte) * 0x100000001B3) & MASK
    return key


def poisson(uniform):
    count, mass, below = 0, exp(-1), exp(-1)
    while uniform >= below:
        count += 1
        mass /= count
        below += mass
    return count


def weight(seed, replicate, key):
    stream = (mix((seed + GOLDEN) & MASK) + (replicate + 1) * GOLDEN) & MASK
    return poisson((mix(mix(stream) ^ key) >> 11) * 2.0**-53)


for seed, case in ((1, "c01"), (1, "c02"), (7, "c01")):
    print(seed, case, [weight(seed, replicate, fnv1a(case)) for replicate in range(12)])
