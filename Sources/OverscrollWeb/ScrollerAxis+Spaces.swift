import OverscrollCore

/// Opens and closes the spaces.
extension ScrollerAxis {
  /// The circumstances of a layout that decide how spaces open and close.
  struct Occasion {
    let time: Double
    let times: OverscrollTimes
    /// Whether a finger holds the content along this axis.
    let isHeld: Bool
    /// Whether a finger was lifted at the start without beginning a run; `leavesEnd` is the same
    /// for the end.
    ///
    /// A finger that scrolled into the held inset leaves it open; the browser scrolls the rest.
    let leavesStart: Bool
    let leavesEnd: Bool
  }

  /// Applies the layout that the engine requests, unless a finger is down, and returns the new
  /// offset.
  @inline(never)
  mutating func arranged(_ demand: AxisTarget, _ occasion: Occasion) -> Double {
    append(demand)
    if !followsBrowser(demand), !occasion.isHeld {
      closeStart(demand, occasion)
      closeEnd(demand, occasion)
      openStart(demand, occasion)
      openEnd(demand, occasion)
      rejoin(demand, at: occasion.time)
      settle(demand, occasion)
      // Without an animation, no frame follows in which the displacement could become a space.
      openStart(demand, occasion)
      openEnd(demand, occasion)
    }
    return offset(demand, at: occasion.time)
  }

  /// Applies the space after the content.
  ///
  /// This moves nothing, so it also happens under a finger.
  private mutating func append(_ demand: AxisTarget) {
    guard demand.endInset > 0 else { return }
    endRoom = demand.endRoom
    if demand.isEndInline { endInset = max(endInset, demand.endInset) }
  }

  /// Closes space that is no longer requested: its visible part becomes a displacement that
  /// collapses.
  private mutating func closeStart(_ demand: AxisTarget, _ occasion: Occasion) {
    let gone = startSpace - demand.startInset
    guard gone > 0 else { return }
    let seen = max(0, gone - max(0, position))
    scroll(by: seen - gone)
    startSpace = demand.startInset
    collapse(by: seen, occasion)
  }

  private mutating func closeEnd(_ demand: AxisTarget, _ occasion: Occasion) {
    guard endInset > demand.endInset else { return }
    endInset = demand.endInset
    let seen = max(0, position - limit(demand))
    scroll(by: -seen)
    collapse(by: -seen, occasion)
  }

  @inline(never)
  private mutating func collapse(by seen: Double, _ occasion: Occasion) {
    guard seen != 0 else { return }
    displacement = SettleMotion(
      from: displacement.value(at: occasion.time) + seen, to: 0, at: occasion.time,
      over: occasion.times.collapse)
  }

  /// Opens requested space: the displacement grows to its length and then becomes the space.
  private mutating func openStart(_ demand: AxisTarget, _ occasion: Occasion) {
    let missing = demand.startInset - startSpace
    guard missing > 0 else { return }
    let shown = displacement.value(at: occasion.time)
    // Short content cannot be scrolled, so it cannot hide the space.
    let isLeft = occasion.leavesStart && shown < missing && demand.content >= demand.viewport
    guard isLeft || shown == missing || position > 0 || demand.isStartInline else { return }
    startSpace += missing
    scroll(by: missing - max(0, shown))
    if shown > 0 { displacement = .resting(at: 0) }
  }

  private mutating func openEnd(_ demand: AxisTarget, _ occasion: Occasion) {
    let missing = demand.endInset - endInset
    guard missing > 0 else { return }
    let shown = -displacement.value(at: occasion.time)
    guard
      shown == missing || isBeforeEnd(demand) || (occasion.leavesEnd && shown < missing)
    else { return }
    endInset = demand.endInset
    guard shown > 0 else { return }
    scroll(by: shown)
    displacement = .resting(at: 0)
  }

  /// Turns a displacement past an end that has moved away into scrolling; nothing moves on the
  /// screen.
  ///
  /// A page that arrives during the bounce moves the end away. The browser must not scroll until
  /// the displacement has collapsed, so keeping it would swallow the next flings.
  mutating func rejoin(_ demand: AxisTarget, at time: Double) {
    let shown = displacement.value(at: time)
    let room = shown < 0 ? limit(demand) - position : position
    // The browser rounds positions, so a displacement of up to one point may remain at an end.
    guard shown != 0, room > 1, shown < 0 || startSpace >= demand.startInset else { return }
    let taken = shown < 0 ? max(shown, -room) : min(shown, room)
    scroll(by: -taken)
    displacement = .resting(at: shown - taken)
  }

  /// Whether the position is before the end, with one point of tolerance for the browser's
  /// rounding.
  private func isBeforeEnd(_ demand: AxisTarget) -> Bool { position < limit(demand) - 1 }

  private mutating func settle(_ demand: AxisTarget, _ occasion: Occasion) {
    let start = max(0, demand.startInset - startSpace)
    let target = start > 0 ? start : min(0, endInset - demand.endInset)
    guard displacement.target != target else { return }
    displacement = displacement.retargeted(
      to: target, at: occasion.time,
      over: target == 0 ? occasion.times.collapse : occasion.times.expand)
  }
}
