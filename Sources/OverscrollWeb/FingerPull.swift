import OverscrollCore

/// A finger on a scroller: how much of its way the browser scrolls, and how much is a pull.
///
/// The browser scrolls as long as it can. What it could not scroll is the pull: the finger's way
/// less the content's, so a late event at the edge loses nothing. Back at the edge the rest goes to
/// the browser again, under the same finger. It may take over a frame late. What it then missed is not made
/// good: a position that lags behind the finger looks the same, and writing it makes the browser miss more.
/// A finger moves along one axis, which its first points decide.
struct FingerPull: Equatable {
  enum Stage: Equatable {
    /// No finger, or one that moves across the axis.
    case away
    /// A finger that has not said yet where it goes.
    case undecided(x: Double, y: Double)
    /// A finger that moves along an axis.
    case following(OverscrollAxis)
  }

  /// How far a finger goes before its direction counts, in points.
  static let slop = 3.0

  private(set) var stage = Stage.away
  /// The finger's way past the start, in points; negative past the end.
  private(set) var travel = 0.0
  /// What the browser's scroll position has to be moved by because the pull has ended in mid-event.
  private(set) var remainder = 0.0
  private var lastPoint = 0.0
  private var lastPosition = 0.0

  /// The axis that the finger moves along; nil where it moves along none.
  var axis: OverscrollAxis? {
    if case .following(let axis) = stage { axis } else { nil }
  }

  mutating func began(x: Double, y: Double) { stage = .undecided(x: x, y: y) }

  mutating func ended() {
    stage = .away
    travel = 0
    remainder = 0
  }

  /// The axis that a finger now moves along that was undecided, if it is one of those that count.
  mutating func decides(x: Double, y: Double, among axes: PerAxis<Bool>) -> OverscrollAxis? {
    guard case .undecided(let startX, let startY) = stage else { return nil }
    let across = abs(x - startX)
    let along = abs(y - startY)
    guard max(across, along) >= Self.slop else { return nil }
    let axis: OverscrollAxis = across > along ? .horizontal : .vertical
    stage = axes[axis] ? .following(axis) : .away
    return axes[axis] ? axis : nil
  }

  /// Takes hold of the content where it is.
  mutating func grab(at point: Double, position: Double, travel: Double) {
    lastPoint = point
    lastPosition = position
    self.travel = travel
  }

  /// Goes on from where a script has scrolled the content.
  mutating func resume(at position: Double, travel: Double) {
    lastPosition = position
    self.travel = travel
  }

  /// The finger is at a new place along its axis, and the browser's scroll position, meanwhile, too.
  mutating func moved(to point: Double, position: Double, _ room: PullRoom) {
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

  private mutating func pull(by way: Double, _ room: PullRoom) {
    let next = travel + way
    let isStillPulled = travel > 0 ? next > 0 : next < 0
    travel = isStillPulled ? next : 0
    if !isStillPulled { remainder = min(max(-next, -room.scrollLimit), room.scrollLimit) }
  }
}

/// Where a scroller may be pulled along an axis.
struct PullRoom: Equatable {
  /// The largest scroll position, in points.
  let scrollLimit: Double
  let pullsStart: Bool
  let pullsEnd: Bool

  /// The part of the finger's way that the browser did not scroll, at an edge where it can not.
  ///
  /// A position past the edge means that the browser pulls by itself.
  func unscrolled(_ way: Double, from before: Double, to after: Double) -> Double {
    let free = way - (before - after)
    if pullsStart, after == 0, way > 0 { return min(max(0, free), way) }
    if pullsEnd, after >= scrollLimit - 1, after <= scrollLimit + 1, way < 0 {
      return max(min(0, free), way)
    }
    return 0
  }
}
