#!/usr/bin/env bash
# All checks that need neither a network nor a browser. Stops at the first failure, and prints the
# time of each step. Checks of more than a few minutes (storms, fuzzers, sanitizers, all states) are
# in proof.sh.
#
# Full builds of the package, and the steps that share them:
#   .build/debug          tests, filmstrips, symbol graphs, the probe at -O
#   .build/unoptimized    the probe at -O0, for determinism
#   .build/release        allocations of the UIKit host in a release build
#   .build/wasm           the browser's module, and its probe
#   .build/embedded       core and indicators as Embedded Swift
#   .build/new-user       the README's screen in a separate package
#   .build/adopter        an app that depends on a tagged version
set -euo pipefail
cd "$(dirname "$0")/../.."

current=start
times=()

step() {
  local begun=$SECONDS
  current=$1
  shift
  printf '\n== %s\n' "$current"
  "$@"
  times+=("$(printf '%5d s  %s' $((SECONDS - begun)) "$current")")
}

# A step that exists only on Linux: the stand-ins for UIKit and SwiftUI, and the tests that use
# them.
linux_step() {
  [[ "$(uname)" != Linux ]] || step "$@"
}

report() {
  local status=$?
  printf '\nWhere the time went:\n'
  printf '%s\n' ${times[@]+"${times[@]}"} | sort -rn
  ((status == 0)) || printf '\nmake check failed at "%s" after %d s.\n' "$current" "$SECONDS" >&2
}

# Runs the tests of the scripts and of the gallery's server, with one process per file; prints only
# failures.
python_tests() {
  # shellcheck disable=SC2016
  printf '%s\n' Tests/{Script,Gallery}Tests/test_*.py |
    xargs -P "$(getconf _NPROCESSORS_ONLN)" -I {} bash -c '
      output=$(cd "$(dirname {})" && python3 -B -m unittest -q "$(basename {} .py)" 2>&1) ||
        { echo "$output" && exit 1; }'
}

allocations() {
  OVERSCROLL_OPTIMIZED=0 Development/Scripts/swift.sh build -c release --product HostBenchmarks
  .build/release/HostBenchmarks counts
  .build/release/HostBenchmarks soak
}

# The scripts of the web package: the modules that need no browser, and the types in the comments.
web() {
  if command -v node > /dev/null; then
    node --test --test-reporter=dot Tests/WebTests || { node --test Tests/WebTests && return 1; }
  else
    echo "Node.js is not installed, so the tests of the scripts do not run."
  fi
  command -v tsc > /dev/null || { echo "tsc is not installed, so the types of the scripts are not checked." && return; }
  tsc -p Web
  tsc -p Web/tsconfig.vue.json
  # Debian's package of React has its types.
  [[ ! -e /usr/share/nodejs/@types/react ]] || tsc -p Web/tsconfig.react.json
}

# Compiles the files of Tests/Diagnostics, one by one: a compiler that finds errors in a file does not
# report its missing returns. The compiler itself checks that it reports the mistakes that their
# comments expect, and no others. Then compiles how apps use MJRefresh, in their language mode.
diagnostics() {
  local file library mode modules options output
  modules=$(Development/Scripts/swift.sh build --show-bin-path)/Modules
  for file in Tests/Diagnostics/*.swift; do
    output=$(swiftc -frontend -emit-sil -o /dev/null -verify -verify-ignore-unrelated -swift-version 6 \
      -module-name Diagnostics -I "$modules" -I Development/Platforms/LinuxUIKit/GIFLibrary "$file" 2>&1) ||
      { echo "$output" && return 1; }
  done
  options=(-suppress-warnings -I "$modules" -I Development/Platforms/LinuxUIKit/GIFLibrary)
  for file in Tests/MJRefreshShapes/{Statements,Declarations,Extensions}.swift; do
    swiftc -typecheck "${options[@]}" -swift-version 5 -module-name Shapes \
      Tests/MJRefreshShapes/Page.swift "$file" || return 1
  done
  # An app that uses both libraries, one per file; then a file that imports both.
  library=$modules/../MJRefreshStandIn
  mkdir -p "$library"
  swiftc -emit-module "${options[@]}" -parse-as-library -module-name MJRefresh \
    Tests/MJRefreshShapes/SideBySide/MJRefresh.swift -o "$library/MJRefresh.swiftmodule" || return 1
  for mode in "5" "6" "5 -enable-upcoming-feature MemberImportVisibility"; do
    # shellcheck disable=SC2086
    swiftc -typecheck "${options[@]}" -swift-version $mode -module-name App -I "$library" \
      Tests/MJRefreshShapes/SideBySide/{Kept,Switched}.swift || return 1
    # shellcheck disable=SC2086
    swiftc -frontend -typecheck -verify -verify-ignore-unrelated -verify-ignore-unknown "${options[@]}" -swift-version $mode \
      -module-name App -I "$library" Tests/MJRefreshShapes/SideBySide/Both.swift || return 1
    # shellcheck disable=SC2086
    swiftc -typecheck "${options[@]}" -swift-version $mode -module-name App \
      Tests/MJRefreshShapes/{SideBySide/Switched,Subclasses}.swift || return 1
  done
}

trap report EXIT

step format Development/Scripts/format.sh --check
step lint Development/Scripts/lint.sh
step generated Development/Scripts/generate.sh --check
step web web
step tables python3 -B Development/Scripts/check-tables.py
step links python3 -B Development/Scripts/check-links.py
# Only the oldest systems; `make proof` checks the others, because each needs its own standard
# library.
linux_step apple python3 -B Development/Scripts/check-apple.py arm64-apple-ios15.0 arm64-apple-tvos15.0
step python-tests python_tests
step build Development/Scripts/swift.sh build --build-tests --explicit-target-dependency-import-check error
step tests python3 -B Development/Scripts/run-tests.py
linux_step facts python3 -B Development/Scripts/run-facts.py
linux_step allocations allocations
linux_step new-user Development/Scripts/try-as-new-user.sh
# `make proof` tries Xcode's build system: in this step a tool of Swift has crashed on Linux, as in
# swiftlang/swift#87033.
linux_step adopter Development/Scripts/check-adopter.sh native
step embedded Development/Scripts/build-embedded.sh
step determinism Development/Scripts/check-determinism.sh
step docs Development/Scripts/build-docs.sh
# The build of the documentation also dumped the graphs of the stand-ins.
linux_step stand-in python3 -B Development/Scripts/check-standin.py
linux_step isolation python3 -B Development/Scripts/check-isolation.py
linux_step snippets python3 -B Development/Scripts/check-snippets.py --modes
linux_step diagnostics diagnostics
step api python3 -B Development/Scripts/check-api.py
printf '\nmake check passed in %d s.\n' "$SECONDS"
