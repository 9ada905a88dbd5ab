import OverscrollCore
import ScrollPhysics
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Settings for the whole app: the appearance of controls, and animations that are turned off.
@MainActor
@Suite struct DefaultsTests {
  /// The setting that turns animations off.
  enum Switch: CaseIterable, Sendable {
    case system, ours

    @MainActor
    func turn(on isOn: Bool) {
      switch self {
      case .system: UIView.setAnimationsEnabled(isOn)
      case .ours: OverscrollDefaults.areAnimationsEnabled = isOn
      }
    }
  }

  /// The insets and offsets after each step of a successful refresh.
  private func refresh(_ screen: Screen) -> [[Double]] {
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
    var seen: [[Double]] = []
    func note() {
      seen.append(
        [screen.table.contentInset.top, screen.table.contentOffset.y].map { ($0 * 4).rounded() / 4 }
      )
    }
    screen.table.overscroll.top?.begin()
    screen.wait(1)
    note()
    runs.first?.end(.updated("12 new"))
    note()
    screen.wait(2)
    note()
    return seen
  }

  @Test(arguments: Switch.allCases) func withoutAnimationsEverythingIsThereAtOnce(_ place: Switch) {
    let usual = refresh(Screen())
    place.turn(on: false)
    defer { place.turn(on: true) }
    let screen = Screen()
    #expect(refresh(screen) == usual, "the same states in the end")
    screen.table.overscroll.top?.begin()
    #expect(screen.table.simulation.presentedOffset == Double(screen.table.contentOffset.y))
    #expect(screen.host?.engine.insetMotion(of: .top).isSettled(at: screen.host?.now ?? 0) == true)
    screen.wait(1)
    #expect(screen.host?.scheduler.isRunning == false, "nothing moves, so nobody asks for frames")
    screen.table.overscroll.top?.end()
    #expect(screen.table.contentInset.top == 0)
    #expect(screen.table.overscroll.top?.phase == .idle)
  }

  @Test(arguments: Switch.allCases) func animationsThatComeBackAreShown(_ place: Switch) {
    let screen = Screen()
    var durations = OverscrollDurations()
    durations.expand = 1
    screen.table.overscroll.top = .refresh(manual: { _ in })
    screen.table.overscroll.durations = durations
    place.turn(on: false)
    screen.table.overscroll.top?.begin()
    #expect(screen.table.overscroll.durations == durations, "what the app wants stays")
    screen.table.overscroll.top?.cancel()
    screen.wait(1)
    place.turn(on: true)
    screen.table.overscroll.top?.begin()
    #expect(screen.host?.engine.insetMotion(of: .top).duration == 1)
    #expect(screen.table.simulation.presentedOffset != Double(screen.table.contentOffset.y))
  }

  @Test func theButtonIsThereAtOnceAsWell() {
    OverscrollDefaults.areAnimationsEnabled = false
    defer { OverscrollDefaults.areAnimationsEnabled = true }
    let screen = Screen(rows: 400)
    screen.table.overscroll.backToTop = BackToTop(after: .points(500))
    screen.table.contentOffset.y = 3_000
    screen.finger.touch(screen.table)
    screen.finger.drag(by: 60, over: 0.2)
    #expect(screen.host?.backToTopPresenter.button?.isRisen == true)
    #expect(screen.host?.engine.backToTop.isSettled(at: screen.host?.now ?? 0) == true)
  }

}
