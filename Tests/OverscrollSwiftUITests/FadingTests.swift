import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Tests that the indicators of pull edges are invisible at rest, with both backends.
@MainActor
@Suite struct FadingTests {
  @Test("The indicator fades in with the pull and out again")
  func pull() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
        List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
          .onPullToRefresh { await gate.pass() }
          .onLoadMore { .unchanged })
      await device.settle()
      #expect(screen.box(.top)?.alpha == 0)
      #expect(screen.box(.bottom)?.alpha == 1, "pages are in line with the content")
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 60, over: 0.3)
      let alpha = screen.box(.top)?.alpha ?? 0
      #expect(alpha > 0.2 && alpha < 0.9)
      screen.finger.drag(by: 200, over: 0.3)
      screen.finger.hold(for: 0.15)
      #expect(screen.box(.top)?.alpha == 1)
      screen.finger.lift()
      await device.pass(1)
      #expect(gate.begun == 1 && screen.box(.top)?.alpha == 1)
      gate.open()
      await device.pass(2)
      #expect(screen.box(.top)?.alpha == 0)
    }
  }
}
