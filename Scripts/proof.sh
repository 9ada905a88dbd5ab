#!/usr/bin/env bash
# Everything that a machine can try to prove us wrong with; a line of figures for each. SECONDS_EACH is how
# long each fuzzer runs, STATES how many states of the full alphabet are gone through, MUTANTS how many faults
# are planted, SEEDS and EVENTS how long the storms are. STEPS chooses: all of them without it.
set -euo pipefail
cd "$(dirname "$0")/.."

export SWIFT_BACKTRACE=enable=no
steps=${STEPS:-states storms fuzzers address thread coverage scripts mutants}

states() {
  OVERSCROLL_STATES=1000000 OVERSCROLL_FULL_STATES=${STATES:-20000} \
    swift test --filter StateSearchTests | grep -E '(states|passed|failed)'
}

storms() { make --no-print-directory storm EVENTS="${EVENTS:-10000000}" SEEDS="${SEEDS:-20000}"; }

fuzzers() { Scripts/fuzz.sh all "${SECONDS_EACH:-60}"; }

# A sanitizer stops the tests where it finds something; Swift has none for undefined behaviour on Linux.
# What Foundation keeps of its connections at the end is no leak of ours: whatever has to go has a test that says so.
sanitized() {
  ASAN_OPTIONS=detect_leaks=0 swift test --sanitize="$1" --scratch-path ".build/$1" --no-parallel "${@:2}" 2>&1 |
    grep -E '(Test run|SUMMARY|ERROR|✘)'
}

# This one keeps what is freed for a while, so that memory cannot be measured.
address() { sanitized address --skip SoakTests; }

thread() { Scripts/check-threads.sh; }

coverage() { Scripts/coverage.sh; }

scripts() {
  Scripts/install.sh
  Scripts/script-coverage.sh
}

mutants() { python3 -B Scripts/mutate.py --count "${MUTANTS:-10}" --seed "${SEED:-$(date +%s)}"; }

for step in $steps; do
  printf '== %s\n' "$step"
  "$step"
done
