#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Runs every step of the CI definitions that the docs give, as their runners would, on a repository that is fine, one
# that has regressed, and one that misses a gate: run.sh BINARY
set -euo pipefail

binary=$(realpath -- "$1")
tests=$(dirname -- "$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")")
/usr/bin/python3 -c 'import yaml' 2> /dev/null || { echo "skipped: no python3-yaml here"; exit 77; }
temporary=$(mktemp -d)
trap 'rm -rf -- "$temporary"' EXIT
mkdir "$temporary/bin"
ln -s "$binary" "$temporary/bin/groundlab"
export PATH="$temporary/bin:$PATH"

desks() { # desks N WRONG...
  local n=$1 i hour
  shift
  for ((i = 1; i <= n; i++)); do
    hour=9
    [[ " $* " == *" $i "* ]] && hour=8
    printf '{"id":"q%03d","question":"","retrieved":[{"id":"P1","text":"The desk opens at 9."}],"answer":"The desk opens at %s [P1]."}\n' "$i" "$hour"
  done
}

# repository NAME GATE WRONG...: a folder with cases, gates, and the results of a run in which none was wrong
repository() {
  local folder=$temporary/$1 gate=$2
  shift 2
  mkdir -p "$folder/groundedness"
  desks 60 > "$folder/groundedness/cases.jsonl"
  (cd "$folder" && groundlab check groundedness/cases.jsonl --format jsonl -o groundedness/base.jsonl)
  desks 60 "$@" > "$folder/groundedness/cases.jsonl"
  printf 'fail-if = ["wrong hours: %s"]\n' "$gate" > "$folder/groundedness/groundlab.toml"
}
repository fine 'contradiction_rate.high > 0.2'
repository regressed 'contradiction_rate.high > 0.9' 1 2 3 4 5 6 7 8 9 10 11 12
repository missed 'contradiction_rate.high > 0.05' 7

# codes FILE FOLDER: the exit codes of its steps
codes() {
  local script codes=""
  cd "$temporary/$2"
  export INPUT_CASES=groundedness/cases.jsonl INPUT_CONFIG=groundedness/groundlab.toml
  export INPUT_BASE=groundedness/base.jsonl INPUT_INCONCLUSIVE=pass FILES=groundedness/cases.jsonl
  while IFS= read -r -d $'\x1e' script; do
    [[ -n $script ]] || continue
    bash -eo pipefail -c "$script" > log 2>&1 && codes+=" 0" || codes+=" $?"
  done < <(/usr/bin/python3 "$tests/ci/steps.py" "$1" | sed 's/^#### STEP$/\x1e/'; printf '\x1e')
  echo "${codes# }"
}

failed=0
expect() { # expect FILE FOLDER CODES
  local got
  got=$(codes "$(realpath -- "$tests/../$1")" "$2")
  [[ $got == "$3" ]] || { echo "$1 on $2: steps ended with \"$got\", not \"$3\""; cat "$temporary/$2/log"; failed=1; }
}
for definition in docs/ci/github.yml docs/ci/gitlab-ci.yml docs/ci/Jenkinsfile docs/ci/action.yml; do
  expect $definition fine "0 0"
  expect $definition regressed "0 1"
done
expect docs/ci/github.yml missed "1 0"
expect docs/ci/action.yml missed "1 0"
expect docs/ci/gitlab-ci.yml missed "1 4"
expect docs/ci/Jenkinsfile missed "1 4"
expect .pre-commit-hooks.yaml fine "0 0"
exit $failed
