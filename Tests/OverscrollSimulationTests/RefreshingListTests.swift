import OverscrollCore
import OverscrollSimulation
import Testing

/// The smallest host there is: the engine beside a simulated scroll view, its shares in the view's inset.
struct SimulatedHost {
  var engine = OverscrollEngine(top: .refresh, bottom: .loadMore)
  private(set) var runs = PerEdge<[OverscrollCycle]>(repeating: [])

  /// Carries what happened to the view to the engine, also what the engine's own writes caused.
  mutating func follow(_ view: inout SimulatedScrollView) {
    for _ in 0..<10 {
      let events = view.drainEvents()
      for event in events { carry(event, of: &view) }
      if events.isEmpty { return tell(.frame, of: &view) }
    }
    Issue.record("the host and the engine drive each other round in circles")
  }

  mutating func tell(_ event: OverscrollEvent, of view: inout SimulatedScrollView) {
    let effects = engine.handle(event, at: view.now)
    #expect(engine.checkInvariants() == nil)
    for edge in OverscrollEdge.allCases {
      if let run = effects.edges[edge].run { runs[edge].append(run) }
      if let share = effects.edges[edge].share { view.contentInset[edge] = share.motion.target }
    }
  }

  private mutating func carry(_ event: ScrollEvent, of view: inout SimulatedScrollView) {
    switch event {
    case .willBeginDragging: tell(.dragBegan, of: &view)
    case .scrolled(let offset, _): tell(.scrolled(to: offset), of: &view)
    case .touchCancelled: tell(.dragCancelled, of: &view)
    case .didEndDragging: tell(.dragEnded, of: &view)
    case .geometryChanged: tell(.geometryChanged(lengths(of: view)), of: &view)
    default: break
    }
  }

  /// The lengths without the shares that stand in the inset.
  private func lengths(of view: SimulatedScrollView) -> ScrollGeometry {
    ScrollGeometry(contentLength: view.contentLength, viewportLength: view.viewportLength)
  }
}

@Suite struct RefreshingListTests {
  /// A list of 2,000 points that has been shown, a finger over it, and the host that follows it.
  private func shownList() -> (SimulatedScrollView, SimulatedHost) {
    var view = SimulatedScrollView(contentLength: 0, viewportLength: 600)
    var host = SimulatedHost()
    view.contentLength = 2000
    host.follow(&view)
    return (view, host)
  }

  @Test func aPullRefreshesOnceHoldsAndComesBackToRest() throws {
    var (view, host) = shownList()
    var (finger, clock) = (SimulatedFinger(), SimulationClock())
    finger.drag(by: 200, over: 0.4, on: &view, clock: &clock) { host.follow(&$0) }
    #expect(host.engine.phase(of: .top) == .armed)
    finger.lift(from: &view, clock: clock)
    host.follow(&view)
    finger.wait(for: 1.5, on: &view, clock: &clock) { host.follow(&$0) }
    #expect(host.runs.top.count == 1)
    #expect(abs(view.offset + 54) < 0.5)
    let run = try #require(host.runs.top.first)
    host.tell(.end(run, .updated), of: &view)
    finger.wait(for: 1.5, on: &view, clock: &clock) { host.follow(&$0) }
    #expect(host.engine.phase(of: .top) == .idle)
    #expect(abs(view.offset) < 0.5)
    #expect(view.contentInset.top == 0)
  }

  @Test func aPullThatIsTooShortOrTakenAwayRefreshesNothing() {
    for (distance, isTakenAway) in [(90.0, false), (300, true)] {
      var (view, host) = shownList()
      var (finger, clock) = (SimulatedFinger(), SimulationClock())
      finger.drag(by: distance, over: 0.4, on: &view, clock: &clock) { host.follow(&$0) }
      if isTakenAway {
        finger.cancel(on: &view, clock: clock)
      } else {
        finger.lift(from: &view, clock: clock)
      }
      host.follow(&view)
      finger.wait(for: 1.5, on: &view, clock: &clock) { host.follow(&$0) }
      #expect(host.runs.top.isEmpty)
      #expect(abs(view.offset) < 0.5)
    }
  }

  @Test func aFlingThatBouncesAtTheTopRefreshesNothing() {
    var (view, host) = shownList()
    var (finger, clock) = (SimulatedFinger(), SimulationClock())
    view.setOffset(400)
    host.follow(&view)
    finger.flick(velocity: 6000, on: &view, clock: &clock) { host.follow(&$0) }
    var highest = view.offset
    finger.wait(for: 3, on: &view, clock: &clock) { view in
      host.follow(&view)
      highest = min(highest, view.offset)
    }
    #expect(highest < -54, "the bounce went past the trigger's distance")
    #expect(host.runs.top.isEmpty)
  }

  @Test func flingsLoadEveryPageOnceAndRestAtTheEnd() {
    var (view, host) = shownList()
    var (finger, clock) = (SimulatedFinger(), SimulationClock())
    for _ in 0..<60 {
      finger.flick(velocity: -3000, on: &view, clock: &clock) { host.follow(&$0) }
      finger.wait(for: 0.5, on: &view, clock: &clock) { host.follow(&$0) }
      guard let cycle = host.engine.cycle(of: .bottom) else { continue }
      view.contentLength += 1000
      host.follow(&view)
      host.tell(.end(cycle, .more(host.runs.bottom.count < 8)), of: &view)
    }
    finger.waitForRest(of: &view, clock: &clock) { host.follow(&$0) }
    #expect(host.runs.bottom.count == 8)
    #expect(view.contentLength == 10_000)
    #expect(host.engine.phase(of: .bottom) == .noMore)
    #expect(abs(view.offset - (10_000 + 44 - 600)) < 0.5)
  }
}
