import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Pull to refresh on a table, from the touch until the list rests.
@MainActor
@Suite struct RefreshTests {
  @Test func aPullRunsTheActionAndTheListComesBack() {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
    let rest = screen.rest
    screen.pull()
    #expect(runs.count == 1)
    screen.wait(1)
    #expect(screen.table.overscroll.top?.phase == .refreshing)
    #expect(isNear(screen.table.contentOffset.y, rest - 54))
    runs[0].end(.updated)
    screen.wait(1)
    #expect(screen.table.overscroll.top?.phase == .idle)
    #expect(abs(Double(screen.table.contentOffset.y) - rest) < 0.01)
    #expect(screen.table.contentInset == .zero)
  }

  @Test func nearTheEndAPageIsLoaded() {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.bottom = .loadMore(manual: { runs.append($0) })
    screen.finger.touch(screen.table)
    screen.finger.flick(velocity: -4000)
    screen.device.waitForRest(of: screen.table)
    #expect(runs.count == 1)
    screen.rowCount = 60
    runs[0].end(.loaded(hasMore: true))
    screen.wait(1)
    #expect(screen.table.overscroll.bottom?.phase == .idle)
    #expect(
      abs(Double(screen.table.contentInset.bottom) - 44) < 0.001,
      "an inline footer is part of the list")
  }
}
