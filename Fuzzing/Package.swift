// swift-tools-version: 6.0
import PackageDescription

/// What is fuzzed of executables is compiled from links to their sources: only tests can import those.
let linked: [SwiftSetting] = [
  .define("FUZZING"), .enableUpcomingFeature("InternalImportsByDefault"),
]
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Overscroll") }

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Overscroll", path: "..")],
  targets: [
    .target(
      name: "Page",
      dependencies: ["InvariantRigs", "OverscrollCore", "OverscrollIndicators"].map(product),
      exclude: ["Web/main.swift"], swiftSettings: linked),
    .target(
      name: "Scenarios",
      dependencies: ["InvariantRigs", "OverscrollCore", "OverscrollSimulation"].map(product),
      exclude: ["Replay/main.swift"], swiftSettings: linked),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["Page", "Scenarios"] + ["InvariantRigs", "HostRigs"].map(product),
      // The fuzzer brings its own entry point.
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
  ],
  swiftLanguageModes: [.v6]
)
