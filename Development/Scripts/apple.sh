#!/usr/bin/env bash
# For a Mac with Xcode 26 or newer: builds every product for every system, builds the Xcode project,
# tests the host with Apple's UIKit, and measures the facts of Development/Platforms/LinuxUIKit/Facts.md in a simulator.
# usage: apple.sh [SIMULATOR]              the name of a simulator; "iPhone 16" by default
# Never run so far, because we have no Mac. Ends with the table of facts; a fact that does not hold is a finding,
# and does not fail the script.
set -euo pipefail
cd "$(dirname "$0")/../.."

simulator=${1:-iPhone 16}
project=Gallery/Overscroll.xcodeproj
built=$PWD/.build/xcode
figures=$built/figures.txt

if [[ "$(uname)" != Darwin ]]; then
  echo "This needs a Mac with Xcode." >&2
  exit 2
fi
mkdir -p "$built"
: > "$figures"

build() {
  local log=$built/build.log
  printf '%-40s ' "$2"
  if xcodebuild build -quiet -scheme "$1" -destination "$2" -derivedDataPath "$built/products" \
    "${@:3}" > "$log" 2>&1; then
    echo built
  else
    echo "failed:" && cat "$log" && exit 1
  fi
}

echo "The package:"
for destination in 'generic/platform=iOS' 'generic/platform=iOS Simulator' \
  'generic/platform=macOS,variant=Mac Catalyst' 'generic/platform=tvOS' 'generic/platform=visionOS' \
  'generic/platform=watchOS' 'generic/platform=macOS'; do
  build Overscroll-Package "$destination"
done

echo "The apps:"
for app in Gallery Experiments; do
  build "$app" "platform=iOS Simulator,name=$simulator" -project "$project"
done

# The numbers of these tests need a screen of 390 by 844 points. Real time passes in them, so they do not
# run in parallel.
echo "The host's tests:"
(cd Development/HostTests && xcodebuild test -quiet -scheme HostDriver -parallel-testing-enabled NO \
  -destination 'platform=iOS Simulator,name=iPhone 16e' -derivedDataPath "$built/hosts") \
  2>&1 | tee "$built/hosts.log" || echo "Some fail: $built/hosts.log"

# The app prints the rows that need no touch when it appears.
xcrun simctl bootstatus "$simulator" -b > /dev/null
app=$(find "$built/products" -name Experiments.app -path '*simulator*' | head -n 1)
xcrun simctl install "$simulator" "$app"
xcrun simctl launch --terminate-running-process --console-pty "$simulator" org.overscroll.Experiments \
  > "$built/report.txt" 2>&1 &
launched=$!
for _ in $(seq 60); do
  if grep -q '^FACTS END' "$built/report.txt"; then break; fi
  sleep 1
done
kill "$launched" 2> /dev/null || true
tr -d '\r' < "$built/report.txt" | sed -n '/^FACTS BEGIN/,/^FACTS END/p' | grep -v '^FACTS ' >> "$figures"

# XCTest's touches perform the gestures, and each test prints a line.
xcodebuild test -quiet -project "$project" -scheme FingerTests \
  -destination "platform=iOS Simulator,name=$simulator" -derivedDataPath "$built/products" \
  2>&1 | tee "$built/fingers.log" | sed -n 's/^.*FINGER //p' >> "$figures" || true

# A line for each row that was measured: "fact" if it holds, "alternative", "neither" or "unavailable".
sort -V "$figures" | column -t -s "$(printf '\t')"
