/// What an edge does, and how its indicator takes part in the layout.
///
/// Every property sanitizes what it is given: a length that is negative or not a number counts as 0.
///
/// ```swift
/// tableView.overscroll.bottom?.options.trigger = .within(.items(5))
/// tableView.overscroll.bottom?.options.autoFill = 0
/// ```
public struct EdgeOptions: Equatable, Sendable {
  /// What the action does to the list.
  public let purpose: Purpose

  /// When the action runs.
  ///
  /// A distance that no finger can reach within the viewport counts as the longest that one can. Setting a
  /// trigger also sets ``firesByFling`` to that trigger's default, unless you have changed it.
  public var trigger: OverscrollTrigger {
    didSet {
      trigger = trigger.sanitized
      if firesByFling == oldValue.isNearness { firesByFling = trigger.isNearness }
    }
  }

  /// The length of the indicator along the axis, in points.
  ///
  /// A ``hold`` that equals it changes with it.
  public var extent: Double {
    didSet {
      extent = max(0, extent.orZero)
      if hold == oldValue { hold = extent }
    }
  }

  /// The extra inset while the action runs, in points.
  public var hold: Double { didSet { hold = max(0, hold.orZero) } }

  /// Where the indicator is placed.
  public var placement: Placement

  /// The part of the trigger distance at which a release still fires once the edge is armed, from 0 to 1.
  ///
  /// 1 by default: a release fires beyond the distance that arms. TMMuiPullView uses 0.95.
  public var releaseHysteresis: Double {
    didSet {
      releaseHysteresis = releaseHysteresis.isFinite ? min(1, max(0, releaseHysteresis)) : 1
    }
  }

  /// The distance between the content and the indicator, in points; 0 by default.
  ///
  /// MJRefresh's `ignoredScrollViewContentInsetTop`. Negative values overlap the content.
  public var ignoredInset: Double { didSet { ignoredInset = ignoredInset.orZero } }

  /// Which lists hide the indicator; by default empty ones for loads, none for a refresh.
  public var visibility: Visibility

  /// Whether a fling may fire; by default only where ``OverscrollTrigger/within(_:)`` or
  /// ``OverscrollTrigger/showing(_:)`` do.
  public var firesByFling: Bool

  /// Whether a release at or past the end of the content fires, too; false by default.
  ///
  /// As MJRefresh's auto footer. For triggers other than pulls, within ``rearmPolicy``; content shorter than
  /// the viewport has to be held past the edge.
  public var firesOnRelease = false

  /// How many pages in a row load without a scroll, to fill the viewport; 3 by default, from 0 to 255.
  public var autoFill = 3 { didSet { autoFill = min(255, max(0, autoFill)) } }

  /// When one drag may fire again; by default once the content has grown.
  public var rearmPolicy = RearmPolicy.afterGrowth() {
    didSet { rearmPolicy = rearmPolicy.sanitized }
  }

  /// Whether the extra inset follows the offset while the action runs; automatic by default.
  public var following = Following.automatic

  /// Whether the scroll position is preserved when content is inserted before it; automatic by default.
  public var scrollAnchoring = ScrollAnchoring.automatic

  /// Creates the options of an edge.
  ///
  /// - Parameters:
  ///   - purpose: What the action does to the list.
  ///   - trigger: When the action runs.
  ///   - extent: The length of the indicator along the axis, in points.
  ///   - hold: The extra inset while the action runs, in points; `extent` by default.
  ///   - placement: Where the indicator is placed.
  ///   - releaseHysteresis: The part of the trigger distance at which a release still fires, from 0 to 1.
  ///   - ignoredInset: The distance between the content and the indicator, in points.
  public init(
    purpose: Purpose, trigger: OverscrollTrigger, extent: Double, hold: Double? = nil,
    placement: Placement = .outside, releaseHysteresis: Double = 1, ignoredInset: Double = 0
  ) {
    self.purpose = purpose
    self.trigger = trigger.sanitized
    self.extent = max(0, extent.orZero)
    self.hold = max(0, (hold ?? extent).orZero)
    self.placement = placement
    self.releaseHysteresis = releaseHysteresis.isFinite ? min(1, max(0, releaseHysteresis)) : 1
    self.ignoredInset = ignoredInset.orZero
    visibility = purpose == .load ? .withContent : .always
    firesByFling = trigger.isNearness
  }

  /// Pull to refresh: 54 points long, released past 54, as MJRefresh's header.
  public static let refresh = EdgeOptions(
    purpose: .refresh, trigger: .onRelease(past: 54), extent: 54)

  /// Load more: 44 points long, inline, when one viewport or less is left.
  public static let loadMore = EdgeOptions(
    purpose: .load, trigger: .within(.viewports(1)), extent: 44, placement: .inline)
}

extension EdgeOptions {
  /// What an action does to the list.
  public enum Purpose: UInt8, CaseIterable, Sendable {
    /// It replaces the content. Pages that were loaded before no longer count.
    case refresh
    /// It adds to the content.
    case load
  }

  /// Where an indicator is placed.
  public enum Placement: UInt8, CaseIterable, Sendable {
    /// Outside: before the content, or after the content and the viewport, whichever ends later.
    case outside
    /// In line with the content, also at rest.
    case inline
    /// Outside, and in line with the content once there is no more to load.
    case inlineAtEnd
    /// Over the content, which makes no room for it: for content with a layout of its own, such as a web page.
    ///
    /// The host keeps the indicator at the edge of the viewport. The extra inset is always 0.
    case over
    /// Outside, at the edge of the viewport and behind the content, which reveals it.
    ///
    /// The host keeps the indicator at the edge of the viewport while the content leaves room there.
    case behind
  }

  /// Which lists hide an indicator.
  ///
  /// It is never hidden while an action runs, or while a result is shown.
  public enum Visibility: UInt8, CaseIterable, Sendable {
    /// None.
    case always
    /// Empty ones.
    case withContent
    /// Those shorter than the viewport, except to show that there is no more.
    case beyondViewport
  }

  /// Whether an extra inset follows the offset while the action runs, so that pinned headers stay on top.
  public enum Following: UInt8, CaseIterable, Sendable {
    /// If the host reports pinned headers; see ``OverscrollEvent/pinnedHeaders(_:)``.
    case automatic
    /// Always, as MJRefresh does.
    case always
    /// Never: the hold is constant.
    case never
  }

  /// When one drag may fire again, and how often at most.
  ///
  /// Flings, taps and requests of the app do not count. A limit below 1 counts as 1, and one above 255 as none.
  public enum RearmPolicy: Hashable, Sendable {
    /// Nearness fires again once the content has grown; pulls fire once per drag.
    case afterGrowth(atMost: Int = .max)
    /// Also after each run that ends as updated, whether the content has grown or not.
    ///
    /// With a limit, MJRefresh's `autoTriggerTimes`.
    case afterUpdate(atMost: Int = .max)
  }

  /// Whether the scroll position is preserved when content is inserted before it.
  public enum ScrollAnchoring: UInt8, CaseIterable, Sendable {
    /// For loaded pages, and for a refresh while the user reads further down.
    case automatic
    /// Always.
    case always
    /// Never: the inserted content is shown.
    case never
  }
}

extension EdgeOptions.RearmPolicy {
  /// How many runs one drag may fire; 256 and more for any number.
  var limit: Int {
    switch self {
    case .afterGrowth(let limit), .afterUpdate(let limit): limit
    }
  }

  /// Whether a run that ends as updated fires again without growth.
  var rearmsAfterUpdate: Bool {
    switch self {
    case .afterGrowth: false
    case .afterUpdate: true
    }
  }

  fileprivate var sanitized: Self {
    let limit = max(1, limit)
    return rearmsAfterUpdate ? .afterUpdate(atMost: limit) : .afterGrowth(atMost: limit)
  }
}
