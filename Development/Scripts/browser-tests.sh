#!/usr/bin/env bash
# Runs the browser tests in parallel processes and prints the slowest twenty. The tests mostly wait
# for a page's clock, so more of them run than there are cores. An engine's tests stay in one
# process.
# usage: browser-tests.sh [PYTEST_ARGUMENT...]
set -euo pipefail
cd "$(dirname "$0")/../.."

if [[ $# -eq 0 ]]; then set -- Tests/BrowserTests; fi
exec .build/venv/bin/python -m pytest -q --timeout 300 \
  -n "${WORKERS:-8}" --dist loadgroup --durations=20 "$@"
