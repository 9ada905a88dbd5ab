import OverscrollCore
import OverscrollSimulation
import Testing

@Suite struct FingerTests {
  private var view = SimulatedScrollView(contentLength: 4000, viewportLength: 600)
  private var clock = SimulationClock(now: 2)

  @Test("A clock only advances") func aClockGoesOnlyForwards() {
    var clock = SimulationClock(now: 3)
    clock.advance(by: 0.5)
    #expect(clock.now == 3.5)
    for nothing in [-1, Double.nan, .infinity] { clock.advance(by: nothing) }
    clock.advance(to: 1)
    #expect(clock.now == 3.5)
    #expect(SimulationClock(now: .nan).now == 0)
  }

  @Test("A drag moves frame by frame", arguments: [60.0, 120])
  mutating func aDragTakesAFrameAtATime(_ framesPerSecond: Double) {
    var finger = SimulatedFinger(framesPerSecond: framesPerSecond)
    var offsets: [Double] = []
    finger.drag(by: -300, over: 0.5, on: &view, clock: &clock) { offsets.append($0.offset) }
    #expect(offsets.count == Int(framesPerSecond / 2))
    #expect(offsets.isRising && abs((offsets.last ?? 0) - 300) < 1e-9)
    #expect(clock.now == 2.5 && view.now == 2.5 && view.isTracking)
    let step = 600 / framesPerSecond
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($1 - $0 - step) < 1e-9 })
  }

  @Test("A lift keeps the velocity of the drag") mutating func aLiftKeepsTheVelocityOfTheDrag() {
    var finger = SimulatedFinger()
    finger.drag(by: -300, over: 0.5, on: &view, clock: &clock)
    finger.lift(from: &view, clock: clock)
    #expect(abs(view.velocity - 600) < 1e-9)
  }

  @Test("A finger that has rested leaves no velocity")
  mutating func fingerThatHasRestedLeavesNoVelocity() {
    var finger = SimulatedFinger()
    finger.drag(by: -300, over: 0.5, on: &view, clock: &clock)
    var early = view
    var earlyFinger = finger
    var earlyClock = clock
    earlyFinger.hold(for: 0.05, on: &early, clock: &earlyClock)
    earlyFinger.lift(from: &early, clock: earlyClock)
    #expect(early.isDecelerating)
    finger.hold(for: 0.1, on: &view, clock: &clock)
    finger.lift(from: &view, clock: clock)
    #expect(!view.isDecelerating)
  }

  @Test("A rest counts at any start time") func aRestCountsWhateverTheTimeItBeginsAt() {
    for hundredths in 1...100 {
      var (view, finger) = (view, SimulatedFinger())
      var clock = SimulationClock(now: Double(hundredths) * 0.01)
      finger.drag(by: -300, over: 0.4, on: &view, clock: &clock)
      finger.hold(for: SimulatedFinger.restTime, on: &view, clock: &clock)
      finger.lift(from: &view, clock: clock)
      #expect(!view.isDecelerating, "\(clock.now)")
    }
  }

  @Test("A touch without a move changes nothing") mutating func touchWithoutMoveChangesNothing() {
    var finger = SimulatedFinger()
    finger.hold(for: 0.5, on: &view, clock: &clock)
    #expect(view.isTracking && !view.isDragging)
    finger.lift(from: &view, clock: clock)
    #expect(!view.isTracking && view.drainEvents() == [])
  }

  @Test("A flick has its velocity, and comes to rest")
  mutating func aFlickHasItsVelocityAndComesToRest() {
    var finger = SimulatedFinger(framesPerSecond: 120)
    finger.flick(velocity: -2000, on: &view, clock: &clock)
    #expect(abs(view.velocity - 2000) < 1e-9 && abs(view.offset - 100) < 1e-9)
    finger.waitForRest(of: &view, clock: &clock)
    #expect(!view.isDecelerating && abs(view.offset - 100 - 999) < 0.6)
  }

  @Test("A cancelled drag leaves no velocity") mutating func aCancelledDragLeavesNoVelocity() {
    var finger = SimulatedFinger()
    finger.drag(by: -300, over: 0.5, on: &view, clock: &clock)
    finger.cancel(on: &view, clock: clock)
    #expect(!view.isTracking && !view.isDecelerating)
    #expect(view.drainEvents().contains(.touchCancelled))
  }

  @Test("Waiting for rest has a time limit") mutating func waitingHasATimeLimit() {
    var finger = SimulatedFinger()
    finger.flick(velocity: -2000, on: &view, clock: &clock)
    finger.waitForRest(of: &view, clock: &clock, limit: 0.5)
    #expect(view.isDecelerating && clock.now < 2.6)
  }

  @Test("The caller may write during a drag") mutating func theCallerMayWriteInMidDrag() {
    var finger = SimulatedFinger()
    finger.drag(by: -60, over: 1.0 / 60, on: &view, clock: &clock) { $0.setOffset(1000) }
    finger.drag(by: -60, over: 1.0 / 60, on: &view, clock: &clock)
    #expect(abs(view.offset - 1060) < 1e-9)
  }

  @Test("A drag without duration is one move without velocity")
  func aDragWithoutDurationIsOneMoveWithoutVelocity() {
    var (finger, view, clock) = (SimulatedFinger(framesPerSecond: .nan), view, clock)
    finger.drag(by: -300, over: 0, on: &view, clock: &clock)
    finger.lift(from: &view, clock: clock)
    #expect(view.offset == 300 && !view.isDecelerating && clock.now == 2)
    #expect(finger.framesPerSecond == 60)
  }

  @Test("A trace is readable") func aTraceReadsAsAStory() {
    var (finger, view, clock) = (SimulatedFinger(), view, clock)
    var trace = Trace()
    finger.drag(by: 100, over: 1.0 / 30, on: &view, clock: &clock) { trace.record(draining: &$0) }
    view.contentInset.top = 20
    finger.cancel(on: &view, clock: clock)
    trace.record(draining: &view)
    finger.wait(for: 2, on: &view, clock: &clock)
    trace.record("rest", of: view)
    #expect(
      trace.description == """
        2.017 -26.29 willBeginDragging
        2.017 -26.29 scrolled
        2.033 -50.38 scrolled
        2.033 -50.38 geometryChanged
        2.033 -50.38 touchCancelled
        2.033 -50.38 willEndDragging velocity 0.0 target -20.00
        2.033 -50.38 didEndDragging willDecelerate
        2.033 -50.38 willBeginDecelerating
        4.033 -20.00 rest
        """)
    #expect(trace.lines.last == Trace.Line(time: view.now, offset: -20, note: "rest"))
  }

  @Test(
    "A finger that has rested long enough leaves no velocity", arguments: [60.0, 90, 120],
    [0.05, 0.1, 0.3, 0.4, 1.7])
  func fingerThatHasRestedLongEnoughLeavesNoVelocity(frames: Double, duration: Double) {
    var view = SimulatedScrollView(contentLength: 20_000, viewportLength: 600)
    var clock = SimulationClock()
    var finger = SimulatedFinger(framesPerSecond: frames)
    for _ in 0..<20 {
      finger.drag(by: -100, over: duration, on: &view, clock: &clock)
      finger.hold(for: SimulatedFinger.restTime, on: &view, clock: &clock)
      finger.lift(from: &view, clock: clock)
      #expect(!view.isDecelerating)
    }
  }

  @Test(
    "A trace rounds its numbers",
    arguments: [
      (-0.004, "0.000 0.00 x"), (-1.005, "-1.005 -1.00 x"), (12.3456, "12.346 12.35 x"),
      (1e300, "1e+300 1e+300 x"),
    ]) func aTraceRoundsItsNumbers(_ number: Double, _ words: String)
  {
    let text = Trace.Line(time: number == -0.004 ? 0 : number, offset: number, note: "x")
    #expect(text.description == words)
  }

  @Test("Every event has a description") func everyFactHasItsWord() {
    let words = [ScrollEvent.didEndDragging(willDecelerate: false), .didEndDecelerating].map(
      \.description)
    #expect(words == ["didEndDragging", "didEndDecelerating"])
  }
}
