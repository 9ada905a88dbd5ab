#!/usr/bin/env bash
# Everything that needs neither a network nor a browser; stops at the first failure.
set -euo pipefail
cd "$(dirname "$0")/.."

current=start

step() {
  local begun=$SECONDS
  current=$1
  shift
  printf '\n== %s\n' "$current"
  "$@"
  printf -- '-- %s: %d s\n' "$current" $((SECONDS - begun))
}

report() {
  local status=$?
  ((status == 0)) || printf '\nmake check failed at "%s" after %d s.\n' "$current" "$SECONDS" >&2
}

python_tests() {
  python3 -B -m unittest discover -q -s "$1"
}

manifest() {
  swift package dump-package | python3 Scripts/check-manifest.py
}

determinism() {
  if [[ -x Scripts/check-determinism.sh ]]; then
    Scripts/check-determinism.sh
  else
    echo "No Scripts/check-determinism.sh yet."
  fi
}

host() {
  swift build -c release --package-path Benchmarks --product HostBenchmarks
  Benchmarks/.build/release/HostBenchmarks counts
  Benchmarks/.build/release/HostBenchmarks costs
  Benchmarks/.build/release/HostBenchmarks storm 1000 2>/dev/null
  Benchmarks/.build/release/HostBenchmarks soak
}

# The fuzzers compile these in a package of their own, which sees only what is public; their build takes minutes.
fuzzed() {
  local folder
  for folder in Page Scenarios; do
    find -L "Fuzzing/Sources/$folder" -name '*.swift' ! -name main.swift -print0 |
      xargs -0 swiftc -typecheck -swift-version 6 -D FUZZING -suppress-warnings \
        -enable-upcoming-feature InternalImportsByDefault -module-name "$folder" -I .build/debug/Modules
  done
}

trap report EXIT
swift_paths=(Package.swift Sources Tests Platforms Gallery)
if [[ -d Benchmarks ]]; then swift_paths+=(Benchmarks Fuzzing); fi

step format swift format lint -rs "${swift_paths[@]}"
step style python3 -B Scripts/check-style.py
step manifest manifest
step texts python3 -B Scripts/make-texts.py --check
step declarations python3 -B Scripts/check-declarations.py
step options python3 -B Scripts/make-web-options.py --check
step demos python3 -B Scripts/make-demos.py --check
step bugs python3 -B Scripts/check-bugs.py
step snippets python3 -B Scripts/check-snippets.py
step links python3 -B Scripts/check-links.py
step scripts python_tests Tests/ScriptTests
step build swift build --build-tests --explicit-target-dependency-import-check error
step fuzzed fuzzed
step tests swift test --explicit-target-dependency-import-check error \
  --skip OverscrollUIKitTests --skip OverscrollSwiftUITests
# One after the other: what a simulated device tells its app, every app in the process hears.
step uikit swift test --explicit-target-dependency-import-check error --no-parallel \
  --filter OverscrollUIKitTests --filter OverscrollSwiftUITests
# The stand-in exists on Linux only. With the optimiser on: what a scroll event asks for in memory, and a
# thousand storms; what the host says in the log of apps that fight with it is nobody's news.
if [[ "$(uname)" == Linux ]]; then step host host; fi
if [[ "$(uname)" == Linux ]]; then step new-user Scripts/try-as-new-user.sh; fi
step scenarios python3 -B Scripts/compare-traces.py
# The stand-in's host plays them, so they are made on Linux only.
if [[ "$(uname)" == Linux ]]; then step figures python3 -B Gallery/Scripts/make_keyboard.py --check; fi
step embedded Scripts/build-embedded.sh
step wasm Scripts/build-wasm.sh
step determinism determinism
step gallery python_tests Tests/GalleryTests
step docs Scripts/build-docs.sh
# The stand-ins exist on Linux only; their graphs are what the docs dumped for every module.
if [[ "$(uname)" == Linux ]]; then
  step stand-in python3 -B Scripts/check-standin.py
  step isolation python3 -B Scripts/check-isolation.py
fi
# Reads what the docs left in .build/symbol-graphs.
step documented python3 -B Scripts/check-documentation.py \
  OverscrollCore OverscrollIndicators OverscrollPaging OverscrollSimulation OverscrollTexts \
  OverscrollUIKit OverscrollSwiftUI
step api python3 -B Scripts/check-api.py
step names python3 -B Scripts/check-tested-names.py OverscrollCore OverscrollPaging
printf '\nmake check passed in %d s.\n' "$SECONDS"
