import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Tests of lists that refresh automatically, and of retried actions.
@MainActor
@Suite struct FreshnessTests {
  private struct Broken: Error {}

  private func list(_ gate: Gate, title: String = "") -> some View {
    VStack {
      Text(title)
      List(0..<40, id: \.self) { Text("\($0)") }.onPullToRefresh { await gate.pass() }
    }
  }

  @Test
  func aListThatWasNeverUpdatedRefreshesAsItAppearsAndOnce() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate).overscrollRefresh(whenOlderThan: 3_600))
      await device.settle()
      await device.pass(0.5)
      #expect(gate.begun == 1 && isNear(screen.extraInset(.top), 54))
      gate.open()
      await device.pass(1)
      for title in ["a", "b"] {
        screen.show(list(gate, title: title).overscrollRefresh(whenOlderThan: 3_600))
        await device.pass(0.5)
      }
      NotificationCenter.default.post(
        name: UIApplication.willEnterForegroundNotification, object: nil)
      await device.pass(0.5)
      #expect(gate.begun == 1 && isNear(screen.extraInset(.top), 0))
    }
  }

  @Test(
    "U14: an old list refreshes when only its own scene shows again")
  func scenes() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate).overscrollRefresh(whenOlderThan: 0))
      await device.settle()
      gate.open()
      await device.pass(1)
      #expect(gate.begun == 1 && isNear(screen.extraInset(.top), 0))
      NotificationCenter.default.post(
        name: UIScene.willEnterForegroundNotification, object: NSObject())
      await device.pass(0.5)
      #expect(gate.begun == 1, "another scene")
      device.showScene()
      await device.pass(0.5)
      #expect(gate.begun == 2)
    }
  }

  @Test
  func aListThatHasGrownOldRefreshesOnReturnAndNotAsItIsDrawnAnew() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate).overscrollRefresh(whenOlderThan: 0))
      await device.settle()
      gate.open()
      await device.pass(1)
      #expect(gate.begun == 1)
      screen.show(list(gate, title: "new").overscrollRefresh(whenOlderThan: 0))
      await device.pass(0.5)
      #expect(gate.begun == 1)
      NotificationCenter.default.post(
        name: UIApplication.willEnterForegroundNotification, object: nil)
      await device.pass(0.5)
      #expect(gate.begun == 2)
    }
  }

  @Test
  func withoutAnAgeNothingRefreshesByItself() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate))
      await device.pass(1)
      #expect(gate.begun == 0)
      screen.show(list(gate).overscrollRefresh(whenOlderThan: 60))
      await device.pass(0.5)
      #expect(gate.begun == 1)
    }
  }

  @Test
  func whatThrowsIsTriedAgainAsOneRun() async {
    await onDevice { device in
      var calls = 0
      let view = List(0..<40, id: \.self) { Text("\($0)") }
        .onPullToRefresh {
          calls += 1
          if calls < 3 { throw Broken() }
        }
        .overscrollConfiguration { $0.retryPolicy = .backoff(count: 2, firstDelay: 0.2) }
      let screen = SwiftUIScreen(on: device, view)
      await device.settle()
      screen.pull()
      await device.pass(0.1)
      #expect(calls == 1)
      await device.pass(3)
      #expect(calls == 3 && isNear(screen.extraInset(.top), 0))
    }
  }
}
