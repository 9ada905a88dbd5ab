#!/usr/bin/env bash
# The long searches for faults, with a line of results for each. STEPS selects some of them.
# SECONDS_EACH is how long each fuzzer runs, STATES how many states of the full alphabet are
# searched, MUTANTS how many faults are planted at random, SEEDS and EVENTS how long the storms are.
set -euo pipefail
cd "$(dirname "$0")/../.."

export SWIFT_BACKTRACE=enable=no
steps=${STEPS:-apple states facts storms edits timelines costs fuzzers address thread browsers stalls mutants}

# Every Apple system, the planted faults of availability, and an app with Xcode's build system.
apple() {
  python3 -B Development/Scripts/check-apple.py
  python3 -B -m unittest discover -q -s Tests/AppleTests
  [[ "$(uname)" != Linux ]] || Development/Scripts/check-adopter.sh swiftbuild
}

states() {
  OVERSCROLL_STATES=1000000 OVERSCROLL_FULL_STATES=${STATES:-200000} \
    Development/Scripts/swift.sh test --filter StateSearchTests 2>&1 | grep -E '(states|✔|✘| error: )'
}

# EVENTS on the engine, SEEDS scripts on the UIKit host, and 1,000 storms of a SwiftUI screen: 500 for
# each of two backends.
storms() {
  OVERSCROLL_OPTIMIZED=0 Development/Scripts/swift.sh run -c release EngineBenchmarks storm "${EVENTS:-10000000}"
  [[ "$(uname)" != Linux ]] ||
    OVERSCROLL_OPTIMIZED=0 Development/Scripts/swift.sh run -c release HostBenchmarks storm "${SEEDS:-20000}" 2> /dev/null
  OVERSCROLL_SWIFTUI_STORMS=500 Development/Scripts/swift.sh test --filter SwiftUIStormTests 2>&1 |
    grep -E '(Test run with|✘| error: )'
}

# EDIT_STEPS random steps of edits, pages and refreshes, for each of six sets of rules.
edits() {
  Development/Scripts/swift.sh build --build-tests
  OVERSCROLL_EDIT_STEPS="${EDIT_STEPS:-100000}" .build/debug/OverscrollPackageTests.xctest \
    --testing-library swift-testing --no-parallel --filter EditStormTests 2>&1 |
    grep -E '(Test run with|Script:|✘| error: )'
}

# All tests of the hosts, with the other side of each contested fact that the stand-in can play both
# ways, and those of SwiftUI with COMBINATIONS random sets of other sides.
facts() {
  Development/Scripts/swift.sh build --build-tests
  python3 -B Development/Scripts/run-facts.py --suite --random "${COMBINATIONS:-200}" --seed "${SEED:-1}"
}

# 1,000 timelines of lists that are read while their rows change.
timelines() {
  OVERSCROLL_TIMELINES=${TIMELINES:-1000} Development/Scripts/swift.sh test --filter ReadingTimelineTests 2>&1 |
    grep -E '(Test run with|✘| error: |seed )'
}

# Ratios to a floor that is measured in the same run.
costs() {
  OVERSCROLL_OPTIMIZED=0 Development/Scripts/swift.sh run -c release HostBenchmarks costs
}

fuzzers() { Development/Scripts/fuzz.sh all "${SECONDS_EACH:-60}"; }

# Swift has no sanitizer for undefined behaviour on Linux. Leaks are not reported, because
# Foundation keeps its connections until the end; tests check what has to be freed. The sanitizer
# delays the reuse of freed memory, so the tests that measure memory are skipped.
address() {
  ASAN_OPTIONS=detect_leaks=0 Development/Scripts/swift.sh test --sanitize=address \
    --scratch-path .build/address --no-parallel --skip SoakTests 2>&1 |
    grep -E '(Test run with|SUMMARY|ERROR|✘| error: )'
}

thread() { Development/Scripts/check-threads.sh; }

# All tests, also in Firefox and WebKitGTK.
browsers() {
  Development/Scripts/install.sh
  Development/Scripts/browser-tests.sh Tests/BrowserTests --proof
}

# The tests of gestures, five times, with random stalls of the page and the driver.
stalls() {
  Development/Scripts/install.sh
  local files=(pull overlap load failure bugs_gestures sides engine_sides scroll_lock page_lift pointers
    wheel whole_page feel zoom list_options prepend smooth_scrolling)
  local paths=("${files[@]/#/Tests/BrowserTests/test_}")
  for seed in 1 2 3 4 5; do
    Development/Scripts/browser-tests.sh "${paths[@]/%/.py}" --stalls "$seed"
  done
}

mutants() { python3 -B Development/Scripts/mutate.py --count "${MUTANTS:-100}" --seed "${SEED:-$(date +%s)}"; }

for step in $steps; do
  printf '== %s\n' "$step"
  "$step"
done
