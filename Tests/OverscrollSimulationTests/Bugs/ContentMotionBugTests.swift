import OverscrollCore
import OverscrollSimulation
import Testing

/// Content that must not move by itself, by the ids of the bug catalogue.
@Suite struct ContentMotionBugTests {
  @Test(
    "B117: a page that arrives moves nothing",
    arguments: [ResultSummary.updated, .unchanged, .noMore, .failed], [0.0, 800])
  func pageThatArrives(_ result: ResultSummary, _ growth: Double) {
    var list = LayoutScene.list()
    list.fling(-5000)
    list.wait(4)
    #expect(LayoutScene.isNear(list.view.offset, 2000 + 44 - 600))
    let place = list.view.offset
    list.setContent(2000 + growth)
    list.end(.bottom, result)
    #expect(list.trace(for: 1).allSatisfy { $0 == place })
    let phase: OverscrollPhase = result == .noMore ? .noMore : result == .failed ? .failed : .idle
    LayoutScene.expectRest(list, at: place, bottom: phase)
  }

  @Test(
    "B121: loaded rows appear where the footer was",
    arguments: [LayoutScene.footer(), LayoutScene.pulledFooter])
  func rowsWhereTheFooterWas(_ footer: EdgeOptions) {
    var list = LayoutScene.loading(footer)
    list.change { $0.setOffset(2000 + 44 - 600) }
    let footerPlace = list.engine.origin(of: .bottom) - list.view.offset
    list.setContent(2800)
    list.end(.bottom)
    #expect(list.trace(for: 1).allSatisfy { $0 == 1444 })
    #expect(2000 - list.view.presentedOffset == footerPlace)
    LayoutScene.expectRest(list, at: 1444)
  }

  @Test("B119: repeated pulls never make the content jump", arguments: [0.05, 0.2, 0.45])
  func pullsInTheMiddleOfAnimations(answerDelay: Double) {
    var list = LayoutScene.list()
    list.answers.top = SimulatedAnswer(.updated, after: answerDelay)
    var trace: [Double] = []
    for _ in 0..<10 {
      trace += list.traceOfDrag(by: 300)
      #expect(list.view.isDragging)
      list.release()
      trace += list.trace(for: 0.2)
    }
    trace += list.trace(for: 3)
    #expect(trace.longestStep < 16, "the finger goes 12.5 points per frame")
    #expect(list.log.top.runs.count > 1)
    LayoutScene.expectRest(list, at: 0)
  }
}
