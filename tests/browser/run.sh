#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Opens HTML reports in Chromium: run.sh BINARY FOLDER. Packages are installed into FOLDER as package-lock.json pins them.
# Without a browser, Node or npm the test is skipped (77).
set -euo pipefail

binary=$(realpath -- "$1")
source=$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")
for program in chromium node npm pdftotext; do
  command -v "$program" > /dev/null || { echo "skipped: no $program here"; exit 77; }
done

mkdir -p "$2"
cd "$2"
cp -- "$source"/{package.json,package-lock.json,.npmrc,*.mjs} .
if ! cmp -s package-lock.json node_modules/installed.json; then
  npm ci --ignore-scripts --no-audit --no-fund
  cp package-lock.json node_modules/installed.json
fi

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
GROUNDLAB=$binary CHROMIUM=$(command -v chromium) FOLDER=$work node --test report.test.mjs
