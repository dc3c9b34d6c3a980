#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Whether the files for CI systems keep to their schemas, hostile text and all: run.sh BINARY
# The checks are tested too: each schema must refuse a file that is wrong.
set -euo pipefail

binary=$(realpath -- "$1")
here=$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")
for program in xmllint /usr/bin/python3; do
  command -v "$program" > /dev/null || { echo "skipped: no $program here"; exit 77; }
done
/usr/bin/python3 -c 'import jsonschema' 2> /dev/null || { echo "skipped: no python3-jsonschema here"; exit 77; }

json_is_valid() { # json_is_valid SCHEMA FILE
  /usr/bin/python3 - "$@" << 'PYTHON'
import json, sys, jsonschema
schema, value = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
jsonschema.validators.validator_for(schema)(schema).validate(value)
PYTHON
}
xml_is_valid() { xmllint --noout --schema "$here/junit-10.xsd" "$1" 2> "$temporary/why" || { cat "$temporary/why"; false; }; }
refused() { ! "$@" > /dev/null 2>&1 || { echo "accepted, but wrong: $*"; exit 1; }; }

temporary=$(mktemp -d)
trap 'rm -rf -- "$temporary"' EXIT
cd "$temporary"
cp "$here/../golden/format/junit/cases.jsonl" hostile.jsonl
"$binary" init > /dev/null
echo '{"id":"a","question":"","retrieved":[],"answer":""}' > silent.jsonl
"$binary" check hostile.jsonl --format jsonl -o results.jsonl

checked=0
for how in "check hostile.jsonl" "check grounded_cases.jsonl" "check silent.jsonl" "score --results results.jsonl" \
  "score hostile.jsonl --fail-if counts.contradicted>0 --fail-if a:cases<1"; do
  # shellcheck disable=SC2086 # words on purpose
  "$binary" $how -q -o junit=out.xml -o sarif=out.sarif -o gitlab=out.json || [[ $? == 1 ]]
  xml_is_valid out.xml
  json_is_valid "$here/sarif-2.1.0.json" out.sarif
  json_is_valid "$here/gitlab-code-quality.json" out.json
  checked=$((checked + 1))
done
[[ $checked == 5 ]]

sed 's/ failures="[0-9]*"//' out.xml > bad.xml
refused xml_is_valid bad.xml
sed 's/"level":"error"/"level":"bad"/' out.sarif > bad.sarif
refused json_is_valid "$here/sarif-2.1.0.json" bad.sarif
sed 's/"severity":"critical"/"severity":"awful"/' out.json > bad.json
refused json_is_valid "$here/gitlab-code-quality.json" bad.json
echo "$checked runs, three formats each: valid"
