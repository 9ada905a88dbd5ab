import Testing

@testable import OverscrollCore

/// Lists that are empty after they were loaded.
@Suite struct EmptyPageTests {
  /// A list whose refresh has brought no rows.
  private func rig(_ result: ResultSummary = .updated) -> EngineRig {
    var rig = EngineRig(content: 0)
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top, result)
    rig.wait(2)
    return rig
  }

  @Test("After an empty refresh and two empty pages the third fills the list")
  func thirdPage() {
    var rig = rig()
    for page in 1...3 {
      #expect(rig.runs.bottom.count == page)
      if page == 3 { rig.show(1_000) }
      rig.end(.bottom)
      rig.wait(2)
    }
    rig.wait(5)
    #expect(rig.runs.bottom.count == 3)
    #expect(rig.engine.checkInvariants() == nil)
  }

  @Test("If all pages are empty, three are loaded, and the control can be tapped and reached")
  func allEmpty() {
    var rig = rig()
    for _ in 0..<10 {
      rig.end(.bottom)
      rig.wait(2)
    }
    #expect(rig.runs.bottom.count == 3)
    #expect(!rig.engine.isHidden(.bottom))
    #expect(rig.engine.canBeTapped(.bottom))
    rig.send(.tapped(.bottom))
    #expect(rig.runs.bottom.count == 4)
    rig.end(.bottom)
    rig.wait(2)
    rig.send(.dragBegan)
    rig.scroll(to: 10)
    #expect(rig.runs.bottom.count == 5)
    #expect(rig.engine.checkInvariants() == nil)
  }

  @Test("Rows that come after the end of their page are not taken for an empty page")
  func lateRows() {
    var rig = rig()
    rig.end(.bottom)
    rig.wait(0.05)
    rig.show(5_000)
    rig.wait(5)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test("Nothing is added to a list that was not loaded yet, or that failed, or was cleared")
  func unloaded() {
    #expect(EngineRig(content: 0).runs.bottom.isEmpty)
    for result in [ResultSummary.failed, .cancelled, .noMore] {
      let rig = rig(result)
      #expect(rig.runs.bottom.isEmpty)
      #expect(rig.engine.isHidden(.bottom))
    }
    var rig = rig()
    rig.show(5_000)
    rig.end(.bottom)
    rig.wait(1)
    let count = rig.runs.bottom.count
    rig.show(0)
    rig.wait(1)
    #expect(rig.runs.bottom.count == count)
    #expect(rig.engine.isHidden(.bottom))
  }

  @Test("A refresh that removes all rows still counts as an empty list")
  func emptied() {
    var rig = EngineRig(content: 3_000)
    let count = rig.runs.bottom.count
    rig.send(.begin(.top))
    rig.wait(1)
    rig.show(0)
    rig.end(.top)
    rig.wait(1)
    #expect(rig.runs.bottom.count == count + 1)
  }

  @Test("An empty last page ends the filling")
  func lastPage() {
    var rig = rig()
    rig.end(.bottom, .noMore)
    rig.wait(5)
    #expect(rig.runs.bottom.count == 1)
    #expect(rig.phase(.bottom) == .noMore)
  }
}
