#if !hasFeature(Embedded)
  public import OverscrollCore

  /// Simulates fingers, the app and the passage of time.
  extension SimulatedList {
    // MARK: The finger

    /// Drags, and keeps the finger down.
    ///
    /// - Parameters:
    ///   - distance: The distance, in points downwards. Dragging down lowers the offset.
    ///   - duration: The duration, in seconds.
    public mutating func drag(by distance: Double, over duration: Double = 0.4) {
      drag(by: PerAxis(vertical: distance, horizontal: 0), over: duration)
    }

    /// Drags along both axes, and keeps the finger down.
    ///
    /// - Parameters:
    ///   - distances: The distances, in points downwards and to the right.
    ///   - duration: The duration, in seconds.
    package mutating func drag(by distances: PerAxis<Double>, over duration: Double = 0.4) {
      play { $0.drag(by: distances, over: duration, on: &$1, clock: &$2, eachFrame: $3) }
    }

    /// Drags until the content is at an offset, and keeps the finger down.
    ///
    /// - Parameters:
    ///   - offset: The offset, in points. Past an edge the finger moves further, because of the
    ///     rubber band.
    ///   - duration: The duration, in seconds.
    package mutating func drag(to offset: Double, over duration: Double = 0.4) {
      drag(by: held(view.offset) - held(offset), over: duration)
    }

    /// Lifts the finger with the velocity of the last drag, or without velocity after a rest.
    public mutating func lift() {
      play { finger, view, clock, _ in finger.lift(from: &view, clock: clock) }
    }

    /// Holds the finger still for a moment and lifts it, so that no velocity is left.
    public mutating func release() {
      play { $0.hold(for: SimulatedFinger.restTime, on: &$1, clock: &$2, eachFrame: $3) }
      lift()
    }

    /// Cancels the touch, as the system does.
    package mutating func cancelTouch() {
      play { finger, view, clock, _ in finger.cancel(on: &view, clock: clock) }
    }

    /// Flicks.
    ///
    /// - Parameter velocity: The velocity of the finger, in points per second downwards.
    public mutating func fling(_ velocity: Double) {
      play { $0.flick(velocity: velocity, on: &$1, clock: &$2, eachFrame: $3) }
    }

    /// Pulls past the top far enough to fire, and lifts the finger.
    public mutating func pullToRefresh() {
      drag(to: restOffset - 100)
      release()
    }

    // MARK: Time

    /// Plays the frames of a duration.
    ///
    /// - Parameter seconds: The duration, in seconds.
    public mutating func wait(_ seconds: Double) {
      play { $0.wait(for: seconds, on: &$1, clock: &$2, eachFrame: $3) }
    }

    /// Plays the frames of a duration, and calls a closure after each.
    ///
    /// - Parameters:
    ///   - seconds: The duration, in seconds.
    ///   - look: Receives the visible offset.
    package mutating func watch(for seconds: Double, _ look: (Double) -> Void) {
      let count = max(1, Int(seconds * finger.framesPerSecond))
      for _ in 0..<count {
        wait(1 / finger.framesPerSecond)
        look(view.presentedOffset)
      }
    }

    /// Suspends the process for a duration, without any frame.
    ///
    /// - Parameter seconds: The duration, in seconds.
    package mutating func sleep(_ seconds: Double) {
      sleep(until: clock.now + seconds)
    }

    /// Suspends the process until a time, without any frame.
    ///
    /// - Parameter time: The time, in seconds; a past time changes nothing.
    package mutating func sleep(until time: Double) {
      clock.advance(to: time)
      let now = clock.now
      change { $0.advance(to: now) }
    }

    // MARK: The app

    /// Begins a run.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - revealing: Whether to scroll to the edge if it is hidden.
    /// - Returns: The run that is in progress or waiting afterwards; nil if the engine refused to
    ///   begin one.
    @discardableResult
    package mutating func begin(
      _ edge: OverscrollEdge, revealing: Bool = false
    ) -> RunID? {
      send(.begin(edge, revealing: revealing))
      return engine.runID(of: edge)
    }

    /// Ends the run of an edge; without a run, does nothing.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - result: The result of the run.
    public mutating func end(_ edge: OverscrollEdge, _ result: RefreshResult.Summary = .updated) {
      if let runID = engine.runID(of: edge) { send(.end(runID, result)) }
    }

    /// Changes the length of the content in a layout pass.
    ///
    /// - Parameters:
    ///   - length: The length, in points.
    ///   - axis: The axis.
    package mutating func setContent(_ length: Double, along axis: OverscrollAxis = .vertical) {
      change { view in view.layOut { $0.contentLengths[axis] = length } }
    }

    /// Inserts items before the visible ones, as a page of older items, and preserves the scroll
    /// position.
    ///
    /// Along a mirrored axis offsets count from the other end, so the visible items keep their
    /// offset.
    ///
    /// - Parameters:
    ///   - length: The total length of the items, in points.
    ///   - edge: The edge at which they are inserted.
    package mutating func insert(_ length: Double, at edge: OverscrollEdge) {
      let axis = edge.axis
      setContent(view.contentLengths[axis] + length, along: axis)
      if !isMirrored[axis] { send(.scrollAnchorMoved(by: length, at: edge)) }
    }

    /// The content inset without our extra insets, for apps that read it here and not from the raw
    /// property.
    package var contentInset: PerEdge<Double> {
      get {
        PerEdge(
          top: ledgers.top.base, bottom: ledgers.bottom.base, leading: ledgers.leading.base,
          trailing: ledgers.trailing.base)
      }
      set {
        var inset = view.contentInset
        for edge in OverscrollEdge.allCases {
          if let raw = ledgers[edge].setBase(newValue[edge]) { inset[edge] = raw }
        }
        // Reported even if the raw value is unchanged, because the base may differ.
        change { $0.contentInset = inset }
      }
    }

    // MARK: Parts

    private typealias Frame = (inout SimulatedScrollView) -> Void

    private mutating func play(
      _ gesture: (
        inout SimulatedFinger, inout SimulatedScrollView, inout SimulationClock, Frame
      ) -> Void
    ) {
      var (finger, view, clock) = (finger, view, clock)
      gesture(&finger, &view, &clock) { follow(&$0) }
      follow(&view)
      (self.finger, self.view, self.clock) = (finger, view, clock)
    }

    /// The unresisted offset at which a finger shows an offset: further out past an edge.
    private func held(_ offset: Double) -> Double {
      let legal = view.legalOffsets
      let edge = min(max(offset, legal.lowerBound), legal.upperBound)
      guard offset != edge, view.canBounce else { return edge }
      let travel = view.rubberBand.travel(forDisplacement: abs(offset - edge))
      return offset < edge ? edge - travel : edge + travel
    }
  }
#endif
