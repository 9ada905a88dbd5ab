import OverscrollCore

/// The position and the spaces of a scroller along one axis.
///
/// All positions count from the start of the content, on whichever side of the screen it is. The
/// area past the content is either a displacement, while a finger or an animation moves the
/// scroller, or a space inside the scroller, while an action runs and only the browser scrolls.
/// Replacing one by the other moves nothing on the screen.
struct ScrollerAxis: Equatable {
  /// The displacement of the scroller from its start, in points; negative from its end.
  var displacement = SettleMotion.resting(at: 0)
  /// The length of the space before the content, in points.
  var startSpace = 0.0
  /// The length of the indicator's space after the content, in points.
  var endInset = 0.0
  /// The room between short content and `endInset`, in points.
  var endRoom = 0.0
  /// The browser's scroll position, in points.
  private(set) var position = 0.0
  /// Whether something else has scrolled the content since the last event.
  private(set) var isScrolled = false
  /// Whether the browser itself pulls past the ends, as on iOS; true once that was observed.
  private(set) var isElastic = false
  /// Whether the position was past the end at the last move of a finger.
  private var isSeenPastEnd = false
  /// The distance to add to the browser's scroll position, in points.
  private(set) var scrollBy = 0.0
  /// The parts of the displacement that meet no resistance, measured when the finger was put down.
  private var freeAtStart = 0.0
  private var freeAtEnd = 0.0
  /// The range of the position since a finger was put down, without the session's own scrolling.
  private var lowest = 0.0
  private var highest = 0.0

  /// The total length of the space after the content, in points.
  var endSpace: Double { endInset > 0 ? endRoom + endInset : 0 }

  /// The largest scroll position, in points.
  @inline(never)
  func limit(_ target: AxisTarget) -> Double {
    max(0, startSpace + target.content + endSpace - target.viewport)
  }

  /// Whether an animation moves the content.
  func moves(at time: Double) -> Bool { !displacement.isSettled(at: time) }

  /// The offset of the content in the engine's coordinates.
  ///
  /// A space that closes as soon as the finger is lifted does not count as a pull.
  @inline(never)
  func offset(_ target: AxisTarget, at time: Double) -> Double {
    let heldStart = min(startSpace, target.startInset)
    let closingEnd = max(0, endInset - target.endInset)
    let visibleClosingEnd = min(closingEnd, max(0, position - max(0, limit(target) - closingEnd)))
    return position - heldStart - visibleClosingEnd - displacement.value(at: time)
  }

  /// Starts an event at the browser's scroll position, if that is a valid number.
  mutating func begin(at position: Double) {
    isScrolled = PagePosition.isValid(position) && position != self.position
    if isScrolled { self.position = position }
    lowest = min(lowest, self.position)
    highest = max(highest, self.position)
    // A script cannot set a negative position, and other browsers never report one.
    if position < 0 { isElastic = true }
    scrollBy = 0
  }

  mutating func scroll(by distance: Double) {
    scrollBy += distance
    position += distance
    lowest += distance
    highest += distance
  }

  // MARK: The finger

  /// A finger was put down.
  mutating func touched() {
    lowest = position
    highest = position
    isSeenPastEnd = false
  }

  /// The direction of a finger is known now; it grabs the content at its current position, and moves
  /// it.
  ///
  /// The pull does not contain what the browser has scrolled since the finger was put down. If
  /// something else has scrolled the content meanwhile, the pull may begin later, never earlier.
  @inline(never)
  mutating func grab(
    _ finger: inout FingerPull, at point: Double, firstMove: Double, _ target: AxisTarget,
    at time: Double
  ) {
    rejoin(target, at: time)
    let shown = displacement.value(at: time)
    displacement = .resting(at: shown)
    freeAtStart = max(0, target.startInset - startSpace)
    freeAtEnd = max(0, target.endInset - endInset)
    let pulled = target.travel(forDisplacement: shown, free: free(towards: shown))
    finger.grab(
      at: point - firstMove, position: firstMove > 0 ? highest : lowest,
      travel: isElastic ? 0 : pulled)
    follow(&finger, to: point, target)
  }

  /// The finger has moved.
  @inline(never)
  mutating func follow(_ finger: inout FingerPull, to point: Double, _ target: AxisTarget) {
    // Only a finger makes the browser bounce. If a script has added rows and scrolled to them, the
    // length is outdated, and known by the next move.
    let wasPastEnd = isSeenPastEnd
    isSeenPastEnd = isPastEnd(target)
    if isSeenPastEnd, wasPastEnd { isElastic = true }
    guard !isElastic, !isSeenPastEnd else { return }
    followEnd(&finger, target)
    let room = PullLimits(
      scrollLimit: limit(target), pullsStart: target.pullsStart, pullsEnd: target.pullsEnd)
    finger.moved(to: point, position: position, room)
    scroll(by: finger.remainder)
    let way = finger.travel
    displacement = .resting(at: target.displacement(forTravel: way, free: free(towards: way)))
  }

  /// Lets the finger continue to scroll where an end has moved away.
  private mutating func followEnd(_ finger: inout FingerPull, _ target: AxisTarget) {
    // Under a finger the displacement does not animate, so the time does not matter.
    let before = displacement.target
    rejoin(target, at: 0)
    let shown = displacement.target
    guard shown != before else { return }
    finger.resume(
      at: position, travel: target.travel(forDisplacement: shown, free: free(towards: shown)))
  }

  private func free(towards way: Double) -> Double { way < 0 ? freeAtEnd : freeAtStart }

  /// The largest deviation that counts as the browser's rounding, in points.
  private static let rounding = 2.0

  @inline(never)
  private func isPastEnd(_ target: AxisTarget) -> Bool { position > limit(target) + Self.rounding }

  // MARK: The browser's own pull

  private var wasPulled = false

  /// Whether the browser has pulled the content past an end.
  ///
  /// During such a pull, and in the event after it, the displacement is only the part of the held
  /// inset that the pull does not keep open; the bounce ends there.
  @inline(never)
  mutating func followsBrowser(_ target: AxisTarget) -> Bool {
    let isPulled = isElastic && (position < 0 || isPastEnd(target))
    if isPulled || wasPulled { hold(target) }
    wasPulled = isPulled
    return isPulled
  }

  private mutating func hold(_ target: AxisTarget) {
    let start = target.startInset - startSpace + min(0, position)
    let end = target.endInset - endInset - max(0, position - limit(target))
    displacement = .resting(at: position <= 0 ? max(0, start) : min(0, -end))
  }
}
