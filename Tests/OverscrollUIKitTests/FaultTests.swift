import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// What goes wrong around a list, and must not in it.
@MainActor
@Suite struct FaultTests {
  private func screen() -> Screen {
    let screen = Screen()
    screen.table.overscroll.top = .refresh.endedByControl {}
    screen.table.overscroll.bottom = .loadMore.endedByControl {}
    return screen
  }

  /// A list that is refreshed while its view has no size finds its place when it gets one.
  @Test func aListThatLosesItsSizeKeepsItsInsetsRight() {
    let screen = screen()
    let size = screen.table.frame.size
    screen.table.overscroll.top?.begin()
    screen.table.frame.size = .zero
    screen.device.advance(by: 1)
    screen.table.frame.size = size
    screen.table.overscroll.top?.end(.updated)
    screen.device.advance(by: 2)
    #expect(screen.table.contentInset == screen.table.overscroll.contentInset)
    #expect(screen.table.overscroll.brokenLaw == nil)
  }

  /// A page of ten thousand rows: one run, and the list stays where it is.
  @Test func tenThousandRowsAtOnceEndOneRunAndMoveNothing() {
    let screen = screen()
    screen.table.overscroll.bottom?.begin()
    let offset = screen.table.contentOffset
    screen.rowCount = 10_000
    screen.table.overscroll.bottom?.end(.updated)
    screen.device.advance(by: 1)
    #expect(screen.table.overscroll.bottom?.phase == .idle)
    #expect(screen.table.contentOffset == offset)
    #expect(screen.table.overscroll.brokenLaw == nil)
  }
}
