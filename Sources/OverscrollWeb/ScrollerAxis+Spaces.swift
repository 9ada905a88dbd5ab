import OverscrollCore

/// Opens and closes the spaces.
extension ScrollerAxis {
  /// The circumstances of a layout that decide how spaces open and close.
  struct Context {
    let time: Double
    let durations: OverscrollDurations
    /// Whether a finger holds the content along this axis.
    let isHeld: Bool
    /// Whether a finger was lifted, wherever it was, without beginning a run at the start;
    /// `leavesEnd` is the same for the end.
    ///
    /// A finger that scrolled into the held inset leaves it open; the browser scrolls the rest.
    let leavesStart: Bool
    let leavesEnd: Bool
  }

  /// Applies the layout that the engine requests, and returns the new offset.
  ///
  /// Under a finger, only spaces that move nothing change.
  @inline(never)
  mutating func arranged(_ target: AxisTarget, _ context: Context) -> Double {
    append(target)
    if !followsBrowser(target), !context.isHeld {
      closeStart(target, context)
      closeEnd(target, context)
      openStart(target, context)
      openEnd(target, context)
      rejoin(target, at: context.time)
      settle(target, context)
      // Without an animation, no frame follows in which the displacement could become a space.
      openStart(target, context)
      openEnd(target, context)
    }
    return offset(target, at: context.time)
  }

  /// Applies the space after the content.
  ///
  /// This moves nothing, so it also happens under a finger.
  private mutating func append(_ target: AxisTarget) {
    guard target.endInset > 0 else { return }
    endRoom = target.endRoom
    if target.isEndInline { endInset = max(endInset, target.endInset) }
  }

  /// Closes space that is no longer requested: its visible part becomes a displacement that
  /// collapses.
  private mutating func closeStart(_ target: AxisTarget, _ context: Context) {
    let gone = startSpace - target.startInset
    guard gone > 0 else { return }
    let seen = max(0, gone - max(0, position))
    scroll(by: seen - gone)
    startSpace = target.startInset
    collapse(by: seen, context)
  }

  private mutating func closeEnd(_ target: AxisTarget, _ context: Context) {
    guard endInset > target.endInset else { return }
    endInset = target.endInset
    let seen = max(0, position - limit(target))
    scroll(by: -seen)
    collapse(by: -seen, context)
  }

  @inline(never)
  private mutating func collapse(by seen: Double, _ context: Context) {
    guard seen != 0 else { return }
    displacement = SettleMotion(
      from: displacement.value(at: context.time) + seen, to: 0, at: context.time,
      over: context.durations.collapse)
  }

  /// Opens requested space: the displacement grows to its length and then becomes the space.
  private mutating func openStart(_ target: AxisTarget, _ context: Context) {
    let missing = target.startInset - startSpace
    guard missing > 0 else { return }
    let shown = displacement.value(at: context.time)
    // Short content cannot be scrolled, so it cannot hide the space.
    let isLeft = context.leavesStart && shown < missing && target.content >= target.viewport
    guard isLeft || shown == missing || position > 0 || target.isStartInline else { return }
    startSpace += missing
    scroll(by: missing - max(0, shown))
    if shown > 0 { displacement = .resting(at: 0) }
  }

  private mutating func openEnd(_ target: AxisTarget, _ context: Context) {
    let missing = target.endInset - endInset
    guard missing > 0 else { return }
    let shown = -displacement.value(at: context.time)
    guard
      shown == missing || isBeforeEnd(target) || (context.leavesEnd && shown < missing)
    else { return }
    endInset = target.endInset
    guard shown > 0 else { return }
    scroll(by: shown)
    displacement = .resting(at: 0)
  }

  /// Turns a displacement past an end that has moved away into scrolling; nothing moves on the
  /// screen.
  ///
  /// A page that arrives during the bounce moves the end away. The browser must not scroll until
  /// the displacement has collapsed, so keeping it would swallow the next flings.
  mutating func rejoin(_ target: AxisTarget, at time: Double) {
    let shown = displacement.value(at: time)
    let room = shown < 0 ? limit(target) - position : position
    // The browser rounds positions, so a displacement of up to one point may remain at an end.
    guard shown != 0, room > 1, shown < 0 || startSpace >= target.startInset else { return }
    let taken = shown < 0 ? max(shown, -room) : min(shown, room)
    scroll(by: -taken)
    displacement = .resting(at: shown - taken)
  }

  /// Whether the position is before the end, with one point of tolerance for the browser's
  /// rounding.
  private func isBeforeEnd(_ target: AxisTarget) -> Bool { position < limit(target) - 1 }

  private mutating func settle(_ target: AxisTarget, _ context: Context) {
    let start = max(0, target.startInset - startSpace)
    let rest = start > 0 ? start : min(0, endInset - target.endInset)
    guard displacement.target != rest else { return }
    displacement = displacement.retargeted(
      to: rest, at: context.time,
      over: rest == 0 ? context.durations.collapse : context.durations.expand)
  }
}
