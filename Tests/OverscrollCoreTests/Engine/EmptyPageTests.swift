import OverscrollCore
import Testing

/// Lists that are empty after they were loaded.
@Suite struct EmptyPageTests {
  /// A list whose refresh has brought no rows.
  private func rig(_ result: RefreshResult.Summary = .updated) -> EngineRig {
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

  @Test("A header loads nothing, and rows of its length load", arguments: [90.0, 2_000])
  func header(_ length: Double) {
    var rig = EngineRig(content: 0)
    let header = AxisGeometry(contentLength: length, viewportLength: 600, hasRows: false)
    rig.send(.geometryChanged(header))
    rig.send(.dragBegan)
    rig.scroll(to: max(0, length - 600))
    rig.send(.dragEnded)
    rig.wait(2)
    #expect(rig.runs.bottom.isEmpty)
    #expect(rig.engine.isHidden(.bottom))
    rig.send(.geometryChanged(AxisGeometry(contentLength: length, viewportLength: 600)))
    rig.wait(2)
    #expect(rig.runs.bottom.count == 1)
    #expect(rig.engine.checkInvariants() == nil)
  }

  @Test("Nothing is added to a list that was not loaded yet, or that failed, or was cleared")
  func unloaded() {
    #expect(EngineRig(content: 0).runs.bottom.isEmpty)
    for result in [RefreshResult.Summary.failed, .cancelled, .noMore] {
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

  @Test("Pages without rows are followed by others if the list has a header", arguments: [0, 2, 5])
  func header(maximumPagesToFillViewport: Int) {
    var bottom = EdgeOptions.loadMore
    bottom.maximumPagesToFillViewport = maximumPagesToFillViewport
    var rig = EngineRig(bottom: bottom, content: 100)
    for page in 0..<10 {
      #expect(rig.runs.bottom.count == min(page + 1, maximumPagesToFillViewport))
      rig.end(.bottom)
      rig.wait(2)
    }
    #expect(rig.phase(.bottom) == .idle)
    #expect(rig.engine.checkInvariants() == nil)
  }

  @Test("A header that is as long as the viewport cannot scroll either")
  func longHeader() {
    var rig = EngineRig(content: 600)
    for _ in 0..<10 {
      rig.end(.bottom)
      rig.wait(2)
    }
    #expect(rig.runs.bottom.count == 3)
    var scrolling = EngineRig(content: 602)
    scrolling.end(.bottom)
    scrolling.wait(2)
    #expect(scrolling.runs.bottom.count == 1)
  }

  @Test("After pages without rows, a page with rows fills a list with a header")
  func headerThenRows() {
    var rig = EngineRig(content: 100)
    rig.end(.bottom)
    rig.wait(2)
    #expect(rig.runs.bottom.count == 2)
    rig.show(5_000)
    rig.end(.bottom)
    rig.wait(5)
    #expect(rig.runs.bottom.count == 2)
  }

  @Test("Rows that come after the end of their page are not missed below a header")
  func lateRowsBelowHeader() {
    var rig = EngineRig(content: 100)
    rig.end(.bottom)
    rig.wait(0.05)
    #expect(rig.runs.bottom.count == 1)
    rig.show(5_000)
    rig.wait(5)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test(
    "A refresh that brings nothing ends the filling below a header",
    arguments: [RefreshResult.Summary.failed, .unchanged, .cancelled])
  func refreshBelowHeader(_ result: RefreshResult.Summary) {
    var rig = EngineRig(content: 100)
    rig.end(.bottom)
    rig.send(.begin(.top))
    rig.end(.top, result)
    rig.wait(10)
    #expect(rig.runs.bottom.count == 1)
    #expect(rig.engine.checkInvariants() == nil)
  }

  @Test("A page that failed below a header is not repeated after a refresh without news")
  func failedBelowHeader() {
    var rig = EngineRig(content: 100)
    rig.end(.bottom, .failed)
    rig.wait(10)
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top, .unchanged)
    rig.wait(5)
    #expect(rig.runs.bottom.count <= 2)
  }
}
