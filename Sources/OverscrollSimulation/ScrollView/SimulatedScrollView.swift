// Lists of events need a heap, which the modules for the browser do without.
#if !hasFeature(Embedded)
  public import OverscrollCore

  /// A scroll view without a screen: one vertical axis with UIScrollView's physics.
  ///
  /// A value, moved by facts (a touch, a write, ``advance(to:)``) and answering with facts, which
  /// ``drainEvents()`` hands over in order. Every position is a closed form at an absolute time, so the
  /// size of the steps does not show in it. Lengths are points, times seconds, velocities points per
  /// second; an offset grows towards the end of the content, a finger's location downwards.
  ///
  /// UIKit's sources are closed: where reimplementations and observers disagree there is a parameter.
  public struct SimulatedScrollView: Equatable, Sendable {
    /// Until when ``SimulatedScrollView/isDragging`` says yes; observers of UIKit disagree.
    public enum DraggingFlag: Equatable, Sendable, CaseIterable {
      /// Until the finger lets go; the libraries that refresh depend on it.
      case untilRelease
      /// Until a free deceleration ends or meets an edge; a release past an edge ends it at once.
      case untilRest
    }

    /// What the view is doing.
    enum Motion: Equatable, Sendable {
      /// Nothing moves it. Can transition to: held, and by a write or a change nowhere else.
      case resting
      /// A finger is on it. Can transition to: resting, decelerating, gliding, bouncing.
      case held(Grip)
      /// Friction slows it down. Can transition to: held, resting, bouncing.
      case decelerating(DecelerationCurve)
      /// It goes to an aim and ends exactly there. Can transition to: held, resting, bouncing.
      case gliding(DecelerationCurve)
      /// It comes back to an edge. Can transition to: held, resting, decelerating.
      case bouncing(BounceCurve)
    }

    /// The length of the content.
    public var contentLength: Double { didSet { geometryChanged() } }
    /// The length of the viewport.
    public var viewportLength: Double { didSet { geometryChanged() } }
    /// The insets that code gave: UIKit's raw `contentInset`.
    public var contentInset: PerEdge<Double> {
      didSet {
        insetWriteCount += 1
        geometryChanged()
      }
    }
    /// The insets that the system adds: bars and safe area.
    public var systemInset: PerEdge<Double> { didSet { geometryChanged() } }

    /// Whether content can be pulled past the edges.
    public var bounces = true { didSet { replan() } }
    /// Whether that holds for content, too, that is too short to scroll.
    public var alwaysBounces = false { didSet { replan() } }
    /// Whether the view rests on multiples of the viewport's length only.
    public var isPagingEnabled = false
    /// The friction of the next release.
    public var decelerationRate = DecelerationRate.normal
    /// The law of the next bounce.
    public var bounceLaw = BounceLaw.critical()
    /// Until when ``isDragging`` says yes.
    public var draggingFlag = DraggingFlag.untilRelease
    /// Whether a touch that stops a motion tells the end of the deceleration.
    ///
    /// iOS 13 and later do, older ones do not. If not, such a deceleration is never told to end.
    public var tellsEndByTouch = true

    /// The offset at which the viewport begins.
    public internal(set) var offset: Double
    /// The time that the view has come to, in seconds.
    public internal(set) var now = 0.0
    /// How many times code wrote the offset, equal values included.
    public internal(set) var offsetWriteCount = 0
    /// How many times code wrote ``contentInset``, equal values included.
    public private(set) var insetWriteCount = 0
    var motion = Motion.resting { didSet { followsDrag = followsDrag && isFree } }
    /// Whether the motion is the free deceleration of a drag, which has met no edge so far.
    var followsDrag = false
    private var events: [ScrollEvent] = []

    /// Creates a view that rests at its top.
    ///
    /// - Parameters:
    ///   - contentLength: The length of the content.
    ///   - viewportLength: The length of the viewport.
    ///   - contentInset: The insets that code gave.
    ///   - systemInset: The insets that the system adds.
    public init(
      contentLength: Double, viewportLength: Double,
      contentInset: PerEdge<Double> = PerEdge(repeating: 0),
      systemInset: PerEdge<Double> = PerEdge(repeating: 0)
    ) {
      self.contentLength = contentLength
      self.viewportLength = viewportLength
      self.contentInset = contentInset
      self.systemInset = systemInset
      offset = 0
      offset = geometry.firstOffset
    }

    /// The lengths as the engine wants them, with the insets of code and system together.
    public var geometry: ScrollGeometry {
      ScrollGeometry(
        contentLength: contentLength, viewportLength: viewportLength,
        startInset: contentInset.top + systemInset.top,
        endInset: contentInset.bottom + systemInset.bottom)
    }

    /// The offsets at which nothing is pulled past an edge.
    public var legalOffsets: ClosedRange<Double> {
      let geometry = geometry
      return geometry.firstOffset...geometry.lastOffset
    }

    /// Whether content can be pulled past the edges as things are now.
    public var canBounce: Bool {
      let legal = legalOffsets
      return bounces && (alwaysBounces || legal.lowerBound < legal.upperBound)
    }

    /// Whether a finger is on the view.
    public var isTracking: Bool {
      if case .held = motion { true } else { false }
    }

    /// Whether a finger moves the view, or has and ``draggingFlag`` lets that count.
    public var isDragging: Bool {
      switch motion {
      case .held(let grip): grip.isDragging
      case .decelerating, .gliding, .resting, .bouncing:
        followsDrag && draggingFlag == .untilRest
      }
    }

    /// Whether the view moves by itself without an edge that pulls it.
    var isFree: Bool {
      switch motion {
      case .decelerating, .gliding: true
      case .resting, .held, .bouncing: false
      }
    }

    /// Whether the view moves by itself: a bounce counts.
    public var isDecelerating: Bool {
      switch motion {
      case .decelerating, .gliding, .bouncing: true
      case .resting, .held: false
      }
    }

    /// The velocity with which the offset moves by itself; 0 at rest and under a finger.
    public var velocity: Double {
      switch motion {
      case .resting, .held: 0
      case .decelerating(let curve), .gliding(let curve): curve.velocity(at: now)
      case .bouncing(let curve): curve.velocity(at: now)
      }
    }

    /// Hands over what happened since the last call.
    ///
    /// - Returns: The facts, in order.
    public mutating func drainEvents() -> [ScrollEvent] {
      let drained = events
      events = []
      return drained
    }

    mutating func tell(_ event: ScrollEvent) { events.append(event) }

    /// The one place that changes the offset.
    mutating func move(to newOffset: Double) {
      guard newOffset != offset, newOffset.isFinite else { return }
      offset = newOffset
      tell(.scrolled(to: newOffset))
    }

    private mutating func geometryChanged() {
      tell(.geometryChanged)
      replan()
    }
  }

  extension ClosedRange<Double> {
    /// The number of the range that is nearest to a number.
    func nearest(to number: Double) -> Double {
      Swift.min(Swift.max(number, lowerBound), upperBound)
    }
  }
#endif
