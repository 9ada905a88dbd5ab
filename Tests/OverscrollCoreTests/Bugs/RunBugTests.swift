import OverscrollCore
import Testing

/// Bugs of other libraries in the order and the times of a run.
@Suite struct RunBugTests {
  private static func durations(holding hold: Double) -> OverscrollDurations {
    var durations = OverscrollDurations()
    durations.resultDuration = hold
    return durations
  }

  @Test(
    "B024: a fast result stays visible for the minimum time", arguments: [(0.05, 0.5), (0.8, 0.8)])
  func minimumVisible(_ answered: Double, _ leaves: Double) {
    var rig = EngineRig.bug()
    rig.send(.begin(.top))
    rig.wait(answered)
    rig.end(.top)
    if leaves > answered {
      rig.wait(leaves - answered - 0.02)
      #expect(rig.extraInset(.top) == 60 && rig.phase(.top) == .refreshing)
      rig.wait(0.04)
    }
    #expect(rig.extraInset(.top) == 0 && rig.phase(.top) == .ending)
    rig.wait(0.5)
    #expect(rig.finished.top == [.updated] && rig.phase(.top) == .idle)
  }

  @Test("B024: a pull while the result is shown leaves no timer behind") func pullDuringHold() {
    var rig = EngineRig.bug(durations: Self.durations(holding: 0.3))
    rig.refresh()
    rig.end(.top)
    rig.wait(0.1)
    #expect(rig.phase(.top) == .ending && rig.extraInset(.top) == 60)
    rig.pull(150)
    rig.letGo()
    #expect(rig.runs.top.count == 2)
    for _ in 0..<60 {
      rig.wait(1.0 / 60)
      #expect(rig.phase(.top) == .refreshing && rig.extraInset(.top) == 60)
    }
  }

  @Test("B024: after sleep, missed time is not made up", arguments: [0.0, 0.3])
  func sleep(_ hold: Double) {
    var rig = EngineRig.bug(durations: Self.durations(holding: hold))
    rig.send(.begin(.top))
    rig.wait(0.05)
    rig.end(.top)
    rig.wait(10)
    #expect(rig.phase(.top) == .idle && rig.extraInset(.top) == 0)
    #expect(rig.engine.insetMotion(of: .top).isSettled(at: rig.time))
  }

  enum Place: CaseIterable { case visible, offWindow, elsewhere, idle, superseded, removed }

  @Test("B025: every run completes once", arguments: Place.allCases)
  func completion(_ place: Place) throws {
    var rig = EngineRig.bug()
    rig.send(.begin(.top))
    let run = try #require(rig.runs.top.first)
    if place == .offWindow { rig.send(.detached) }
    if place == .elsewhere { rig.scroll(to: 700) }
    if place == .removed { rig.configure(.top, nil) }
    rig.send(.end(run, .updated))
    if place == .superseded {
      #expect(rig.finished.top.isEmpty, "it was not visible for long enough")
      rig.send(.begin(.top))
      #expect(rig.finished.top == [.updated], "the next run completes it")
    }
    rig.wait(1)
    if place == .idle { rig.send(.end(run, .updated)) }
    if place == .offWindow { rig.send(.attached) }
    rig.wait(1)
    #expect(rig.finished.top == [place == .removed ? .cancelled : .updated])
    #expect(rig.cancelled == (place == .removed ? [run] : []))
    rig.end(.top)
    rig.wait(2)
    #expect(rig.finished.top.count == rig.runs.top.count)
  }

  enum Start: CaseIterable { case pull, begin, beginWithoutAnimation, beginOffWindow }

  @Test("B028: the action runs when the phase changes, and only then", arguments: Start.allCases)
  func startOfTheAction(_ start: Start) {
    var rig = EngineRig.bug(durations: start == .beginWithoutAnimation ? .reducedMotion : .init())
    var trigger = OverscrollEvent.begin(.top)
    if start == .pull {
      rig.pull(100)
      trigger = .dragEnded
    } else if start == .beginOffWindow {
      rig.send(.detached)
      rig.send(.begin(.top))
      #expect(rig.phase(.top) == .waiting)
      rig.wait(1)
      trigger = .attached
    }
    #expect(rig.runs.top.isEmpty)
    rig.send(trigger)
    #expect(rig.effects.edges.top.run != nil && rig.effects.edges.top.phaseChanged)
    #expect(rig.phase(.top) == .refreshing && rig.engine.phaseStart(of: .top) == rig.time)
    for _ in 0..<120 { rig.wait(1.0 / 60) }
    #expect(rig.runs.top.count == 1)
  }

  @Test("B031: the end of the first run does not affect the second", arguments: [0.05, 0.15, 0.3])
  func secondRunDuringClosing(_ pause: Double) throws {
    var rig = EngineRig.bug()
    rig.refresh()
    let first = try #require(rig.runs.top.first)
    rig.end(.top)
    rig.wait(pause)
    rig.pull(130)
    rig.letGo()
    #expect(rig.runs.top.count == 2)
    rig.wait(0.6)
    #expect(rig.phase(.top) == .refreshing && rig.extraInset(.top) == 60)
    #expect(rig.finished.top.count == 1)
    rig.send(.end(first, .failed))
    #expect(rig.phase(.top) == .refreshing, "the first run is over")
    rig.end(.top)
    rig.wait(1)
    #expect(rig.finished.top == [.updated, .updated])
  }
}
