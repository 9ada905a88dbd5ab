#!/usr/bin/env bash
# Plays the same seeded events natively without optimisation, natively with it, and in WebAssembly,
# and compares the hashes of all states so far at several counts: equal hashes are equal bits.
set -euo pipefail
cd "$(dirname "$0")/.."

counts=(1 2 3 10 100 1000 2000 5000 10000)

# The engine without optimisation, in a build of its own, and with it, as the tests have it.
unoptimized() {
  OVERSCROLL_OPTIMIZED=0 Scripts/swift.sh build -q --product overscroll-probe --scratch-path .build/unoptimized
  .build/unoptimized/debug/overscroll-probe "${counts[@]}"
}

optimized() {
  Scripts/swift.sh build -q --product overscroll-probe
  .build/debug/overscroll-probe "${counts[@]}"
}

webassembly() {
  local module count value
  module=$(Scripts/wasm-build.sh overscroll-probe)
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
