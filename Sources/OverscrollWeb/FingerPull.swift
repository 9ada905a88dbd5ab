import OverscrollCore

/// Splits the movement of a finger into the part that the browser scrolls and the part that pulls.
///
/// The browser scrolls as far as it can. The pull is the movement that the browser could not
/// scroll: the finger's distance minus the content's, so a late event at the edge loses nothing.
/// When the pull is back at the edge, the browser scrolls again under the same finger, which may
/// take it more than a frame. The distance that it misses meanwhile is not corrected: a position
/// that lags behind the finger looks the same, and writing the position makes the browser miss
/// more. Only the rest of the move that ends the pull is written (`remainder`). A finger moves along one axis, which its first movement decides.
struct FingerPull: Equatable {
  enum Stage: Equatable {
    /// No finger, a finger that moves along an axis without edges, or one whose pull was cancelled.
    case away
    /// A finger whose direction is not known yet.
    case undecided
    /// A finger that moves along an axis.
    case following(OverscrollAxis)
  }

  /// The distance that a finger moves before its direction is decided, in points.
  static let slop = 3.0
  /// The length at the start of the deciding move that the content does not follow, in points.
  ///
  /// Browsers report the first move after some distance (Chromium after 15 points), and a fast
  /// finger moves up to 40 points in a frame. Without this limit, a pull that a busy page receives
  /// as one move would be ignored.
  static let ignoredStart = 40.0

  private(set) var stage = Stage.away
  /// The position of an undecided finger when it was put down.
  private var start = PagePosition(0, 0)
  /// The part of the deciding move that the content follows, in points of the page.
  private(set) var firstMove = 0.0
  /// The finger's distance past the start, in points; negative past the end.
  private(set) var travel = 0.0
  /// The distance to scroll because the pull ended within an event, in points.
  private(set) var remainder = 0.0
  private var lastPoint = 0.0
  private var lastPosition = 0.0

  /// The axis that the finger moves along; nil without an axis.
  var axis: OverscrollAxis? {
    if case .following(let axis) = stage { axis } else { nil }
  }

  mutating func began(x: Double, y: Double) {
    stage = .undecided
    start = PagePosition(x, y)
  }

  mutating func ended() {
    stage = .away
    travel = 0
    remainder = 0
  }

  /// Decides the axis of an undecided finger; returns it if it is one of `axes`.
  mutating func decides(x: Double, y: Double, among axes: PerAxis<Bool>) -> OverscrollAxis? {
    guard stage == .undecided else { return nil }
    let across = x - start.x
    let along = y - start.y
    guard max(abs(across), abs(along)) >= Self.slop else { return nil }
    let axis: OverscrollAxis = abs(across) > abs(along) ? .horizontal : .vertical
    let move = axis == .horizontal ? across : along
    let ignored = min(abs(move), Self.ignoredStart)
    firstMove = move < 0 ? move + ignored : move - ignored
    stage = axes[axis] ? .following(axis) : .away
    return axes[axis] ? axis : nil
  }

  /// Starts to follow the content at its current position.
  mutating func grab(at point: Double, position: Double, travel: Double) {
    lastPoint = point
    lastPosition = position
    self.travel = travel
  }

  /// Continues from the position to which a script scrolled the content.
  mutating func resume(at position: Double, travel: Double) {
    lastPosition = position
    self.travel = travel
  }

  /// The finger moved along its axis, and the browser may have scrolled since the last event.
  mutating func moved(to point: Double, position: Double, _ room: PullLimits) {
    remainder = 0
    let way = point - lastPoint
    if travel == 0 {
      travel = room.unscrolled(way, from: lastPosition, to: position)
    } else {
      pull(by: way, room)
    }
    lastPoint = point
    lastPosition = position + remainder
  }

  private mutating func pull(by way: Double, _ room: PullLimits) {
    let next = travel + way
    let isStillPulled = travel > 0 ? next > 0 : next < 0
    travel = isStillPulled ? next : 0
    if !isStillPulled { remainder = min(max(-next, -room.scrollLimit), room.scrollLimit) }
  }
}

/// The edges at which a scroller can be pulled along an axis.
struct PullLimits: Equatable {
  /// The largest scroll position, in points.
  let scrollLimit: Double
  let pullsStart: Bool
  let pullsEnd: Bool

  /// The part of the finger's movement that the browser could not scroll at an edge.
  ///
  /// If the position is past the edge, the browser is bouncing by itself.
  func unscrolled(_ way: Double, from before: Double, to after: Double) -> Double {
    let free = way - (before - after)
    if pullsStart, after == 0, way > 0 { return min(max(0, free), way) }
    if pullsEnd, after >= scrollLimit - 1, after <= scrollLimit + 1, way < 0 {
      return max(min(0, free), way)
    }
    return 0
  }
}
