import OverscrollCore
import OverscrollIndicators
import Testing

@testable import OverscrollWeb

/// The back-to-top button, and the scrolling that it starts.
@Suite struct WayToTopTests {
  private func farDown(_ times: OverscrollTimes = OverscrollTimes()) -> PageRig {
    let engine = OverscrollEngine(
      top: .refresh, backToTop: BackToTopOptions(after: .viewports(2)), times: times)
    var page = PageRig(.top, engine, content: 9000, hasBackToTop: true)
    page.scroll(to: 5000)
    page.scroll(to: 4900)
    return page
  }

  @Test func itRisesWhereSomebodyFarDownScrollsBack() {
    var page = farDown()
    #expect(page.session.moves)
    page.pass(0.3)
    #expect(page.session.engine.backToTop.value(at: page.session.engine.now) == 1)
    #expect(!page.session.moves)
  }

  @Test func aTapLeadsToTheTopInOneWayAndTheButtonSinks() {
    var page = farDown()
    page.tell(.backToTopTapped)
    var last = page.position
    for _ in 0..<14 {
      page.pass(1.0 / 60)
      #expect(page.position < last)
      last = page.position
    }
    page.pass(0.1)
    #expect(page.position == 0)
    #expect(!page.session.moves)
    #expect(page.session.engine.backToTop.target == 0)
  }

  @Test func withReducedMotionItIsThereAtOnce() {
    var times = OverscrollTimes()
    times.expand = 0
    var page = farDown(times)
    page.tell(.backToTopTapped)
    #expect(page.position == 0)
    #expect(!page.session.moves)
  }

  @Test func aFingerStopsIt() {
    var page = farDown()
    page.tell(.backToTopTapped)
    page.pass(0.05)
    page.put()
    let position = page.position
    page.pass(0.5)
    #expect(page.position == position && position > 0)
  }

  @Test func whoScrollsMeanwhileIsLeftAlone() {
    var page = farDown()
    page.tell(.backToTopTapped)
    page.pass(0.05)
    page.scroll(to: 3000)
    page.pass(0.5)
    #expect(page.position == 3000)
  }

  @Test func whatTheBrowserRoundsIsNobodysScrolling() {
    var page = farDown()
    page.tell(.backToTopTapped)
    for _ in 0..<20 {
      page.position.round(.toNearestOrEven)
      page.pass(1.0 / 60)
    }
    #expect(page.position == 0)
  }

  @Test func whileItRefreshesTheWayLeadsToWhatIsHeldOpen() {
    var page = farDown()
    page.begin()
    page.pass(0.5)
    page.tell(.backToTopTapped)
    page.pass(0.5)
    #expect(page.position == 0)
    #expect(page.seen == 54)
  }
}
