#!/usr/bin/env bash
# Builds core and indicators as Embedded Swift for this machine, and fails if a source uses a
# feature that Embedded Swift lacks, such as a dynamic cast. This is a debug build, because a
# release build removes unused code before checking it. The WebAssembly build finds heap
# allocations: the module has no allocator, so code that allocates does not link.
set -euo pipefail
cd "$(dirname "$0")/../.."

# OverscrollIndicators also builds OverscrollCore.
OVERSCROLL_OPTIMIZED=0 Development/Scripts/swift.sh build --target OverscrollIndicators --scratch-path .build/embedded \
  -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo
