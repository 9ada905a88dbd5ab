/// What an edge is for and how it behaves.
public struct EdgeOptions: Equatable, Sendable {
  /// What running the action means for the list.
  public enum Purpose: UInt8, CaseIterable, Sendable {
    /// The list is made new; what was loaded so far no longer counts.
    case refresh
    /// The list gets longer.
    case load
  }

  /// Where the indicator has its place.
  public enum Placement: UInt8, CaseIterable, Sendable {
    /// Outside: before the content, or after the content and the viewport, whichever ends later.
    case outside
    /// In line with the content, also at rest.
    case inline
    /// Outside, but in line with the content once there is nothing more.
    case inlineAtEnd
    /// Over the content, which makes no room for it: for content with a layout of its own, as web pages.
    ///
    /// It comes in with a pull as from outside; what there is to be seen then lies over the content, and a
    /// host keeps it at the edge of the viewport. Its extra inset is always 0.
    case over
    /// Outside, at the edge of the viewport and behind the content, which slides off it.
    ///
    /// A host keeps it at the edge of the viewport for as long as the content leaves room there.
    case behind
  }

  /// Which lists the indicator is hidden for.
  ///
  /// A run, and what is to be said of it, always shows.
  public enum Visibility: UInt8, CaseIterable, Sendable {
    /// For none.
    case always
    /// For empty ones.
    case withContent
    /// For those that leave room in the viewport, except to say that there is nothing more.
    case beyondViewport
  }

  /// How many pages one drag may load, however much the content grows meanwhile; 0 for any number.
  ///
  /// MJRefresh's `autoTriggerTimes`. What a fling, a tap or the app loads does not count.
  public var maximumLoadsPerDrag: UInt8 = 0
  /// Whether a finger that lets go at the end of the content, or past it, fires as well.
  ///
  /// As MJRefresh's auto footer does. For edges that no pull fires, within the limit of a drag; content
  /// that leaves room has to be held past the edge.
  public var firesOnRelease = false
  /// Whether the extra inset follows the offset while the action runs, so that pinned headers stay on top.
  public enum Following: UInt8, CaseIterable, Sendable {
    /// Where the host reports pinned headers; see ``OverscrollEvent/pinnedHeaders(_:)``.
    case automatic
    /// Everywhere, as MJRefresh does.
    case always
    /// Nowhere: the hold is constant.
    case never
  }

  /// How often one drag may fire.
  public enum FiresPerDrag: UInt8, CaseIterable, Sendable {
    /// Once; nearness again as soon as the content has grown.
    case once
    /// Without limit: also after a page that changed nothing, as long as it says `updated`.
    case unlimited
  }

  /// Whether what is seen keeps its place when content is put in before it.
  public enum ScrollAnchoring: UInt8, CaseIterable, Sendable {
    /// For loaded pages; for a refresh where the user is elsewhere.
    case automatic
    /// Every time.
    case always
    /// Never: new content is shown where it is put in.
    case never
  }

  /// What running the action means for the list.
  public let purpose: Purpose
  /// When the action runs.
  public private(set) var trigger: OverscrollTrigger
  /// The length of the indicator along the axis, in points.
  public private(set) var extent: Double
  /// The extra inset that stays while the action runs, in points.
  public private(set) var hold: Double
  /// Where the indicator has its place.
  public private(set) var placement: Placement
  /// The part of the trigger distance at which letting go still fires, once it was armed: 0 to 1.
  ///
  /// 1 by default: armed and fired past the same distance. TMMuiPullView has 0.95.
  public let releaseHysteresis: Double
  /// The distance between the content and the indicator, in points.
  ///
  /// The part of the inset that the indicator ignores: MJRefresh's ignored inset.
  public let ignoredInset: Double
  /// Which lists the indicator is hidden for; by default empty ones for pages, none for a refresh.
  public var visibility: Visibility
  /// Whether a fling may fire; by default where nearness does.
  public var firesByFling: Bool
  /// How many pages in a row are loaded without anybody scrolling; 3 by default, 0 for none.
  public var autoFill: UInt8 = 3
  /// How often one drag may fire; once by default.
  public var firesPerDrag = FiresPerDrag.once
  /// Whether the extra inset follows the offset while the action runs; automatic by default.
  public var following = Following.automatic
  /// Whether what is seen keeps its place when content is put in before it; automatic by default.
  public var scrollAnchoring = ScrollAnchoring.automatic

  /// Creates the options of an edge.
  ///
  /// - Parameters:
  ///   - purpose: What running the action means for the list.
  ///   - trigger: When the action runs. A distance that is negative, or no number, counts as 0; one
  ///     that a finger can not reach in its viewport counts as the longest that it can.
  ///   - extent: The length of the indicator, in points. Negative, or no number, counts as 0.
  ///   - hold: The extra inset that stays while the action runs, in points; `extent` by default.
  ///   - placement: Where the indicator has its place.
  ///   - releaseHysteresis: The part of the trigger distance at which letting go still fires.
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

  /// The same options for an indicator of another length; a hold that was its length goes along.
  ///
  /// - Parameter extent: The length along the axis, in points. Negative, or no number, counts as 0.
  /// - Returns: The options.
  public func resized(to extent: Double) -> EdgeOptions {
    var options = self
    options.extent = max(0, extent.orZero)
    if hold == self.extent { options.hold = options.extent }
    return options
  }

  /// The same options for an indicator at another place.
  ///
  /// - Parameter placement: Where the indicator has its place.
  /// - Returns: The options.
  public func placed(_ placement: Placement) -> EdgeOptions {
    var options = self
    options.placement = placement
    return options
  }

  /// The same options with another trigger; whether a fling may fire goes along unless the app said so.
  ///
  /// - Parameter trigger: When the action runs; see ``init(purpose:trigger:extent:hold:placement:releaseHysteresis:ignoredInset:)``.
  /// - Returns: The options.
  public func triggered(_ trigger: OverscrollTrigger) -> EdgeOptions {
    var options = self
    options.trigger = trigger.sanitized
    if firesByFling == self.trigger.isNearness { options.firesByFling = trigger.isNearness }
    return options
  }

  /// Pull to refresh: 54 points high, released past 54, as MJRefresh's header.
  public static let refresh = EdgeOptions(
    purpose: .refresh, trigger: .onRelease(past: 54), extent: 54)

  /// Load more: 44 points high, inline, when one viewport or less is left.
  public static let loadMore = EdgeOptions(
    purpose: .load, trigger: .within(.viewports(1)), extent: 44, placement: .inline)
}
