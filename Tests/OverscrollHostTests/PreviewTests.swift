import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Controls in a phase for a preview or a screenshot.
@MainActor
@Suite struct PreviewTests {
  /// A list with a header and a footer that count their actions.
  private func screen(_ tally: Tally) -> Screen {
    let screen = Screen()
    screen.table.overscroll.top = .refresh(manual: { _ in tally.add() })
    screen.table.overscroll.bottom = .loadMore(trigger: .onTap, manual: { _ in tally.add() })
    screen.wait(1)
    return screen
  }

  @Test(arguments: [
    (OverscrollPreview.pulling(0.5), "Pull to refresh", 27.0), (.armed, "Release to refresh", 59.4),
    (.refreshing, "Refreshing…", 54), (.failed, "Couldn’t refresh", 54),
    (.ended(.updated("12 new")), "12 new", 54), (.ended(.failed("No network")), "No network", 54),
    (.ended(.unchanged), "Already up to date", 54),
  ])
  func aHeaderIsShownInAPhase(_ preview: OverscrollPreview, _ words: String, _ part: Double) {
    let tally = Tally()
    let screen = screen(tally)
    let (rest, atRest) = (screen.rest, screen.texts(.top))
    screen.table.overscroll.showPreview(preview)
    screen.wait(10)
    #expect(screen.texts(.top).contains(words))
    // Rounded to pixels: half a pixel is 0.17 points.
    #expect(abs(screen.table.contentOffset.y - (rest - part)) < 0.17, "it is in sight, and stays")
    #expect(abs(screen.table.contentInset.top - part) < 0.001)
    #expect(screen.table.overscroll.contentInset.top == 0)
    #expect(screen.table.overscroll.top?.phase == .idle, "nothing has happened")
    #expect(screen.table.overscroll.brokenInvariant == nil)
    screen.table.overscroll.showPreview(nil)
    screen.wait(1)
    #expect(screen.table.contentInset.top == 0)
    #expect(abs(screen.table.contentOffset.y - rest) < 0.001)
    #expect(screen.texts(.top) == atRest)
    #expect(tally.count == 0)
  }

  @Test func aFooterIsShownAtTheEndOfTheList() {
    let tally = Tally()
    let screen = screen(tally)
    screen.table.overscroll.showPreview(.noMore, at: .bottom)
    #expect(screen.texts(.bottom) == ["That’s all"])
    #expect(
      abs(screen.table.contentOffset.y - screen.rest) < 0.001, "a list elsewhere is not moved")
    screen.table.overscroll.showPreview(nil, at: .bottom)
    #expect(screen.texts(.bottom) == ["Load more"])
  }

  @Test func aRunIsShownAsItIs() {
    let tally = Tally()
    let screen = screen(tally)
    screen.table.overscroll.showPreview(.failed)
    let run = screen.table.overscroll.top?.begin()
    screen.wait(1)
    #expect(screen.texts(.top).contains("Refreshing…"))
    run?.end(.updated)
    screen.wait(2)
    #expect(screen.table.contentInset.top == 0)
    #expect(abs(screen.table.contentOffset.y - screen.rest) < 0.001)
  }

  @Test func itGoesWithTheControl() {
    let tally = Tally()
    let screen = screen(tally)
    screen.table.overscroll.showPreview(.refreshing)
    screen.table.overscroll.top = .refresh(manual: { _ in tally.add() })
    screen.wait(1)
    #expect(screen.texts(.top).contains("Pull to refresh"))
    #expect(screen.table.contentInset.top == 0)
    screen.table.overscroll.top = nil
    screen.table.overscroll.showPreview(.refreshing)
    #expect(screen.table.contentInset.top == 0, "there is nothing to be shown")
  }

}
