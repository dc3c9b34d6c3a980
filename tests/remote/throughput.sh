#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Speed and memory against a model that takes 50 ms: throughput.sh GROUNDLAB FAKE_MODEL
# 32 requests open at a time; one claim, one request and one case each. At least 500 claims a second, and no more memory
# for four times the claims.
set -euo pipefail

groundlab=$(realpath -- "$1")
fake_model=$(realpath -- "$2")
folder=$(mktemp -d)
cd "$folder"
"$fake_model" port --delay 50 &
server=$!
trap 'kill "$server"; rm -rf -- "$folder"' EXIT
until [[ -s port ]]; do sleep 0.02; done

# measure CLAIMS: milliseconds, and the highest resident memory in kB.
measure() {
  awk -v n="$1" 'BEGIN {
    for (i = 1; i <= n; ++i)
      printf "{\"id\":\"c%d\",\"question\":\"\",\"retrieved\":[{\"id\":\"P1\",\"text\":\"Pump %d runs.\"}],\"answer\":\"Pump %d runs.\"}\n", i, i, i
  }' > cases.jsonl
  local begin end memory=0 now
  begin=$(date +%s%3N)
  "$groundlab" check cases.jsonl --judge llm --llm-url "http://127.0.0.1:$(cat port)" --llm-model m --concurrency 32 \
    --cache "cache.$1" -q -o results.txt &
  local run=$!
  while now=$(sed -n 's/^VmHWM:[^0-9]*\([0-9]*\).*/\1/p' "/proc/$run/status" 2> status.log) && [[ -n $now ]]; do
    memory=$now
    sleep 0.05
  done
  wait "$run"
  end=$(date +%s%3N)
  grep -q "$1 cases, $1 claims: $1 supported" results.txt
  echo "$((end - begin)) $memory"
}

read -r _ few_memory <<< "$(measure 1000)"
read -r time memory <<< "$(measure 4000)"
echo "$((4000 * 1000 / time)) claims/s; $few_memory kB for 1000 claims, $memory kB for 4000"
((4000 * 1000 / time >= 500))
((memory < few_memory + few_memory / 5))
