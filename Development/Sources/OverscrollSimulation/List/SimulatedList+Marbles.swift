#if !hasFeature(Embedded)
  package import OverscrollCore

  /// Plays timelines that are written as text, and writes the phases of an edge as letters.
  extension SimulatedList {
    /// Plays a timeline, and records the phase of an edge once per tick.
    ///
    /// Begins and ends apply to the edge. A finger moves ``fingerStep`` points per mark, and leaves
    /// no velocity. Content grows by a page of 800 points. The keyboard adds 300 points to the
    /// bottom inset, and removes them again.
    ///
    /// - Parameters:
    ///   - timeline: The timeline.
    ///   - edge: The edge.
    /// - Returns: The first letter of the phase at the end of each tick.
    @discardableResult
    package mutating func play(_ timeline: MarbleTimeline, at edge: OverscrollEdge)
      -> MarbleRecorder
    {
      let start = clock.now
      var recorder = MarbleRecorder(tick: timeline.tick, start: start)
      for (index, symbols) in timeline.ticks.enumerated() {
        for symbol in symbols { play(symbol, at: edge) }
        recorder.record(phase(edge), at: start + Double(index) * timeline.tick)
        let rest = start + Double(index + 1) * timeline.tick - clock.now
        if rest > 1e-9 { wait(rest) }
      }
      return recorder
    }

    /// The distance that a finger moves per mark, in points.
    package static let fingerStep = 60.0

    private mutating func play(_ symbol: MarbleSymbol, at edge: OverscrollEdge) {
      switch symbol {
      case .down, .moveDown, .moveUp, .moveLeading, .moveTrailing, .up, .flingUp, .flingDown,
        .cancel,
        .tapStatusBar:
        playTouch(symbol)
      case .grow: setContent(view.contentLength + 800)
      case .shrink: setContent(max(0, view.contentLength - 800))
      case .attach: change { $0.attach() }
      case .detach: change { $0.detach() }
      case .keyboardUp: raiseKeyboard(to: 300)
      case .keyboardDown: raiseKeyboard(to: 0)
      case .begin, .endUpdated, .endUnchanged, .endNoMore, .endFailed, .endCancelled:
        playRequest(symbol, at: edge)
      }
    }

    private mutating func playTouch(_ symbol: MarbleSymbol) {
      let step = Self.fingerStep
      switch symbol {
      case .down: press()
      case .moveDown: drag(by: step, over: 0)
      case .moveUp: drag(by: -step, over: 0)
      case .moveLeading: drag(by: PerAxis(vertical: 0, horizontal: -step), over: 0)
      case .moveTrailing: drag(by: PerAxis(vertical: 0, horizontal: step), over: 0)
      case .up: lift()
      case .flingUp: fling(-3000)
      case .flingDown: fling(3000)
      case .cancel: cancelTouch()
      default: change { $0.scrollToTop() }
      }
    }

    private mutating func playRequest(_ symbol: MarbleSymbol, at edge: OverscrollEdge) {
      switch symbol {
      case .begin: begin(edge)
      case .endUpdated: end(edge, .updated)
      case .endUnchanged: end(edge, .unchanged)
      case .endNoMore: end(edge, .noMore)
      case .endFailed: end(edge, .failed)
      default: end(edge, .cancelled)
      }
    }

    /// Touches without moving.
    package mutating func press() {
      change { [finger, clock] view in
        var finger = finger
        finger.press(on: &view, clock: clock)
      }
    }

    private mutating func raiseKeyboard(to height: Double) {
      let growth = height - keyboard
      keyboard = height
      change { $0.contentInset.bottom += growth }
    }
  }
#endif
