/// Tells everybody's part of an inset from ours, where what is reported may be late.
///
/// An extra inset that was asked for is in the insets a frame later, or little by little. Until it is, what lies
/// between the insets before and after is ours; else all but our extra inset is the base.
struct InsetReading: Equatable {
  /// What is nearer than this is the same, in points: less than a pixel.
  private static let tolerance = 0.25
  /// How long after its time an extra inset may still be on its way, in seconds.
  private static let patience = 0.1

  /// Everybody's part but ours, in points.
  private(set) var base = 0.0
  /// Our extra inset, in points.
  private(set) var extraInset = 0.0
  private var former = 0.0
  private var end = -Double.infinity

  /// Notes that another extra inset was asked for.
  ///
  /// - Parameters:
  ///   - next: The extra inset, in points.
  ///   - time: When, in seconds.
  ///   - duration: How long it takes on its way, in seconds.
  mutating func ask(_ next: Double, at time: Double, over duration: Double) {
    former = isUnderWay(at: time) ? max(former, extraInset) : extraInset
    extraInset = next
    end = time + max(0, duration) + Self.patience
  }

  /// Takes over an inset as it is reported.
  ///
  /// - Parameters:
  ///   - total: The inset, in points.
  ///   - time: When, in seconds.
  mutating func read(_ total: Double, at time: Double) {
    if abs(total - base - extraInset) <= Self.tolerance {
      end = -.infinity
    } else if !isUnderWay(at: time) || !isBetween(total) {
      base = max(0, total - extraInset)
    }
  }

  private func isUnderWay(at time: Double) -> Bool { time < end }

  private func isBetween(_ total: Double) -> Bool {
    let lowest = base + min(former, extraInset) - Self.tolerance
    return total >= lowest && total <= base + max(former, extraInset) + Self.tolerance
  }
}
