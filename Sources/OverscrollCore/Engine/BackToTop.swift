package struct BackToTopOptions: Equatable, Sendable {
  /// The distance from the top past which the button appears; 2 viewports, as in TMMuiPullView.
  ///
  /// A distance in items cannot be measured here, so it keeps the button hidden.
  package let distance: OverscrollDistance

  package init(after distance: OverscrollDistance = .viewports(2)) {
    self.distance = distance.sanitized
  }
}

/// The back-to-top button.
///
/// The button appears when the user scrolls back after scrolling far down.
struct BackToTopMachine: Equatable, Sendable {
  /// The distance, in points, that the content must move before a change of direction counts,
  /// because fingers are unsteady.
  private static let slack = 8.0

  let options: BackToTopOptions
  private(set) var isRisen = false
  private(set) var motion = SettleMotion.resting(at: 0)
  /// The offset, in points, that is furthest in the current direction.
  private var extreme = 0.0
  private var isGoingBack = false
  /// The length, in points, by which the content has grown since the last scrolling.
  private var growth = 0.0
  /// Whether the content is scrolling to the top after a tap; this scrolling must not show the
  /// button again.
  private var isLeading = false

  init(options: BackToTopOptions) { self.options = options }

  mutating func scrolled(
    from start: Double, to after: Double, in geometry: AxisGeometry, at time: Double,
    over duration: Double
  ) {
    // A list that is not displayed keeps its button.
    guard geometry.viewportLength > 0 else { return }
    takeGrowth(of: after - start, isFree: after < geometry.lastOffset)
    if after >= geometry.lastOffset {
      // Bouncing back from the end does not count as scrolling back, even if the end becomes known
      // only during the bounce. Neither does being clamped to shorter content.
      isGoingBack = false
      extreme = geometry.lastOffset
    } else {
      extreme = min(extreme, geometry.lastOffset)
      turn(at: after)
    }
    let limit = options.distance.points(inViewport: geometry.viewportLength)
    let isFar = after - geometry.firstOffset > limit
    if !isFar || !isGoingBack { isLeading = false }
    rise(isFar && isGoingBack && !isLeading, at: time, over: duration)
  }

  /// The button was tapped, and the content scrolls to the top from an offset.
  mutating func lead(from offset: Double, at time: Double, over duration: Double) {
    isGoingBack = true
    isLeading = true
    extreme = offset
    rise(false, at: time, over: duration)
  }

  mutating func touched() { isLeading = false }

  /// The app inserted content before the visible part, and the offset moved with it.
  mutating func shifted(by distance: Double) { extreme += distance }

  mutating func grew(by length: Double) { growth += length }

  /// A movement may only compensate for a changed length of the content above, such as when a row's
  /// real length replaces its estimated length.
  private mutating func takeGrowth(of distance: Double, isFree: Bool) {
    guard distance != 0 else { return }
    // At the end of shorter content, the offset is clamped, not shifted.
    let isShift = isFree && growth != 0 && abs(distance - growth) < AxisGeometry.rounding
    growth = 0
    if isShift { shifted(by: distance) }
  }

  /// A page that arrives while the list is past its end makes the offset one within the content; the
  /// list has not turned then.
  private mutating func turn(at offset: Double) {
    let advance = isGoingBack ? extreme - offset : offset - extreme
    if advance >= 0 {
      extreme = offset
    } else if advance < -Self.slack {
      isGoingBack.toggle()
      extreme = offset
    }
  }

  private mutating func rise(_ isWanted: Bool, at time: Double, over duration: Double) {
    guard isWanted != isRisen else { return }
    isRisen = isWanted
    motion = motion.retargeted(to: isWanted ? 1 : 0, at: time, over: duration)
  }
}
