import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The system's refresh control, which shows our runs.
@MainActor
@Suite struct SystemIndicatorTests {
  private final class Log {
    var runs: [OverscrollRun] = []
  }

  private func screen(_ log: Log) -> Screen {
    let screen = Screen()
    screen.table.overscroll.top = .refresh(indicator: .system, manual: { log.runs.append($0) })
    return screen
  }

  @Test func itsOwnTriggerRunsTheAction() {
    let log = Log()
    let screen = screen(log)
    #expect(screen.table.refreshControl != nil)
    #expect(screen.box(.top) == nil, "nothing of ours is seen")
    screen.hold(by: 120)
    #expect(log.runs.isEmpty, "past our distance, not past its own")
    screen.finger.drag(by: 260)
    #expect(log.runs.count == 1, "under the finger, as it does")
    #expect(screen.table.overscroll.top?.phase == .refreshing)
    screen.finger.lift()
    screen.wait(1)
    #expect(screen.table.refreshControl?.isRefreshing == true)
    let added = screen.table.adjustedContentInset.top - screen.table.safeAreaInsets.top
    #expect(abs(added - UIRefreshControl.height) < 0.001, "its own alone")
    #expect(screen.host?.engine.insetMotion(of: .top).target == 0)
    log.runs.first?.end(.updated)
    screen.wait(3)
    #expect(screen.table.refreshControl?.isRefreshing == false)
    #expect(screen.table.overscroll.top?.phase == .idle)
    #expect(screen.table.overscroll.top?.result == .updated)
    #expect(abs(screen.table.adjustedContentInset.top - screen.table.safeAreaInsets.top) < 0.001)
    #expect(abs(screen.table.contentOffset.y - screen.rest) < 0.001)
  }

}
