#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A judge in a line of jq: a claim is supported where a passage holds it word for word.
# Used as: groundlab check --judge exec:examples/judge.sh
exec jq --unbuffered -c '
  (.claim | rtrimstr(".")) as $claim
  | ([.passages[] | select(.text | contains($claim))] | first) as $passage
  | if $passage
    then {id, verdict: "supported", passage: $passage.id, quote: $claim}
    else {id, verdict: "unsupported", note: "no passage holds these words"}
    end'
