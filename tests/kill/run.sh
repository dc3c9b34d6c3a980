#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Killed at random moments, a run leaves its result files and its history as they were or as they should be, never
# something that reads as complete and is not: run.sh BINARY [TIMES] [SEED]
set -euo pipefail

binary=$(realpath -- "$1")
times=${2:-200}
RANDOM=${3:-1}
temporary=$(mktemp -d)
trap 'rm -rf -- "$temporary"' EXIT
cd "$temporary"

"$binary" init > /dev/null
for i in $(seq 60); do sed "s/\"id\": *\"/&$i-/" grounded_cases.jsonl; done > many.jsonl
[[ $(wc -l < many.jsonl) == 720 ]]

# How long a whole run takes, in milliseconds: the moments of the kills are spread over it.
began=$(date +%s%N)
"$binary" check many.jsonl -q --format jsonl -o new.jsonl
"$binary" score many.jsonl -q --history runs.jsonl -o score.txt
whole=$((($(date +%s%N) - began) / 2000000 + 2))
new=$(sha256sum < new.jsonl)
"$binary" check grounded_cases.jsonl -q --format jsonl -o old.jsonl
old=$(sha256sum < old.jsonl)

killed=0
kept=0
written=0
runs=1
for ((i = 0; i < times; i++)); do
  cp old.jsonl results.jsonl
  if ((i % 2)); then command=(check many.jsonl -q --format jsonl -o results.jsonl)
  else command=(score many.jsonl -q --history runs.jsonl -o score.txt); fi
  "$binary" "${command[@]}" &
  sleep "$(printf '0.%03d' $((RANDOM % (whole + whole / 5) % 1000)))"
  kill -9 $! 2> /dev/null && killed=$((killed + 1))
  wait $! 2> /dev/null || true

  case $(sha256sum < results.jsonl) in
    "$old") kept=$((kept + 1)) ;;
    "$new") written=$((written + 1)) ;;
    *) echo "after kill $i the results are neither the old nor the new ones"; exit 1 ;;
  esac
  lines=$(wc -l < runs.jsonl)
  ((lines == runs || lines == runs + 1)) || { echo "after kill $i the history went from $runs to $lines lines"; exit 1; }
  runs=$lines
  "$binary" trend runs.jsonl -q > /dev/null || { echo "after kill $i the history does not read"; exit 1; }
done
((killed > times / 4)) || { echo "only $killed of $times runs were killed: the moments miss"; exit 1; }
echo "$times runs, $killed killed: results old $kept times, new $written times; history of $runs runs reads"
