import OverscrollCore
import OverscrollIndicators

/// One scroller in a page: the engine, the finger, and where the scroller and its spaces are.
///
/// What is seen above the content is either a displacement (the scroller is moved, while a finger
/// or a motion is at work) or a space inside the scroller (while an action runs, so that scrolling
/// is wholly the browser's). One is exchanged for the other without anything moving on the screen.
struct WebSession: Equatable {
  private(set) var engine: OverscrollEngine
  let times: OverscrollTimes
  let indicators: PerEdge<BuiltInIndicator>

  /// How far the scroller is moved down, in points.
  private(set) var displacement = SettleMotion.resting(at: 0)
  /// The room before the content, in points.
  private(set) var topSpace = 0.0
  /// What has to be added to the browser's scroll position, in points.
  private(set) var scrollBy = 0.0
  private(set) var outcome = SessionOutcome()
  private(set) var scrollTop = 0.0
  private(set) var width = 0.0
  private var finger = FingerPull()
  private var wasMoving = false
  /// The part of the displacement that meets no resistance, since the finger took hold.
  private var free = 0.0

  init(
    top: EdgeOptions?, bottom: EdgeOptions?, times: OverscrollTimes,
    indicators: PerEdge<BuiltInIndicator>
  ) {
    engine = OverscrollEngine(top: top, bottom: bottom, times: times)
    self.times = times
    self.indicators = indicators
  }

  /// The room after the content, in points.
  var bottomSpace: Double { engine.share(of: .bottom).target }

  /// Whether the scroller must not scroll by itself.
  var holdsScroll: Bool { displacement.value(at: engine.now) != 0 }

  /// Whether something moves, so that frames are wanted.
  var moves: Bool { outcome.movesUntil > engine.now || !displacement.isSettled(at: engine.now) }

  /// Whether the indicators have to be drawn for a motion: also once after it, for how it ends.
  var animates: Bool { moves || wasMoving }

  /// How far the content lies below the scroller's top by pulling alone, in points.
  var uncovered: Double { max(0, displacement.value(at: engine.now) - min(0, scrollTop)) }

  /// Whether the room of an edge's indicator is in sight.
  func isSeen(_ edge: OverscrollEdge) -> Bool {
    if edge == .top { return uncovered > 0 || scrollTop < topSpace }
    let geometry = engine.geometry.vertical
    let end = topSpace + geometry.contentLength - scrollTop + displacement.value(at: engine.now)
    return bottomSpace > 0 && end < geometry.viewportLength
  }

  // MARK: What happens

  /// Something happened that is no touch; `frame` for the passing of time.
  mutating func happened(_ event: OverscrollEvent, at time: Double, scrollTop: Double) {
    begin(scrollTop: scrollTop)
    tell(event, at: time)
    arrange(at: engine.now)
  }

  mutating func changed(
    contentLength: Double, viewportLength: Double, width: Double, at time: Double,
    scrollTop: Double
  ) {
    self.width = max(0, width.isFinite ? width : 0)
    let geometry = ScrollGeometry(contentLength: contentLength, viewportLength: viewportLength)
    let event: OverscrollEvent =
      geometry == engine.geometry.vertical ? .frame : .geometryChanged(geometry)
    happened(event, at: time, scrollTop: scrollTop)
  }

  mutating func touchBegan(x: Double, y: Double, at time: Double, scrollTop: Double) {
    if finger.isFollowing { return touchEnded(firing: false, at: time, scrollTop: scrollTop) }
    happened(.frame, at: time, scrollTop: scrollTop)
    finger.began(x: x, y: y)
  }

  mutating func touchMoved(x: Double, y: Double, at time: Double, scrollTop: Double) {
    begin(scrollTop: scrollTop)
    if finger.decides(x: x, y: y) {
      tell(.dragBegan, at: time)
      arrange(at: engine.now)
      let shown = displacement.value(at: engine.now)
      displacement = .resting(at: shown)
      free = max(0, engine.share(of: .top).target - topSpace)
      finger.grab(y: y, scrollTop: self.scrollTop, travel: travel(for: shown))
    } else if finger.isFollowing {
      follow(to: y)
    }
    tell(.frame, at: time)
    arrange(at: engine.now)
  }

  mutating func touchEnded(firing: Bool, at time: Double, scrollTop: Double) {
    begin(scrollTop: scrollTop)
    let wasFollowing = finger.isFollowing
    finger.ended()
    tell(wasFollowing ? (firing ? .dragEnded : .dragCancelled) : .frame, at: time)
    arrange(at: engine.now)
  }

  // MARK: The finger

  private mutating func follow(to y: Double) {
    finger.moved(to: y, scrollTop: scrollTop, room)
    scroll(by: finger.remainder)
    displacement = .resting(at: shown(for: finger.travel))
  }

  private var room: PullRoom {
    let geometry = engine.geometry.vertical
    let limit = topSpace + geometry.contentLength + bottomSpace - geometry.viewportLength
    return PullRoom(
      scrollLimit: max(0, limit), pullsTop: engine.hasControl(at: .top),
      pullsBottom: engine.hasControl(at: .bottom))
  }

  private var band: RubberBand { RubberBand(extent: engine.geometry.vertical.viewportLength) }

  private func shown(for travel: Double) -> Double {
    if travel < 0 { return -band.displacement(forTravel: -travel) }
    return travel <= free ? travel : free + band.displacement(forTravel: travel - free)
  }

  private func travel(for shown: Double) -> Double {
    if shown < 0 { return -band.travel(forDisplacement: -shown) }
    return shown <= free ? shown : free + band.travel(forDisplacement: shown - free)
  }

  // MARK: The spaces

  private mutating func begin(scrollTop: Double) {
    if scrollTop.isFinite { self.scrollTop = scrollTop }
    wasMoving = moves
    scrollBy = 0
    outcome = SessionOutcome()
  }

  /// Brings the displacement and the spaces to what the engine wants, unless a finger is at work.
  private mutating func arrange(at time: Double) {
    if !finger.isFollowing {
      closeSpace(at: time)
      openSpace(at: time)
    }
    // A space that only waits for the finger to go is no pull.
    let held = min(topSpace, engine.share(of: .top).target)
    let offset = scrollTop - held - displacement.value(at: time)
    if offset != engine.offset.vertical { tell(.scrolled(to: offset), at: time) }
  }

  /// The share has gone: what is still seen of the space becomes a displacement, and that collapses.
  private mutating func closeSpace(at time: Double) {
    guard topSpace > engine.share(of: .top).target else { return }
    let seen = max(0, topSpace - max(0, scrollTop))
    scroll(by: seen - topSpace)
    topSpace = 0
    displacement = SettleMotion(
      from: displacement.value(at: time) + seen, to: 0, at: time, over: times.collapse)
  }

  /// The share is wanted: the displacement goes there, and becomes a space when it has arrived.
  private mutating func openSpace(at time: Double) {
    let missing = engine.share(of: .top).target - topSpace
    let shown = displacement.value(at: time)
    let hasArrived = shown == missing || scrollTop > 0 || (isLeftHalfway && shown < missing)
    if missing > 0, hasArrived {
      takeSpace(missing, shown)
    } else {
      moveDisplacement(to: missing, at: time)
    }
  }

  /// A finger that scrolled into what is held open leaves it there: the rest is the browser's to scroll.
  private var isLeftHalfway: Bool { outcome.isReleased && outcome.edges.top.run == nil }

  private mutating func takeSpace(_ missing: Double, _ shown: Double) {
    topSpace += missing
    scroll(by: missing - shown)
    displacement = .resting(at: 0)
  }

  private mutating func moveDisplacement(to target: Double, at time: Double) {
    guard displacement.target != target else { return }
    let duration = target > 0 ? times.expand : times.collapse
    displacement = displacement.retargeted(to: target, at: time, over: duration)
  }

  private mutating func scroll(by distance: Double) {
    scrollBy += distance
    scrollTop += distance
  }

  private mutating func tell(_ event: OverscrollEvent, at time: Double) {
    outcome.take(engine.handle(event, at: time), of: event)
  }
}

/// What came of one call, over all the events that the engine was told in it.
struct SessionOutcome: Equatable {
  struct Edge: Equatable {
    var run: OverscrollCycle?
    var cancelled: OverscrollCycle?
    var finished: RefreshOutcome?
    var redraws = false
    var phaseChanged = false

    @inline(never)
    mutating func take(_ news: EdgeEffects) {
      run = news.run ?? run
      cancelled = news.cancelled ?? cancelled
      finished = news.finished ?? finished
      redraws = redraws || news.redraws
      phaseChanged = phaseChanged || news.phaseChanged
    }
  }

  var edges = PerEdge(repeating: Edge())
  var movesUntil = 0.0
  var wakeTime: Double?
  /// Whether a finger let go.
  var isReleased = false

  mutating func take(_ effects: OverscrollEffects, of event: OverscrollEvent) {
    edges.top.take(effects.edges.top)
    edges.bottom.take(effects.edges.bottom)
    movesUntil = effects.movesUntil
    wakeTime = effects.wakeTime
    // A pattern, and no comparison: that would bring the equality of all events into the module.
    switch event {
    case .dragEnded, .dragCancelled: isReleased = true
    default: break
    }
  }
}
