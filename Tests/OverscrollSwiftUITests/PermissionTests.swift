import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// The user's permissions at an edge, to arm it and to scroll while it runs, and runs of the app that
/// an edge only shows.
@MainActor
@Suite("Permissions, and runs elsewhere, in SwiftUI") struct PermissionTests {
  private func list(
    _ gate: Gate, opacity: Double = 1, by trigger: OverscrollTrigger? = nil,
    _ configure: @escaping OptionTests.Configure = { _ in }
  ) -> some View {
    List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
      .onPullToRefresh(trigger: trigger) { await gate.pass() }
      .overscrollConfiguration(configure)
      .opacity(opacity)
  }

  private func show(
    _ view: some View, _ device: SimulatedDevice
  ) async -> SwiftUIScreen {
    let screen = SwiftUIScreen(on: device, view)
    await device.settle()
    await device.pass(0.2)
    return screen
  }

  // MARK: Arming

  @Test(
    "The latest closure decides each time that a pull passes the distance whether it arms")
  func arming() async {
    await onDevice { device in
      let gate = Gate()
      var phase = OverscrollPhase.idle
      var questions: [String] = []
      @MainActor func asking(_ name: String, _ answer: Bool) -> some View {
        list(gate) {
          $0.top.shouldArm = {
            questions.append(name)
            return answer
          }
        }
        .onOverscrollChange(at: .top) { phase = $0.phase }
      }
      let screen = await show(asking("first", true), device)
      screen.show(asking("second", false))
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 200, over: 0.3)
      await device.pass(0.1)
      #expect(questions == ["second"] && phase == .pulling)
      screen.finger.drag(by: -170, over: 0.3)
      screen.show(asking("third", true))
      screen.finger.drag(by: 200, over: 0.3)
      await device.pass(0.1)
      #expect(questions == ["second", "third"] && phase == .armed)
      screen.finger.drag(by: -170, over: 0.3)
      screen.show(asking("fourth", false))
      screen.finger.drag(by: 200, over: 0.3)
      screen.finger.hold(for: 0.15)
      screen.finger.lift()
      await device.pass(1)
      #expect(gate.begun == 0 && isNear(screen.offset(), 0))
      screen.show(list(gate))
      await device.pass(0.1)
      screen.pull()
      await device.pass(1)
      #expect(gate.begun == 1 && questions.count == 3)
      gate.open()
    }
  }

  // MARK: Transparent views

  enum Veil: CaseIterable, Sendable { case list, edge, listAfterwards }

  @Test(
    "SX15: a transparent edge or list never runs by a pull", arguments: Veil.allCases)
  func transparent(_ veil: Veil) async {
    await onDevice { device in
      let gate = Gate()
      @MainActor func veiled(_ isVeiled: Bool) -> some View {
        list(gate, opacity: isVeiled && veil != .edge ? 0 : 1) {
          if isVeiled, veil == .edge { $0.top.alpha = 0.01 }
        }
      }
      let screen = await show(veiled(veil != .listAfterwards), device)
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 300, over: 0.3)
      screen.finger.hold(for: 0.15)
      if veil == .listAfterwards { screen.show(veiled(true)) }
      screen.finger.lift()
      await device.pass(1)
      #expect(gate.begun == 0 && isNear(screen.offset(), 0))
      screen.show(veiled(false))
      await device.pass(0.1)
      screen.pull(by: 300)
      await device.pass(1)
      #expect(gate.begun == 1)
      gate.open()
    }
  }

  @Test(
    "The opacity of an edge is that of its indicator, within its range",
    arguments: [(0.5, 0.5), (7.0, 1.0), (-1.0, 0.0), (Double.nan, 1.0)])
  func alpha(_ alpha: (Double, Double)) async {
    await onDevice { device in
      let gate = Gate()
      let screen = await show(list(gate), device)
      screen.pull()
      await device.pass(1)
      screen.show(list(gate) { $0.top.alpha = alpha.0 })
      await device.pass(0.1)
      #expect(screen.box(.top).map { Double($0.alpha) } == alpha.1)
      gate.open()
    }
  }

  // MARK: Frozen content

  private func scrolls(_ screen: SwiftUIScreen) async -> Bool {
    let offset = screen.scrollView.contentOffset.y
    screen.drag(0, -100)
    await screen.device.pass(1)
    return screen.scrollView.contentOffset.y != offset
  }

  @Test(
    "The user cannot scroll while the action runs, and can afterwards")
  func freeze() async {
    await onDevice { device in
      let gate = Gate()
      let frozen = list(gate) { $0.top.options { $0.freezesContent = true } }
      let screen = await show(frozen, device)
      for _ in 0..<2 {
        screen.pull()
        await device.pass(1)
        #expect(isNear(screen.offset(), -54))
        let isScrolled = await scrolls(screen)
        #expect(!isScrolled)
        gate.open()
        await device.pass(1)
      }
      #expect(gate.begun == 2)
      let isScrolled = await scrolls(screen)
      #expect(isScrolled)
    }
  }

  @Test(
    "A change of the option during a run releases the list")
  func release() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await show(
        list(gate) { $0.top.options { $0.freezesContent = true } }, device)
      screen.pull()
      await device.pass(1)
      #expect(!screen.scrollView.panGestureRecognizer.isEnabled)
      screen.show(list(gate))
      #expect(screen.scrollView.panGestureRecognizer.isEnabled)
      gate.open()
    }
  }

  @Test(
    "A finger that is down when the run begins is released, and the list returns")
  func heldFinger() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await show(
        list(gate, by: .onPull(past: 54)) { $0.top.options { $0.freezesContent = true } }, device)
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 300, over: 0.3)
      await device.pass(0.5)
      device.waitForRest(of: screen.scrollView)
      await device.pass(1)
      #expect(gate.begun == 1 && !screen.scrollView.isTracking)
      let rest = screen.offset()
      #expect(abs(rest + 54) < 0.5, "\(rest)")
      screen.finger.lift()
      gate.open()
      await device.pass(2)
      #expect(isNear(screen.offset(), 0))
    }
  }

  // MARK: Runs elsewhere

  @Test(
    "A refresh that runs elsewhere is shown without running the action, and a pull adds nothing")
  func elsewhere() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await show(list(gate), device)
      for _ in 0..<2 {
        screen.show(list(gate) { $0.top.showsActivity = true })
        await device.pass(1)
        #expect(isNear(screen.offset(), -54), "\(screen.offset())")
        #expect(screen.words.contains("Refreshing…"))
        screen.pull(by: 300)
        await device.pass(1)
        screen.show(list(gate) { $0.top.showsActivity = true })
        #expect(isNear(screen.offset(), -54) && gate.begun == 0, "\(screen.offset())")
        screen.show(list(gate))
        await device.pass(3)
        #expect(isNear(screen.offset(), 0))
      }
      screen.pull(by: 300)
      await device.pass(1)
      #expect(gate.begun == 1)
      gate.open()
    }
  }

  @Test(
    "The end of a refresh elsewhere ends no run of the action")
  func ends() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await show(list(gate), device)
      screen.pull()
      await device.pass(1)
      screen.show(list(gate) { $0.top.showsActivity = true })
      screen.show(list(gate))
      await device.pass(1)
      #expect(gate.cancelled == 0 && isNear(screen.offset(), -54))
      gate.open()
      await device.pass(1)
      #expect(isNear(screen.offset(), 0))
    }
  }

  @Test(
    "A list that appears during a refresh elsewhere shows it, and removing it leaves nothing")
  func appears() async {
    await onDevice { device in
      let gate = Gate()
      let running = list(gate) { $0.top.showsActivity = true }
      for _ in 0..<2 {
        let screen = await show(running, device)
        await device.pass(1)
        #expect(isNear(screen.offset(), -54) && gate.begun == 0)
        screen.show(List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }.opacity(1))
        await device.pass(1)
        #expect(isNear(screen.offset(), 0))
      }
      #expect(device.runtimeIssues == [])
    }
  }
}
