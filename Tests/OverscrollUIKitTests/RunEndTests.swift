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
    view.overscroll.top = .refresh(endedByControl: { count += 1 })
    view.overscroll.top?.begin()
    #expect(view.overscroll.top?.phase == .waiting)
    view.overscroll.top?.end()
    #expect(view.overscroll.top?.phase == .idle)
    let window = device.show(view)
    device.advance(by: 1)
    #expect(count == 0)
    #expect(window.rootViewController?.view === view)
  }

  @Test(arguments: [false, true])
  func aRunThatNobodyElseHoldsIsGivenUpAndNotDropped(isRemoved: Bool) throws {
    let screen = Screen()
    let given = Locked(0)
    screen.table.overscroll.top = .refresh(endedByControl: {})
    let control = try #require(screen.table.overscroll.top)
    // A drop would be an end of its own, which leaves nobody to be told.
    control.begin()?.onCancel { given.with { $0 += 1 } }
    if isRemoved { screen.table.overscroll.top = nil } else { control.cancel() }
    #expect(given.with { $0 } == 1)
    #expect(screen.table.contentInset == .zero)
  }

  @Test func theLastPageEndsARunThatNobodyElseHolds() throws {
    let screen = Screen()
    screen.table.overscroll.bottom = .loadMore(endedByControl: {})
    let control = try #require(screen.table.overscroll.bottom)
    control.begin()
    control.setNoMore()
    #expect(control.result == .noMore)
    #expect(control.phase == .noMore)
  }
}
