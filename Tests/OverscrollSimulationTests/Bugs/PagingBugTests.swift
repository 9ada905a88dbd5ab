import OverscrollCore
import OverscrollSimulation
import Testing

/// Known bugs of pages that load late, too often, or not at all.
@Suite struct PagingBugTests {
  // MARK: Late results

  // MARK: Short content

  /// Options that fill a short list with a number of pages.
  private func filling(_ pages: Int) -> EdgeOptions {
    var footer = MotionFixtures.footer
    footer.maximumPagesToFillViewport = pages
    return footer
  }

  @Test(
    "B172: a short list is filled as far as the limit allows",
    arguments: [
      (0, 0), (3, 3), (10, 6),
    ])
  func shortListIsFilled(_ rule: (limit: Int, pages: Int)) {
    var list = MotionFixtures.list(bottom: filling(rule.limit), content: 0)
    list.answers.bottom = SimulatedAnswer(.updated, after: 0.1, growth: 100)
    list.wait(3)
    #expect(list.log.bottom.runs.isEmpty, "a list that was not loaded is not continued")
    list.setContent(100)
    list.wait(3)
    // A list of 600 points in a viewport of 600 still shows its end.
    #expect(list.log.bottom.runs.count == rule.pages)
    #expect(list.view.contentLength == 100 + 100 * Double(rule.pages))
    list.expectRest()
  }

  @Test(
    "B172: a list that does not grow is not filled",
    arguments: [RefreshResult.Summary.unchanged, .failed, .noMore])
  func listThatDoesNotGrow(_ result: RefreshResult.Summary) {
    var list = MotionFixtures.list(bottom: filling(10), content: 100)
    #expect(list.log.bottom.runs.count == 1)
    list.end(.bottom, result)
    list.wait(3)
    #expect(list.log.bottom.runs.count == 1)
    #expect(list.brokenInvariants.isEmpty)
  }

  @Test(
    "B172: a small page at the end is followed by one more",
    arguments: [
      (30.0, 3, 2), (30, 0, 1), (0, 3, 1),
    ])
  func smallPage(_ rule: (growth: Double, limit: Int, pages: Int)) {
    let footer = EdgeOptions(
      purpose: .load, trigger: .within(.points(100)), extent: 44, placement: .inline)
    var options = footer
    options.maximumPagesToFillViewport = rule.limit
    var list = MotionFixtures.list(bottom: options)
    list.change { $0.setOffset(1300) }
    list.change { $0.setOffset(1400) }
    #expect(list.log.bottom.runs.count == 1)
    list.setContent(2000 + rule.growth)
    list.end(.bottom)
    list.wait(1)
    #expect(list.log.bottom.runs.count == rule.pages)
    list.end(.bottom, .noMore)
    list.expectRest()
  }

  // MARK: Too often

  @Test("B177: without filling, every way to the end loads one page") func onePagePerWay() {
    var list = MotionFixtures.list(bottom: filling(0), content: 300)
    // Longer than a fling, which would load the next page itself.
    list.answers.bottom = SimulatedAnswer(.updated, after: 2, growth: 100)
    list.wait(1)
    #expect(list.log.bottom.runs.isEmpty)
    for count in 1...4 {
      list.fling(-1500)
      list.wait(4)
      #expect(list.log.bottom.runs.count == count)
      list.drag(by: 40)
      list.release()
      list.wait(2)
      #expect(list.log.bottom.runs.count == count, "back up nothing is loaded")
    }
    list.expectRest()
  }

  @Test("B177: one jump below the end loads one page, and attaching again none") func leap() {
    var list = MotionFixtures.list()
    list.change { $0.setOffset(1444) }
    #expect(list.log.bottom.runs.count == 1)
    list.end(.bottom, .unchanged)
    for _ in 0..<10 {
      list.change { $0.detach() }
      list.wait(0.1)
      list.change { $0.attach() }
      list.wait(0.1)
    }
    #expect(list.log.bottom.runs.count == 1)
    list.expectRest()
  }

  @Test("B180: a page that is loading is not requested again") func pageUnderWay() {
    var list = MotionFixtures.list()
    list.change { $0.setOffset(1384) }
    for _ in 0..<60 { list.drag(by: -1, over: 1.0 / 60) }
    #expect(list.view.offset > 1400)
    list.release()
    list.wait(1)
    #expect(list.log.bottom.runs.count == 1)
    list.setContent(4000)
    list.end(.bottom)
    list.wait(1)
    #expect(list.log.bottom.runs.count == 1)
    list.drag(to: 3444, over: 1)
    list.release()
    #expect(list.log.bottom.runs.count == 2)
    list.end(.bottom, .noMore)
    list.expectRest()
  }
}
