import OverscrollCore
import OverscrollIndicators

/// How a session reads the options of a list and its edges, and the places of those of an edge.
extension WebBlock {
  /// The number of places of the options of an edge.
  enum OptionLength {
    static let edge = Option.asksToArm + 1
  }

  /// The options of an edge, relative to its place.
  ///
  /// From ``releaseSlack`` on, 0 means the default.
  enum Option {
    /// 1 if the edge has a control.
    static let isPresent = 0
    /// One of ``Purpose``.
    static let purpose = 1
    /// One of ``Trigger``.
    static let trigger = 2
    /// The distance of the trigger, in points, viewports or items, or the visible fraction.
    static let distance = 3
    /// The length of the indicator, in points; negative for the default.
    static let extent = 4
    /// The extra inset while running, in points; negative for the extent.
    static let hold = 5
    /// `EdgeOptions.Placement`.
    static let placement = 6
    /// The number of a built-in indicator, or their count for an indicator of the page.
    static let indicator = 7
    /// 1 minus `EdgeOptions.releaseHysteresis`.
    static let releaseSlack = 8
    /// `EdgeOptions.maximumPagesToFillViewport` plus 1.
    static let maximumPagesToFillViewport = 9
    /// Whether a fling fires: 1 yes, 2 no.
    static let triggersDuringDeceleration = 10
    /// 1 if a release at the end of the content fires.
    static let loadsOnRelease = 11
    /// The maximum number of runs per drag.
    static let maximumPerDrag = 12
    /// 1 if a result `updated` rearms the edge.
    static let rearmsAfterUpdate = 13
    /// `EdgeOptions.Visibility` plus 1.
    static let visibility = 14
    /// `ClassicIndicator.labelInset` plus 1, in points.
    static let labelInset = 15
    /// The changed parts of the indicator; the sum of 1 no arrow, 2 no spinner, 4 no words, 8 no
    /// time, 16 words beside pictures.
    static let parts = 16
    /// 1 if the page is asked before a pull arms the edge.
    static let asksToArm = 17
  }

  /// What an edge does, by number.
  enum Purpose {
    static let refresh = 0
    static let load = 1
  }

  /// The triggers of an edge, by number; `viewports` and `items` are `within` with another unit.
  enum Trigger {
    static let release = 0
    static let pull = 1
    static let within = 2
    static let viewports = 3
    static let tap = 4
    static let programmatic = 5
    static let items = 6
    static let indicatorVisible = 7
  }

  // MARK: A list

  var concurrency: ConcurrentRunPolicy {
    ConcurrentRunPolicy(rawValue: number(at: Place.concurrency)) ?? .refreshCancelsLoads
  }

  var pullOptions: PullOptions {
    var pullOptions = PullOptions()
    let (damping, maximum) = (self[Place.damping], self[Place.maximumPull])
    if damping > 0, damping <= 1 { pullOptions.damping = damping }
    if maximum > 0 { pullOptions.maximum = maximum }
    return pullOptions
  }

  var backToTop: BackToTopOptions? {
    let distance = self[Place.backToTop]
    guard distance >= 0 else { return nil }
    return BackToTopOptions(
      after: self[Place.backToTopInViewports] == 1 ? .viewports(distance) : .points(distance))
  }

  var durations: OverscrollDurations {
    var durations = OverscrollDurations()
    durations.expand = self[Place.durations + Duration.expand]
    durations.collapse = self[Place.durations + Duration.collapse]
    durations.minimumVisible = self[Place.durations + Duration.minimumVisible]
    durations.messageDuration = self[Place.durations + Duration.messageDuration]
    durations.failureDuration = self[Place.durations + Duration.failureDuration]
    durations.turn = self[Place.durations + Duration.turn]
    durations.resultDuration = self[Place.durations + Duration.resultDuration]
    durations.timeout = self[Place.durations + Duration.timeout]
    return durations
  }

  // MARK: An edge

  @inline(never)
  func options(of edge: OverscrollEdge) -> EdgeOptions? {
    let place = Place.options(of: edge)
    guard self[place + Option.isPresent] == 1 else { return nil }
    let extent = self[place + Option.extent]
    let hold = self[place + Option.hold]
    var options = EdgeOptions(
      purpose: number(at: place + Option.purpose) == Purpose.load ? .load : .refresh,
      trigger: trigger(at: place),
      extent: extent >= 0 ? extent : -extent * indicator(of: edge).extent,
      hold: hold >= 0 ? hold : nil,
      placement: EdgeOptions.Placement(rawValue: number(at: place + Option.placement)) ?? .outside,
      releaseHysteresis: 1 - self[place + Option.releaseSlack])
    limitTrigger(of: &options)
    changeRules(of: &options, at: place)
    return options
  }

  /// Lets an edge fire before the longest pull, by a point, since browsers round positions.
  private func limitTrigger(of options: inout EdgeOptions) {
    let longest = max(0, pullOptions.maximum - 1)
    switch options.trigger {
    case .onRelease(let distance): options.trigger = .onRelease(past: min(distance, longest))
    case .onPull(let distance): options.trigger = .onPull(past: min(distance, longest))
    case .indicatorVisible(let part):
      let reach = longest + (options.placement == .inline ? options.extent : 0)
      guard part * options.extent > reach else { return }
      options.trigger = .indicatorVisible(fraction: reach / options.extent)
    case .within, .onTap, .programmatic: break
    }
  }

  /// Applies the options whose number is not that of their default.
  private func changeRules(of options: inout EdgeOptions, at place: Int) {
    let fill = number(at: place + Option.maximumPagesToFillViewport)
    if fill > 0 { options.maximumPagesToFillViewport = Int(fill) - 1 }
    let fling = number(at: place + Option.triggersDuringDeceleration)
    if fling > 0 { options.triggersDuringDeceleration = fling == 1 }
    options.asksToArm = self[place + Option.asksToArm] == 1
    options.loadsOnRelease = self[place + Option.loadsOnRelease] == 1
    let limit = number(at: place + Option.maximumPerDrag)
    let most = limit > 0 ? Int(limit) : Int.max
    options.rearmPolicy =
      self[place + Option.rearmsAfterUpdate] == 1
      ? .afterUpdate(maximumPerDrag: most) : .afterContentGrows(maximumPerDrag: most)
    let visibility = number(at: place + Option.visibility)
    if visibility > 0 {
      options.visibility = EdgeOptions.Visibility(rawValue: visibility - 1) ?? .always
    }
  }

  private func trigger(at place: Int) -> OverscrollTrigger {
    let distance = self[place + Option.distance]
    switch Int(number(at: place + Option.trigger)) {
    case Trigger.release: return .onRelease(past: distance)
    case Trigger.pull: return .onPull(past: distance)
    case Trigger.within: return .within(.points(distance))
    case Trigger.viewports: return .within(.viewports(distance))
    case Trigger.tap: return .onTap
    case Trigger.items: return .within(.items(Int(number(at: place + Option.distance))))
    case Trigger.indicatorVisible: return .indicatorVisible(fraction: distance)
    default: return .programmatic
    }
  }

  @inline(never)
  var indicators: PerEdge<BuiltInIndicator> {
    PerEdge(
      top: indicator(of: .top), bottom: indicator(of: .bottom),
      leading: indicator(of: .leading), trailing: indicator(of: .trailing))
  }

  @inline(never)
  private func indicator(of edge: OverscrollEdge) -> BuiltInIndicator {
    let place = Place.options(of: edge)
    let kind = Int(number(at: place + Option.indicator))
    let parts = number(at: place + Option.parts)
    // The page draws its own indicator, which has the same length as pictures.
    if kind == BuiltInIndicator.count { return .frames(FramesIndicator()) }
    switch BuiltInIndicator(number: kind) {
    case .classic(var classic):
      classic.showsArrow = parts & 1 == 0
      classic.showsSpinner = parts & 2 == 0
      classic.showsWords = parts & 4 == 0
      classic.showsLastUpdated = parts & 8 == 0
      let inset = self[place + Option.labelInset]
      if inset > 0 { classic.labelInset = inset - 1 }
      return .classic(classic)
    case .frames(var frames):
      frames.showsWords = parts & 16 != 0
      return .frames(frames)
    case let other: return other
    }
  }
}
