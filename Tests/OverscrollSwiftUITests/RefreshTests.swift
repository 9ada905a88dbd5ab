import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Tests of pull to refresh from the touch to the end, with both backends.
@MainActor
@Suite struct RefreshTests {
  @Test
  func aPullRunsTheActionAndTheListComesBack() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
        List(0..<40, id: \.self) { Text("\($0)") }.onPullToRefresh { await gate.pass() })
      await device.settle()
      #expect(isNear(screen.offset(), 0))
      screen.pull()
      await device.pass(1)
      #expect(gate.begun == 1)
      #expect(isNear(screen.offset(), -54), "\(screen.offset())")
      #expect(isNear(screen.extraInset(.top), 54))
      #expect(isNear(screen.place(.top).minY, 47), "\(screen.place(.top))")
      gate.open()
      await device.pass(1)
      #expect(isNear(screen.offset(), 0))
      #expect(isNear(screen.extraInset(.top), 0))
      #expect(gate.begun == 1 && gate.cancelled == 0)
    }
  }

  @Test
  func howARunEndedIsReadAloud() async {
    await onDevice { device in
      device.isVoiceOverRunning = true
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
        List(0..<40, id: \.self) { Text("\($0)") }.onPullToRefresh { await gate.pass() })
      await device.settle()
      screen.pull()
      await device.pass(1)
      gate.open()
      await device.pass(1)
      #expect(device.posts.compactMap(\.text).last == "Updated")
    }
  }
}
