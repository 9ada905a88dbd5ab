import Combine
import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Interruptions of a list that refreshes: they leave nothing behind, and miss nothing.
@MainActor
@Suite struct InterruptionTests {
  /// An event that leaves the list in place.
  enum Interruption: CaseIterable {
    case keyboard
    case sheet
    case tabSwitch
    case navigation
  }

  private struct Screen: View {
    let gate: Gate
    var id = 0
    var isShown = true

    var body: some View {
      if isShown {
        List(0..<40, id: \.self) { Text("\($0)").frame(height: 50) }
          .onPullToRefresh { await gate.pass() }
          .id(id)
      } else {
        Text("nothing")
      }
    }
  }

  /// Interrupts, runs code, and returns to the list.
  private func interrupt(
    _ interruption: Interruption, _ screen: SwiftUIScreen, during body: () async -> Void
  ) async {
    let (device, controller) = (screen.device, screen.screen)
    switch interruption {
    case .keyboard:
      device.showKeyboard(height: 300)
      await body()
      device.showKeyboard(height: 0)
    case .sheet:
      controller.present(UIViewController(), animated: true)
      await body()
      controller.dismiss(animated: true)
    case .tabSwitch:
      screen.window.rootViewController = UIViewController()
      await body()
      screen.window.rootViewController = controller
    case .navigation:
      let navigation = UINavigationController(rootViewController: controller)
      screen.window.rootViewController = navigation
      device.turn()
      navigation.pushViewController(UIViewController(), animated: true)
      await body()
      navigation.popViewController(animated: true)
    }
    await device.pass(1.5)
  }

  /// A screen after a pull, with the gate at which its action waits.
  private func refreshing(
    _ device: SimulatedDevice
  ) async -> (Gate, SwiftUIScreen) {
    let gate = Gate()
    let screen = SwiftUIScreen(on: device, Screen(gate: gate))
    await device.settle()
    screen.pull()
    await device.pass(1)
    return (gate, screen)
  }

  private func expectRest(_ screen: SwiftUIScreen) {
    #expect(isNear(screen.extraInset(.top), 0))
    #expect(
      isNear(screen.scrollView.contentOffset.y, -screen.scrollView.adjustedContentInset.top))
    #expect(screen.device.runtimeIssues == [])
  }

  @Test(
    "A refresh that ends during an interruption leaves nothing behind",
    arguments: Interruption.allCases)
  func endsMeanwhile(_ interruption: Interruption) async {
    await onDevice { device in
      let (gate, screen) = await refreshing(device)
      #expect(gate.begun == 1)
      await interrupt(interruption, screen) {
        await device.pass(0.5)
        gate.open()
        await device.pass(0.5)
      }
      expectRest(screen)
      #expect(gate.cancelled == 0)
      screen.pull()
      await device.pass(1)
      #expect(gate.begun == 2)
      gate.open()
    }
  }

  @Test(
    "A refresh that goes on during an interruption is shown after it, and ends",
    arguments: Interruption.allCases)
  func goesOn(_ interruption: Interruption) async {
    await onDevice { device in
      let (gate, screen) = await refreshing(device)
      await interrupt(interruption, screen) { await device.pass(1) }
      #expect(gate.begun == 1 && gate.cancelled == 0)
      #expect(isNear(screen.extraInset(.top), 54), "\(screen.extraInset(.top))")
      gate.open()
      await device.pass(1.5)
      expectRest(screen)
    }
  }

  /// Replaces a refreshing list, and pulls the list that follows.
  private func replace(by next: (Gate) -> [Screen]) async {
    await onDevice { device in
      let (gate, screen) = await refreshing(device)
      weak let old = screen.all(UIScrollView.self).first
      for view in next(gate) {
        screen.show(view)
        await device.pass(0.5)
      }
      #expect(gate.begun == 1 && gate.cancelled == 1 && old == nil)
      #expect(screen.all(IndicatorView.self).count == 1)
      expectRest(screen)
      screen.pull()
      await device.pass(1)
      #expect(gate.begun == 2 && isNear(screen.extraInset(.top), 54))
      gate.open()
      await device.pass(1.5)
      expectRest(screen)
    }
  }

  @Test("Another id replaces the list, and cancels its refresh")
  func id() async {
    await replace { [Screen(gate: $0, id: 1)] }
  }

  @Test(
    "A list that is removed and shown again begins from rest")
  func conditional() async {
    await replace { [Screen(gate: $0, isShown: false), Screen(gate: $0)] }
  }
}
