#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Runs what a page shows: run.sh BINARY PAGE
#
# In every block that begins with ```console, a line `$ command` is run by bash and the lines after it must be what it
# prints (both streams). All commands of a page run in one fresh folder, in order. A line <!-- needs PROGRAM --> skips the
# page (77) where there is no such program. UPDATE=1 writes what came out into PAGE.
set -euo pipefail

binary=$(realpath -- "$1")
page=$(realpath -- "$2")
for program in $(sed -n 's/^<!-- needs \(.*\) -->$/\1/p' "$page"); do
  command -v "$program" > /dev/null || { echo "skipped: no $program here"; exit 77; }
done

temporary=$(mktemp -d)
# What a page leaves running must not outlive it: it would hold the test's output open.
kill_servers() { [[ ! -s $temporary/here/model.pid ]] || kill "$(cat "$temporary/here/model.pid")" || true; }
trap 'kill_servers; rm -rf -- "$temporary"' EXIT
mkdir "$temporary/bin" "$temporary/here"
ln -s "$(realpath -- "$(dirname -- "$0")/../../examples")" "$temporary/here/examples"
ln -s "$binary" "$temporary/bin/groundlab"
ln -s "$(dirname -- "$binary")/tests/fake_model" "$temporary/bin/"

status=0
run() {
  cd "$temporary/here"
  # shellcheck disable=SC2016 # the inner bash expands
  env -i PATH="$temporary/bin:/usr/local/bin:/usr/bin:/bin" HOME="$PWD" LC_ALL=C.UTF-8 TZ=UTC \
    bash -c '(exit "$1"); eval "$2"' run "$status" "$1" < /dev/null 2>&1
}

shown=0
while IFS= read -r line; do
  case $line in
    '```console') shown=1 ;;
    '```'*) shown=0 ;;
  esac
  if [[ $shown == 0 || $line == '```console' ]]; then
    printf '%s\n' "$line"
  elif [[ $line == '$ '* ]]; then
    printf '%s\n' "$line"
    output=$(run "${line#'$ '}") && status=0 || status=$?
    [[ -z $output ]] || printf '%s\n' "$output"
  fi
done < "$page" > "$temporary/page"

if [[ ${UPDATE:-} == 1 ]]; then
  cp -- "$temporary/page" "$page"
else
  diff -u --label "the page" --label "what its commands print" -- "$page" "$temporary/page"
fi
