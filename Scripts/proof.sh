#!/usr/bin/env bash
# Everything that a machine can try to prove us wrong with; a line of figures for each. SECONDS_EACH is how
# long each fuzzer runs, STATES how many states of the full alphabet are gone through, MUTANTS how many faults
# are planted, SEEDS and EVENTS how long the storms are. STEPS chooses: all of them without it.
set -euo pipefail
cd "$(dirname "$0")/.."

export SWIFT_BACKTRACE=enable=no
steps=${STEPS:-states storms fuzzers address thread coverage scripts mutants}

# A twentieth of the time without them. The optimiser warns of what tests let go on purpose.
optimised=(-Xswiftc -O)

states() {
  OVERSCROLL_STATES=1000000 OVERSCROLL_FULL_STATES=${STATES:-200000} \
    swift test --scratch-path .build/optimised "${optimised[@]}" --filter StateSearchTests 2>&1 |
    grep -E '(states|✔|✘| error: )'
}

storms() { make --no-print-directory storm EVENTS="${EVENTS:-10000000}" SEEDS="${SEEDS:-20000}"; }

fuzzers() { Scripts/fuzz.sh all "${SECONDS_EACH:-60}"; }

# The sanitizer stops the tests where it finds something; Swift has none for undefined behaviour on Linux.
# What Foundation keeps of its connections at the end is no leak of ours: whatever has to go has a test that says so.
# It keeps what is freed for a while, so that memory cannot be measured.
address() {
  ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address --scratch-path .build/address \
    "${optimised[@]}" --no-parallel --skip SoakTests 2>&1 |
    grep -E '(Test run with|SUMMARY|ERROR|✘| error: )'
}

thread() { Scripts/check-threads.sh; }

coverage() { Scripts/coverage.sh; }

scripts() {
  Scripts/install.sh
  Scripts/script-coverage.sh
}

mutants() { python3 -B Scripts/mutate.py --count "${MUTANTS:-100}" --seed "${SEED:-$(date +%s)}"; }

for step in $steps; do
  printf '== %s\n' "$step"
  "$step"
done
