@_spi(Simulation) import UIKit

/// The update of views that is in progress.
///
/// Writing state in it is a runtime issue, and the write may be dropped (`Facts.md`, S11).
@MainActor enum ViewUpdate {
  private static var depth = 0

  /// Runs an update.
  static func run(_ body: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    body()
  }

  /// Reports a write of state; during an update, it is a runtime issue.
  static func noteWrite() {
    guard depth > 0 else { return }
    SimulatedDevice.current.runtimeIssues.append("State was modified during a view update.")
  }
}

/// The evaluations of bodies, by type name without generic parameters.
@_spi(Simulation) @MainActor public enum BodyEvaluations {
  /// The number of evaluations of each type; nil while they are not counted.
  public static var counts: [String: Int]?

  static func note(_ type: Any.Type) {
    guard counts != nil else { return }
    let name = "\(type)".prefix { $0 != "<" }
    counts?[String(name), default: 0] += 1
  }
}
