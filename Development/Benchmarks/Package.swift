// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Overscroll", path: "..")],
  targets: [
    .target(name: "CountingAllocator"),
    .target(name: "Measurement", dependencies: ["CountingAllocator"]),
    .target(
      name: "Drawings",
      dependencies: [
        "Measurement",
        .product(name: "OverscrollCore", package: "Overscroll"),
        .product(name: "OverscrollIndicators", package: "Overscroll"),
      ]),
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: [
        "Drawings", "Measurement",
        .product(name: "OverscrollCore", package: "Overscroll"),
        .product(name: "OverscrollSimulation", package: "Overscroll"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // The UIKit host runs on the stand-in, which exists if Overscroll is treated as the root.
  package.targets.append(
    .executableTarget(
      name: "HostBenchmarks",
      dependencies: [
        "Drawings", "Measurement", .product(name: "HostRigs", package: "Overscroll"),
      ]))
#endif
