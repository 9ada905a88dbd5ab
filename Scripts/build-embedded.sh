#!/usr/bin/env bash
# Builds core and indicators as Embedded Swift for this machine, and fails where a source uses what
# Embedded Swift lacks, such as a dynamic cast. A debug build, because a release build drops what
# nothing calls before it looks at it. Memory from the heap is found elsewhere: the WebAssembly
# module has no allocator, so whatever it reaches must not ask for one, or it does not link.
set -euo pipefail
cd "$(dirname "$0")/.."

# OverscrollIndicators brings OverscrollCore with it.
OVERSCROLL_OPTIMIZED=0 Scripts/swift.sh build --target OverscrollIndicators --scratch-path .build/embedded \
  -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo
