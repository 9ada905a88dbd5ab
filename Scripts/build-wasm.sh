#!/usr/bin/env bash
# Builds the WebAssembly module, and puts it and the JavaScript into Web/dist.
set -euo pipefail
shopt -s nullglob
cd "$(dirname "$0")/.."

# Everything anew, so that a file that was renamed leaves nothing behind.
fill_package() {
  rm -rf Web/dist
  mkdir -p Web/dist
  cp "$1" Web/dist/overscroll.wasm
  cp Web/src/*.d.ts Web/dist/
  python3 -B Scripts/pack-js.py Web/src Web/dist
}

module=$(Scripts/wasm-build.sh OverscrollWeb)
fill_package "$module"
python3 -B Scripts/check-wasm.py Web/dist
