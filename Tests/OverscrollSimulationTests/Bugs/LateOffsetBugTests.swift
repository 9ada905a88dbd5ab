import OverscrollCore
import OverscrollSimulation
import Testing

/// A host that receives every event a frame late, as one that reads offsets during layout.
@Suite struct LateOffsetBugTests {
  private struct LateHost {
    var view = SimulatedScrollView(contentLength: 2000, viewportLength: 600)
    var engine = OverscrollEngine(top: LayoutScene.header)
    var finger = SimulatedFinger()
    var clock = SimulationClock()
    var trace = [0.0]
    var runs = 0
    var brokenInvariants: [String] = []
    private var receivedEvents: [ScrollEvent] = []

    init() {
      _ = engine.handle(.geometryChanged(view.geometry), at: 0)
    }

    mutating func play(
      _ gesture: (
        inout SimulatedFinger, inout SimulatedScrollView, inout SimulationClock,
        (inout SimulatedScrollView) -> Void
      ) -> Void
    ) {
      var (finger, view, clock) = (finger, view, clock)
      gesture(&finger, &view, &clock) { frame(&$0) }
      (self.finger, self.view, self.clock) = (finger, view, clock)
    }

    mutating func end() {
      guard let runID = engine.runID(of: .top) else { return }
      var view = view
      show(engine.handle(.end(runID, .updated), at: view.now), &view)
      self.view = view
    }

    private mutating func frame(_ view: inout SimulatedScrollView) {
      let late = receivedEvents
      receivedEvents = view.drainEvents()
      for event in late { carry(event, &view) }
      show(engine.handle(.frame, at: view.now), &view)
      trace.append(view.presentedOffset)
    }

    private mutating func carry(_ event: ScrollEvent, _ view: inout SimulatedScrollView) {
      let fact: OverscrollEvent? =
        switch event {
        case .willBeginDragging: .dragBegan
        case .scrolled(let offset, .vertical): .scrolled(to: offset)
        case .didEndDragging: .dragEnded
        case .didEndDecelerating, .didEndScrollingAnimation: .cameToRest
        default: nil
        }
      if let fact { show(engine.handle(fact, at: view.now), &view) }
      if let broken = engine.checkInvariants() { brokenInvariants.append("\(broken)") }
    }

    private mutating func show(_ effects: OverscrollEffects, _ view: inout SimulatedScrollView) {
      if effects.edges.top.run != nil { runs += 1 }
      guard let change = effects.edges.top.extraInset else { return }
      view.animate(over: change.motion.duration) { view in
        view.contentInset.top = change.motion.target
        if let offset = change.offset, !view.isDecelerating {
          view.setOffset(offset, .notAnimated)
        }
      }
    }
  }

  @Test("B100: the content continues without a jump when offsets arrive late") func lateOffsets() {
    var host = LateHost()
    host.play { $0.drag(by: 250, over: 0.4, on: &$1, clock: &$2, eachFrame: $3) }
    let fingerStep = host.trace.longestStep
    host.play { $0.hold(for: SimulatedFinger.restTime, on: &$1, clock: &$2, eachFrame: $3) }
    // The bounce of a view without a header.
    var (finger, bare, clock) = (host.finger, host.view, host.clock)
    var spring = [bare.presentedOffset]
    finger.lift(from: &bare, clock: clock)
    finger.wait(for: 1, on: &bare, clock: &clock) { spring.append($0.presentedOffset) }
    host.trace = [host.view.presentedOffset]
    host.play { finger, view, clock, _ in finger.lift(from: &view, clock: clock) }
    host.play { $0.wait(for: 2, on: &$1, clock: &$2, eachFrame: $3) }
    #expect(host.runs == 1)
    #expect(host.trace.longestStep <= max(fingerStep, spring.longestStep))
    #expect(host.trace.turnCount == 0, "\(host.trace)")
    #expect(LayoutScene.isNear(host.view.presentedOffset, -60))
    host.trace = [host.view.presentedOffset]
    host.end()
    host.play { $0.wait(for: 2, on: &$1, clock: &$2, eachFrame: $3) }
    #expect(host.trace.longestStep <= max(fingerStep, spring.longestStep))
    #expect(host.trace.turnCount == 0, "\(host.trace)")
    #expect(LayoutScene.isNear(host.view.presentedOffset, 0))
    #expect(host.engine.phase(of: .top) == .idle && host.engine.insetMotion(of: .top).target == 0)
    #expect(host.brokenInvariants.isEmpty)
  }
}
