import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

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

  @Test func codeBeginsItInSight() {
    let log = Log()
    let screen = screen(log)
    screen.table.overscroll.top?.begin()
    screen.wait(1)
    #expect(log.runs.count == 1)
    #expect(screen.table.refreshControl?.isRefreshing == true)
    #expect(
      abs(screen.table.contentOffset.y + screen.table.adjustedContentInset.top) < 0.001)
    log.runs.first?.end(.unchanged)
    screen.wait(1)
    #expect(screen.table.refreshControl?.isRefreshing == false)
    #expect(abs(screen.table.adjustedContentInset.top - screen.table.safeAreaInsets.top) < 0.001)
  }

  @Test func codeBeginsItWithoutMovingAListThatIsElsewhere() {
    let log = Log()
    let screen = screen(log)
    screen.fling(-2_000)
    let offset = screen.table.contentOffset.y
    screen.table.overscroll.top?.begin()
    screen.wait(1)
    #expect(screen.table.contentOffset.y == offset)
  }

  @Test func whereNothingMayRunItGoesBackAtOnce() {
    let log = Log()
    let screen = screen(log)
    screen.table.overscroll.concurrency = .oneAtATime
    var pages: [OverscrollRun] = []
    screen.table.overscroll.bottom = .loadMore(trigger: .programmatic, manual: { pages.append($0) })
    screen.table.overscroll.bottom?.begin()
    #expect(pages.count == 1)
    screen.hold(by: 450)
    screen.finger.lift()
    screen.wait(1)
    #expect(log.runs.isEmpty)
    #expect(screen.table.refreshControl?.isRefreshing == false)
    #expect(abs(screen.table.adjustedContentInset.top - screen.table.safeAreaInsets.top) < 0.001)
  }

  @Test func oneThatIsOffIsNotOffered() {
    let log = Log()
    let screen = screen(log)
    screen.table.overscroll.top?.isEnabled = false
    #expect(screen.table.refreshControl == nil)
    screen.table.overscroll.top?.isEnabled = true
    #expect(screen.table.refreshControl != nil)
    screen.table.overscroll.top?.isHidden = true
    #expect(screen.table.refreshControl == nil)
  }

  @Test func itGoesWithTheControl() {
    let log = Log()
    let screen = screen(log)
    screen.table.overscroll.top?.begin()
    screen.wait(1)
    screen.table.overscroll.top = nil
    screen.wait(1)
    #expect(screen.table.refreshControl == nil)
    #expect(abs(screen.table.adjustedContentInset.top - screen.table.safeAreaInsets.top) < 0.001)
    #expect(log.runs.first?.isCurrent == false)
  }

  @Test func itGoesWhereAnotherIndicatorComes() {
    let log = Log()
    let screen = screen(log)
    screen.table.overscroll.top?.indicator = .classic
    #expect(screen.table.refreshControl == nil)
    #expect(screen.box(.top)?.frame.height == 54)
    screen.pull()
    #expect(log.runs.count == 1, "our own trigger counts again")
    screen.table.overscroll.top?.indicator = .system
    screen.wait(1)
    #expect(screen.box(.top) == nil)
    #expect(screen.table.refreshControl?.isRefreshing == true)
    #expect(log.runs.first?.isCurrent == true)
  }

  @Test func oneOfTheAppsOwnIsUsedAndStays() {
    let own = UIRefreshControl()
    let screen = Screen()
    screen.table.refreshControl = own
    var count = 0
    screen.table.overscroll.top = .refresh(
      indicator: .system,
      manual: {
        count += 1
        $0.end(.updated)
      })
    #expect(screen.table.refreshControl === own)
    screen.hold(by: 450)
    screen.finger.lift()
    #expect(count == 1)
    screen.table.overscroll.top = nil
    #expect(screen.table.refreshControl === own)
    screen.device.waitForRest(of: screen.table)
    screen.hold(by: 450)
    screen.finger.lift()
    #expect(count == 1, "it calls us no more")
    #expect(own.isRefreshing, "the app's own refresh continues")
  }

  @Test func elsewhereASpinnerStandsIn() {
    let screen = Screen()
    screen.table.overscroll.bottom = .loadMore(
      trigger: .onRelease(past: 50), indicator: .system, manual: { _ in })
    #expect(screen.table.refreshControl == nil)
    #expect(screen.box(.bottom)?.frame.height == 44)
  }
}
