import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Controls that are added, removed and moved on the host.
@MainActor
@Suite struct LifecycleBugTests {
  // MARK: B075, B076, B081

  @Test("B075: ending without a window leaves no header behind")
  func endOffWindow() async {
    await onDevice { device in
      let screen = Screen(on: device)
      var kept: OverscrollRun?
      let control = OverscrollControl.refresh(manual: { kept = $0 })
      screen.table.overscroll.top = control
      let run = control.begin()
      screen.wait(1)
      screen.leaveWindow()
      kept?.end(.unchanged)
      #expect(control.phase == .idle, "there is nothing to be seen of it")
      #expect(await run?.result == .unchanged)
      screen.enterWindow()
      screen.wait(1)
      screen.expectRest()
    }
  }

  @Test("B076: a page that disappears and returns repeatedly runs once and can be pulled")
  func popTakenBack() {
    onScreen { screen in
      screen.leaveWindow()
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      screen.table.overscroll.top = control
      control.begin()
      screen.enterWindow()
      screen.wait(0.1)
      screen.leaveWindow()
      screen.enterWindow()
      screen.wait(1)
      #expect(runs.count == 1)
      runs[0].end()
      screen.wait(1)
      screen.expectRest()
      screen.pull()
      #expect(runs.count == 2)
    }
  }

  @Test(
    "B081: a run that loses its window is shown again when the window returns",
    arguments: [true, false])
  func windowDuringRefresh(isEndedOutside: Bool) {
    onScreen { screen in
      var kept: OverscrollRun?
      let control = OverscrollControl.refresh(manual: { kept = $0 })
      screen.table.overscroll.top = control
      screen.pull()
      screen.wait(1)
      // The safe area disappears and returns with the window.
      screen.leaveWindow()
      screen.wait(1)
      if isEndedOutside { kept?.end() }
      screen.enterWindow()
      screen.wait(1)
      if !isEndedOutside {
        #expect(control.phase == .refreshing)
        #expect(abs(Double(screen.table.contentInset.top) - 54) < 0.01)
        kept?.end()
        screen.wait(1)
      }
      screen.expectRest()
    }
  }

  // MARK: B077, B079

  @Test("B077: a control replaced while it is cancelled leaves one control")
  func replacedInCallback() {
    onScreen { screen in
      var kept: OverscrollRun?
      let control = OverscrollControl.refresh(manual: { run in
        run.onCancel { MainActor.assumeIsolated { screen.table.overscroll.top = nil } }
        kept = run
      })
      screen.table.overscroll.top = control
      control.begin()
      let next = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = next
      #expect(kept?.isCurrent == false)
      #expect(screen.table.overscroll.top === next)
      #expect(next.begin() != nil)
      screen.wait(1)
      #expect(next.phase == .refreshing)
      #expect(screen.table.subviews.filter { $0 is IndicatorView }.count == 1)
    }
  }

  @Test("B077: an edge that is disabled twice finishes its run and is freed")
  func turnedOffTwice() {
    var screen: Screen? = Screen()
    var kept: OverscrollRun?
    let control = OverscrollControl.refresh(manual: { kept = $0 })
    screen?.table.overscroll.top = control
    let table = Weak(object: screen?.table)
    control.begin()
    screen?.wait(1)
    control.isEnabled = false
    control.isEnabled = false
    kept?.end()
    screen?.wait(1)
    if let screen { screen.expectRest() }
    screen?.pull()
    #expect(kept?.isCurrent == false, "it is off")
    screen = nil
    #expect(table.object == nil)
  }

  @Test("B079: a removed control starts no action")
  func goneControl() {
    onScreen { screen in
      let begun = Tally()
      var control: OverscrollControl? = .refresh(manual: { _ in begun.add() })
      let seen = Weak(object: control)
      screen.table.overscroll.top = control
      screen.table.overscroll.top = nil
      #expect(screen.table.overscroll.top == nil)
      #expect(control?.scrollView == nil)
      #expect(control?.begin() == nil)
      control?.end()
      control?.cancel()
      control?.reset()
      control?.setNoMore()
      control?.isHidden = true
      control?.isEnabled = false
      #expect(control?.phase == .idle && control?.progress == 0 && control?.result == nil)
      control = nil
      #expect(seen.object == nil)
      screen.pull()
      #expect(begun.count == 0)
    }
  }

  @Test("B079: a control whose list is gone starts no action")
  func goneList() {
    let begun = Tally()
    let control = OverscrollControl.refresh(manual: { _ in begun.add() })
    do {
      let screen = Screen()
      screen.table.overscroll.top = control
      #expect(control.scrollView === screen.table)
    }
    #expect(control.scrollView == nil)
    #expect(control.begin() == nil)
    control.indicator = .spinner
    control.options = .loadMore
    #expect(control.phase == .idle && begun.count == 0)
  }

  // MARK: B080, B083, B085

  @Test("B080: assigning the same control a hundred times shows one indicator")
  func sameControl() {
    onScreen { screen in
      var kept: OverscrollRun?
      let control = OverscrollControl.refresh(manual: { kept = $0 })
      screen.table.overscroll.top = control
      let (host, indicator) = (screen.table.hosts.first, screen.box(.top))
      control.begin()
      screen.wait(1)
      let writes = screen.table.watched.insetWriteCount
      for _ in 0..<100 {
        screen.table.overscroll.top = control
        control.options = EdgeOptions.refresh
        control.isEnabled = true
      }
      #expect(screen.table.hosts.first === host && screen.box(.top) === indicator)
      #expect(screen.table.subviews.filter { $0 is IndicatorView }.count == 1)
      #expect(screen.table.watched.insetWriteCount == writes)
      #expect(kept?.isCurrent == true)
    }
  }

  @Test("B080: the control of an inner list leaves the outer list alone")
  func nestedLists() {
    onScreen { screen in
      let outer = screen.table
      let inner = DrivenScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      inner.contentSize = CGSize(width: 300, height: 900)
      outer.addSubview(inner)
      screen.device.turn()
      let begun = Tally()
      inner.overscroll.top = .refresh(manual: { _ in begun.add() })
      #expect(outer.overscroll.top == nil)
      #expect(outer.hosts.isEmpty)
      inner.overscroll.top?.begin()
      screen.wait(1)
      #expect(begun.count == 1)
      #expect(outer.contentInset == .zero && inner.contentInset.top > 50)
    }
  }

  @Test("B083: of ten controls in a row, the last one shows the only indicator and runs")
  func tenControls() async {
    await onDevice { device in
      let screen = Screen(on: device)
      let cancels = Tally()
      var begun: [Int] = []
      for number in 0..<10 {
        screen.table.overscroll.bottom = .loadMore(trigger: .programmatic) {
          begun.append(number)
          try await withTaskCancellationHandler {
            try await sleepUntilCancelled()
          } onCancel: {
            cancels.add()
          }
          return .updated
        }
        if number == 4 {
          screen.table.overscroll.bottom?.begin()
          #expect(await eventually { begun == [4] })
        }
      }
      #expect(await eventually { cancels.count == 1 })
      #expect(screen.table.subviews.filter { $0 is IndicatorView }.count == 1)
      #expect(screen.table.hosts.count == 1)
      screen.wait(1)
      #expect(begun == [4] && abs(Double(screen.table.contentInset.bottom) - 44) < 0.01)
      screen.table.overscroll.bottom?.begin()
      #expect(await eventually { begun == [4, 9] })
    }
  }

  // MARK: B084, B087

  @Test("B084: a screen's first insets add to the extra inset")
  func firstInsets() {
    onScreen { screen in
      let table = DrivenTable(frame: .zero)
      table.contentInsetAdjustmentBehavior = .never
      table.overscroll.top = .refresh(manual: { _ in })
      table.overscroll.top?.begin()
      let window = screen.device.show(table)
      table.contentInset = UIEdgeInsets(top: 140, left: 0, bottom: 50, right: 0)
      screen.device.turn()
      screen.wait(1)
      #expect(abs(Double(table.adjustedContentInset.top) - 194) < 0.01)
      #expect(table.adjustedContentInset.bottom == 50)
      table.overscroll.top?.end()
      screen.wait(1)
      #expect(table.contentInset == UIEdgeInsets(top: 140, left: 0, bottom: 50, right: 0))
      withExtendedLifetime(window) {}
    }
  }

  @Test("B087: the app may change the delegate")
  func delegates() {
    onScreen { screen in
      final class Delegate: NSObject, UIScrollViewDelegate {
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
      }
      let (first, second) = (Delegate(), Delegate())
      var kept: OverscrollRun?
      screen.table.delegate = first
      screen.table.overscroll.top = .refresh(manual: { kept = $0 })
      #expect(screen.table.delegate === first)
      screen.pull()
      #expect(first.scrolls > 0)
      for delegate in [nil, first, second, first, nil] as [Delegate?] {
        screen.table.delegate = delegate
        screen.wait(0.2)
        #expect(screen.table.delegate === delegate)
      }
      kept?.end()
      screen.wait(1)
      screen.expectRest()
      screen.pull()
      #expect(kept?.isCurrent == true)
      screen.table.overscroll.top = nil
      #expect(screen.table.delegate == nil)
    }
  }
}
