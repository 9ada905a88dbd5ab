#!/usr/bin/env bash
# Names a missing tool in one sentence, before a build fails with many messages.
set -euo pipefail

fail() {
  echo "$1" >&2
  exit 1
}

check_swift() {
  local tool version
  for tool in swift swiftc; do
    command -v "$tool" > /dev/null ||
      fail "Overscroll needs Swift 6.2 or newer, and there is no $tool in PATH: see swift.org/install."
  done
  version=$(swift --version 2> /dev/null | sed -nE 's/.*Swift version ([0-9]+)\.([0-9]+).*/\1 \2/p')
  read -r major minor <<< "${version:-0 0}"
  ((major > 6 || (major == 6 && minor >= 2))) ||
    fail "Overscroll needs Swift 6.2 or newer, and the swift in PATH is $major.$minor: see swift.org/install."
}

# The linker is beside the compiler, which may be elsewhere than the `swift` in PATH.
check_linker() {
  local resources
  resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)".*/\1/p')
  [[ -x "$resources/../../bin/wasm-ld" ]] || command -v wasm-ld > /dev/null ||
    fail "This Swift toolchain, such as Xcode's, has no wasm-ld, which links the WebAssembly module: install one from swift.org/install, and make it the swift in PATH."
}

check_python() {
  command -v python3 > /dev/null ||
    fail "Overscroll's scripts need Python 3.9 or newer, and there is no python3 in PATH."
  python3 -c 'import sys; sys.exit(sys.version_info < (3, 9))' ||
    fail "Overscroll's scripts need Python 3.9 or newer, and the python3 in PATH is older."
}

check_swift
check_linker
check_python
