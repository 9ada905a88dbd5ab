import OverscrollCore
import OverscrollSimulation
import Testing

/// Known bugs of gestures, which other libraries had in the browser or on one platform.
@Suite struct GestureBugTests {
  // MARK: Without a finger

  @Test("B176: a fling that bounces at the top refreshes nothing") func flingThatBounces() {
    var list = MotionFixtures.list(content: 20_000)
    list.change { $0.setOffset(400) }
    list.fling(6000)
    var highest = 0.0
    for _ in 0..<60 where highest > -80 {
      list.watch(for: 1 / 60) { highest = min(highest, $0) }
    }
    #expect(highest < -80, "the bounce goes past the distance of the trigger")
    #expect(list.log.top.runs.isEmpty && list.phase(.top) == .idle)
    var free = list
    free.wait(3)
    #expect(free.log.top.runs.isEmpty)
    free.expectRest()
    // A finger that touches the content past the edge continues the pull from there.
    list.press()
    list.drag(to: -120, over: 0.1)
    list.release()
    #expect(list.log.top.runs.count == 1)
    list.wait(1)
    list.end(.top)
    list.expectRest()
  }

  @Test("B187: a run that ends without any touch comes to rest soon") func endWithoutTouch() {
    var list = MotionFixtures.list()
    list.answers.top = SimulatedAnswer(.updated, after: 0.5)
    list.pullToRefresh()
    list.wait(0.5 + 0.6)
    #expect(list.log.top.finished == [.updated])
    #expect(list.phase(.top) == .idle && list.inset(.top) == 0)
    #expect(abs(list.view.presentedOffset) < 2, "the end of the bounce is hardly seen")
    list.expectRest()
  }

  // MARK: One touch after another

  @Test("B185: the end of one touch does not end the run of the next") func touchAfterTouch() {
    var list = MotionFixtures.list()
    list.drag(to: -100, over: 0.1)
    list.cancelTouch()
    list.wait(0.2)
    list.drag(to: -100, over: 0.1)
    list.release()
    for _ in 0..<20 {
      list.wait(0.1)
      #expect(list.phase(.top) == .refreshing && list.extraInset(.top) == 60)
    }
    #expect(list.log.top.runs.count == 1)
    list.end(.top)
    list.expectRest()
  }

  @Test("B189: a touch inherits nothing from the one before", arguments: [0.0, 0.1, 2])
  func nothingIsTakenOver(_ pause: Double) {
    var list = MotionFixtures.list()
    list.drag(to: -40)
    list.release()
    list.wait(pause)
    let writes = list.writes
    for _ in 0..<30 {
      list.drag(by: -10, over: 1.0 / 60)
      let pull = max(0, -list.view.offset)
      #expect(abs(list.engine.progress(of: .top) - pull / 80) < 1e-9)
      if pause == 2 { #expect(list.engine.progress(of: .top) == 0) }
    }
    #expect(list.view.offset > 100)
    list.lift()
    list.wait(3)
    #expect(list.writes == writes && list.log.top.runs.isEmpty)
    list.expectRest()
  }

  @Test("B188: down, up and down in one touch leaves the list unchanged") func downUpDown() {
    var list = MotionFixtures.list()
    var bare = MotionFixtures.list(top: nil)
    let writes = list.writes
    for way in [40.0, -40, 40] {
      list.drag(by: way)
      bare.drag(by: way)
      #expect(list.view.offset == bare.view.offset)
    }
    for seconds in [0.0, 1] {
      list.wait(seconds)
      bare.wait(seconds)
      list.fling(-1200)
      bare.fling(-1200)
      #expect(list.offsets(for: 1) == bare.offsets(for: 1))
    }
    #expect(list.writes == writes && list.log.top.runs.isEmpty)
    list.wait(3)
    list.end(.bottom, .noMore)
    list.expectRest()
  }

  // MARK: Enabling and disabling

  @Test("B193: the last enabled setting counts", arguments: [true, false])
  func turnedOnLast(_ isOnAtLast: Bool) {
    var list = MotionFixtures.list()
    for step in 0..<50 {
      list.drag(by: step < 25 ? -8 : 8, over: 1.0 / 60)
      list.send(.enabled(.top, step.isMultiple(of: 2) != isOnAtLast))
    }
    list.release()
    list.wait(1)
    list.drag(to: -100)
    list.release()
    list.wait(1)
    #expect(list.log.top.runs.count == (isOnAtLast ? 1 : 0))
    list.end(.top)
    list.expectRest()
  }

  @Test("B193: a run that is disabled while running finishes") func turnedOffInMidRun() {
    var list = MotionFixtures.list()
    list.pullToRefresh()
    list.wait(1)
    list.send(.enabled(.top, false))
    #expect(list.phase(.top) == .refreshing && list.extraInset(.top) == 60)
    list.end(.top)
    list.wait(1)
    list.pullToRefresh()
    list.begin(.top)
    list.wait(1)
    #expect(list.log.top.runs.count == 1 && list.log.top.finished == [.updated])
    list.expectRest()
  }

  // MARK: Announcements and motion

  @Test("B200: scrolling in the middle of a list causes no work") func scrollingInTheMiddle() {
    var list = MotionFixtures.list(content: 100_000)
    list.change { $0.setOffset(20_000) }
    let writes = list.writes
    for step in 0..<10_000 {
      let effects = list.send(.scrolled(to: 20_000 + Double(step % 700) * 3))
      for edge in OverscrollEdge.allCases { #expect(!effects.edges[edge].redraws) }
      #expect(effects.wakeTime == nil && effects.movesUntil <= list.clock.now)
    }
    list.send(.scrolled(to: 20_000))
    #expect(list.writes == writes)
    #expect(list.log.top.phases.isEmpty && list.log.bottom.phases.isEmpty)
    list.expectRest()
  }
}
