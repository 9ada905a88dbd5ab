// swift-tools-version: 6.2
import PackageDescription

// The tests of hosts for Apple's systems: Xcode runs them with Apple's UIKit, in a simulator, by the
// scheme HostDriver. macOS has no UIKit, so `swift test` cannot. On Linux, Development/Package.swift
// runs the same tests on the stand-in. Nobody has run this package yet.

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "HostDriver",
  platforms: [.iOS(.v15)],
  products: [.library(name: "HostDriver", targets: ["HostDriver"])],
  targets: [
    .target(name: "OverscrollCore", swiftSettings: features),
    .target(
      name: "OverscrollIndicators", dependencies: ["OverscrollCore"], swiftSettings: features),
    .target(name: "OverscrollTexts", swiftSettings: features),
    .target(name: "OverscrollPaging", dependencies: ["OverscrollCore"], swiftSettings: features),
    .target(
      name: "OverscrollUIKit",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollPaging", "OverscrollTexts",
      ],
      resources: [.copy("PrivacyInfo.xcprivacy")], swiftSettings: features),
    .target(
      name: "OverscrollSwiftUI",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollPaging", "OverscrollTexts",
        "OverscrollUIKit",
      ], swiftSettings: features),
    .target(
      name: "Overscroll",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollPaging", "OverscrollSwiftUI",
        "OverscrollTexts", "OverscrollUIKit",
      ], swiftSettings: features),
    .target(
      name: "HostDriver",
      dependencies: [
        "OverscrollCore", "OverscrollIndicators", "OverscrollTexts", "OverscrollUIKit",
      ], path: "Tests/HostDriver", swiftSettings: features),
    .testTarget(
      name: "OverscrollHostTests",
      dependencies: [
        "HostDriver", "Overscroll", "OverscrollCore", "OverscrollIndicators", "OverscrollPaging",
        "OverscrollTexts", "OverscrollUIKit",
      ], swiftSettings: features),
  ],
  swiftLanguageModes: [.v6]
)
