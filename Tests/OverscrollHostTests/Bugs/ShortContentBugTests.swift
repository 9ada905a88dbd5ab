import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Lists that are shorter than their screen, on the UIKit host.
@MainActor
@Suite struct HostShortContentBugTests {
  @Test(
    "B108: a short table's footer is where its placement says",
    arguments: [
      (EdgeOptions.Placement.outside, EdgeOptions.Visibility.withContent, 763.0, false, 0.0),
      (.inline, .withContent, 100, false, 44), (.inline, .beyondViewport, 100, true, 0),
    ])
  func footerOfShortTable(
    _ placement: EdgeOptions.Placement, _ visibility: EdgeOptions.Visibility, _ place: Double,
    _ isHidden: Bool, _ inset: Double
  ) {
    onScreen { screen in
      screen.rowCount = 2
      let control = OverscrollControl.loadMore(trigger: .onTap, manual: { _ in })
      control.options = .footer(.onTap, placement, visibility)
      screen.table.overscroll.bottom = control
      screen.device.turn()
      // 844 points minus 47 above and 34 below: the visible end of a short list.
      #expect(screen.box(.bottom).map { Double($0.frame.minY) } == place)
      #expect(screen.box(.bottom)?.isHidden == isHidden)
      #expect(abs(Double(screen.table.contentInset.bottom) - inset) < 0.01)
      screen.rowCount = 30
      #expect(screen.box(.bottom)?.frame.minY == 1_500)
      #expect(screen.box(.bottom)?.isHidden == false)
      let grown = placement == .inline ? 44.0 : 0
      #expect(abs(Double(screen.table.contentInset.bottom) - grown) < 0.01)
      #expect(abs(Double(screen.table.contentOffset.y) - screen.rest) < 0.01)
    }
  }

  @Test(
    "B113: the footer of a one-row list follows the finger and loads once", arguments: [0, 1, 6])
  func footerOfOneRow(rows count: Int) {
    onScreen { screen in
      screen.rowCount = count
      let begun = Tally()
      let control = OverscrollControl.loadMore(manual: { _ in begun.add() })
      control.options = .footer(.onRelease(past: 60), .outside, .always)
      screen.table.overscroll.bottom = control
      screen.device.turn()
      // The visible height of the footer above the end of the screen.
      @MainActor func height() -> Double {
        let box = Double(screen.box(.bottom)?.frame.minY ?? 0)
        return Double(screen.table.contentOffset.y) + 844 - 34 - box
      }
      screen.finger.touch(screen.table)
      var heights: [Double] = []
      for _ in 0..<10 {
        screen.finger.drag(by: -20, over: 0.05)
        heights.append(height())
      }
      #expect(heights.isOneWay && (heights.last ?? 0) > 60)
      screen.finger.hold(for: 0.15)
      screen.finger.lift()
      screen.wait(2)
      #expect(begun.count == 1 && control.phase == .refreshing)
      #expect(abs(height() - 44) < 0.01, "it is seen while it loads")
      control.end()
      screen.wait(2)
      #expect(begun.count == 1)
      #expect(screen.table.contentInset == .zero)
      #expect(abs(Double(screen.table.contentOffset.y) - screen.rest) < 0.01)
    }
  }

  @Test(
    "B115: a short table whose run ends during the bounce returns to its top",
    .disabled(
      if: Behaviour.dragSlop > 0, "U21: the distances leave no room for the slop"),
    arguments: [EdgeOptions.Placement.inline, .outside])
  func answeredInBounce(_ placement: EdgeOptions.Placement) {
    onScreen { screen in
      screen.rowCount = 2
      screen.table.overscroll.durations.minimumVisible = 0
      let begun = Tally()
      let control = OverscrollControl.loadMore(manual: { _ in begun.add() })
      control.options = .footer(.onPull(past: 30), placement, .always)
      screen.table.overscroll.bottom = control
      screen.finger.touch(screen.table)
      screen.finger.drag(by: -150, over: 0.2)
      #expect(begun.count == 1)
      screen.finger.lift()
      screen.wait(0.1)
      #expect(screen.table.isDecelerating)
      screen.rowCount = 3
      control.end()
      let trace = screen.device.trace(of: screen.table, for: 2)
      #expect(trace.allSatisfy { $0 > screen.rest - 0.01 })
      #expect(abs((trace.last ?? 0) - screen.rest) < 0.01)
      #expect(begun.count == 1)
    }
  }

  @Test(
    "B116: any scroll view can be pulled, and its bounce setting is restored",
    arguments: [true, false])
  func bounces(appBounces: Bool) {
    onScreen { screen in
      let view = DrivenScrollView()
      view.alwaysBounceVertical = appBounces
      let window = screen.device.show(view)
      view.contentSize = CGSize(width: 390, height: 44)
      screen.device.turn()
      let begun = Tally()
      view.overscroll.top = .refresh(manual: { _ in begun.add() })
      #expect(view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
      let finger = Finger(on: screen.device)
      finger.pull(view, by: 200)
      #expect(begun.count == 1)
      view.overscroll.top = nil
      #expect(view.alwaysBounceVertical == appBounces && !view.alwaysBounceHorizontal)
      screen.wait(2)
      finger.pull(view, by: 200)
      #expect(begun.count == 1)
      withExtendedLifetime(window) {}
    }
  }
}
