// swift-tools-version: 6.2
import PackageDescription

/// An app that depends on a tagged version by URL; `Development/Scripts/check-adopter.sh` says where it is.
let repository = Context.environment["OVERSCROLL_URL"] ?? ""
let products = [
  "Overscroll", "OverscrollCore", "OverscrollIndicators", "OverscrollPaging",
  "OverscrollSwiftUI", "OverscrollUIKit",
]

let package = Package(
  name: "Adopter",
  platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v12), .visionOS(.v1)],
  dependencies: [
    .package(url: repository, from: "0.1.0")
  ],
  targets: [
    .executableTarget(
      name: "Adopter",
      dependencies: products.map { .product(name: $0, package: "Overscroll") })
  ]
)
