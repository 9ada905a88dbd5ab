// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// What the browser runs as well: no heap, no existentials, nothing that Embedded Swift lacks.
let embeddable: [SwiftSetting] = strict + [.treatWarning("EmbeddedRestrictions", as: .error)]

let package = Package(
  name: "Overscroll",
  platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v12), .visionOS(.v1)],
  products: [
    .library(name: "Overscroll", targets: ["Overscroll"]),
    .library(name: "OverscrollCore", targets: ["OverscrollCore"]),
    .library(name: "OverscrollIndicators", targets: ["OverscrollIndicators"]),
    .library(name: "OverscrollSimulation", targets: ["OverscrollSimulation"]),
    .executable(name: "OverscrollWeb", targets: ["OverscrollWeb"]),
  ],
  targets: [
    .target(name: "OverscrollCore", swiftSettings: embeddable),
    .target(
      name: "OverscrollIndicators", dependencies: ["OverscrollCore"], swiftSettings: embeddable),
    .executableTarget(
      name: "OverscrollWeb", dependencies: ["OverscrollCore", "OverscrollIndicators"],
      swiftSettings: embeddable),
    .target(
      name: "OverscrollSimulation", dependencies: ["OverscrollCore", "OverscrollIndicators"],
      swiftSettings: embeddable),
    .executableTarget(
      name: "overscroll-replay", dependencies: ["OverscrollCore", "OverscrollSimulation"],
      swiftSettings: strict),
    .executableTarget(
      name: "overscroll-probe", dependencies: ["OverscrollSimulation"], swiftSettings: strict),
    .target(
      name: "Overscroll", dependencies: ["OverscrollCore", "OverscrollIndicators"],
      swiftSettings: strict),
    .testTarget(
      name: "OverscrollCoreTests", dependencies: ["OverscrollCore", "OverscrollSimulation"],
      swiftSettings: strict),
    .testTarget(
      name: "OverscrollIndicatorsTests",
      dependencies: ["OverscrollCore", "OverscrollIndicators", "OverscrollSimulation"],
      swiftSettings: strict),
    .testTarget(
      name: "OverscrollSimulationTests",
      dependencies: ["OverscrollCore", "OverscrollIndicators", "OverscrollSimulation"],
      exclude: ["physics-reference.csv"], swiftSettings: strict),
    .testTarget(
      name: "OverscrollReplayTests", dependencies: ["OverscrollCore", "overscroll-replay"],
      swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["OverscrollCore", "OverscrollIndicators", "OverscrollSimulation"],
      swiftSettings: strict),
    .testTarget(
      name: "OverscrollWebTests",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollSimulation", "OverscrollWeb",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
