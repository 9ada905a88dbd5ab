#if !hasFeature(Embedded)
  import OverscrollCore

  /// One direction of a ``SimulatedScrollView``: its lengths, its offset and its motion.
  ///
  /// It knows nothing of the other direction, of touches that wait for their slop, or of facts: the
  /// view asks it what has changed. See the view for what the words mean.
  struct SimulatedAxis: Equatable, Sendable {
    /// What the axis is doing.
    enum Motion: Equatable, Sendable {
      /// Nothing moves it. Can transition to: held, travelling.
      case resting
      /// A finger is on it. Can transition to: resting, decelerating, gliding, bouncing.
      case held(Grip)
      /// Friction slows it down. Can transition to: held, resting, bouncing, travelling.
      case decelerating(DecelerationCurve)
      /// It goes to an aim and ends exactly there. Can transition to: held, resting, bouncing,
      /// travelling.
      case gliding(DecelerationCurve)
      /// It comes back to an edge. Can transition to: held, resting, decelerating, travelling.
      case bouncing(BounceCurve)
      /// Code scrolls it, frame by frame. Can transition to: held, resting, travelling.
      case travelling(EaseCurve)
    }

    /// A finger on the axis, and the offset that it holds.
    ///
    /// The held offset is what would show without any resistance. It follows the finger point by
    /// point, and what is shown is a function of it: going back the same way shows the same offsets,
    /// in steps of any size.
    struct Grip: Equatable, Sendable {
      /// Where the finger is.
      var location: Double
      /// Location plus held offset, which no move changes.
      var anchor: Double
      /// The offset that the touch found, from which pages are counted.
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
    var motion = Motion.resting { didSet { followsDrag = followsDrag && isFree } }
    /// Whether the motion is the free deceleration of a drag, which has met no edge so far.
    var followsDrag = false
    /// What an animation still shows of the way to ``offset``.
    var presentation: EaseCurve?
    /// The offsets since the view last asked.
    private var moves: [Double] = []

    /// Creates an axis that rests at its start.
    init(contentLength: Double, viewportLength: Double, startInset: Double, endInset: Double) {
      self.contentLength = contentLength
      self.viewportLength = viewportLength
      self.startInset = startInset
      self.endInset = endInset
      offset = geometry.firstOffset
    }

    /// The lengths, with all insets together.
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

    /// Whether content can be pulled past the edges as things are now.
    var canBounce: Bool {
      let legal = legalOffsets
      return bounces && (alwaysBounces || legal.lowerBound < legal.upperBound)
    }

    var isHeld: Bool {
      if case .held = motion { true } else { false }
    }

    /// Whether it moves by itself without an edge that pulls it.
    var isFree: Bool {
      switch motion {
      case .decelerating, .gliding: true
      case .resting, .held, .bouncing, .travelling: false
      }
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

    /// The one place that changes the offset.
    mutating func move(to newOffset: Double) {
      guard newOffset != offset, newOffset.isFinite else { return }
      offset = newOffset
      moves.append(newOffset)
    }

    /// Hands over the offsets since the last call, in order.
    mutating func takeMoves() -> [Double] {
      let taken = moves
      moves = []
      return taken
    }

    /// Changes the insets, and nothing else.
    ///
    /// - Returns: Whether they are others now.
    mutating func setInsets(start: Double, end: Double) -> Bool {
      guard start != startInset || end != endInset else { return false }
      (startInset, endInset) = (start, end)
      return true
    }
  }

  extension ClosedRange<Double> {
    /// The number of the range that is nearest to a number.
    func nearest(to number: Double) -> Double {
      Swift.min(Swift.max(number, lowerBound), upperBound)
    }
  }
#endif
