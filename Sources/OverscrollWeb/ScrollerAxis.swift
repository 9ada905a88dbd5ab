import OverscrollCore

/// Where a scroller is along one axis, and which spaces it keeps there.
///
/// All counts from where the content begins, wherever that is on the screen. What is seen past the
/// content is either a displacement (the scroller is moved, while a finger or a motion is at work) or a
/// space inside the scroller (while an action runs, so that scrolling is wholly the browser's). One is
/// exchanged for the other without anything moving on the screen.
struct ScrollerAxis: Equatable {
  /// How far the scroller is moved away from its start, in points; negative when away from its end.
  var displacement = SettleMotion.resting(at: 0)
  /// The room before the content, in points.
  var startSpace = 0.0
  /// The room after the content in which an indicator stands, in points.
  var endInset = 0.0
  /// The room that short content leaves before that, in points.
  var endRoom = 0.0
  /// The browser's scroll position, in points.
  private(set) var position = 0.0
  /// Whether the browser itself pulls the content past its ends, as iOS does: known once it was seen.
  private(set) var isElastic = false
  /// What has to be added to the browser's scroll position, in points.
  private(set) var scrollBy = 0.0
  /// The way that the content takes by itself, as scroll positions.
  private var journey = SettleMotion.resting(at: 0)
  private(set) var isOnJourney = false
  /// The parts of the displacement that meet no resistance, since the finger took hold.
  private var freeAtStart = 0.0
  private var freeAtEnd = 0.0

  /// All the room after the content, in points.
  var endSpace: Double { endInset > 0 ? endRoom + endInset : 0 }

  /// The largest scroll position, in points.
  @inline(never)
  func limit(_ demand: AxisTarget) -> Double {
    max(0, startSpace + demand.content + endSpace - demand.viewport)
  }

  /// Whether it moves by itself.
  func moves(at time: Double) -> Bool { isOnJourney || !displacement.isSettled(at: time) }

  /// The offset of the content, as the engine counts it.
  ///
  /// A space that only waits for the finger to go is no pull.
  @inline(never)
  func offset(_ demand: AxisTarget, at time: Double) -> Double {
    let idle = max(0, endInset - demand.endInset)
    let waiting = min(idle, max(0, position - max(0, limit(demand) - idle)))
    let held = min(startSpace, demand.startInset)
    return position - held - waiting - displacement.value(at: time)
  }

  /// What happens from now on happens where the browser has the content, if that is a number.
  mutating func begin(at position: Double) {
    if PagePosition.counts(position) { self.position = position }
    // No script can set such a position, and no other browser has it.
    if position < 0 { isElastic = true }
    scrollBy = 0
  }

  mutating func scroll(by distance: Double) {
    scrollBy += distance
    position += distance
  }

  // MARK: The finger

  /// A finger at a point takes hold of the content where it is.
  @inline(never)
  mutating func grab(
    _ finger: inout FingerPull, at point: Double, _ demand: AxisTarget, at time: Double
  ) {
    rejoin(demand, at: time)
    let shown = displacement.value(at: time)
    displacement = .resting(at: shown)
    isOnJourney = false
    freeAtStart = max(0, demand.startInset - startSpace)
    freeAtEnd = max(0, demand.endInset - endInset)
    let way = travel(for: abs(shown), free: shown < 0 ? freeAtEnd : freeAtStart, demand.band)
    finger.grab(at: point, position: position, travel: isElastic ? 0 : shown < 0 ? -way : way)
  }

  /// The finger is at another point.
  @inline(never)
  mutating func follow(_ finger: inout FingerPull, to point: Double, _ demand: AxisTarget) {
    // Under a finger, which no script scrolls against: the length may be an old one at other times.
    if isPastEnd(demand) { isElastic = true }
    guard !isElastic else { return }
    rejoin(&finger, demand)
    let room = PullRoom(
      scrollLimit: limit(demand), pullsStart: demand.pullsStart, pullsEnd: demand.pullsEnd)
    finger.moved(to: point, position: position, room)
    scroll(by: finger.remainder)
    let way = finger.travel
    let shown = shown(for: abs(way), free: way < 0 ? freeAtEnd : freeAtStart, demand.band)
    displacement = .resting(at: way < 0 ? -shown : shown)
  }

  /// The finger goes on scrolling where an end has moved away.
  private mutating func rejoin(_ finger: inout FingerPull, _ demand: AxisTarget) {
    // Under a finger a displacement rests, so the time does not matter.
    let before = displacement.target
    rejoin(demand, at: 0)
    let shown = displacement.target
    guard shown != before else { return }
    let way = travel(for: abs(shown), free: shown < 0 ? freeAtEnd : freeAtStart, demand.band)
    finger.resume(at: position, travel: shown < 0 ? -way : way)
  }

  private func shown(for travel: Double, free: Double, _ band: RubberBand) -> Double {
    travel <= free ? travel : free + band.displacement(forTravel: travel - free)
  }

  private func travel(for shown: Double, free: Double, _ band: RubberBand) -> Double {
    shown <= free ? shown : free + band.travel(forDisplacement: shown - free)
  }

  @inline(never)
  private func isPastEnd(_ demand: AxisTarget) -> Bool { position > limit(demand) + Self.rounding }

  // MARK: The browser's own pull

  private var wasPulled = false

  /// Whether the browser has pulled the content past an end; then, and when it has just come back, only what is to
  /// be held open and is not pulled open any more is ours: so the bounce ends there.
  @inline(never)
  mutating func followsBrowser(_ demand: AxisTarget) -> Bool {
    let pullChanged = isElastic && (position < 0 || isPastEnd(demand))
    if pullChanged || wasPulled { hold(demand) }
    wasPulled = pullChanged
    return pullChanged
  }

  private mutating func hold(_ demand: AxisTarget) {
    let start = demand.startInset - startSpace + min(0, position)
    let end = demand.endInset - endInset - max(0, position - limit(demand))
    displacement = .resting(at: position <= 0 ? max(0, start) : min(0, -end))
  }

  // MARK: A way of its own

  /// The content goes to an offset by itself.
  mutating func go(to offset: Double, _ demand: AxisTarget, at time: Double, over duration: Double)
  {
    let target = offset + min(startSpace, demand.startInset)
    journey = SettleMotion(from: position, to: target, at: time, over: duration)
    isOnJourney = true
    expected = position
  }

  /// More than this is not what the browser rounds, but somebody else's scrolling, in points.
  private static let rounding = 2.0
  /// Where the browser should have the content.
  private var expected = 0.0

  /// Goes on with the way, unless somebody else scrolls.
  mutating func travel(at time: Double) {
    guard isOnJourney else { return }
    isOnJourney = abs(position - expected) <= Self.rounding
    guard isOnJourney else { return }
    scroll(by: journey.value(at: time) - position)
    expected = position
    isOnJourney = !journey.isSettled(at: time)
  }

  /// Leaves the content where it is.
  mutating func stop() { isOnJourney = false }
}
