#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The golden runner must fail where it should: self_test.sh FOLDER_OF_RUNNER. Uses a made-up program, not groundlab.
set -euo pipefail

runner=$(realpath -- "$1")/run.sh
temporary=$(mktemp -d)
trap 'rm -rf -- "$temporary"' EXIT
cd "$temporary"
printf '#!/bin/sh\ncat "$@"; echo talk >&2; exit 3\n' > program
chmod +x program

fresh() { rm -rf golden; mkdir golden; echo 'groundlab input' > golden/cmd; echo answer > golden/input; }
expect() { # expect CODE WHY
  local code=0
  bash "$runner" ./program golden > log 2>&1 || code=$?
  [[ $code == "$1" ]] || { echo "the runner ended with $code, not $1: $2"; cat log; exit 1; }
}

fresh; expect 1 'nothing is expected, much comes'
fresh; UPDATE=1 expect 0 'an update takes what comes'
[[ $(cat golden/stdout golden/stderr golden/exit) == $'answer\ntalk\n3' ]] || { echo 'an update wrote other bytes'; exit 1; }
expect 0 'the same comes again'
for part in stdout stderr exit; do
  cp -r golden kept
  echo other > golden/$part; expect 1 "$part is another"
  rm golden/$part; expect 1 "$part is missing"
  rm -r golden; mv kept golden
done
printf 'answer' > golden/stdout; expect 1 'the last line feed counts'
fresh; echo 'pwd' > golden/cmd; UPDATE=1 expect 1 'the temporary folder must not get into a golden'
fresh; echo 'no-such-program-here' > golden/needs; expect 77 'a program is missing'
fresh; echo 'ls; echo "$HOME" | grep -c here; echo "${NO_COLOR-unset}"' > golden/cmd
printf 'input\n1\nunset\n' > golden/stdout; NO_COLOR=1 expect 0 'a bare environment, and no expectation beside the input'
echo 'the golden runner fails where it should'
