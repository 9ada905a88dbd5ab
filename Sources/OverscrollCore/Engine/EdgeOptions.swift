/// What an edge is for and how it behaves.
public struct EdgeOptions: Equatable, Sendable {
  /// What running the action means for the list.
  public enum Purpose: UInt8, CaseIterable, Sendable {
    /// The list is made new; what was loaded so far no longer counts.
    case refresh
    /// The list gets longer.
    case load
  }

  /// What running the action means for the list.
  public let purpose: Purpose
  /// When the action runs.
  public let trigger: OverscrollTrigger
  /// The length of the indicator along the axis, in points.
  public let extent: Double
  /// The share that stays while the action runs, in points.
  public let hold: Double
  /// Whether the indicator belongs to the content, and so has its place also at rest.
  public let isInline: Bool

  /// Creates the options of an edge.
  ///
  /// - Parameters:
  ///   - purpose: What running the action means for the list.
  ///   - trigger: When the action runs. A distance that is negative, or no number, counts as 0.
  ///   - extent: The length of the indicator, in points. Negative, or no number, counts as 0.
  ///   - hold: The share that stays while the action runs, in points; `extent` by default.
  ///   - isInline: Whether the indicator has its place also at rest.
  public init(
    purpose: Purpose, trigger: OverscrollTrigger, extent: Double, hold: Double? = nil,
    isInline: Bool = false
  ) {
    self.purpose = purpose
    self.trigger = trigger.sanitized
    self.extent = max(0, extent.orZero)
    self.hold = max(0, (hold ?? extent).orZero)
    self.isInline = isInline
  }

  /// Pull to refresh: 54 points high, released past 54, as MJRefresh's header.
  public static let refresh = EdgeOptions(
    purpose: .refresh, trigger: .onRelease(past: 54), extent: 54)

  /// Load more: 44 points high, inline, when 300 points are left.
  public static let loadMore = EdgeOptions(
    purpose: .load, trigger: .within(300), extent: 44, isInline: true)
}

extension OverscrollTrigger {
  var sanitized: OverscrollTrigger {
    switch self {
    case .onRelease(let distance): .onRelease(past: max(0, distance.orZero))
    case .within(let distance): .within(max(0, distance.orZero))
    case .byHand: .byHand
    }
  }

  /// The pull that arms, in points; nil where no pull does.
  var releaseDistance: Double? {
    if case .onRelease(let distance) = self { distance } else { nil }
  }

  /// What may be left to scroll, in points; nil where nearness does not fire.
  var nearDistance: Double? {
    if case .within(let distance) = self { distance } else { nil }
  }
}
