import Foundation
import HostDriver
import OverscrollCore
import OverscrollIndicators
import OverscrollUIKit
import Testing
import UIKit

/// Tests of demands in `Documentation/Internals/Systems.md` that concern options of controls.
@MainActor
@Suite("Options that users know from other libraries", .serialized) struct DemandTests {
  // MARK: Releases

  @Test(
    "TM15: an armed pull runs down to 95 % of the distance, if the app wants that",
    arguments: [(part: 0.97, count: 1), (part: 0.93, count: 0)])
  func releaseBelowTheDistance(_ part: Double, _ count: Int) {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      control.options.releaseHysteresis = 0.95
      screen.table.overscroll.top = control
      screen.finger.touch(screen.table)
      screen.pull(to: 56)
      #expect(control.phase == .armed)
      screen.pull(to: 54 * part)
      screen.finger.hold(for: 0.15)
      screen.finger.lift()
      screen.wait(1)
      #expect(runs.count == count)
    }
  }

  @Test("SX14: a pull runs nothing while the control is hidden")
  func hidden() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      control.isHidden = true
      screen.table.overscroll.top = control
      screen.pull(by: 300)
      screen.wait(2)
      #expect(runs.isEmpty)
      screen.expectRest()
      control.isHidden = false
      screen.pull(by: 300)
      screen.wait(2)
      #expect(runs.count == 1)
    }
  }

  // MARK: Footers

  /// How much of a footer below the rows is visible, in points.
  private func visiblePart(_ screen: Screen) -> Double {
    let view = screen.table
    let bottom = view.contentOffset.y + view.bounds.height - view.safeAreaInsets.bottom
    return Double(bottom - view.contentSize.height)
  }

  @Test("MJ15: a footer loads when half of it is visible")
  func visibleHalf() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      screen.table.overscroll.bottom = .loadMore(
        trigger: .indicatorVisible(fraction: 0.5), manual: { runs.append($0) })
      let length = screen.box(.bottom)?.bounds.height ?? 0
      screen.table.contentOffset.y += screen.table.contentSize.height - 1_000
      screen.finger.touch(screen.table)
      while runs.isEmpty, visiblePart(screen) < Double(length) {
        screen.finger.drag(by: -1, over: 1 / 60)
      }
      #expect(length == 44)
      #expect(abs(visiblePart(screen) - 22) <= 1, "\(visiblePart(screen))")
    }
  }

  @Test("MJ17: one drag loads at most as many pages as the app allows")
  func pagesPerDrag() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.loadMore(manual: { runs.append($0) })
      control.options.rearmPolicy = .afterContentGrows(maximumPerDrag: 2)
      screen.table.overscroll.bottom = control
      for _ in 1...2 {
        screen.table.contentOffset.y = screen.table.contentSize.height - 1_600
        screen.finger.touch(screen.table)
        let before = runs.count
        for _ in 0..<12 {
          screen.finger.drag(by: -20, over: 0.1)
          if runs.last?.isCurrent == true {
            screen.rowCount += 1
            runs.last?.end(.loaded(hasMore: true))
          }
          screen.finger.hold(for: 1)
        }
        #expect(runs.count == before + 2)
        screen.finger.lift()
        screen.wait(1)
      }
    }
  }
}
