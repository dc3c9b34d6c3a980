#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# One behaviour of the command line: run.sh BINARY FOLDER
#
# FOLDER holds `cmd` (run by bash in a temporary copy of the folder, with `groundlab` on PATH and a bare environment),
# any files it reads, and what is expected: `stdout`, `stderr` (absent: empty) and `exit` (absent: 0). The comparison is
# byte for byte. `needs` names programs, one a line: without them the test is skipped (77). `label` is CTest's.
# UPDATE=1 writes what came out into FOLDER instead: read the difference before committing it.
set -euo pipefail

binary=$(realpath -- "$1")
folder=$(realpath -- "$2")

if [[ -f $folder/needs ]]; then
  while read -r program; do
    command -v "$program" > /dev/null || { echo "skipped: no $program here"; exit 77; }
  done < "$folder/needs"
fi

temporary=$(mktemp -d)
trap 'chmod -R u+rwX -- "$temporary"; rm -rf -- "$temporary"' EXIT
mkdir "$temporary/bin" "$temporary/out"
ln -s "$binary" "$temporary/bin/groundlab"
ln -s "$(dirname -- "$binary")/tests/fake_model" "$temporary/bin/"
cp -R -- "$folder" "$temporary/here"
mv -- "$temporary/here/cmd" "$temporary/cmd"
rm -f -- "$temporary/here/"{stdout,stderr,exit,needs,label}

code=0
(
  cd "$temporary/here"
  exec env -i PATH="$temporary/bin:/usr/local/bin:/usr/bin:/bin" HOME="$PWD" LC_ALL=C.UTF-8 TZ=UTC \
    bash "$temporary/cmd" < /dev/null > "$temporary/out/stdout" 2> "$temporary/out/stderr"
) || code=$?
[[ $code == 0 ]] || echo "$code" > "$temporary/out/exit"

if grep -lF -- "$temporary" "$temporary"/out/*; then
  echo "the output names the temporary folder: a golden must be the same everywhere"
  exit 1
fi

failed=0
for part in stdout stderr exit; do
  got=$temporary/out/$part
  want=$folder/$part
  [[ -s $got ]] || got=/dev/null
  [[ -e $want ]] || want=/dev/null
  if [[ ${UPDATE:-} == 1 ]]; then
    if [[ $got == /dev/null ]]; then rm -f -- "$folder/$part"; else cp -- "$got" "$folder/$part"; fi
  elif ! cmp -s -- "$want" "$got"; then
    failed=1
    echo "--- $part differs (- expected, + got), from: $(tail -n 1 "$temporary/cmd")"
    diff -u --label "expected $part" --label "got $part" -- "$want" "$got" || true
  fi
done
exit $failed
