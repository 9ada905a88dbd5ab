import Foundation
import HostRigs
import OverscrollCore
import Testing

@testable import OverscrollUIKit
@_spi(Simulation) @testable import UIKit

/// Objects that must be released, and the time of their release.
@MainActor
@Suite struct LifetimeTests {
  /// The code of a screen.
  final class Owner {}

  /// The objects that must be released, and a counter of handler calls.
  @MainActor
  struct Watch {
    var freed: [(String, Weak)] = []
    let calls = Tally()
    let applied = Tally()
    let cancelled = Tally()

    /// The names of the objects that still exist.
    var left: [String] { freed.compactMap { $0.1.object == nil ? nil : $0.0 } }
  }

  @Test(
    "B073: a list released at any moment is freed and calls no handler",
    arguments: HostMoment.allCases)
  func dropping(at moment: HostMoment) async {
    await onDevice { device in
      let (gate, owner) = (Gate(), Owner())
      var screen: Screen? = Screen(on: device)
      let watch = screen.map { attach(to: $0, owner, gate) }
      if let screen { await moment.enter(screen, gate) }
      #expect(screen?.table.overscroll.top?.phase == moment.phase)
      let called = watch?.calls.count
      screen = nil
      // Cancelled work ends once it observes its cancellation.
      #expect(await eventually { watch?.left.isEmpty == true }, "\(watch?.left ?? [])")
      if moment.isRunning { #expect(watch?.cancelled.count == 1) }
      gate.open()
      await device.pass(2)
      #expect(watch?.calls.count == called, "nobody is called")
      #expect(watch?.applied.count == 0)
      #expect(device.clock.frameHandlerCount == 0)
      withExtendedLifetime(owner) {}
    }
  }

  @Test(
    "B167: an action that never ends does not retain its list",
    arguments: [HostMoment.resting, .pulling, .refreshing, .noMore])
  func neverEnding(_ moment: HostMoment) async {
    await onDevice { device in
      let (gate, isCancelled) = (Gate(), Tally())
      var screen: Screen? = Screen(on: device)
      let table = Weak(object: screen?.table)
      let host = Weak(object: screen.flatMap { attachNeverEnding(to: $0, gate, isCancelled) })
      if let screen { await moment.enter(screen, gate) }
      screen = nil
      // Immediately: the work need not have ended.
      #expect(table.object == nil)
      #expect(host.object == nil)
      #expect(device.clock.frameHandlerCount == 0)
      #expect(isCancelled.count == (moment == .refreshing ? 1 : 0))
      gate.open()
    }
  }

  /// Gives a list work that ignores its cancellation; returns its host.
  private func attachNeverEnding(
    to screen: Screen, _ gate: Gate, _ isCancelled: Tally
  ) -> OverscrollHostView? {
    screen.table.overscroll.top = .refresh {
      await withTaskCancellationHandler {
        await gate.wait()
      } onCancel: {
        isCancelled.add()
      }
    }
    screen.table.overscroll.bottom = .loadMore(trigger: .programmatic) { .updated }
    return screen.table.overscroll.top?.host
  }

  private func attach(to screen: Screen, _ owner: Owner, _ gate: Gate) -> Watch {
    var watch = Watch()
    let (token, applied, cancelled) = (Token(), watch.applied, watch.cancelled)
    let fetch: @Sendable () async throws -> Void = {
      try await withTaskCancellationHandler {
        _ = token
        await gate.wait(orUntilCancelled: true)
        try Task.checkCancellation()
      } onCancel: {
        cancelled.add()
      }
    }
    let apply: @MainActor (Owner, Void) -> RefreshResult = { _, _ in
      applied.add()
      return .updated
    }
    let table = screen.table
    table.overscroll.top = .refresh(owner: owner, fetch: fetch, apply: apply)
    table.overscroll.bottom = .loadMore(
      owner: owner, trigger: .programmatic, fetch: fetch, apply: apply)
    watch.freed.append(("list", Weak(object: table)))
    watch.freed.append(("captured", Weak(object: token)))
    watch.freed.append(("host", Weak(object: table.overscroll.top?.host)))
    for edge in [OverscrollEdge.top, .bottom] {
      let control = table.overscroll[edge]
      control?.onChange = { [calls = watch.calls] _ in calls.add() }
      watch.freed.append(("control", Weak(object: control)))
      watch.freed.append(("indicator", Weak(object: control?.host?.edges[edge].indicator)))
    }
    return watch
  }

  @Test("B169: ending and releasing in one turn leave nothing", arguments: [true, false])
  func endAndDrop(isOnMain: Bool) async {
    await onDevice { device in
      var screen: Screen? = Screen(on: device)
      var run: OverscrollRun?
      let control = OverscrollControl.refresh(manual: { run = $0 })
      let calls = Tally()
      control.onChange = { _ in calls.add() }
      screen?.table.overscroll.top = control
      let seen = [Weak(object: screen?.table), Weak(object: control.host)]
      control.begin()
      screen?.wait(1)
      if isOnMain { run?.end() } else { await endElsewhere(run) }
      let called = calls.count
      screen = nil
      #expect(seen.allSatisfy { $0.object == nil })
      await device.pass(1)
      for _ in 0..<20 { await Task.yield() }
      #expect(calls.count == called)
      #expect(control.phase == .idle)
    }
  }

  private nonisolated func endElsewhere(_ run: OverscrollRun?) async {
    DispatchQueue.global().sync { run?.end() }
  }

  // MARK: Again and again

  /// A scroll view without rows, which would take most of the time; retain the window.
  private func plainView() -> (SimulatedDevice, UIWindow, UIScrollView) {
    let (device, view) = (SimulatedDevice(), UIScrollView())
    let window = device.show(view)
    view.contentSize = CGSize(width: 390, height: 3_000)
    device.turn()
    return (device, window, view)
  }

  /// The number of subviews of a list, and of observers of the list and its gesture recognizer.
  private func counts(of view: UIScrollView) -> [Int] {
    [view.subviews.count, view.observers.count, view.panGestureRecognizer.observers.count]
  }

  @Test func tenThousandControlsLeaveNothingBehind() {
    let (device, window, view) = plainView()
    let before = counts(of: view)
    var seen: [Weak] = []
    for round in 0..<10_000 {
      let control = OverscrollControl.refresh(manual: { _ in })
      view.overscroll.top = control
      if round % 10 == 0 { control.begin() }
      seen.append(Weak(object: control))
      seen.append(Weak(object: control.host))
      view.overscroll.top = nil
      if round % 100 == 0 { device.advance(by: 0.05) }
    }
    device.advance(by: 1)
    #expect(seen.count { $0.object != nil } == 0)
    #expect(counts(of: view) == before)
    #expect(device.clock.frameHandlerCount == 0)
    #expect(device.clock.wakeCount == 0)
    #expect(view.contentInset == .zero)
    withExtendedLifetime(window) {}
  }

  @Test func tenThousandWindowsLeaveNothingBehind() {
    let (device, window, view) = plainView()
    let control = OverscrollControl.refresh(manual: { _ in })
    view.overscroll.top = control
    device.advance(by: 1)
    let before = counts(of: view)
    for round in 0..<10_000 {
      if round % 10 == 0 { control.begin() }
      view.removeFromSuperview()
      if round % 20 == 5 { control.end() }
      window.addSubview(view)
      if round % 100 == 0 { device.advance(by: 0.05) }
    }
    control.end()
    device.advance(by: 1)
    #expect(counts(of: view) == before)
    #expect(device.clock.frameHandlerCount == 0)
    #expect(device.clock.wakeCount == 0)
    #expect(control.phase == .idle && view.contentInset == .zero)
  }

  // MARK: Frames

  @Test func aListAtRestAsksForNoFrames() {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
    screen.wait(1)
    #expect(screen.device.clock.frameHandlerCount == 0)
    screen.pull()
    #expect(screen.device.clock.frameHandlerCount == 1)
    screen.wait(2)
    runs.first?.end()
    screen.wait(2)
    #expect(screen.device.clock.frameHandlerCount == 0)
  }

  @Test func framesEndWhereNobodyIsThereToBeCalled() {
    let screen = Screen()
    let count = Tally()
    let clock = FrameClock(view: screen.table) {
      count.add()
      return count.count < 3
    }
    clock.run()
    screen.wait(1)
    #expect(count.count == 3)
    #expect(screen.device.clock.frameHandlerCount == 0)
  }
}
