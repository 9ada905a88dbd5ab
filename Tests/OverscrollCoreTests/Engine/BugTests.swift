import Testing

@testable import OverscrollCore

/// Bugs of other libraries as scenarios; the ids are those of the project's bug catalogue.
@Suite struct BugTests {
  @Test("B059 endBeginEndInOneTurn") func endBeginEndInOneTurn() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top)
    rig.send(.begin(.top))
    #expect(rig.share(.top) == 54)
    rig.end(.top)
    rig.wait(2)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.share(.top) == 0)
    #expect(rig.runs.top.count == 2)
  }

  @Test("B061 aBeginWhileItRunsIsTheSameRun") func beginWhileRunning() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.send(.begin(.top))
    #expect(rig.runs.top.count == 1)
  }

  @Test("B071 endingWhatNeverBeganWritesNothing") func endWithoutBegin() {
    var rig = EngineRig()
    rig.send(.end(OverscrollCycle(number: 1), .updated))
    rig.send(.end(OverscrollCycle(number: 0), .failed))
    #expect(rig.effects == OverscrollEffects())
  }
}
