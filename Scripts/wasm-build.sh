#!/usr/bin/env bash
# Builds a product for the bare browser as Embedded Swift, and prints where the module is.
# usage: wasm-build.sh PRODUCT
set -euo pipefail
cd "$(dirname "$0")/.."

flags=(
  -c release --product "$1" -Xswiftc -warnings-as-errors
  --triple wasm32-unknown-none-wasm --scratch-path .build/wasm
  # All modules at once, and not file by file: a seventh less. See decision 21.
  --experimental-lto-mode full
  -Xswiftc -enable-experimental-feature -Xswiftc Embedded
  -Xswiftc -wmo -Xswiftc -Osize
  # Swift's own inliner copies what LLVM's leaves in its place: a seventh less.
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=inline
  # The stack protector wants a random number, which would be an import.
  -Xswiftc -Xfrontend -Xswiftc -disable-stack-protector
  # There is no C library for this triple, and no main: a page calls the exports.
  -Xswiftc -Xclang-linker -Xswiftc -nostdlib
  -Xlinker --no-entry -Xlinker --strip-all
  # The page's own blocks begin where the module's memory ends.
  -Xlinker --export=__heap_base
)

# Removes what the linker made if the tools that it uses are not those of last time. The compiler's driver
# runs wasm-opt when it links, if there is one, and SwiftPM does not link again when it appears or changes.
relink_if_tools_changed() {
  local stamp=.build/wasm/tools.txt tools
  tools=$(
    swiftc --version 2> /dev/null | head -1
    command -v wasm-opt && wasm-opt --version || echo "no wasm-opt"
  )
  [[ "$(cat "$stamp" 2> /dev/null)" == "$tools" ]] && return
  mkdir -p .build/wasm
  find .build/wasm -name '*.wasm' -delete
  echo "$tools" > "$stamp"
}

# The compiler's module works as it is; Binaryen's optimiser takes a fourteenth off it.
shrink() {
  command -v wasm-opt > /dev/null || { echo "$1" && return; }
  # Nothing of ours lies in the first kibibyte; flattened, it finds more that is alike.
  wasm-opt --low-memory-unused --flatten --rereloop -Oz -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
    --enable-nontrapping-float-to-int --strip-producers --strip-target-features \
    "$1" -o "${1%.wasm}.small.wasm"
  echo "${1%.wasm}.small.wasm"
}

relink_if_tools_changed
swift build "${flags[@]}" >&2
shrink "$(swift build "${flags[@]}" --show-bin-path)/$1.wasm"
