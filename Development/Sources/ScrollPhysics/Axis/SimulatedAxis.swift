import OverscrollCore

/// One axis of a ``SimulatedScrollView``: its lengths, its offset and its motion.
///
/// It is independent of the other axis, of touches within their slop, and of events: the view
/// asks for its changes. The view documents the terms.
struct SimulatedAxis: Equatable, Sendable {
  /// The current motion of the axis.
  enum Motion: Equatable, Sendable {
    /// It is at rest.
    ///
    /// Can transition to: held, travelling.
    case resting
    /// A finger holds it.
    ///
    /// Can transition to: resting, decelerating, gliding, bouncing.
    case held(Grip)
    /// Friction slows it down.
    ///
    /// Can transition to: held, resting, bouncing, travelling.
    case decelerating(DecelerationCurve)
    /// It moves to a target and ends exactly there.
    ///
    /// Can transition to: held, resting, bouncing, travelling.
    case gliding(DecelerationCurve)
    /// It returns to an edge.
    ///
    /// Can transition to: held, resting, decelerating, travelling.
    case bouncing(BounceCurve)
    /// Code scrolls it, frame by frame.
    ///
    /// Can transition to: held, resting, travelling.
    case travelling(EaseCurve)
  }

  /// A finger on the axis, and the offset that it holds.
  ///
  /// The held offset is the offset without resistance. It follows the finger point by point, and
  /// the visible offset is a function of it: moving back shows the same offsets, in steps of any
  /// size.
  struct Grip: Equatable, Sendable {
    /// The location of the finger.
    var location: Double
    /// Location plus held offset, which is constant during a drag.
    var anchor: Double
    /// The offset when the touch began, from which pages are counted.
    let firstOffset: Double

    /// The offset without resistance.
    var heldOffset: Double { anchor - location }
  }

  var contentLength: Double
  var viewportLength: Double
  private(set) var startInset = 0.0
  private(set) var endInset = 0.0
  var bounces = true
  var alwaysBounces = false
  var isPagingEnabled = false
  var decelerationRate = DecelerationRate.normal
  var bounceLaw = BounceLaw.critical()
  var decelerationEnd = DecelerationCurve.stopDistance
  var insetChangeInBounce = SimulatedScrollView.InsetChangeInBounce.rest

  private(set) var offset = 0.0
  var now = 0.0
  var motion = Motion.resting
  /// The animation towards ``offset`` that is still visible.
  var presentation: EaseCurve?
  /// The offsets since the view last took them.
  private var moves: [Double] = []

  /// Creates an axis at rest at its start.
  init(contentLength: Double, viewportLength: Double, startInset: Double, endInset: Double) {
    self.contentLength = contentLength
    self.viewportLength = viewportLength
    self.startInset = startInset
    self.endInset = endInset
    offset = geometry.firstOffset
  }

  /// The lengths, with the sum of all insets.
  var geometry: AxisGeometry {
    AxisGeometry(
      contentLength: contentLength, viewportLength: viewportLength, startInset: startInset,
      endInset: endInset)
  }

  /// The offsets at which nothing is pulled past an edge.
  var legalOffsets: ClosedRange<Double> {
    let geometry = geometry
    return geometry.firstOffset...geometry.lastOffset
  }

  /// Whether content can currently be pulled past the edges.
  var canBounce: Bool {
    let legal = legalOffsets
    return bounces && (alwaysBounces || legal.lowerBound < legal.upperBound)
  }

  var isHeld: Bool {
    if case .held = motion { true } else { false }
  }

  var isDecelerating: Bool {
    switch motion {
    case .decelerating, .gliding, .bouncing: true
    case .resting, .held, .travelling: false
    }
  }

  var isTravelling: Bool {
    if case .travelling = motion { true } else { false }
  }

  var velocity: Double {
    switch motion {
    case .resting, .held: 0
    case .decelerating(let curve), .gliding(let curve): curve.velocity(at: now)
    case .bouncing(let curve): curve.velocity(at: now)
    case .travelling(let curve): curve.velocity(at: now)
    }
  }

  /// Changes the offset and records the move; nothing else changes it.
  mutating func move(to newOffset: Double) {
    guard newOffset != offset, newOffset.isFinite else { return }
    offset = newOffset
    moves.append(newOffset)
  }

  /// Returns and clears the offsets since the last call, in order.
  mutating func takeMoves() -> [Double] {
    let taken = moves
    moves = []
    return taken
  }

  /// Changes only the insets.
  ///
  /// - Returns: Whether they changed.
  mutating func setInsets(start: Double, end: Double) -> Bool {
    guard start != startInset || end != endInset else { return false }
    (startInset, endInset) = (start, end)
    return true
  }
}

extension ClosedRange<Double> {
  /// The number of the range that is nearest to another number.
  func nearest(to number: Double) -> Double {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
