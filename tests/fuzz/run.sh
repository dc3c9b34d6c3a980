#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the fuzz target over the text layer with clang, ASan and UBSan, and runs it from its kept corpus.
# Usage: tests/fuzz/run.sh [SECONDS]   (default 60). A finding stays in build/fuzz, and the run ends with an error.
set -euo pipefail
cd "$(dirname -- "${BASH_SOURCE[0]}")/../.."
seconds=${1:-60}
build=build/fuzz
mkdir -p "$build/found"
lists=$(cd data && find lists/text -name '*.txt' | sort | paste -sd ';')
cmake -DDATA_DIR="$PWD/data" -DFILES="$lists" -DSOURCE="$PWD/$build/embedded.cpp" -P cmake/write_embedded.cmake
flags=(-std=c++20 -g -O1 -fno-omit-frame-pointer "-fsanitize=fuzzer-no-link,address,undefined" -fno-sanitize-recover=all -Iinclude -Isrc)
# The lexicon is a table that the build compiles: it reads no text of cases, and stays out.
for source in $(printf '%s\n' src/text/*.cpp | grep -v /lexicon) src/core/diagnostic.cpp "$build/embedded.cpp" tests/fuzz/text.cpp; do
  printf '%s\0' "$source"
done | xargs -0 -P "$(nproc)" -I{} sh -c 'clang++ "$@" -c {} -o '"$build"'/$(basename {} .cpp).o' compile "${flags[@]}"
clang++ -fsanitize=fuzzer,address,undefined "$build"/*.o -lutf8proc -lre2 -lstemmer -lcrypto -o "$build/text"
"$build/text" -max_total_time="$seconds" -max_len=2000 -timeout=10 -rss_limit_mb=2000 -artifact_prefix="$build/" \
  -dict=tests/fuzz/text.dict "$build/found" tests/fuzz/corpus/text
