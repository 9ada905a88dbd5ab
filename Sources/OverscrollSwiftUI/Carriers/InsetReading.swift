/// Separates the extra inset from the rest of a reported inset; reports may be late.
///
/// An extra inset reaches the scroll view a frame later, or in steps. Until then, a total between
/// the old and the new inset is due to the extra inset; otherwise, the base is the rest.
struct InsetReading: Equatable {
  /// Totals that differ by less than this are equal, in points: less than a pixel.
  private static let tolerance = 0.25
  /// How long after its motion an extra inset may still take to arrive, in seconds.
  static let patience = 0.1

  /// The inset without the extra inset, in points.
  private(set) var base = 0.0
  /// The extra inset, in points.
  private(set) var extraInset = 0.0
  /// Whether no report has shown the extra inset yet.
  private(set) var awaitsEffect = false
  private var total = 0.0
  private var former = 0.0
  private var end = -Double.infinity

  /// Records that a different extra inset was requested.
  ///
  /// - Parameters:
  ///   - next: The extra inset, in points.
  ///   - time: The time of the request, in seconds.
  ///   - duration: The duration of its motion, in seconds.
  mutating func ask(_ next: Double, at time: Double, over duration: Double) {
    former = isUnderWay(at: time) ? max(former, extraInset) : extraInset
    extraInset = next
    end = time + max(0, duration) + Self.patience
    awaitsEffect = next > Self.tolerance
  }

  /// Reads a reported inset.
  ///
  /// - Parameters:
  ///   - total: The inset, in points.
  ///   - time: The time of the report, in seconds.
  mutating func read(_ total: Double, at time: Double) {
    self.total = total
    if abs(total - base - extraInset) <= Self.tolerance {
      end = -.infinity
      awaitsEffect = false
    } else if !isUnderWay(at: time) || !isBetween(total) {
      if awaitsEffect, lacksExtraInset { return }
      base = max(0, total - extraInset)
      awaitsEffect = false
    }
  }

  /// Returns whether the extra inset has had no effect on the scroll view for too long.
  ///
  /// - Parameter time: The time, in seconds.
  /// - Returns: True if it is overdue and has no effect at all.
  mutating func lacksEffect(at time: Double) -> Bool {
    guard awaitsEffect, !isUnderWay(at: time) else { return false }
    awaitsEffect = lacksExtraInset
    return awaitsEffect
  }

  /// Waits for the extra inset again, after another carrier requested it.
  mutating func retry(at time: Double) {
    former = 0
    end = time + Self.patience
  }

  /// Stops waiting for the extra inset, because no carrier has an effect.
  mutating func giveUp() {
    awaitsEffect = false
    extraInset = 0
  }

  private var lacksExtraInset: Bool { abs(total - base) <= Self.tolerance }

  private func isUnderWay(at time: Double) -> Bool { time < end }

  private func isBetween(_ total: Double) -> Bool {
    let lowest = base + min(former, extraInset) - Self.tolerance
    return total >= lowest && total <= base + max(former, extraInset) + Self.tolerance
  }
}
