#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A judge in twenty lines: the share of the claim's words that stand in one passage.

Used as: groundlab agree --judge "exec:python3 examples/judge.py"
"""
import json
import re
import sys


def words(text):
    return set(re.findall(r"\w+", text.lower()))


for line in sys.stdin:
    asked = json.loads(line)
    claim = words(asked["claim"])
    best = max(asked["passages"], key=lambda passage: len(claim & words(passage["text"])))
    score = len(claim & words(best["text"])) / max(len(claim), 1)
    verdict = "supported" if score >= 0.75 else "unsupported"
    reply = {"id": asked["id"], "verdict": verdict, "score": score, "passage": best["id"]}
    print(json.dumps(reply), flush=True)
