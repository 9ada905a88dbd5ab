#if !hasFeature(Embedded)
  public import OverscrollCore

  /// A list with controls at its edges: a scroll view, a finger and a clock, and a host between the
  /// view and an engine.
  ///
  /// The host is what a real one is: it carries the view's facts to the engine and the engine's effects
  /// to the view, keeps the books of the insets, and writes nothing that was not asked for. Along an axis
  /// with a control even short content bounces, and as the app wants it again after the last control has
  /// gone. An app's own tests can pull such a list; ours play every known bug on it. The invariants are checked
  /// after every event, see ``brokenInvariants``.
  public struct SimulatedList: Equatable, Sendable {
    /// The scroll view; change it in ``change(_:)``, so that the list reports the change to the engine.
    package internal(set) var view: SimulatedScrollView
    /// The engine.
    package internal(set) var engine: OverscrollEngine
    /// The finger.
    package internal(set) var finger: SimulatedFinger
    /// The clock.
    package internal(set) var clock = SimulationClock()
    /// Splits each inset into the part of the app and ours.
    package internal(set) var ledgers: PerEdge<InsetLedger>
    /// What happened at each edge.
    public internal(set) var log = PerEdge(repeating: EdgeLog())
    /// How often the list wrote to its view.
    package internal(set) var writes = WriteLog()
    /// The invariants that were broken, in order, each with the event after which it was.
    public internal(set) var brokenInvariants: [String] = []
    /// Which axes count from the other end: a list that is read from right to left, or upside down.
    package let isMirrored: PerAxis<Bool>
    /// What runs are answered by themselves.
    public var answers = PerEdge<SimulatedAnswer?>(repeating: nil)
    /// What the app does in the callbacks of the view.
    package var reaction: SimulatedReaction?
    /// The height of the keyboard of an app that adds it to its bottom inset, in points.
    var keyboard = 0.0
    /// What the app wants of bounces along an axis where a control turned them on; nil elsewhere.
    var appBounces = PerAxis<Bool?>(repeating: nil)
    var wakes = WakeList<SimulatedAnswer.Due>()

    /// Creates a list around a view, and lets the host hear of it.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - engine: The engine; attached exactly if the view is in a window.
    ///   - framesPerSecond: How many frames a second has.
    ///   - isMirrored: Which axes count from the other end.
    package init(
      _ view: SimulatedScrollView, engine: OverscrollEngine, framesPerSecond: Double = 60,
      isMirrored: PerAxis<Bool> = PerAxis(repeating: false)
    ) {
      self.view = view
      self.engine = engine
      self.isMirrored = isMirrored
      finger = SimulatedFinger(framesPerSecond: framesPerSecond)
      ledgers = PerEdge(repeating: InsetLedger())
      for edge in OverscrollEdge.allCases {
        ledgers[edge] = InsetLedger(base: view.contentInset[edge])
      }
      var bouncing = view
      letBounce(&bouncing)
      self.view = bouncing
      // One layout pass: no edge is judged by the lengths before it is known where the content is.
      change { view in
        view.layOut { view in
          for axis in OverscrollAxis.allCases {
            view.tell(.geometryChanged(axis))
            view.tell(.scrolled(to: view.offsets[axis], along: axis))
          }
        }
      }
    }

    /// Creates a list that scrolls vertically, at rest at its top.
    ///
    /// - Parameters:
    ///   - top: What the top edge does; nothing when nil.
    ///   - bottom: What the bottom edge does; nothing when nil.
    ///   - contentLength: The length of the content, in points.
    ///   - viewportLength: The length of the viewport, in points.
    ///   - systemInset: The insets of bars and safe area, in points.
    ///   - times: How long things take.
    ///   - overlap: What a run at one edge means for the other.
    public init(
      top: EdgeOptions? = .refresh, bottom: EdgeOptions? = .loadMore, contentLength: Double = 2000,
      viewportLength: Double = 600, systemInset: PerEdge<Double> = PerEdge(repeating: 0),
      times: OverscrollTimes = OverscrollTimes(), overlap: OverlapPolicy = .refreshWins
    ) {
      self.init(
        SimulatedScrollView(
          contentLength: contentLength, viewportLength: viewportLength, systemInset: systemInset),
        engine: OverscrollEngine(top: top, bottom: bottom, times: times, overlap: overlap))
    }

    /// The vertical offset, in points; negative above the content.
    public var offset: Double { view.offset }

    /// The phase of an edge.
    public func phase(_ edge: OverscrollEdge) -> OverscrollPhase { engine.phase(of: edge) }

    /// The extra inset of an edge, in points.
    public func extraInset(_ edge: OverscrollEdge) -> Double { engine.insetMotion(of: edge).target }

    /// The inset of an edge that counts, in points: everybody's, rounded to a thousandth.
    ///
    /// A thousandth, because the books mark the extra insets with less.
    package func inset(_ edge: OverscrollEdge) -> Double {
      Elementary.nearestInteger(view.adjustedInset[viewEdge(edge)] * 1000) / 1000
    }

    /// The offset at which a list without extra insets would rest at its top, in points.
    public var restOffset: Double { engine.geometry.vertical.firstOffset }

    /// The edge of the view at which a logical edge lies.
    func viewEdge(_ edge: OverscrollEdge) -> OverscrollEdge {
      isMirrored[edge.axis] ? edge.opposite : edge
    }
  }

  extension SimulatedList {
    /// What happened at one edge, in order.
    public struct EdgeLog: Equatable, Sendable {
      /// The runs that were to be run.
      public internal(set) var runs: [RunID] = []
      /// The runs that were to be cancelled.
      public internal(set) var cancelled: [RunID] = []
      /// How runs were completed.
      public internal(set) var finished: [ResultSummary] = []
      /// The phases that the edge went through.
      public internal(set) var phases: [OverscrollPhase] = []
      /// How often a finger felt that the edge was armed.
      public internal(set) var armedCount = 0
      /// What was announced.
      public internal(set) var announcements: [OverscrollAnnouncement] = []
    }

    /// What the host wrote to the view.
    package struct WriteLog: Equatable, Sendable {
      /// How often it wrote the insets.
      package internal(set) var insets = 0
      /// How often it wrote the offset.
      package internal(set) var offsets = 0
      /// How often it wrote the insets for one event, at most.
      package internal(set) var mostInsets = 0
      /// How often it wrote the offset for one event, at most.
      package internal(set) var mostOffsets = 0
    }
  }

  /// What a list answers a run by itself.
  public struct SimulatedAnswer: Equatable, Sendable {
    /// What is due at some time.
    struct Due: Equatable, Sendable {
      let edge: OverscrollEdge
      let runID: RunID
      let answer: SimulatedAnswer
    }

    /// How long the action takes, in seconds.
    public var delay: Double
    /// How it ends.
    public var result: ResultSummary
    /// By how much the content grows with it, in points.
    public var growth: Double

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - result: How the action ends.
    ///   - delay: How long it takes, in seconds.
    ///   - growth: By how much the content grows with it, in points.
    public init(_ result: ResultSummary, after delay: Double, growth: Double = 0) {
      self.result = result
      self.delay = delay
      self.growth = growth
    }
  }
#endif
