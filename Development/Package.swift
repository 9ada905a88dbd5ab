// swift-tools-version: 6.2
import PackageDescription

// Everything that the project itself builds: the library from the sources of adopters, the module for
// browsers, tools, tests, and on Linux the stand-ins for Apple's frameworks. It does not depend on
// the package at the root, whose modules have the same names: it compiles their sources, which the
// links in Sources and Tests lead to. Warnings are errors in Development/Scripts/swift.sh.

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Extra settings for everything but the tests, in the project's own test runs only.
///
/// Development/Scripts/swift.sh sets OVERSCROLL_OPTIMIZED. Unoptimized tests of optimized code, with assertions,
/// run in a third of the time and take 15 % longer to build.
let optimized: [SwiftSetting] =
  Context.environment["OVERSCROLL_OPTIMIZED"] == "1"
  ? [.unsafeFlags(["-O", "-assert-config", "Debug"])] : []
let code = features + optimized

/// Whether stand-ins replace Apple's frameworks.
#if os(Linux)
  let hasStandIns = true
#else
  let hasStandIns = false
#endif
/// The stand-ins for code that uses UIKit.
let frameworks: [Target.Dependency] =
  hasStandIns ? ["CoreGraphics", "ImageIO", "QuartzCore", "UIKit", "WebKit"] : []
/// The stand-in for objects that views observe.
let combine: [Target.Dependency] = hasStandIns ? ["Combine"] : []
/// The stand-ins for code that uses SwiftUI.
let swiftUI: [Target.Dependency] = combine + (hasStandIns ? ["SwiftUI"] : [])
/// For code that controls the clock of the stand-ins' device, which real frameworks lack.
let standInOnly: [SwiftSetting] = hasStandIns ? [.define("STAND_IN")] : []

let package = Package(
  name: "Overscroll",
  platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v13), .visionOS(.v1)],
  products: [
    .library(name: "Overscroll", targets: ["Overscroll"]),
    .library(name: "OverscrollCore", targets: ["OverscrollCore"]),
    .library(name: "OverscrollIndicators", targets: ["OverscrollIndicators"]),
    .library(name: "OverscrollPaging", targets: ["OverscrollPaging"]),
    .library(name: "OverscrollUIKit", targets: ["OverscrollUIKit"]),
    .library(name: "OverscrollSwiftUI", targets: ["OverscrollSwiftUI"]),
    .library(name: "OverscrollMJRefresh", targets: ["OverscrollMJRefresh"]),
    .executable(name: "OverscrollWeb", targets: ["OverscrollWeb"]),
  ],
  targets: [
    .target(name: "OverscrollCore", swiftSettings: code),
    .target(
      name: "OverscrollIndicators", dependencies: ["OverscrollCore"], swiftSettings: code),
    .executableTarget(
      name: "OverscrollWeb", dependencies: ["OverscrollCore", "OverscrollIndicators"],
      swiftSettings: features),
    // The physics of a scroll view, for the stand-in of UIKit.
    .target(name: "ScrollPhysics", dependencies: ["OverscrollCore"], swiftSettings: code),
    // Random events for the engine, and a hash of its states.
    .target(name: "EngineStorms", dependencies: ["OverscrollCore"], swiftSettings: code),
    // A canvas that records what an indicator draws.
    .target(
      name: "IndicatorDrawings", dependencies: ["OverscrollCore", "OverscrollIndicators"],
      swiftSettings: code),
    .executableTarget(
      name: "overscroll-probe", dependencies: ["EngineStorms"], swiftSettings: features),
    .executableTarget(
      name: "overscroll-filmstrips",
      dependencies: [
        "IndicatorDrawings", "OverscrollCore", "OverscrollIndicators", "OverscrollTexts",
      ],
      swiftSettings: features),
    .target(name: "OverscrollTexts", swiftSettings: code),
    .target(
      name: "OverscrollPaging", dependencies: ["OverscrollCore"] + combine, swiftSettings: code),
    .target(
      name: "OverscrollUIKit",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollPaging", "OverscrollTexts",
      ] + frameworks,
      resources: [.copy("PrivacyInfo.xcprivacy")], swiftSettings: code),
    .target(
      name: "OverscrollSwiftUI",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollPaging", "OverscrollTexts",
        "OverscrollUIKit",
      ]
        + frameworks + swiftUI,
      swiftSettings: code),
    .target(
      name: "OverscrollMJRefresh",
      dependencies: ["OverscrollCore", "OverscrollTexts", "OverscrollUIKit"] + frameworks,
      swiftSettings: code),
    .target(
      name: "Overscroll",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollPaging", "OverscrollSwiftUI",
        "OverscrollTexts", "OverscrollUIKit",
      ]
        + frameworks + swiftUI,
      swiftSettings: code),
    .target(
      name: "InvariantRigs", dependencies: ["OverscrollCore"], path: "Tests/InvariantRigs",
      swiftSettings: code),
    // The code that the fuzzers run. Only tests can import executables, so this target compiles the
    // sources of an executable again.
    .target(
      name: "PageRigs", dependencies: ["InvariantRigs", "OverscrollCore", "OverscrollIndicators"],
      path: "Tests/PageRigs", exclude: ["Web/main.swift"],
      swiftSettings: code + [.define("LINKED")]),
    .target(name: "CountingAllocator", path: "Benchmarks/CountingAllocator"),
    .target(
      name: "Measurement", dependencies: ["CountingAllocator"], path: "Benchmarks/Measurement",
      swiftSettings: features),
    .target(
      name: "Drawings", dependencies: ["Measurement", "OverscrollCore", "OverscrollIndicators"],
      path: "Benchmarks/Drawings", swiftSettings: features),
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: ["Drawings", "EngineStorms", "Measurement", "OverscrollCore"],
      path: "Benchmarks/EngineBenchmarks", swiftSettings: features),
    .testTarget(
      name: "OverscrollCoreTests",
      dependencies: ["EngineStorms", "InvariantRigs", "OverscrollCore"],
      swiftSettings: features),
    .testTarget(
      name: "OverscrollIndicatorsTests",
      dependencies: [
        "IndicatorDrawings", "OverscrollCore", "OverscrollIndicators", "overscroll-filmstrips",
      ],
      exclude: ["FilmStrips"], swiftSettings: features),
    .testTarget(
      name: "ScrollPhysicsTests",
      dependencies: ["EngineStorms", "OverscrollCore", "ScrollPhysics"],
      exclude: ["physics-reference.csv"], swiftSettings: features),
    .testTarget(
      name: "OverscrollPagingTests",
      dependencies: ["EngineStorms", "OverscrollCore", "OverscrollPaging"],
      swiftSettings: features),
    .testTarget(
      name: "OverscrollTextsTests", dependencies: ["OverscrollTexts"], swiftSettings: features),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["IndicatorDrawings", "OverscrollCore", "OverscrollIndicators"],
      swiftSettings: features),
    .testTarget(
      name: "OverscrollWebTests",
      dependencies: [
        "IndicatorDrawings", "InvariantRigs", "OverscrollCore", "OverscrollIndicators",
        "OverscrollWeb",
      ],
      swiftSettings: features),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  let standIn: [SwiftSetting] =
    [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
    + optimized
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
      dependencies: ["CoreGraphics", "QuartzCore", "OverscrollCore", "ScrollPhysics"],
      path: "Platforms/LinuxUIKit/UIKit", swiftSettings: standIn),
    .target(name: "Combine", path: "Platforms/LinuxUIKit/Combine", swiftSettings: standIn),
    .target(
      name: "SwiftUI",
      dependencies: ["Combine", "CoreGraphics", "QuartzCore", "ScrollPhysics", "UIKit"],
      path: "Platforms/LinuxUIKit/SwiftUI", swiftSettings: standIn),
    .target(
      name: "WebKit", dependencies: ["CoreGraphics", "QuartzCore", "UIKit"],
      path: "Platforms/LinuxUIKit/WebKit", swiftSettings: standIn),
    // Swift Testing looks for these if modules have Apple's names.
    .target(
      name: "_Testing_CoreGraphics", path: "Platforms/LinuxUIKit/_Testing_CoreGraphics",
      swiftSettings: standIn),
    .target(
      name: "_Testing_UIKit", path: "Platforms/LinuxUIKit/_Testing_UIKit",
      swiftSettings: standIn),
    // What tests of a host run on: the stand-in's device here, and a simulator with Apple's UIKit.
    .target(
      name: "HostDriver",
      dependencies: [
        "_Testing_CoreGraphics", "_Testing_UIKit", "EngineStorms", "HostRigs", "OverscrollCore",
        "OverscrollIndicators", "OverscrollTexts", "OverscrollUIKit", "ScrollPhysics",
      ] + frameworks, path: "Tests/HostDriver", swiftSettings: features + standInOnly),
    .testTarget(
      name: "OverscrollHostTests",
      dependencies: [
        "_Testing_CoreGraphics", "_Testing_UIKit", "HostDriver", "Overscroll", "OverscrollCore",
        "OverscrollIndicators", "OverscrollPaging", "OverscrollTexts", "OverscrollUIKit",
      ] + frameworks, swiftSettings: features),
    .testTarget(
      name: "OverscrollMJRefreshTests",
      dependencies: [
        "_Testing_CoreGraphics", "_Testing_UIKit", "HostDriver", "OverscrollCore",
        "OverscrollMJRefresh", "OverscrollUIKit",
      ] + frameworks, swiftSettings: features),
    .target(
      name: "HostRigs",
      dependencies: [
        "CoreGraphics", "EngineStorms", "InvariantRigs", "OverscrollCore",
        "OverscrollIndicators", "OverscrollUIKit", "ScrollPhysics", "UIKit",
      ], path: "Tests/HostRigs", swiftSettings: code),
    // Measures the UIKit host on the stand-in.
    .executableTarget(
      name: "HostBenchmarks", dependencies: ["Drawings", "HostRigs", "Measurement"],
      path: "Benchmarks/HostBenchmarks", swiftSettings: features),
    // The app that measures the facts of the ledger, without its entry point for a device.
    .target(
      name: "Experiments",
      dependencies: ["Combine", "CoreGraphics", "QuartzCore", "SwiftUI", "UIKit"],
      path: "Gallery/Experiments", exclude: ["Main.swift"], swiftSettings: features + optimized),
    .testTarget(
      name: "ExperimentsTests",
      dependencies: [
        "_Testing_CoreGraphics", "_Testing_UIKit", "CoreGraphics", "Experiments", "QuartzCore",
        "SwiftUI", "UIKit",
      ], swiftSettings: features),
    // The gallery's app and the code that it shows, without its entry point for a device.
    .target(
      name: "GalleryApp",
      dependencies: [
        "Combine", "CoreGraphics", "OverscrollCore", "OverscrollIndicators", "OverscrollSwiftUI",
        "OverscrollTexts", "OverscrollUIKit", "SwiftUI", "UIKit",
      ], path: "Gallery/App", exclude: ["Main.swift", "README.md"], swiftSettings: code),
    .testTarget(
      name: "OverscrollUIKitTests",
      dependencies: [
        "_Testing_CoreGraphics", "_Testing_UIKit", "CoreGraphics", "EngineStorms", "GalleryApp",
        "HostDriver", "HostRigs", "ImageIO", "IndicatorDrawings", "InvariantRigs", "Overscroll",
        "OverscrollCore", "OverscrollIndicators", "OverscrollPaging", "OverscrollTexts",
        "OverscrollUIKit", "QuartzCore", "ScrollPhysics", "SwiftUI", "UIKit", "WebKit",
      ], swiftSettings: features),
    .testTarget(
      name: "OverscrollSwiftUITests",
      dependencies: [
        "_Testing_CoreGraphics", "_Testing_UIKit", "Combine", "CoreGraphics", "EngineStorms",
        "HostDriver", "HostRigs", "Overscroll", "OverscrollCore", "OverscrollIndicators",
        "OverscrollSwiftUI",
        "OverscrollTexts", "OverscrollUIKit", "QuartzCore", "ScrollPhysics", "SwiftUI", "UIKit",
      ], swiftSettings: features),
    .testTarget(
      name: "OverscrollReplayTests",
      dependencies: [
        "_Testing_CoreGraphics", "_Testing_UIKit", "OverscrollCore",
        "OverscrollMJRefresh", "OverscrollUIKit", "ScrollPhysics",
      ] + frameworks, swiftSettings: features),
    .testTarget(
      name: "LinuxUIKitTests",
      dependencies: [
        "_Testing_CoreGraphics", "_Testing_UIKit", "CoreGraphics", "ImageIO", "OverscrollCore",
        "QuartzCore", "ScrollPhysics", "UIKit",
      ], swiftSettings: features),
  ]

  // Only Development/Scripts/fuzz.sh builds it: the fuzzer's library brings the entry point, which
  // no other build has.
  if Context.environment["OVERSCROLL_FUZZ"] == "1" {
    package.targets.append(
      .executableTarget(
        name: "Fuzz", dependencies: ["HostRigs", "InvariantRigs", "PageRigs"],
        path: "Fuzzing", swiftSettings: features + [.unsafeFlags(["-parse-as-library"])]))
  }
#endif
