#!/usr/bin/env bash
# Builds core and indicators as Embedded Swift for this machine: a heap object or an existential
# that crept in fails here, with a better message than the WebAssembly build has.
set -euo pipefail
cd "$(dirname "$0")/.."

# OverscrollIndicators brings OverscrollCore with it.
swift build -c release --target OverscrollIndicators --scratch-path .build/embedded \
  -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo
