import OverscrollCore
import OverscrollIndicators
import Testing

@testable import OverscrollWeb

/// The back-to-top button.
@Suite struct WayToTopTests {
  private func farDown(_ durations: OverscrollDurations = OverscrollDurations()) -> PageRig {
    let engine = OverscrollEngine(
      top: .refresh, backToTop: BackToTopOptions(after: .viewports(2)), durations: durations)
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

  @Test("A tap hides the button and leaves the scrolling to the browser")
  func tapHidesTheButton() {
    var page = farDown()
    page.send(.backToTopTapped)
    page.pass(0.5)
    #expect(page.position == 4900)
    #expect(!page.session.moves)
    #expect(page.session.engine.backToTop.target == 0)
    for position in stride(from: 4800.0, through: 0, by: -100) { page.scroll(to: position) }
    #expect(page.session.engine.backToTop.target == 0)
  }

  @Test("With reduced motion, the button disappears at once")
  func reducedMotionHidesTheButtonAtOnce() {
    var durations = OverscrollDurations()
    durations.expand = 0
    var page = farDown(durations)
    page.send(.backToTopTapped)
    #expect(!page.session.moves)
    #expect(page.session.engine.backToTop.value(at: page.session.engine.now) == 0)
  }
}
