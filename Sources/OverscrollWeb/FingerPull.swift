import OverscrollCore

/// A finger on a scroller: how much of its way the browser scrolls, and how much is a pull.
///
/// The browser scrolls as long as it can. What it could not scroll is the pull: the finger's way
/// less the content's, so a late event at the edge loses nothing. Back at the edge the rest goes to
/// the browser again, under the same finger.
struct FingerPull: Equatable {
  enum Stage: Equatable {
    /// No finger, or one that moves across the axis.
    case away
    /// A finger that has not said yet where it goes.
    case undecided(x: Double, y: Double)
    /// A finger that moves along the axis.
    case following
  }

  /// How far a finger goes before its direction counts, in points.
  static let slop = 3.0

  private(set) var stage = Stage.away
  /// The finger's way past the top edge, in points; negative past the bottom edge.
  private(set) var travel = 0.0
  /// What the browser's scroll position has to be moved by because the pull has ended in mid-event.
  private(set) var remainder = 0.0
  private var lastY = 0.0
  private var lastScrollTop = 0.0
  private var handover: Handover?

  var isFollowing: Bool { stage == .following }

  mutating func began(x: Double, y: Double) { stage = .undecided(x: x, y: y) }

  mutating func ended() {
    stage = .away
    travel = 0
    remainder = 0
  }

  /// Whether a finger that was undecided now moves along the axis.
  mutating func decides(x: Double, y: Double) -> Bool {
    guard case .undecided(let startX, let startY) = stage else { return false }
    let across = abs(x - startX)
    let along = abs(y - startY)
    guard max(across, along) >= Self.slop else { return false }
    stage = across > along ? .away : .following
    return isFollowing
  }

  /// Takes hold of the content where it is.
  mutating func grab(y: Double, scrollTop: Double, travel: Double) {
    handover = nil
    lastY = y
    lastScrollTop = scrollTop
    self.travel = travel
  }

  /// The finger is at a new place, and the browser's scroll position, meanwhile, too.
  mutating func moved(to y: Double, scrollTop: Double, _ room: PullRoom) {
    remainder = 0
    let way = y - lastY
    if travel == 0 {
      travel = room.unscrolled(way, from: lastScrollTop, to: scrollTop)
      squareHandover(y, scrollTop, room)
    } else {
      pull(by: way, room)
      if travel == 0 { handover = Handover(y: y, scrollTop: scrollTop + remainder) }
    }
    lastY = y
    lastScrollTop = scrollTop + remainder
  }

  /// Makes good, once, what the browser scrolled too much or too little when it took over.
  ///
  /// It takes a gesture over a frame early or late: one frame's way is missing or there twice. The
  /// second move after the handover shows it.
  private mutating func squareHandover(_ y: Double, _ scrollTop: Double, _ room: PullRoom) {
    guard travel == 0, var open = handover else { return handover = nil }
    open.moves += 1
    handover = open.moves < 2 ? open : nil
    guard open.moves == 2, scrollTop > 0, scrollTop < room.scrollLimit else { return }
    let missing = (open.y - y) - (scrollTop - open.scrollTop)
    if abs(missing) <= Handover.limit { remainder = missing }
  }

  private mutating func pull(by way: Double, _ room: PullRoom) {
    let next = travel + way
    let isStillPulled = travel > 0 ? next > 0 : next < 0
    travel = isStillPulled ? next : 0
    if !isStillPulled { remainder = min(max(-next, -room.scrollLimit), room.scrollLimit) }
  }
}

/// Where a pull ended and the browser took the gesture over.
private struct Handover: Equatable {
  /// More than this is no frame's way but somebody else's scrolling, in points.
  static let limit = 40.0

  let y: Double
  let scrollTop: Double
  var moves = 0
}

/// Where a scroller may be pulled.
struct PullRoom: Equatable {
  /// The largest scroll position, in points.
  let scrollLimit: Double
  let pullsTop: Bool
  let pullsBottom: Bool

  /// The part of the finger's way that the browser did not scroll, at an edge where it can not.
  ///
  /// A position past the edge means that the browser pulls by itself.
  func unscrolled(_ way: Double, from before: Double, to after: Double) -> Double {
    let free = way - (before - after)
    if pullsTop, after == 0, way > 0 { return min(max(0, free), way) }
    if pullsBottom, after >= scrollLimit - 1, after <= scrollLimit + 1, way < 0 {
      return max(min(0, free), way)
    }
    return 0
  }
}
