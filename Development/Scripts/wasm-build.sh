#!/usr/bin/env bash
# Builds a product for the bare browser as Embedded Swift, and prints where the module is.
# usage: wasm-build.sh PRODUCT
set -euo pipefail
cd "$(dirname "$0")/../.."

flags=(
  --package-path Development -c release --product "$1" -Xswiftc -warnings-as-errors
  --triple wasm32-unknown-none-wasm --scratch-path .build/wasm
  # Optimizes all modules together instead of file by file: a seventh smaller. See decision 21.
  --experimental-lto-mode full
  -Xswiftc -enable-experimental-feature -Xswiftc Embedded
  -Xswiftc -wmo -Xswiftc -Osize
  # Swift's inliner copies code that LLVM's does not: a seventh smaller without it.
  -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=inline
  # The stack protector needs a random number, which would be an import.
  -Xswiftc -Xfrontend -Xswiftc -disable-stack-protector
  # This triple has no C library, and the module no main function: a page calls the exports.
  -Xswiftc -Xclang-linker -Xswiftc -nostdlib
  # Everything is optimized when it is linked. If each file were optimized before, and the driver
  # ran wasm-opt, the module would be larger.
  -Xswiftc -Xclang-linker -Xswiftc -O0
  -Xlinker --no-entry -Xlinker --strip-all
  # Small functions take less space in their callers.
  -Xlinker -mllvm -Xlinker -inline-threshold=25
  # The page's own blocks begin where the module's memory ends.
  -Xlinker --export=__heap_base
)

# Removes the linker's output if the linker's tools have changed since the last build. The
# compiler's driver lets the linker keep a section for wasm-opt if there is one, and SwiftPM does not
# link again when it appears or changes.
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

# The compiler's module works without this; Binaryen's optimizer makes it a fourteenth smaller.
shrink() {
  command -v wasm-opt > /dev/null || { echo "$1" && return; }
  # The module uses nothing in the first kibibyte. In flat code with a local for each value, more
  # parts are equal; which passes help was tried.
  wasm-opt --low-memory-unused --ssa --flatten --simplify-locals-nonesting --rse --rereloop -Oz --flatten -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
    --enable-nontrapping-float-to-int --strip-producers --strip-target-features \
    "$1" -o "${1%.wasm}.small.wasm"
  echo "${1%.wasm}.small.wasm"
}

relink_if_tools_changed
swift build "${flags[@]}" >&2
shrink "$(swift build "${flags[@]}" --show-bin-path)/$1.wasm"
