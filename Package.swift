// swift-tools-version: 6.2
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// What the browser runs as well: no heap, no existentials, nothing that Embedded Swift lacks.
let embeddable: [SwiftSetting] = strict + [.treatWarning("EmbeddedRestrictions", as: .error)]

/// Whether this package is the one that is built, and not one that another package depends on.
///
/// SwiftPM does not tell a manifest. It hands it the environment, though, and keys its cache of
/// manifests by it; and whoever builds a package by hand or by script stands in its folder, while an
/// adopter stands in their own; the folders of the benchmarks and the fuzzers count as ours. `OVERSCROLL_IS_ROOT` set to 1 or 0 decides where that is wrong:
/// `swift build --package-path` from elsewhere, or a process that changes its folder without a shell.
let isRoot =
  Context.environment["OVERSCROLL_IS_ROOT"].map { $0 == "1" }
  ?? ["", "/Benchmarks", "/Fuzzing"].map { resolved(Context.packageDirectory + $0) }
  .contains(resolved(Context.environment["PWD"] ?? ""))

/// A path without symbolic links.
func resolved(_ path: String) -> String {
  URL(fileURLWithPath: path).resolvingSymlinksInPath().path
}

/// Whether Apple's frameworks are stood in for.
#if os(Linux)
  let hasStandIns = isRoot
#else
  let hasStandIns = false
#endif
/// What stands in for them.
let frameworks: [Target.Dependency] =
  hasStandIns ? ["CoreGraphics", "ImageIO", "QuartzCore", "UIKit", "WebKit"] : []
/// The same for what is written with SwiftUI.
let swiftUI: [Target.Dependency] = hasStandIns ? ["Combine", "SwiftUI"] : []
/// For code that turns the clock of the stand-ins' device, which no real framework has.
let standInOnly: [SwiftSetting] = hasStandIns ? [.define("STAND_IN")] : []

let package = Package(
  name: "Overscroll",
  platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v12), .visionOS(.v1)],
  products: [
    .library(name: "Overscroll", targets: ["Overscroll"]),
    .library(name: "OverscrollCore", targets: ["OverscrollCore"]),
    .library(name: "OverscrollIndicators", targets: ["OverscrollIndicators"]),
    .library(name: "OverscrollPaging", targets: ["OverscrollPaging"]),
    .library(name: "OverscrollUIKit", targets: ["OverscrollUIKit"]),
    .library(name: "OverscrollSwiftUI", targets: ["OverscrollSwiftUI"]),
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
      name: "overscroll-replay",
      // Scenarios are played in UIKit only where a device can be played, too.
      dependencies: ["OverscrollCore", "OverscrollSimulation"]
        + (hasStandIns ? ["OverscrollUIKit"] + frameworks : []),
      swiftSettings: strict + standInOnly),
    .executableTarget(
      name: "overscroll-probe", dependencies: ["OverscrollSimulation"], swiftSettings: strict),
    .executableTarget(
      name: "overscroll-filmstrips",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollSimulation", "OverscrollTexts",
      ],
      swiftSettings: strict),
    .target(name: "OverscrollTexts", swiftSettings: strict),
    .target(
      name: "OverscrollPaging", dependencies: ["OverscrollCore"], swiftSettings: strict),
    .target(
      name: "OverscrollUIKit",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollPaging", "OverscrollTexts",
      ] + frameworks,
      resources: [.copy("PrivacyInfo.xcprivacy")], swiftSettings: strict),
    .target(
      name: "OverscrollSwiftUI",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollTexts", "OverscrollUIKit",
      ]
        + frameworks + swiftUI,
      swiftSettings: strict),
    .target(
      name: "Overscroll",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollPaging", "OverscrollSwiftUI",
        "OverscrollTexts", "OverscrollUIKit",
      ]
        + frameworks + swiftUI,
      swiftSettings: strict),
    .target(
      name: "LawRigs", dependencies: ["OverscrollCore"], path: "Tests/LawRigs",
      swiftSettings: strict),
    .testTarget(
      name: "OverscrollCoreTests",
      dependencies: ["LawRigs", "OverscrollCore", "OverscrollSimulation"],
      swiftSettings: strict),
    .testTarget(
      name: "OverscrollIndicatorsTests",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollSimulation", "overscroll-filmstrips",
      ],
      exclude: ["FilmStrips"], swiftSettings: strict),
    .testTarget(
      name: "OverscrollSimulationTests",
      dependencies: ["OverscrollCore", "OverscrollIndicators", "OverscrollSimulation"],
      exclude: ["physics-reference.csv"], swiftSettings: strict),
    .testTarget(
      name: "OverscrollPagingTests",
      dependencies: ["OverscrollCore", "OverscrollPaging", "OverscrollSimulation"],
      swiftSettings: strict),
    .testTarget(
      name: "OverscrollTextsTests", dependencies: ["OverscrollTexts"], swiftSettings: strict),
    .testTarget(
      name: "OverscrollReplayTests",
      dependencies: ["LawRigs", "OverscrollCore", "overscroll-replay"],
      swiftSettings: strict + standInOnly),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["OverscrollCore", "OverscrollIndicators", "OverscrollSimulation"],
      swiftSettings: strict),
    .testTarget(
      name: "OverscrollWebTests",
      dependencies: [
        "LawRigs", "OverscrollCore", "OverscrollIndicators", "OverscrollSimulation",
        "OverscrollWeb",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// For the fuzzers, which are a package of their own.
if isRoot { package.products.append(.library(name: "LawRigs", targets: ["LawRigs"])) }

#if os(Linux)
  // Stand-ins for Apple's frameworks, so that what is written for them compiles and runs here. In no
  // product, and nothing at all in an adopter's build, where `canImport(UIKit)` must stay false.
  if isRoot {
    let standIn: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
    package.targets += [
      .target(
        name: "CoreGraphics", path: "Platforms/LinuxUIKit/CoreGraphics", swiftSettings: standIn),
      .systemLibrary(name: "GIFLibrary", path: "Platforms/LinuxUIKit/GIFLibrary"),
      .target(
        name: "ImageIO", dependencies: ["CoreGraphics", "GIFLibrary"],
        path: "Platforms/LinuxUIKit/ImageIO", swiftSettings: standIn),
      .target(
        name: "QuartzCore", dependencies: ["CoreGraphics"],
        path: "Platforms/LinuxUIKit/QuartzCore", swiftSettings: standIn),
      .target(
        name: "UIKit",
        dependencies: ["CoreGraphics", "QuartzCore", "OverscrollCore", "OverscrollSimulation"],
        path: "Platforms/LinuxUIKit/UIKit", swiftSettings: standIn),
      .target(name: "Combine", path: "Platforms/LinuxUIKit/Combine", swiftSettings: standIn),
      .target(
        name: "SwiftUI",
        dependencies: ["Combine", "CoreGraphics", "OverscrollSimulation", "QuartzCore", "UIKit"],
        path: "Platforms/LinuxUIKit/SwiftUI", swiftSettings: standIn),
      .target(
        name: "WebKit", dependencies: ["CoreGraphics", "QuartzCore", "UIKit"],
        path: "Platforms/LinuxUIKit/WebKit", swiftSettings: standIn),
      // Swift Testing looks for these where it meets modules of Apple's names.
      .target(
        name: "_Testing_CoreGraphics", path: "Platforms/LinuxUIKit/_Testing_CoreGraphics",
        swiftSettings: standIn),
      .target(
        name: "_Testing_UIKit", path: "Platforms/LinuxUIKit/_Testing_UIKit",
        swiftSettings: standIn),
      .target(
        name: "HostRigs",
        dependencies: [
          "CoreGraphics", "LawRigs", "OverscrollCore", "OverscrollIndicators",
          "OverscrollSimulation", "OverscrollUIKit", "UIKit",
        ], path: "Tests/HostRigs", swiftSettings: strict),
      // The gallery's app, with the code that the gallery shows; its entry point only a device has.
      .target(
        name: "GalleryApp",
        dependencies: [
          "Combine", "CoreGraphics", "OverscrollCore", "OverscrollIndicators", "OverscrollSwiftUI",
          "OverscrollTexts", "OverscrollUIKit", "SwiftUI", "UIKit",
        ], path: "Gallery/App", exclude: ["Main.swift", "README.md"], swiftSettings: strict),
      .testTarget(
        name: "OverscrollUIKitTests",
        dependencies: [
          "_Testing_CoreGraphics", "_Testing_UIKit", "CoreGraphics", "GalleryApp", "HostRigs",
          "ImageIO", "LawRigs", "Overscroll", "OverscrollCore", "OverscrollIndicators",
          "OverscrollPaging",
          "OverscrollSimulation",
          "OverscrollTexts",
          "OverscrollUIKit", "QuartzCore", "SwiftUI", "UIKit", "WebKit",
        ], swiftSettings: strict),
      .testTarget(
        name: "OverscrollSwiftUITests",
        dependencies: [
          "_Testing_CoreGraphics", "_Testing_UIKit", "Combine", "CoreGraphics", "Overscroll",
          "OverscrollCore", "OverscrollIndicators", "OverscrollSimulation", "OverscrollSwiftUI",
          "OverscrollTexts", "OverscrollUIKit", "QuartzCore", "SwiftUI", "UIKit",
        ], swiftSettings: strict),
      .testTarget(
        name: "LinuxUIKitTests",
        dependencies: [
          "_Testing_CoreGraphics", "_Testing_UIKit", "CoreGraphics", "ImageIO", "OverscrollCore",
          "OverscrollSimulation", "QuartzCore", "UIKit",
        ], swiftSettings: strict),
    ]
    // For the benchmarks, which are a package of their own.
    package.products.append(.library(name: "HostRigs", targets: ["HostRigs"]))
  }
#endif
