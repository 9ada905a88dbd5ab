// swift-tools-version: 6.2
import PackageDescription

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Overscroll") }

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Overscroll", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: ["HostRigs", "InvariantRigs", "PageRigs", "ScenarioRigs"].map(product),
      // The fuzzer brings its own entry point.
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ],
  swiftLanguageModes: [.v6]
)
