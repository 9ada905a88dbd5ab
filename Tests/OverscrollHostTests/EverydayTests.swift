import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Everyday requests of a screen, through the scroll view's own API.
@MainActor
@Suite struct EverydayTests {
  /// A list whose header and footer run until code ends them.
  private func screen(_ concurrency: ConcurrentRunPolicy? = nil) -> Screen {
    let screen = Screen()
    if let concurrency { screen.table.overscroll.concurrency = concurrency }
    screen.table.overscroll.top = .refresh(manual: { _ in })
    screen.table.overscroll.bottom = .loadMore(manual: { _ in })
    return screen
  }

  private func phases(_ screen: Screen) -> [OverscrollPhase?] {
    [screen.table.overscroll.top?.phase, screen.table.overscroll.bottom?.phase]
  }

  @Test(arguments: [
    (ConcurrentRunPolicy.refreshCancelsLoads, [OverscrollPhase.refreshing, .idle]),
    (.oneAtATime, [.idle, .refreshing]), (.independent, [.refreshing, .refreshing]),
  ])
  func oneEdgesRunMeansForTheOtherWhatThePolicySays(
    _ policy: ConcurrentRunPolicy, _ expected: [OverscrollPhase]
  ) {
    let screen = screen(policy)
    screen.table.overscroll.bottom?.begin()
    screen.table.overscroll.top?.begin()
    #expect(phases(screen) == expected)
    #expect(screen.table.overscroll.concurrency == policy)
  }

  @Test func thePolicyOfTheAppHoldsForEveryList() {
    OverscrollDefaults.concurrency = .independent
    defer { OverscrollDefaults.concurrency = .refreshCancelsLoads }
    let screen = screen()
    screen.table.overscroll.bottom?.begin()
    screen.table.overscroll.top?.begin()
    #expect(phases(screen) == [.refreshing, .refreshing])
  }

  @Test func aResetSaysThatThereMayBeMoreAgain() {
    let screen = screen()
    let bottom = screen.table.overscroll.bottom
    bottom?.setNoMore()
    #expect(bottom?.phase == .noMore)
    #expect(bottom?.begin() == nil)
    bottom?.reset()
    #expect(bottom?.phase == .idle)
    #expect(bottom?.begin() != nil)
  }

  @Test func anIgnoredInsetLeavesRoomBeforeTheContent() {
    let screen = screen()
    screen.table.contentInset.top = 30
    screen.table.overscroll.top?.options = EdgeOptions(
      purpose: .refresh, trigger: .onRelease(past: 54), extent: 54, ignoredInset: 30)
    #expect(screen.box(.top)?.frame == CGRect(x: 0, y: -84, width: 390, height: 54))
    #expect(screen.table.contentInset.top == 30)
  }

  @Test func timesOfOneListAreItsOwn() {
    let (one, other) = (screen(), screen())
    one.table.overscroll.durations.minimumVisible = 2
    for screen in [one, other] {
      screen.table.overscroll.top?.begin()
      screen.table.overscroll.top?.end()
      screen.wait(1)
    }
    #expect(one.table.overscroll.top?.phase == .refreshing)
    #expect(other.table.overscroll.top?.phase == .idle)
  }

  @Test func aPullCanBeWatched() {
    let screen = screen()
    var seen: [OverscrollPhase] = []
    screen.table.overscroll.top?.onChange = { control in
      seen.append(control.phase)
      #expect(control.scrollView === screen.table)
    }
    screen.pull()
    screen.wait(1)
    screen.table.overscroll.top?.end(.unchanged)
    screen.wait(1)
    #expect(seen.withoutRepeats == [.pulling, .armed, .refreshing, .ending, .idle])
  }
}
