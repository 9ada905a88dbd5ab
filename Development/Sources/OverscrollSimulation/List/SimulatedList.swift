#if !hasFeature(Embedded)
  public import OverscrollCore

  /// A list with controls at its edges: a scroll view, a finger, a clock, an engine, and the host
  /// that connects view and engine.
  ///
  /// The host works like a real one. It sends the view's events to the engine, applies the engine's
  /// effects to the view, keeps a ledger of the insets, and writes only what the engine requests.
  /// Along an axis with a control even short content bounces; after the last control is removed,
  /// the app's setting applies again. Apps can pull such a list in their tests; our own tests
  /// reproduce every known bug with it. The list checks the invariants after every event, see
  /// ``brokenInvariants``.
  public struct SimulatedList: Equatable, Sendable {
    /// The scroll view; change it in ``change(_:)``, so that the engine is updated.
    package internal(set) var view: SimulatedScrollView
    /// The engine.
    package internal(set) var engine: OverscrollEngine
    /// The finger.
    package internal(set) var finger: SimulatedFinger
    /// The clock.
    package internal(set) var clock = SimulationClock()
    /// The ledgers that separate the app's insets from ours.
    package internal(set) var ledgers: PerEdge<InsetLedger>
    /// The events of each edge.
    package internal(set) var log = PerEdge(repeating: EdgeLog())
    /// The number of times that the list wrote to its view.
    package internal(set) var writes = WriteLog()
    /// The broken invariants, in order, each with the event after which it was broken.
    public internal(set) var brokenInvariants: [String] = []
    /// The axes whose offsets count from the other end, as in a right-to-left or an inverted list.
    package let isMirrored: PerAxis<Bool>
    /// The simulated results of the runs of each edge; nil if the test ends runs itself.
    package var answers = PerEdge<SimulatedAnswer?>(repeating: nil)
    /// The app's reaction in the callbacks of the view.
    package var reaction: SimulatedReaction?
    /// The height of the keyboard, which the app adds to its bottom inset, in points.
    var keyboard = 0.0
    /// The app's setting of bounces along an axis where a control turned them on; otherwise nil.
    var appBounces = PerAxis<Bool?>(repeating: nil)
    var wakes = WakeList<SimulatedAnswer.Due>()

    /// Creates a list from a view, and sends the view's state to the engine.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - engine: The engine; attached if and only if the view is in a window.
    ///   - framesPerSecond: The number of frames per second.
    ///   - isMirrored: The axes whose offsets count from the other end.
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
      // One layout pass, so that no trigger is evaluated by the lengths before the offset is known.
      change { view in
        view.layOut { view in
          for axis in OverscrollAxis.allCases {
            view.tell(.geometryChanged(axis))
            view.tell(.scrolled(to: view.offsets[axis], along: axis))
          }
        }
      }
    }

    /// Creates a list that scrolls vertically, at rest at the top.
    ///
    /// - Parameters:
    ///   - top: The options of the top edge; nil for no control.
    ///   - bottom: The options of the bottom edge; nil for no control.
    ///   - contentLength: The length of the content, in points.
    ///   - viewportLength: The length of the viewport, in points.
    ///   - systemInset: The insets of bars and safe area, in points.
    ///   - durations: The durations of the engine's phases and animations.
    ///   - concurrency: How a run at one edge affects runs at the other.
    package init(
      top: EdgeOptions? = .refresh, bottom: EdgeOptions? = .loadMore, contentLength: Double = 2000,
      viewportLength: Double = 600, systemInset: PerEdge<Double> = PerEdge(repeating: 0),
      durations: OverscrollDurations = OverscrollDurations(),
      concurrency: ConcurrentRunPolicy = .refreshCancelsLoads
    ) {
      self.init(
        SimulatedScrollView(
          contentLength: contentLength, viewportLength: viewportLength, systemInset: systemInset),
        engine: OverscrollEngine(
          top: top, bottom: bottom, durations: durations, concurrency: concurrency))
    }

    /// The vertical offset, in points; negative above the content.
    public var offset: Double { view.offset }

    /// The phase of an edge.
    public func phase(_ edge: OverscrollEdge) -> OverscrollPhase { engine.phase(of: edge) }

    /// The extra inset of an edge, in points.
    public func extraInset(_ edge: OverscrollEdge) -> Double { engine.insetMotion(of: edge).target }

    /// The adjusted inset of an edge, rounded to a thousandth of a point.
    ///
    /// The ledger marks the extra insets with less than a thousandth.
    package func inset(_ edge: OverscrollEdge) -> Double {
      Elementary.nearestInteger(view.adjustedInset[viewEdge(edge)] * 1000) / 1000
    }

    /// The offset at rest at the top without extra insets, in points.
    public var restOffset: Double { engine.geometry.vertical.firstOffset }

    /// The edge of the view that corresponds to a logical edge.
    func viewEdge(_ edge: OverscrollEdge) -> OverscrollEdge {
      isMirrored[edge.axis] ? edge.opposite : edge
    }
  }

  extension SimulatedList {
    /// The events of one edge, in order.
    public struct EdgeLog: Equatable, Sendable {
      /// The runs that began.
      package internal(set) var runs: [RunID] = []
      /// The cancelled runs.
      package internal(set) var cancelled: [RunID] = []
      /// The results of the completed runs.
      public internal(set) var finished: [RefreshResult.Summary] = []
      /// The phases that the edge went through.
      public internal(set) var phases: [OverscrollPhase] = []
      /// The number of times that haptic feedback marked the edge as armed.
      public internal(set) var armedCount = 0
      /// The accessibility announcements.
      package internal(set) var announcements: [OverscrollAnnouncement] = []
    }

    /// The values that the host has written to the view.
    package struct WriteLog: Equatable, Sendable {
      /// The number of writes to the insets.
      package internal(set) var insets = 0
      /// The number of writes to the offset.
      package internal(set) var offsets = 0
      /// The largest number of writes to the insets for one event.
      package internal(set) var mostInsets = 0
      /// The largest number of writes to the offset for one event.
      package internal(set) var mostOffsets = 0
    }
  }

  /// A simulated result that ends a run after a delay.
  public struct SimulatedAnswer: Equatable, Sendable {
    /// A result that is due.
    struct Due: Equatable, Sendable {
      let edge: OverscrollEdge
      let runID: RunID
      let answer: SimulatedAnswer
    }

    /// The duration of the action, in seconds.
    public var delay: Double
    /// The result of the run.
    public var result: RefreshResult.Summary
    /// The length that the content grows by, in points.
    public var growth: Double

    /// Creates a simulated result.
    ///
    /// - Parameters:
    ///   - result: The result of the run.
    ///   - delay: The duration of the action, in seconds.
    ///   - growth: The length that the content grows by, in points.
    public init(_ result: RefreshResult.Summary, after delay: Double, growth: Double = 0) {
      self.result = result
      self.delay = delay
      self.growth = growth
    }
  }
#endif
