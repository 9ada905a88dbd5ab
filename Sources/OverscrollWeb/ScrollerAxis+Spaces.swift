import OverscrollCore

/// How the spaces come and go.
extension ScrollerAxis {
  /// What of an edge's space an arrangement has to know.
  struct Occasion {
    let time: Double
    let times: OverscrollTimes
    /// Whether a finger holds the content along this axis.
    let isHeld: Bool
    /// Whether a finger has just let go without a run at the start, or at the end.
    ///
    /// A finger that scrolled into what is held open leaves it there: the rest is the browser's to scroll.
    let leavesStart: Bool
    let leavesEnd: Bool
  }

  /// Brings the displacement and the spaces to what the engine wants, unless a finger is at work; gives
  /// the offset that this makes.
  @inline(never)
  mutating func arranged(_ demand: AxisTarget, _ occasion: Occasion) -> Double {
    append(demand)
    if !followsBrowser(demand), !occasion.isHeld {
      travel(at: occasion.time)
      closeStart(demand, occasion)
      closeEnd(demand, occasion)
      openStart(demand, occasion)
      openEnd(demand, occasion)
      rejoin(demand, at: occasion.time)
      settle(demand, occasion)
    }
    return offset(demand, at: occasion.time)
  }

  /// Takes what comes after the content, and moves nothing: also under a finger.
  private mutating func append(_ demand: AxisTarget) {
    guard demand.endInset > 0 else { return }
    endRoom = demand.endRoom
    if demand.isEndInline { endInset = max(endInset, demand.endInset) }
  }

  /// The extra inset has gone: what is still seen of the space becomes a displacement, and that collapses.
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

  /// The extra inset is wanted: the displacement goes there, and becomes a space when it has arrived.
  private mutating func openStart(_ demand: AxisTarget, _ occasion: Occasion) {
    let missing = demand.startInset - startSpace
    guard missing > 0 else { return }
    let shown = displacement.value(at: occasion.time)
    // Before short content nothing can be scrolled away.
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

  /// Exchanges a displacement past an end that has moved away for scrolling; nothing moves on the screen.
  ///
  /// A page that arrives during the bounce moves the end away. Until the displacement has collapsed the
  /// browser must not scroll, so a displacement that stayed would swallow the next flings.
  mutating func rejoin(_ demand: AxisTarget, at time: Double) {
    let shown = displacement.value(at: time)
    let room = shown < 0 ? limit(demand) - position : position
    // The browser rounds positions, so up to one point may be left at an end.
    guard shown != 0, room > 1, shown < 0 || startSpace >= demand.startInset else { return }
    let taken = shown < 0 ? max(shown, -room) : min(shown, room)
    scroll(by: -taken)
    displacement = .resting(at: shown - taken)
  }

  /// The browser rounds, so that the end may be a little before the end.
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
