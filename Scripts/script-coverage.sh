#!/usr/bin/env bash
# How many lines of the package's scripts the browser tests run in Chromium, and whether that is enough.
# The scripts are served as they are written; what the other two engines run does not count.
# Scripts/script-coverage.sh [TEST_FILE...]: without one the tests of Chromium that take no pictures.
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
# A test that a busy machine made fail has run its lines as well: the tests themselves are judged by `make test`.
OVERSCROLL_PACKAGE=$folder/package .build/venv/bin/python -m pytest -q --tb=line \
  --script-coverage "$folder/ran.json" -k "not firefox and not webkit" "${tests[@]}" | tail -15 || true
python3 -B Scripts/check-script-coverage.py "$folder/ran.json" Web/src
