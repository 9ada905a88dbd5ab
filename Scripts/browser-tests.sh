#!/usr/bin/env bash
# Runs the browser tests in as many processes as the machine has cores, and prints the slowest twenty.
# usage: browser-tests.sh [PYTEST_ARGUMENT...]
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ $# -eq 0 ]]; then set -- Tests/BrowserTests; fi
exec .build/venv/bin/python -m pytest -q --durations=20 "$@"
