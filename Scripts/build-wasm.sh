#!/usr/bin/env bash
# Builds the WebAssembly module, and puts it and the JavaScript into Web/dist.
set -euo pipefail
shopt -s nullglob
cd "$(dirname "$0")/.."

flags=(
  -c release --product OverscrollWeb
  --triple wasm32-unknown-none-wasm --scratch-path .build/wasm
  -Xswiftc -enable-experimental-feature -Xswiftc Embedded
  -Xswiftc -wmo -Xswiftc -Osize
  # The stack protector wants a random number, which would be an import.
  -Xswiftc -Xfrontend -Xswiftc -disable-stack-protector
  # There is no C library for this triple, and no main: a page calls the exports.
  -Xswiftc -Xclang-linker -Xswiftc -nostdlib
  -Xlinker --no-entry -Xlinker --strip-all
  # The page's own blocks begin where the module's memory ends.
  -Xlinker --export=__heap_base
)

# Everything anew, so that a file that was renamed leaves nothing behind.
fill_package() {
  local module
  module="$(swift build "${flags[@]}" --show-bin-path)/OverscrollWeb.wasm"
  rm -rf Web/dist
  mkdir -p Web/dist
  cp "$module" Web/dist/overscroll.wasm
  cp Web/src/*.js Web/src/*.d.ts Web/dist/
}

swift build "${flags[@]}"
fill_package
python3 Scripts/check-wasm.py Web/dist
