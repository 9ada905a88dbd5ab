// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "NewUser",
  platforms: [.iOS(.v15)],
  dependencies: [
    .package(name: "Overscroll", path: "../../Development")
  ],
  targets: [
    .executableTarget(
      name: "NewUser",
      dependencies: [
        .product(name: "Overscroll", package: "Overscroll")
      ])
  ],
  swiftLanguageModes: [.v6]
)
