#if !hasFeature(Embedded)
  public import OverscrollCore

  /// What a finger, an app and the time do to the list.
  extension SimulatedList {
    // MARK: The finger

    /// Drags, and stays on the glass.
    ///
    /// - Parameters:
    ///   - distance: How far the finger goes, in points downwards: the offset falls.
    ///   - duration: How long it takes, in seconds.
    public mutating func drag(by distance: Double, over duration: Double = 0.4) {
      drag(by: PerAxis(vertical: distance, horizontal: 0), over: duration)
    }

    /// Drags along both axes, and stays on the glass.
    ///
    /// - Parameters:
    ///   - distances: How far the finger goes, in points downwards and to the right.
    ///   - duration: How long it takes, in seconds.
    package mutating func drag(by distances: PerAxis<Double>, over duration: Double = 0.4) {
      play { $0.drag(by: distances, over: duration, on: &$1, clock: &$2, eachFrame: $3) }
    }

    /// Drags until the content is at an offset, and stays on the glass.
    ///
    /// - Parameters:
    ///   - offset: The offset, in points. Past an edge the finger goes as far as the rubber band asks.
    ///   - duration: How long it takes, in seconds.
    package mutating func drag(to offset: Double, over duration: Double = 0.4) {
      drag(by: held(view.offset) - held(offset), over: duration)
    }

    /// Lets go, with the velocity of the last drag, unless the finger has rested since.
    public mutating func lift() {
      play { finger, view, clock, _ in finger.lift(from: &view, clock: clock) }
    }

    /// Holds still for a moment and lets go: no velocity is left.
    public mutating func release() {
      play { $0.hold(for: SimulatedFinger.restTime, on: &$1, clock: &$2, eachFrame: $3) }
      lift()
    }

    /// Loses the touch to the system.
    package mutating func cancelTouch() {
      play { finger, view, clock, _ in finger.cancel(on: &view, clock: clock) }
    }

    /// Flicks.
    ///
    /// - Parameter velocity: The velocity of the finger, in points per second downwards.
    public mutating func fling(_ velocity: Double) {
      play { $0.flick(velocity: velocity, on: &$1, clock: &$2, eachFrame: $3) }
    }

    /// Pulls past the top so far that letting go fires, and lets go.
    public mutating func pullToRefresh() {
      drag(to: restOffset - 100)
      release()
    }

    // MARK: Time

    /// Lets frames pass.
    ///
    /// - Parameter seconds: How long.
    public mutating func wait(_ seconds: Double) {
      play { $0.wait(for: seconds, on: &$1, clock: &$2, eachFrame: $3) }
    }

    /// Lets frames pass, and looks after each.
    ///
    /// - Parameters:
    ///   - seconds: How long.
    ///   - look: What is done with the offset that is seen.
    package mutating func watch(for seconds: Double, _ look: (Double) -> Void) {
      let count = max(1, Int(seconds * finger.framesPerSecond))
      for _ in 0..<count {
        wait(1 / finger.framesPerSecond)
        look(view.presentedOffset)
      }
    }

    /// Lets the process sleep: no frame comes, and then it is later.
    ///
    /// - Parameter seconds: How long.
    package mutating func sleep(_ seconds: Double) {
      sleep(until: clock.now + seconds)
    }

    /// Lets the process sleep until a time: no frame comes before.
    ///
    /// - Parameter time: The time, in seconds; the past changes nothing.
    package mutating func sleep(until time: Double) {
      clock.advance(to: time)
      let now = clock.now
      change { $0.advance(to: now) }
    }

    // MARK: The app

    /// Asks for a run.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - revealing: Whether an edge that is not in sight is scrolled to.
    /// - Returns: The run that runs or waits there now; nil where none was let.
    @discardableResult
    public mutating func begin(
      _ edge: OverscrollEdge, revealing: Bool = false
    ) -> RunID? {
      send(.begin(edge, revealing: revealing))
      return engine.runID(of: edge)
    }

    /// Ends what runs at an edge; where nothing runs, an end without a run does nothing.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - result: How it ended.
    public mutating func end(_ edge: OverscrollEdge, _ result: ResultSummary = .updated) {
      if let runID = engine.runID(of: edge) { send(.end(runID, result)) }
    }

    /// Gives the content another length in a layout pass.
    ///
    /// - Parameters:
    ///   - length: The length, in points.
    ///   - axis: The axis.
    public mutating func setContent(_ length: Double, along axis: OverscrollAxis = .vertical) {
      change { view in view.layOut { $0.contentLengths[axis] = length } }
    }

    /// Puts items in before what is seen, as a page of older ones, and lets them keep its place.
    ///
    /// Along a mirrored axis the view counts from the other end, and what is seen has not moved in it.
    ///
    /// - Parameters:
    ///   - length: The length of the items, in points.
    ///   - edge: The edge that brought them.
    package mutating func insert(_ length: Double, at edge: OverscrollEdge) {
      let axis = edge.axis
      setContent(view.contentLengths[axis] + length, along: axis)
      if !isMirrored[axis] { send(.scrollAnchorMoved(by: length, at: edge)) }
    }

    /// Everybody's part of the insets but ours: for apps that ask instead of reading the raw property.
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
        // Told also where the raw value stays, because the base may be another one.
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

    /// Where a finger holds the content that shows an offset: further out past an edge.
    private func held(_ offset: Double) -> Double {
      let legal = view.legalOffsets
      let edge = min(max(offset, legal.lowerBound), legal.upperBound)
      guard offset != edge, view.canBounce else { return edge }
      let travel = view.rubberBand.travel(forDisplacement: abs(offset - edge))
      return offset < edge ? edge - travel : edge + travel
    }
  }
#endif
