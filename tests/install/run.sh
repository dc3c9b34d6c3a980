#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs a build into a fresh prefix, runs the installed binary, and builds a program against the installed headers and
# library the way a stranger would, with nothing but pkg-config: run.sh BUILD_FOLDER VERSION
set -euo pipefail

build=$(realpath -- "$1")
version=$2
here=$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")
prefix=$(mktemp -d)
trap 'rm -rf -- "$prefix"' EXIT
fail() { echo "$1"; exit 1; }

cmake --install "$build" --prefix "$prefix" > /dev/null
cd "$prefix"
for file in bin/groundlab share/groundlab/{LICENSE,README.md,case.schema.json}; do
  [[ -f $file ]] || fail "not installed: $file"
done
[[ $(env -i bin/groundlab --version | head -n 1) == "groundlab $version"* ]] || fail "the installed binary is not $version"

PKG_CONFIG_PATH=$(dirname -- "$(find . -name groundlab.pc)")
export PKG_CONFIG_PATH
read -r -a flags < <(pkg-config --static --cflags --libs groundlab)
c++ -std=c++20 -Wall -Wextra -Werror -o consumer "$here/consumer.cpp" "${flags[@]}"
./consumer > said
[[ $(cat said) == "$version "* ]] || fail "the program built against the library said: $(cat said)"
echo "installed, ran, linked: $(cat said)"
