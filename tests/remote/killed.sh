#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A run that is killed again and again: killed.sh GROUNDLAB FAKE_MODEL
# 1,000 claims, one request in five goes wrong, killed 20 times at random: the result is that of an undisturbed run, byte
# for byte, and no verdict that was kept is paid for again.
set -euo pipefail

groundlab=$(realpath -- "$1")
fake_model=$(realpath -- "$2")
folder=$(mktemp -d)
cd "$folder"
servers=()
trap 'kill "${servers[@]}" 2> kill.log || true; rm -rf -- "$folder"' EXIT

serve() { # serve PORT_FILE OPTIONS...
  "$fake_model" "$@" &
  servers+=($!)
  until [[ -s $1 ]]; do sleep 0.02; done
}
# Fills `line` with the command for a server. Run in the background it must be the process itself, not a shell around it.
check() { # check PORT_FILE OPTIONS...
  line=("$groundlab" check cases.jsonl --judge llm --llm-url "http://127.0.0.1:$(cat "$1")" --llm-model m --format jsonl "${@:2}")
}
# The claims that a cache has a verdict for, one a line, sorted.
kept() {
  check faulty --cache "$1" --offline -q
  { "${line[@]}" 2> offline.log || true; } | # the first kill may come before the first verdict
    { grep -o '"text":"[^"]*","span":[^}]*"verdict":"[a-z]*"' || true; } |
    { grep -v 'unsupported\|not_judged' || true; } |
    sed 's/"text":"\([^"]*\)".*/\1/' | sort
}

awk 'BEGIN {
  for (i = 1; i <= 500; ++i)
    printf "{\"id\":\"c%d\",\"question\":\"\",\"retrieved\":[{\"id\":\"P1\",\"text\":\"Pump %d runs. Valve %d is open.\"}]," \
           "\"answer\":\"Pump %d runs. Valve %d is open.\"}\n", i, i, i, i, i
}' > cases.jsonl

serve quiet
check quiet --cache reference.sqlite --concurrency 32 -q
"${line[@]}" > reference.jsonl

serve faulty --faults 0.2 --delay 250 --paid paid.log
: > paid.log
: > kept.txt
: > seen.txt
kills=0
early=0
while ((kills < 20)); do
  check faulty --cache killed.sqlite --concurrency 16 -q
  "${line[@]}" > killed.jsonl 2> killed.log &
  run=$!
  sleep "0.$((RANDOM % 3 + 1))$((RANDOM % 10))"
  if kill -KILL "$run" 2> kill.log; then kills=$((kills + 1)); else early=1; fi
  wait "$run" 2> kill.log || true
  [[ $early == 0 ]] || break
  sleep 0.1 # what was under way is written to paid.log
  tail -n "+$(($(wc -l < seen.txt) + 1))" paid.log | sort > new.txt
  if [[ -n $(comm -12 new.txt kept.txt) ]]; then
    echo "paid for again although it was kept:"
    comm -12 new.txt kept.txt
    exit 1
  fi
  cp paid.log seen.txt
  kept killed.sqlite > kept.txt
done
check faulty --cache killed.sqlite --concurrency 16 -q
"${line[@]}" > killed.jsonl
tail -n "+$(($(wc -l < seen.txt) + 1))" paid.log | sort > new.txt
[[ -z $(comm -12 new.txt kept.txt) ]] || { echo "paid for again after the last kill"; exit 1; }
cmp reference.jsonl killed.jsonl
twice=$(sort paid.log | uniq -d | wc -l)
echo "killed $kills times: same bytes; $(sort -u paid.log | wc -l) claims paid, $twice of them again, all under way when killed"
[[ $(sort -u paid.log | wc -l) == 1000 ]]
((kills >= 20 && twice <= 20 * 16))
