import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Runs that end through their control, or with it.
@MainActor
@Suite struct RunEndTests {
  @Test func aRunThatWaitsForAWindowIsEndedThroughItsControl() {
    let device = SimulatedDevice()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
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
}
