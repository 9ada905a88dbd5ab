import OverscrollSimulation
import Testing

@Suite struct ClockTests {
  @Test("Timers fire in the order of their times, and then of their creation")
  func wakesComeInTheOrderOfTheirTimesAndThenOfTheAsking() {
    var wakes = WakeList<String>()
    let clock = SimulationClock(now: 1)
    wakes.wake("late", after: 2, of: clock)
    wakes.wake("first", after: 0.5, of: clock)
    wakes.wake("second", at: 1.5)
    wakes.wake("never", at: .infinity)
    #expect(wakes.next == 1.5 && wakes.count == 3)
    #expect(wakes.takeDue(at: 1.4).isEmpty)
    #expect(wakes.takeDue(at: 1.5).map(\.tag) == ["first", "second"])
    #expect(wakes.takeDue(at: 9).map(\.tag) == ["late"] && wakes.next == nil)
  }

  @Test("A cancelled timer never fires") func aCancelledWakeNeverComes() {
    var wakes = WakeList<Int>()
    let id = wakes.wake(1, at: 3)
    wakes.wake(2, at: 3)
    wakes.cancel(id)
    wakes.cancel(99)
    #expect(wakes.takeDue(at: 3).map(\.tag) == [2])
  }

  @Test("The clock stops at each timer while it advances") func theClockStopsAtEachWakeOnItsWay() {
    var (wakes, clock) = (WakeList<Int>(), SimulationClock())
    for number in [3, 1, 2] { wakes.wake(number, at: Double(number)) }
    var times: [Double] = []
    while let wake = wakes.takeNext(until: 2.5, clock: &clock) {
      times.append(clock.now)
      if wake.tag == 1 { wakes.wake(7, after: 0.25, of: clock) }
    }
    #expect(times == [1, 1.25, 2] && clock.now == 2.5 && wakes.next == 3)
  }

  @Test("A clock jumps in both directions") func aClockJumpsBothWays() {
    var (wakes, clock) = (WakeList<Int>(), SimulationClock(now: 5))
    wakes.wake(1, after: 2, of: clock)
    clock.jump(by: -3)
    #expect(clock.now == 2 && wakes.takeDue(at: clock.now).isEmpty)
    clock.jump(by: 10)
    clock.jump(by: .nan)
    #expect(clock.now == 12 && wakes.takeDue(at: clock.now).count == 1)
    wakes.wake(2, at: 6)
    #expect(wakes.takeNext(until: 13, clock: &clock)?.time == 6 && clock.now == 12)
  }

  @Test(
    "A view that is informed of a jump continues from its offset", arguments: [10.0, -10],
    [(-100.0, 0.0), (300, 900), (-80, 6000)])
  func viewThatIsInformedOfJumpContinuesFromItsOffset(
    _ jump: Double, _ release: (from: Double, velocity: Double)
  ) {
    var view = SimulatedScrollView(contentLength: 2000, viewportLength: 600)
    view.advance(to: 20)
    view.release(from: release.from, velocity: release.velocity)
    view.advance(to: 20.05)
    var jumped = view
    jumped.clockJumped(to: 20.05 + jump)
    jumped.clockJumped(to: .nan)
    #expect(jumped.offset == view.offset && jumped.now == 20.05 + jump)
    for step in 1...100 {
      let time = 20.05 + Double(step) / 20
      #expect(abs(jumped.offset(at: time + jump) - view.offset(at: time)) < 1e-9)
    }
  }

  @Test("Animations continue after a jump, too") func animationsContinueAfterJumpToo() {
    for write in [SimulatedScrollView.OffsetWrite.animated, .scrolling] {
      var view = SimulatedScrollView(contentLength: 2000, viewportLength: 600)
      view.setOffset(300, write)
      view.advance(to: 0.15)
      view.clockJumped(to: 10)
      #expect(abs(view.presentedOffset - 150) < 1e-9)
      #expect(view.presentedOffset(at: 10.14) < 300 && view.presentedOffset(at: 10.16) == 300)
    }
  }

  @Test("A view ignores past times") func viewIgnoresPastTimes() {
    var view = SimulatedScrollView(contentLength: 2000, viewportLength: 600)
    view.advance(to: 10)
    view.release(from: 300, velocity: 900)
    view.advance(to: 7)
    #expect(view.now == 10 && view.offset == 300)
    view.advance(to: 20)
    #expect(view.offset > 700 && !view.isDecelerating)
  }
}
