/// The behaviour of an edge, and the effect of its indicator on the layout.
///
/// Every property corrects invalid values: a length that is negative or not a number becomes 0. Only
/// ``ignoredInset`` may be negative.
///
/// ```swift
/// tableView.overscroll.bottom?.options.trigger = .within(.items(5))
/// tableView.overscroll.bottom?.options.maximumPagesToFillViewport = 0
/// ```
public struct EdgeOptions: Equatable, Sendable {
  /// The effect of the action on the list.
  package let purpose: Purpose

  /// When the action runs.
  ///
  /// If a finger cannot reach a distance within the viewport, the longest distance that it can
  /// reach is used instead.
  public var trigger: OverscrollTrigger {
    didSet {
      trigger = trigger.sanitized
      if triggersDuringDeceleration == oldValue.isNearness {
        triggersDuringDeceleration = trigger.isNearness
      }
    }
  }

  /// The length of the indicator along the axis, in points.
  ///
  /// If ``hold`` is equal to it, setting the extent changes both.
  public var extent: Double {
    didSet {
      extent = extent.asLength
      if hold == oldValue { hold = extent }
    }
  }

  /// The extra inset while the action runs, in points.
  public var hold: Double { didSet { hold = hold.asLength } }

  /// The placement of the indicator.
  public var placement: Placement

  /// The fraction of the trigger distance at which a release of an armed edge still fires, from 0
  /// to 1.
  ///
  /// The default is 1: a release fires only beyond the distance that arms the edge. TMMuiPullView
  /// uses 0.95.
  package var releaseHysteresis: Double {
    didSet {
      releaseHysteresis = releaseHysteresis.isFinite ? min(1, max(0, releaseHysteresis)) : 1
    }
  }

  /// The distance between the content and the indicator, in points; 0 by default.
  ///
  /// It corresponds to MJRefresh's `ignoredScrollViewContentInsetTop`. With a negative value, the
  /// indicator overlaps the content.
  public var ignoredInset: Double { didSet { ignoredInset = ignoredInset.orZero } }

  /// The lists in which the indicator is hidden; by default, empty lists hide it for loads, and no
  /// list hides it for a refresh.
  public var visibility: Visibility

  /// Whether a fling may fire.
  ///
  /// The default is true for ``OverscrollTrigger/within(_:)`` and
  /// ``OverscrollTrigger/indicatorVisible(fraction:)``, and otherwise false.
  package var triggersDuringDeceleration: Bool

  /// Whether a release at or past the end of the content also fires; false by default.
  ///
  /// This corresponds to MJRefresh's auto footer. It applies to triggers other than pulls, and
  /// ``rearmPolicy`` still limits it. If the content is shorter than the viewport, the finger has
  /// to hold it past the edge.
  public var loadsOnRelease = false

  /// The number of successive pages that may load without scrolling in order to fill the viewport.
  ///
  /// The default is 3; values are limited to the range from 0 to 255.
  public var maximumPagesToFillViewport = 3 {
    didSet { maximumPagesToFillViewport = min(255, max(0, maximumPagesToFillViewport)) }
  }

  /// When one drag may fire again; by default, after the content has grown.
  public var rearmPolicy = RearmPolicy.afterContentGrows() {
    didSet { rearmPolicy = rearmPolicy.sanitized }
  }

  /// Whether the extra inset follows the offset while the action runs; automatic by default.
  public var following = Following.automatic

  /// Whether scrolling is disabled while the action runs; false by default.
  ///
  /// The host enables scrolling again when the run ends, when the view leaves its window, and when
  /// the control is removed.
  public var freezesContent = false

  /// Whether the host has to allow the edge to be armed when a pull passes the trigger distance;
  /// see ``OverscrollEvent/armingAllowed(_:_:)``.
  package var asksToArm = false

  /// Whether the scroll position is preserved when content is inserted; automatic by default.
  package var scrollAnchoring = ScrollAnchoring.automatic

  package init(
    purpose: Purpose, trigger: OverscrollTrigger, extent: Double, hold: Double? = nil,
    placement: Placement = .outside, releaseHysteresis: Double = 1, ignoredInset: Double = 0
  ) {
    self.purpose = purpose
    self.trigger = trigger.sanitized
    self.extent = extent.asLength
    self.hold = (hold ?? extent).asLength
    self.placement = placement
    self.releaseHysteresis = releaseHysteresis.isFinite ? min(1, max(0, releaseHysteresis)) : 1
    self.ignoredInset = ignoredInset.orZero
    visibility = purpose == .load ? .withContent : .always
    triggersDuringDeceleration = trigger.isNearness
  }

  /// Pull to refresh: 54 points long; fires when the user releases a pull of more than 54 points,
  /// like MJRefresh's header.
  package static let refresh = EdgeOptions(
    purpose: .refresh, trigger: .onRelease(past: 54), extent: 54)

  /// Load more: 44 points long and inline; fires when one viewport or less is left to scroll.
  package static let loadMore = EdgeOptions(
    purpose: .load, trigger: .within(.viewports(1)), extent: 44, placement: .inline)
}

extension EdgeOptions {
  /// The effect of an action on the list.
  public enum Purpose: UInt8, CaseIterable, Sendable {
    /// The action replaces the content, so pages that are still loading are discarded.
    case refresh
    /// The action adds to the content.
    case load
  }

  /// The position of an indicator relative to the content.
  public enum Placement: UInt8, CaseIterable, Sendable {
    /// Before the content; at the end, after the content or the viewport, whichever ends later.
    case outside
    /// Inline with the content, even at rest.
    case inline
    /// Outside the content, but inline after the last page.
    case inlineAtEnd
    /// Over the content, without an extra inset.
    ///
    /// This suits content with its own layout, such as a web page.
    ///
    /// The host keeps the indicator at the edge of the viewport. The extra inset is always 0.
    case over
    /// Outside, at the edge of the viewport and behind the content, which uncovers it during a
    /// pull.
    ///
    /// The host keeps the visible part of the indicator at the edge of the viewport.
    case behind
  }

  /// The lists that hide an indicator.
  ///
  /// The indicator is never hidden while an action runs or while a result is shown. A hidden one cannot
  /// be pulled or tapped; pages that load by nearness load all the same.
  public enum Visibility: UInt8, CaseIterable, Sendable {
    /// The indicator is hidden in no list.
    case always
    /// The indicator is hidden in empty lists.
    case withContent
    /// The indicator is hidden in lists shorter than the viewport, except to show that there are no
    /// more pages.
    case beyondViewport
  }

  /// Whether an extra inset follows the offset while the action runs, so that pinned headers stay
  /// on top.
  public enum Following: UInt8, CaseIterable, Sendable {
    /// The extra inset follows the offset if the host reports pinned headers.
    case automatic
    /// The extra inset always follows the offset, as in MJRefresh.
    case always
    /// The extra inset never follows the offset; the hold is constant.
    case never
  }

  /// When one drag may fire again, and how many runs it may start at most.
  ///
  /// Runs that are started by flings, taps or the app do not count. A limit below 1 counts as 1; a
  /// limit above 255 means unlimited.
  public enum RearmPolicy: Hashable, Sendable {
    /// Triggers that depend on the remaining distance fire again after the content has grown.
    ///
    /// Pulls fire once per drag.
    case afterContentGrows(maximumPerDrag: Int = .max)
    /// Like `afterContentGrows`, and also after each run with the result `updated`, even if the
    /// content has not grown.
    ///
    /// With a limit, this corresponds to MJRefresh's `autoTriggerTimes`.
    case afterUpdate(maximumPerDrag: Int = .max)
  }

  /// Whether the scroll position is preserved when content is inserted before it.
  package enum ScrollAnchoring: UInt8, CaseIterable, Sendable {
    /// The position is preserved for loaded pages.
    ///
    /// During a refresh, it is preserved if the user is reading further down.
    case automatic
    /// The position is always preserved.
    case always
    /// The position is never preserved, so the inserted content appears.
    case never
  }
}

extension EdgeOptions.RearmPolicy {
  /// The maximum number of runs per drag; a value above 255 means unlimited.
  var limit: Int {
    switch self {
    case .afterContentGrows(let limit), .afterUpdate(let limit): limit
    }
  }

  /// Whether a run with the result `updated` rearms the edge even if the content has not grown.
  var rearmsAfterUpdate: Bool {
    switch self {
    case .afterContentGrows: false
    case .afterUpdate: true
    }
  }

  fileprivate var sanitized: Self {
    let limit = max(1, limit)
    return rearmsAfterUpdate
      ? .afterUpdate(maximumPerDrag: limit) : .afterContentGrows(maximumPerDrag: limit)
  }
}
