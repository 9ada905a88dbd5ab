import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Settings for the whole app: the appearance of controls, and animations that are turned off.
@MainActor
@Suite struct DefaultsTests {
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

  @Test func controlsTakeTheLooksOfTheApp() {
    OverscrollDefaults.indicator = .view(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 33)))
    OverscrollDefaults.feedback = []
    defer {
      OverscrollDefaults.indicator = .classic
      OverscrollDefaults.feedback = .armed
    }
    let control = OverscrollControl.refresh {}
    #expect(control.indicator.extent == 33)
    #expect(control.options.extent == 33)
    #expect(control.feedback.isEmpty)
    #expect(OverscrollControl.refresh(indicator: .classic) {}.options.extent == 54)
  }

  @Test func aTriggerIsExchangedWhileTheControlStands() {
    let screen = Screen()
    let tally = Tally()
    screen.table.overscroll.top = .refresh(manual: {
      tally.add()
      $0.end()
    })
    screen.table.overscroll.top?.options.trigger = .onRelease(past: 150)
    screen.hold(by: 250)
    screen.finger.lift()
    screen.wait(2)
    #expect(tally.count == 0)
    screen.table.overscroll.top?.options.trigger = .onPull(past: 30)
    screen.hold(by: 250)
    #expect(tally.count == 1)
    #expect(screen.table.overscroll.top?.options.trigger == .onPull(past: 30))
  }
}
