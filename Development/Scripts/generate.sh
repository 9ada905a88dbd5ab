#!/usr/bin/env bash
# Writes every file that a script makes from another one: the tables of texts, the lists of indicators
# and of the web's options, the places in the block of its module and the pictures in Swift.
# usage: generate.sh [--check]   With --check, changes nothing, and fails if a file is out of date.
set -euo pipefail
cd "$(dirname "$0")/../.."

status=0
for script in Development/Scripts/make-{texts,indicators,block,web-options,pictures}.py; do
  python3 -B "$script" "$@" || status=1
done
exit $status
