import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Events that cancel the work of a run, and events that do not.
@MainActor
@Suite struct CancellationTests {
  /// Work that waits at a gate, and records whether it was cancelled there.
  struct Work: Sendable {
    let gate = Gate()
    let begun = Tally()
    let cancelled = Tally()
    let ended = Tally()

    func fetch() async {
      begun.add()
      await withTaskCancellationHandler {
        await gate.wait()
      } onCancel: {
        cancelled.add()
      }
      ended.add()
    }
  }

  /// Events on a screen whose list has a run in progress.
  enum Event: CaseIterable, Sendable {
    case tab, push, cover, window, newAction, newOptions, reload, rotation
  }

  /// A list in a screen of a navigation controller, behind one of two tabs.
  @MainActor
  final class App {
    let device: Device
    let screen = UITableViewController(style: .plain)
    let tabs = UITabBarController()
    let stack: UINavigationController
    let window: UIWindow

    init(on device: Device) {
      self.device = device
      stack = UINavigationController(rootViewController: screen)
      tabs.viewControllers = [stack, UIViewController()]
      window = device.show(tabs)
    }

    var table: UITableView { screen.tableView }

    /// Performs an event, and reverses it if it hides the screen.
    func meet(_ event: Event) {
      switch event {
      case .tab: leave({ tabs.selectedIndex = 1 }, andReturn: { tabs.selectedIndex = 0 })
      case .push:
        leave(
          { stack.pushViewController(UIViewController(), animated: true) },
          andReturn: { stack.popViewController(animated: true) })
      case .cover:
        leave(
          { screen.present(UIViewController(), animated: true) },
          andReturn: { screen.dismiss(animated: true) })
      case .window:
        let owner = table.superview
        leave({ table.removeFromSuperview() }, andReturn: { owner?.addSubview(table) })
      case .newAction:
        for _ in 0..<3 { table.overscroll.top?.useAction(of: .refresh(manual: { _ in })) }
      case .newOptions: table.overscroll.top?.options.trigger = .onRelease(past: 90)
      case .reload: table.reloadData()
      case .rotation: device.rotate()
      }
      device.advance(by: 1)
    }

    private func leave(_ go: () -> Void, andReturn comeBack: () -> Void) {
      go()
      device.advance(by: 1)
      comeBack()
    }
  }

  @Test(arguments: Event.allCases)
  func whatAScreenGoesThroughCancelsNothing(_ event: Event) async {
    await onDevice { device in
      let (app, work, applied) = (App(on: device), Work(), Tally())
      app.table.overscroll.top = .refresh(
        owner: app.screen, fetch: { await work.fetch() }, apply: { _, _ in applied.add() })
      let run = app.table.overscroll.top?.begin()
      #expect(await eventually { work.begun.count == 1 })
      app.meet(event)
      #expect(run?.isCurrent == true && work.cancelled.count == 0)
      work.gate.open()
      #expect(await run?.result == .updated)
      #expect(applied.count == 1 && work.begun.count == 1 && work.cancelled.count == 0)
    }
  }

  /// Ways to end a run before its work is done.
  enum End: CaseIterable, Sendable {
    case cancel, timeout, removal, replacement, policy, refresh, drop
  }

  @Test(arguments: End.allCases)
  func whateverGivesARunUpCancelsItsWorkAndAppliesNothing(_ end: End) async {
    await onDevice { device in
      var screen: Screen? = Screen(on: device)
      let (owner, work, applied) = (Token(), Work(), Tally())
      screen?.table.overscroll.durations.timeout = end == .timeout ? 2 : 0
      screen?.table.overscroll.bottom = .loadMore(
        owner: owner, trigger: .programmatic, fetch: { await work.fetch() },
        apply: { _, _ in
          applied.add()
          return .updated
        })
      let run = screen?.table.overscroll.bottom?.begin()
      #expect(await eventually { work.begun.count == 1 })
      if end == .drop { screen = nil } else { screen.map { give(up: $0, by: end) } }
      #expect(run?.isCurrent == false)
      #expect(work.cancelled.count == 1, "at once")
      work.gate.open()
      #expect(await eventually { work.ended.count == 1 })
      await device.pass(1)
      #expect(applied.count == 0, "late results are refused")
      #expect(await run?.result.kind == (end == .timeout ? .failed : .cancelled))
      withExtendedLifetime(owner) {}
    }
  }

  private func give(up screen: Screen, by end: End) {
    switch end {
    case .cancel: screen.table.overscroll.bottom?.cancel()
    case .timeout: screen.wait(2.1)
    case .removal: screen.table.overscroll.bottom = nil
    case .replacement:
      screen.table.overscroll.bottom = .loadMore(trigger: .programmatic) { .updated }
    case .policy: screen.table.overscroll.concurrency = .oneAtATime
    case .refresh:
      screen.table.overscroll.top = .refresh(manual: { _ in })
      screen.table.overscroll.top?.begin()
    case .drop: break
    }
  }

  @Test func aPageThatARefreshOvertookMayBeAskedForAgain() async {
    await onDevice { device in
      let (screen, work) = (Screen(on: device), Work())
      screen.table.overscroll.top = .refresh { throw CancellationError() }
      screen.table.overscroll.bottom = .loadMore(trigger: .programmatic) {
        await work.fetch()
        return .updated
      }
      screen.table.overscroll.bottom?.begin()
      #expect(await eventually { work.begun.count == 1 })
      #expect(await screen.table.overscroll.top?.begin()?.result == .cancelled)
      await device.pass(2)
      screen.table.overscroll.bottom?.begin()
      #expect(await eventually { work.begun.count == 2 }, "also where the refresh came to nothing")
      work.gate.open()
    }
  }

  @Test func whoeverReleasesAControlLeavesItsTaskToTheList() async {
    await onDevice { device in
      let (screen, work) = (Screen(on: device), Work())
      var control: OverscrollControl? = .refresh { await work.fetch() }
      screen.table.overscroll.top = control
      let run = control?.begin()
      control = nil
      #expect(await eventually { work.begun.count == 1 })
      work.gate.open()
      #expect(await run?.result == .updated)
      #expect(work.cancelled.count == 0)
    }
  }
}
