import Testing

@testable import OverscrollCore

/// Bugs of other libraries as scenarios; the ids are those of the project's bug catalogue.
@Suite struct BugTests {
  @Test("B012 pullingAgainWhileItClosesLeavesNoShare") func pullingAgainWhileItCloses() {
    var rig = EngineRig()
    for _ in 0..<50 {
      rig.pull(80)
      rig.letGo()
      rig.wait(0.6)
      rig.end(.top)
      rig.wait(0.13)
    }
    rig.wait(2)
    #expect(rig.share(.top) == 0)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.runs.top.count == 50)
  }

  @Test("B017 repeatedBeginsAddTheHoldOnce") func repeatedBegins() {
    var rig = EngineRig()
    for _ in 0..<3 {
      rig.send(.begin(.top))
      rig.wait(0.05)
    }
    #expect(rig.share(.top) == 54)
    let cycle = rig.runs.top[0]
    rig.wait(1)
    for _ in 0..<3 { rig.send(.end(cycle, .updated)) }
    rig.wait(1)
    #expect(rig.share(.top) == 0)
    #expect(rig.shareChanges.top.count == 2)
  }

  @Test("B040 aPageThatFailsIsNotAskedForInALoop") func failureLoop() {
    var rig = EngineRig()
    rig.scroll(to: 1390)
    rig.end(.bottom, .failed)
    for step in 0..<100 { rig.scroll(to: 1390 + Double(step) / 10) }
    #expect(rig.runs.bottom.count == 1)
  }

  @Test("B045 endingUnderAHoldingFingerDoesNotRefreshAgain") func endUnderAFinger() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.pull(54)
    rig.wait(1)
    rig.end(.top)
    rig.wait(1)
    rig.send(.dragEnded)
    #expect(rig.runs.top.count == 1)
  }

  @Test("B151 aLatePageIsNotTakenForTheNextOne") func latePage() {
    var rig = EngineRig()
    rig.send(.begin(.bottom))
    let late = rig.runs.bottom[0]
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top)
    rig.send(.begin(.bottom))
    rig.send(.end(late, .noMore))
    #expect(rig.phase(.bottom) == .refreshing)
  }
}
