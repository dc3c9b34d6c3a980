#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A program for the laws: verdict, score and quote follow from the question alone, and cover all that may come back.
set -euo pipefail

verdicts=(supported contradicted unsupported not_judged)
while IFS= read -r line; do
  [[ $line =~ ^\{\"id\":([0-9]+),(.*)$ ]]
  length=${#BASH_REMATCH[2]}
  printf '{"id":%d,"verdict":"%s","score":0.%d,"note":"n","passage":"P%d","quote":"%s"}\n' \
    "${BASH_REMATCH[1]}" "${verdicts[length % 4]}" "$((length % 10))" "$((length % 3 + 1))" "the "
done
