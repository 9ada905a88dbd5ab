#!/usr/bin/env bash
# Runs the browser tests in parallel processes and prints the slowest twenty. The tests mostly wait for a
# page's own time, so more of them run than there are cores. An engine's tests stay in one process.
# What fails runs once more, alone: gestures in real time still lose moves on a busy machine. This second
# run goes when every gesture test drives the clock of its page (Tests/BrowserTests/frames/clock.py).
# usage: browser-tests.sh [PYTEST_ARGUMENT...]
set -euo pipefail
cd "$(dirname "$0")/.."

run() {
  .build/venv/bin/python -m pytest -q --timeout 300 "$@"
}

if [[ $# -eq 0 ]]; then set -- Tests/BrowserTests; fi
run -n "${WORKERS:-3}" --dist loadgroup --durations=20 "$@" ||
  run --last-failed --last-failed-no-failures none "$@"
