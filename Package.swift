// swift-tools-version: 6.2
import PackageDescription

// What an adopter builds. The tests, the module for browsers, the tools and the stand-ins for
// Apple's frameworks on Linux are in Development/Package.swift, which compiles the same sources.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Overscroll",
  platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v12), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "Overscroll", targets: ["Overscroll"]),
    .library(name: "OverscrollCore", targets: ["OverscrollCore"]),
    .library(name: "OverscrollIndicators", targets: ["OverscrollIndicators"]),
    .library(name: "OverscrollPaging", targets: ["OverscrollPaging"]),
    .library(name: "OverscrollUIKit", targets: ["OverscrollUIKit"]),
    .library(name: "OverscrollSwiftUI", targets: ["OverscrollSwiftUI"]),
    .library(name: "OverscrollMJRefresh", targets: ["OverscrollMJRefresh"]),
    .library(name: "OverscrollTesting", targets: ["OverscrollTesting"]),
  ],
  targets: [
    .target(name: "OverscrollCore", swiftSettings: settings),
    .target(
      name: "OverscrollIndicators", dependencies: ["OverscrollCore"], swiftSettings: settings),
    .target(name: "OverscrollTexts", swiftSettings: settings),
    .target(name: "OverscrollPaging", dependencies: ["OverscrollCore"], swiftSettings: settings),
    .target(
      name: "OverscrollUIKit",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollPaging", "OverscrollTexts",
      ],
      resources: [.copy("PrivacyInfo.xcprivacy")], swiftSettings: settings),
    .target(
      name: "OverscrollSwiftUI",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollPaging", "OverscrollTexts",
        "OverscrollUIKit",
      ], swiftSettings: settings),
    .target(
      name: "OverscrollMJRefresh",
      dependencies: ["OverscrollCore", "OverscrollTexts", "OverscrollUIKit"],
      swiftSettings: settings),
    .target(name: "OverscrollTesting", swiftSettings: settings),
    .target(
      name: "Overscroll",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollPaging", "OverscrollSwiftUI",
        "OverscrollTexts", "OverscrollUIKit",
      ], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
