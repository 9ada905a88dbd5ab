import OverscrollCore
import OverscrollSimulation
import Testing

/// Reported bugs of the machine itself; the ids are those of the project's bug catalogue.
@Suite struct StateMachineBugTests {
  /// A closing list, after a quarter of the closing time.
  private func closing() -> SimulatedList {
    var list = SimulatedList.refreshing()
    list.end(.top)
    list.wait(0.1)
    return list
  }

  // MARK: B021

  @Test("B021: a tap on a closing list reaches the content", arguments: [0.05, 0.6])
  func tapWhileClosing(_ duration: Double) {
    var list = closing()
    let phases = list.log.top.phases.count
    let seen = list.view.presentedOffset
    #expect(seen < -10 && seen > -60)
    list.press()
    #expect(list.view.isTracking && !list.view.isDragging)
    #expect(list.view.offset == seen, "the touch stops the content where it is seen")
    list.wait(duration)
    list.lift()
    list.wait(1)
    #expect(list.log.top.runs.count == 1)
    #expect(list.log.top.phases.dropFirst(phases) == [.idle], "no pull came of it")
    expectQuiet(list, at: 0)
  }

  @Test("B021: a drag takes over a closing list at once", arguments: [-150.0, 30])
  func dragWhileClosing(_ distance: Double) {
    var list = closing()
    let seen = list.view.presentedOffset
    let writes = list.writes
    list.nudge(by: distance)
    #expect((list.view.offset - seen) * distance < -300, "it follows with the first move")
    #expect(list.view.presentedOffset == list.view.offset)
    #expect(list.phase(.top) == (distance > 0 ? .pulling : .idle))
    list.wait(1)
    #expect(list.writes == writes, "nobody moves it under the finger")
    let resting = list.view.offset
    list.lift()
    list.wait(1)
    #expect(list.log.top.runs.count == 1)
    expectQuiet(list, at: max(0, resting))
  }

  // MARK: B023

  enum Moment: CaseIterable { case beforeTheEnd, afterTheEnd, onTheWay }

  @Test("B023: rows that change their height do not delay closing", arguments: [1400.0, 2600, 300])
  func contentChangesAtTheEnd(_ length: Double) {
    for moment in Moment.allCases {
      var list = SimulatedList.refreshing()
      #expect(abs(list.view.offset + 60) < 0.001)
      if moment == .beforeTheEnd { list.setContent(length) }
      list.end(.top)
      if moment == .afterTheEnd { list.setContent(length) }
      list.wait(0.2)
      if moment == .onTheWay { list.setContent(length) }
      list.wait(0.22)
      #expect(abs(list.view.presentedOffset) < 0.001, "\(moment)")
      #expect(list.phase(.top) == .idle, "\(moment)")
      list.begin(.top)
      #expect(list.log.top.runs.count == 2, "\(moment)")
      list.wait(1)
      list.end(.top, .unchanged)
      list.wait(1)
      expectQuiet(list, at: 0)
    }
  }

  // MARK: B024

  @Test(
    "B024: a fast result stays visible for the minimum time", arguments: [(0.05, 0.5), (0.8, 0.8)])
  func minimumVisible(_ answered: Double, _ leaves: Double) {
    var list = SimulatedList.bouncing()
    list.begin(.top)
    list.wait(answered)
    list.end(.top)
    if leaves > answered {
      list.wait(leaves - answered - 0.02)
      #expect(list.extraInset(.top) == 60)
      #expect(list.phase(.top) == .refreshing)
      list.wait(0.04)
    }
    #expect(list.extraInset(.top) == 0)
    #expect(list.phase(.top) == .ending)
    list.wait(0.5)
    #expect(list.log.top.finished == [.updated])
    expectQuiet(list, at: 0)
  }

  @Test("B024: a pull during the hold leaves no timer behind") func pullDuringTheHold() {
    var durations = OverscrollDurations()
    durations.resultDuration = 0.3
    var list = SimulatedList.refreshing(durations: durations)
    list.end(.top)
    list.wait(0.1)
    #expect(list.phase(.top) == .ending && list.extraInset(.top) == 60)
    list.grab(to: -150, over: 0.1)
    #expect(list.phase(.top) == .armed, "80 points and more beyond the hold")
    list.lift()
    #expect(list.log.top.runs.count == 2)
    for _ in 0..<60 {
      list.wait(1.0 / 60)
      #expect(list.phase(.top) == .refreshing && list.extraInset(.top) == 60)
    }
    list.end(.top)
    list.wait(1)
    #expect(list.log.top.finished.count == 2)
    expectQuiet(list, at: 0)
  }

  @Test("B024: after sleep, missed time is not made up", arguments: [0.0, 0.3]) func sleep(
    _ hold: Double
  ) {
    var durations = OverscrollDurations()
    durations.resultDuration = hold
    var list = SimulatedList.bouncing(durations: durations)
    list.begin(.top)
    list.wait(0.05)
    list.end(.top)
    list.sleep(10)
    #expect(list.phase(.top) == .idle && list.extraInset(.top) == 0)
    #expect(abs(list.view.presentedOffset) < 0.001, "it is closed before anybody looks again")
    expectQuiet(list, at: 0)
  }

  // MARK: B025

  enum Place: CaseIterable { case visible, offWindow, elsewhere, idle, superseded, removed }

  @Test("B025: every run completes once", arguments: Place.allCases) func completion(_ place: Place)
  {
    var list = SimulatedList.refreshing(for: 0.3)
    let runID = list.log.top.runs[0]
    switch place {
    case .visible, .idle, .superseded, .removed: break
    case .offWindow: list.change { $0.detach() }
    case .elsewhere: list.change { $0.setOffset(700) }
    }
    if place == .removed { list.configure(.top, nil) }
    list.send(.end(runID, .updated))
    if place == .superseded {
      #expect(list.log.top.finished.isEmpty, "it has not been seen long enough")
      list.begin(.top)
      #expect(list.log.top.finished == [.updated], "the next run completes it")
    }
    list.wait(1)
    if place == .idle { list.send(.end(runID, .updated)) }
    if place == .offWindow { list.change { $0.attach() } }
    list.wait(1)
    #expect(list.log.top.finished == [place == .removed ? .cancelled : .updated])
    #expect(list.log.top.cancelled == (place == .removed ? [runID] : []))
    list.end(.top)
    list.wait(1)
    #expect(list.log.top.finished.count == list.log.top.runs.count)
    expectQuiet(list, at: place == .elsewhere ? 700 : 0)
  }

  // MARK: B027

  @Test(
    "B027: content that arrives during the bounce leaves the offset legal",
    arguments: [-120.0, -70])
  func contentInTheBounce(_ pull: Double) {
    var list = SimulatedList.bouncing(bottom: nil, contentLength: 0)
    list.drag(to: pull)
    list.release()
    let runs = list.log.top.runs.count
    #expect(runs == (pull < -80 ? 1 : 0))
    let rest = runs > 0 ? -60.0 : 0
    var last = list.view.presentedOffset
    for frame in 1...180 {
      if frame == 3 { list.setContent(50) }
      if frame == 5 { list.setContent(900) }
      list.wait(1.0 / 60)
      let offset = list.view.presentedOffset
      #expect(abs(offset - last) > 1e-6 || abs(offset - rest) < 0.5, "it stands at \(offset)")
      last = offset
    }
    #expect(abs(list.view.offset - rest) < 0.001)
    #expect(list.phase(.top) == (runs > 0 ? .refreshing : .idle))
    list.end(.top)
    list.wait(1)
    expectQuiet(list, at: 0)
  }
}
