// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Overscroll", path: "..")],
  targets: [
    .target(name: "CountingAllocator"),
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: [
        "CountingAllocator",
        .product(name: "OverscrollCore", package: "Overscroll"),
        .product(name: "OverscrollIndicators", package: "Overscroll"),
        .product(name: "OverscrollSimulation", package: "Overscroll"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
