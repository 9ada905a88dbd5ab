import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// The user's permissions at an edge, to arm it and to scroll while it runs, and runs of the app that
/// an edge only shows.
@MainActor
@Suite("Permissions, and runs elsewhere", .serialized) struct PermissionTests {
  // MARK: Arming

  @Test("A closure that returns false keeps a pull unarmed, and its release runs nothing")
  func denied() {
    onScreen { screen in
      var (runs, questions) = (0, 0)
      let control = OverscrollControl.refresh(manual: { _ in runs += 1 })
      control.shouldArm = { _ in
        questions += 1
        return false
      }
      screen.table.overscroll.top = control
      screen.hold(by: 300)
      #expect(control.phase == .pulling && control.progress > 1)
      #expect(questions == 1)
      screen.finger.lift()
      screen.wait(1)
      #expect(runs == 0)
      screen.expectRest()
    }
  }

  @Test("The closure is asked each time that the pull passes the distance")
  func again() {
    onScreen { screen in
      var (runs, answers) = (0, [false, true])
      let control = OverscrollControl.refresh(manual: { _ in runs += 1 })
      control.shouldArm = { _ in answers.removeFirst() }
      screen.table.overscroll.top = control
      screen.hold(by: 200)
      #expect(control.phase == .pulling)
      screen.finger.drag(by: -150, over: 0.3)
      #expect(control.progress < 1)
      screen.finger.drag(by: 200, over: 0.3)
      #expect(control.phase == .armed && answers.isEmpty)
      screen.finger.hold(for: 0.15)
      screen.finger.lift()
      screen.wait(1)
      #expect(runs == 1)
    }
  }

  @Test("A request of the app asks nothing")
  func request() {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      control.shouldArm = { _ in false }
      screen.table.overscroll.top = control
      control.begin()
      #expect(control.phase == .refreshing)
    }
  }

  // MARK: Transparent views

  enum Veil: CaseIterable, Sendable { case list, control, view, listAfterwards }

  @Test("SX15: a transparent control or list never runs by a pull", arguments: Veil.allCases)
  func transparent(_ veil: Veil) {
    onScreen { screen in
      var runs = 0
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 54))
      let indicator: OverscrollIndicator = veil == .view ? .view(view) : .classic
      let control = OverscrollControl.refresh(indicator: indicator, manual: { _ in runs += 1 })
      screen.table.overscroll.top = control
      switch veil {
      case .list: screen.table.alpha = 0.01
      case .control: control.alpha = 0.01
      case .view: view.alpha = 0
      case .listAfterwards: break
      }
      screen.hold(by: 300)
      if veil == .listAfterwards { screen.table.alpha = 0 }
      screen.finger.lift()
      screen.wait(2)
      #expect(runs == 0)
      (screen.table.alpha, view.alpha, control.alpha) = (0.02, 0.02, 0.02)
      screen.pull(by: 300)
      screen.wait(2)
      #expect(runs == 1)
    }
  }

  @Test(
    "The opacity of a control is that of its indicator, within its range",
    arguments: [(0.5, 0.5), (7, 1), (-1, 0), (.nan, 1)])
  func alpha(_ alpha: Double, _ shown: Double) {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      control.begin()
      screen.wait(1)
      control.alpha = alpha
      #expect(control.alpha == shown && screen.box(.top).map { Double($0.alpha) } == shown)
    }
  }

  // MARK: Frozen content

  private func frozen(_ screen: Screen) -> OverscrollControl {
    let control = OverscrollControl.refresh(manual: { _ in })
    control.options.freezesContent = true
    screen.table.overscroll.top = control
    screen.pull(by: 300)
    screen.wait(1)
    return control
  }

  private func scrolls(_ screen: Screen) -> Bool {
    let offset = screen.table.contentOffset.y
    screen.finger.touch(screen.table)
    screen.finger.drag(by: -100, over: 0.3)
    screen.finger.lift()
    screen.wait(1)
    return !isNear(screen.table.contentOffset.y, offset)
  }

  @Test("The user cannot scroll while the action runs, and can afterwards")
  func freeze() {
    onScreen { screen in
      let control = frozen(screen)
      #expect(control.phase == .refreshing && isNear(screen.pulled, 54))
      #expect(!scrolls(screen))
      control.end()
      screen.wait(1)
      #expect(scrolls(screen))
    }
  }

  enum Release: CaseIterable, Sendable { case cancel, remove, window, option, host }

  @Test("However a run ends, the user can scroll again", arguments: Release.allCases)
  func release(_ release: Release) {
    onScreen { screen in
      let control = frozen(screen)
      #expect(!screen.table.panGestureRecognizer.isEnabled)
      switch release {
      case .cancel: control.cancel()
      case .remove: screen.table.overscroll.top = nil
      case .window: screen.leaveWindow()
      case .option: control.options.freezesContent = false
      case .host: screen.table.hosts.first?.removeFromSuperview()
      }
      #expect(screen.table.panGestureRecognizer.isEnabled)
    }
  }

  @Test("A run that continues in a window freezes the list again")
  func window() {
    onScreen { screen in
      _ = frozen(screen)
      screen.leaveWindow()
      screen.enterWindow()
      #expect(!scrolls(screen))
    }
  }

  @Test("A gesture that the app has disabled stays disabled after a run")
  func disabledByApp() {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      control.options.freezesContent = true
      screen.table.overscroll.top = control
      screen.table.panGestureRecognizer.isEnabled = false
      control.begin()
      screen.wait(1)
      control.end()
      screen.wait(1)
      #expect(!screen.table.panGestureRecognizer.isEnabled)
    }
  }

  @Test("A finger that is down when the run begins is released, and the list returns")
  func heldFinger() {
    onScreen { screen in
      let control = OverscrollControl.refresh(trigger: .onPull(past: 54), manual: { _ in })
      control.options.freezesContent = true
      screen.table.overscroll.top = control
      screen.hold(by: 300)
      #expect(control.phase == .refreshing)
      screen.wait(2)
      #expect(abs(screen.pulled - 54) < 0.5)
      screen.finger.lift()
      control.end()
      screen.wait(2)
      screen.expectRest()
    }
  }

  // MARK: Runs elsewhere

  @Test("A refresh that runs elsewhere does not repeat the message of the run before")
  func elsewhereWithoutMessage() {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { $0.end(.updated("3 new")) })
      screen.table.overscroll.top = control
      control.begin()
      screen.wait(3)
      #expect(control.result?.message == "3 new")
      control.showsActivity = true
      screen.wait(1)
      control.showsActivity = false
      screen.wait(1)
      #expect(control.result?.kind == .updated && control.result?.message == nil)
    }
  }

  @Test(
    "A refresh that runs elsewhere is shown without running the action, and a pull adds nothing")
  func elsewhere() {
    onScreen { screen in
      var runs = 0
      let control = OverscrollControl.refresh(manual: { _ in runs += 1 })
      screen.table.overscroll.top = control
      control.showsActivity = true
      #expect(control.showsActivity && control.isRefreshing && control.phase == .refreshing)
      screen.wait(1)
      #expect(abs(screen.pulled - 54) < 0.1 && screen.texts(.top).first == "Refreshing…")
      screen.pull(by: 300)
      screen.wait(1)
      control.showsActivity = false
      screen.wait(1)
      #expect(runs == 0 && !control.showsActivity && control.result?.kind == .updated)
      #expect(control.lastUpdated != nil)
      screen.expectRest()
      screen.pull(by: 300)
      screen.wait(1)
      #expect(runs == 1)
    }
  }

  @Test("Ending what runs elsewhere ends no run of the control, and end() gives it another result")
  func ends() {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      control.begin()
      screen.wait(1)
      control.showsActivity = false
      #expect(control.isRefreshing && !control.showsActivity)
      control.cancel()
      screen.wait(1)
      control.showsActivity = true
      screen.wait(1)
      control.end(.failed("Offline"))
      #expect(control.result == .failed("Offline") && control.phase == .failed)
    }
  }

  @Test("Removing a control that shows a run elsewhere leaves nothing behind")
  func removed() {
    onScreen { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      control.showsActivity = true
      screen.wait(1)
      screen.table.overscroll.top = nil
      screen.wait(1)
      #expect(!control.showsActivity && !control.isRefreshing)
      screen.expectRest()
    }
  }
}
