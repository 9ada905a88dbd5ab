#!/usr/bin/env bash
# Runs the tests of OverscrollPaging with the thread sanitizer. Uses a separate package of symbolic
# links, because building the whole package would take ten minutes.
set -euo pipefail
cd "$(dirname "$0")/../.."

package=.build/threads
modules=(OverscrollCore OverscrollPaging EngineStorms)
mkdir -p "$package/Sources" "$package/Tests"
for module in "${modules[@]}"; do ln -sfn "../../../Development/Sources/$module" "$package/Sources/$module"; done
ln -sfn ../../../Tests/OverscrollPagingTests "$package/Tests/OverscrollPagingTests"

cat > "$package/Package.swift" << 'END'
// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let core: [Target.Dependency] = ["OverscrollCore"]

let package = Package(
  name: "Threads",
  platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v12), .visionOS(.v1)],
  targets: [
    .target(name: "OverscrollCore", swiftSettings: strict),
    .target(name: "OverscrollPaging", dependencies: core, swiftSettings: strict),
    .target(name: "EngineStorms", dependencies: core, swiftSettings: strict),
    .testTarget(
      name: "OverscrollPagingTests",
      dependencies: core + ["EngineStorms", "OverscrollPaging"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
END

SWIFT_BACKTRACE=enable=no OVERSCROLL_OPTIMIZED=0 Development/Scripts/swift.sh test --sanitize=thread --package-path "$package" \
  --scratch-path .build/threads-sanitized
