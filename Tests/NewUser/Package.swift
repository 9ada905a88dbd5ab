// swift-tools-version: 6.2
import PackageDescription

/// The same app with the settings of three kinds of projects: of Swift 5, of Swift 6, and as
/// Xcode 26 creates them.
let modes: [(name: String, settings: [SwiftSetting])] = [
  ("NewUser", [.swiftLanguageMode(.v6)]),
  ("NewUserInSwift5", [.swiftLanguageMode(.v5)]),
  (
    "NewUserOnMainActor",
    [
      .swiftLanguageMode(.v6), .defaultIsolation(MainActor.self),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
  ),
]

let package = Package(
  name: "NewUser",
  platforms: [.iOS(.v15)],
  dependencies: [
    .package(name: "Overscroll", path: "../../Development")
  ],
  // The other two folders are links to the first.
  targets: modes.map { mode in
    .executableTarget(
      name: mode.name,
      dependencies: [
        .product(name: "Overscroll", package: "Overscroll")
      ],
      swiftSettings: mode.settings)
  }
)
