#!/usr/bin/env bash
# Formats the Swift sources in place.
# usage: format.sh [--check]   With --check, changes nothing, and fails if a source is not formatted.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Links in Development lead to Sources and Tests, so its own folders are named one by one.
paths=(Package.swift Sources Tests Gallery Development/Benchmarks Development/Fuzzing Development/Package.swift
  Development/HostTests/Package.swift Development/Platforms Development/Sources/ScrollPhysics
  Development/Sources/EngineStorms Development/Sources/IndicatorDrawings Development/Sources/overscroll-*)
if [[ ${1:-} == --check ]]; then
  swift format lint -rs "${paths[@]}"
else
  swift format -ri "${paths[@]}"
fi
