#!/usr/bin/env bash
# Plays the same seeded events natively without and with optimization, and in WebAssembly. Compares
# the hashes of all previous states at several counts: equal hashes mean equal bits.
set -euo pipefail
cd "$(dirname "$0")/../.."

counts=(1 2 3 10 100 1000 2000 5000 10000)

# The engine without optimization, in a separate build, and with it, from the build of the tests.
unoptimized() {
  OVERSCROLL_OPTIMIZED=0 Development/Scripts/swift.sh build -q --product overscroll-probe --scratch-path .build/unoptimized
  .build/unoptimized/debug/overscroll-probe "${counts[@]}"
}

optimized() {
  Development/Scripts/swift.sh build -q --product overscroll-probe
  .build/debug/overscroll-probe "${counts[@]}"
}

webassembly() {
  local module count value
  module=$(Development/Scripts/wasm-build.sh overscroll-probe)
  for count in "${counts[@]}"; do
    value=$(wasmkit run "$module" hash_after "i32:$count")
    echo "$count ${value//[^0-9]/ }" | awk '{ print $1, $NF }'
  done
}

debug=$(unoptimized)
release=$(optimized)
browser=$(webassembly)
if ! [[ "$debug" == "$release" && "$debug" == "$browser" ]]; then
  printf 'The hosts differ.\n-Onone:\n%s\n-O:\n%s\nWebAssembly:\n%s\n' "$debug" "$release" "$browser" >&2
  exit 1
fi
echo "10,000 events: the same hash at -Onone, at -O and in WebAssembly, ${debug##* }."
