/// When a button appears that leads back to the top.
public struct BackToTopOptions: Equatable, Sendable {
  /// How far the list has to be scrolled; 2 viewports, as TMMuiPullView has it.
  ///
  /// A distance in items is none that can be measured here: the button stays hidden.
  public let distance: OverscrollDistance

  /// Creates the options.
  ///
  /// - Parameter distance: How far the list has to be scrolled.
  public init(after distance: OverscrollDistance = .viewports(2)) {
    self.distance = distance.sanitized
  }
}

/// The button that leads back to the top: it rises when somebody far down scrolls back.
struct BackToTopMachine: Equatable, Sendable {
  /// How far a direction has to be kept before it counts, in points: a finger trembles.
  private static let slack = 8.0

  let options: BackToTopOptions
  private(set) var isRisen = false
  private(set) var motion = SettleMotion.resting(at: 0)
  /// The furthest that the present direction has led to, as an offset in points.
  private var extreme = 0.0
  private var isGoingBack = false
  /// By how much the content has grown since it was last scrolled, in points.
  private var growth = 0.0
  /// Whether a tap leads to the top: that way back is no reason to rise again.
  private var isLeading = false

  init(options: BackToTopOptions) { self.options = options }

  /// The content was scrolled, or its lengths changed.
  mutating func scrolled(
    from start: Double, to after: Double, in geometry: AxisGeometry, at time: Double,
    over duration: Double
  ) {
    let before = start + takeGrowth(of: after - start, isFree: after < geometry.lastOffset)
    // What springs back from below the end is no way back, nor is what a shorter content cuts off.
    extreme = min(extreme, geometry.lastOffset)
    turn(at: min(after, geometry.lastOffset), moved: min(after, geometry.lastOffset) - before)
    let limit = options.distance.points(inViewport: geometry.viewportLength) ?? .infinity
    let isFar = after - geometry.firstOffset > limit
    if !isFar || !isGoingBack { isLeading = false }
    rise(isFar && isGoingBack && !isLeading, at: time, over: duration)
  }

  /// The button was tapped, and the content goes to the top from an offset.
  mutating func lead(from offset: Double, at time: Double, over duration: Double) {
    (isGoingBack, isLeading, extreme) = (true, true, offset)
    rise(false, at: time, over: duration)
  }

  /// A finger took hold of the content: the way to the top is its own again.
  mutating func touched() { isLeading = false }

  /// Content came in before what is seen: nobody went anywhere.
  mutating func shifted(by distance: Double) { extreme += distance }

  /// The content has become longer, or shorter, by so many points.
  mutating func grew(by length: Double) { growth += length }

  /// A row above what is seen is of another length than was guessed, and the offset went along.
  private mutating func takeGrowth(of distance: Double, isFree: Bool) -> Double {
    guard distance != 0 else { return 0 }
    // Where a shorter content cuts off, it is the end that comes back.
    let isShift = isFree && growth != 0 && abs(distance - growth) < AxisGeometry.rounding
    growth = 0
    if isShift { shifted(by: distance) }
    return isShift ? distance : 0
  }

  private mutating func turn(at offset: Double, moved distance: Double) {
    if isGoingBack ? distance < 0 : distance > 0 {
      extreme = isGoingBack ? min(extreme, offset) : max(extreme, offset)
    } else if abs(offset - extreme) > Self.slack {
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
