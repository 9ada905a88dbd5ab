import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Runs that end through their control, or with it.
@MainActor
@Suite struct RunEndTests {
  @Test func aRunThatWaitsForAWindowIsEndedThroughItsControl() {
    let device = Device()
    let view = DrivenScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var count = 0
    view.overscroll.top = .refresh(manual: { _ in count += 1 })
    view.overscroll.top?.begin()
    #expect(view.overscroll.top?.phase == .waiting)
    view.overscroll.top?.end()
    #expect(view.overscroll.top?.phase == .idle)
    let window = device.show(view)
    device.advance(by: 1)
    #expect(count == 0)
    #expect(window.rootViewController?.view === view)
  }

  @Test func theLastPageEndsTheRunThatLoadsIt() throws {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.bottom = .loadMore(manual: { runs.append($0) })
    let control = try #require(screen.table.overscroll.bottom)
    control.begin()
    control.setNoMore()
    #expect(runs.map(\.isCurrent) == [false])
    #expect(control.result == .noMore)
    #expect(control.phase == .noMore)
  }

  @Test(
    "A list whose app writes the old offset back while a header closes rests at its edge",
    arguments: [0.0, 0.1, 0.25], EdgeOptions.Following.allCases)
  func offsetWrittenBack(_ delay: Double, _ following: EdgeOptions.Following) {
    onScreen { screen in
      screen.table.overscroll.top = .held()
      screen.table.overscroll.top?.options.following = following
      screen.pull()
      screen.wait(2)
      let offset = screen.table.contentOffset
      screen.table.overscroll.top?.end()
      screen.wait(delay)
      screen.table.contentOffset = offset
      screen.wait(2)
      screen.expectRest()
    }
  }

  @Test("A footer whose app writes the old offset back rests at its edge")
  func offsetWrittenBackAtTheEnd() {
    onScreen { screen in
      screen.table.rowHeight = 50
      screen.table.reloadData()
      let control = OverscrollControl.held(.load)
      control.options.placement = .outside
      control.options.trigger = .programmatic
      screen.table.overscroll.bottom = control
      screen.wait(0.5)
      control.begin(revealing: true)
      screen.wait(2)
      let offset = screen.table.contentOffset
      let end = screen.table.contentSize.height + screen.table.adjustedContentInset.bottom
      #expect(isNear(offset.y, Double(end - screen.table.bounds.height)))
      control.end()
      screen.wait(0.2)
      screen.table.contentOffset = offset
      screen.wait(2)
      screen.expectRest(at: Double(offset.y) - 44)
    }
  }
}
