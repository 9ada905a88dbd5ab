#!/usr/bin/env bash
# Prints the share of each module's lines that the tests run, and fails if it is too small. Uses a
# separate scratch path.
set -euo pipefail
cd "$(dirname "$0")/../.."

export SWIFT_BACKTRACE=enable=no
scratch=.build/coverage
limits=("OverscrollCore 98" "OverscrollIndicators 95" "OverscrollUIKit 92" "OverscrollPaging 95")

swift build -q --package-path Development --build-tests --enable-code-coverage --scratch-path "$scratch"
# Only the toolchain's own tools can read its compiler's counts.
tools=$(dirname "$(readlink -f "$(command -v swift)")")
binary=$(swift build --package-path Development --show-bin-path --scratch-path "$scratch")/OverscrollPackageTests.xctest
# Counting slows the tests: a failure here is either timing, or also fails in `make check`.
run() {
  LLVM_PROFILE_FILE="$scratch/$1.profraw" "$binary" --testing-library swift-testing "${@:2}" \
    >"$scratch/$1.log" 2>&1 || grep -E '✘|Test run' "$scratch/$1.log" >&2
}
run rest --skip 'OverscrollHostTests|OverscrollUIKitTests|OverscrollSwiftUITests'
run hosts --no-parallel --filter 'OverscrollHostTests|OverscrollUIKitTests|OverscrollSwiftUITests'
"$tools/llvm-profdata" merge -o "$scratch/all.profdata" "$scratch"/{rest,hosts}.profraw

status=0
for limit in "${limits[@]}"; do
  read -r module least <<<"$limit"
  percent=$("$tools/llvm-cov" report "$binary" -instr-profile "$scratch/all.profdata" "Sources/$module" |
    awk '/^TOTAL/ { sub("%", "", $10); print $10 }')
  echo "$module: $percent % of its lines, at least $least"
  awk -v got="$percent" -v least="$least" 'BEGIN { exit got < least }' || status=1
done
exit $status
