#!/usr/bin/env bash
# Prints the share of the scripts' lines that the browser tests run in Chromium, and fails if it is
# too small. The scripts are served unpacked; lines that run only in the other two engines do not
# count.
# usage: script-coverage.sh [TEST_FILE...]   By default all tests in Chromium that take no pictures.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$PWD/.build/script-coverage
tests=("$@")
if ((${#tests[@]} == 0)); then
  tests=(access attach bugs_gestures bugs_lists engine_pages engine_sides engines failure feed filmstrips hostile load
    overlap own_indicator pictures pointers prepend pull sides texts wheel whole_page)
  tests=("${tests[@]/#/Tests/BrowserTests/test_}")
  tests=("${tests[@]/%/.py}")
fi

[[ -e Web/dist/overscroll.wasm ]] || Scripts/build-wasm.sh
rm -rf "$folder"
mkdir -p "$folder"
cp -R Web/src "$folder/package"
cp Web/dist/overscroll.wasm "$folder/package/"
# A test that fails on a busy machine has run its lines, too; `make test` checks the tests
# themselves.
OVERSCROLL_PACKAGE=$folder/package .build/venv/bin/python -m pytest -q --tb=line \
  --script-coverage "$folder/ran.json" -k "not firefox and not webkit" "${tests[@]}" | tail -15 || true
python3 -B Scripts/check-script-coverage.py "$folder/ran.json" Web/src
