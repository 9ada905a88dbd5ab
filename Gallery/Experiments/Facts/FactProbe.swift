import UIKit

/// A measurement that shows which side of a row of the ledger a system matches.
///
/// It uses only UIKit's public API and needs no touch, so it runs on devices, in simulators and on
/// the stand-in for Linux.
struct FactProbe: Identifiable {
  /// The side that was measured.
  enum Side: String {
    /// The row's column "fact".
    case fact
    /// The row's column "alternative".
    case alternative
    /// Neither; the measured values show the actual behavior of the system.
    case neither
  }

  /// The result of a measurement.
  struct Reading {
    let side: Side
    /// The measured values, for the log.
    let figures: String
  }

  /// The id of the row in `Development/Platforms/LinuxUIKit/Facts.md`.
  let id: String
  /// The fact, in a few words.
  let title: String
  /// Measures in windows of a stage; nil if the system lacks the API.
  let measure: @MainActor (ProbeStage) -> Reading?
}

extension FactProbe {
  /// All probes.
  @MainActor static let all: [FactProbe] = bars + scrolling + lists + swiftUI
}

extension FactProbe.Reading {
  /// The side whose value was measured, with a tolerance of a hundredth of a point.
  ///
  /// - Parameters:
  ///   - value: The measured value, in points.
  ///   - fact: The value that the fact predicts.
  ///   - alternative: The value that the alternative predicts.
  init(_ value: CGFloat, fact: CGFloat, alternative: CGFloat) {
    let isNear = { (predicted: CGFloat) in abs(value - predicted) < 0.01 }
    side = isNear(fact) ? .fact : isNear(alternative) ? .alternative : .neither
    figures = "\(value), expected \(fact) or \(alternative)"
  }

  /// The fact if a condition holds, and otherwise the alternative.
  init(holds: Bool, _ figures: String) {
    side = holds ? .fact : .alternative
    self.figures = figures
  }
}
