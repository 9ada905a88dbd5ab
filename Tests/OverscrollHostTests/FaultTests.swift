import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Faults around a list on a device, which must not affect the list.
@MainActor
@Suite struct FaultTests {
  @Test func tenThousandRowsAtOnceMoveNothingAndAreOnePage() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      screen.table.overscroll.bottom = .loadMore(manual: { runs.append($0) })
      screen.finger.touch(screen.table)
      screen.finger.flick(velocity: -4_000)
      screen.device.waitForRest(of: screen.table)
      let offset = screen.table.contentOffset.y
      screen.rowCount += 10_000
      runs.first?.end(.loaded(hasMore: true))
      screen.wait(2)
      #expect(runs.count == 1)
      #expect(screen.table.contentOffset.y == offset)
      #expect(screen.table.overscroll.bottom?.phase == .idle)
    }
  }

  @Test func inAMillionPointsTheEndIsStillWhereItIs() {
    onScreen { screen in
      screen.rowCount = 20_000
      var runs: [OverscrollRun] = []
      screen.table.overscroll.bottom = .loadMore(
        trigger: .onRelease(past: 44), manual: { runs.append($0) })
      let end =
        1e6 - Double(screen.table.bounds.height) + Double(screen.table.adjustedContentInset.bottom)
      screen.table.contentOffset.y = end
      screen.pull(by: -60)
      screen.wait(1)
      #expect(runs.isEmpty)
      screen.pull(by: -300)
      screen.wait(1)
      #expect(runs.count == 1)
      #expect(isNear(screen.table.contentOffset.y, end + 44))
      runs.first?.end(.loaded(hasMore: true))
      screen.wait(1)
      #expect(isNear(screen.table.contentOffset.y, end))
    }
  }

}
