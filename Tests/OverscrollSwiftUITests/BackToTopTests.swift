import HostRigs
import OverscrollCore
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

/// Tests of the button to the top and its companion.
@MainActor
@Suite struct BackToTopTests {
  private final class Taps {
    var count = 0
  }

  private func list(_ taps: Taps) -> some View {
    List(0..<200, id: \.self) { Text("\($0)").frame(height: 50) }
      .overscrollBackToTop {
        Button(action: { taps.count += 1 }) { Text("New").frame(width: 60, height: 44) }
      }
  }

  private func frame(_ screen: SwiftUIScreen) -> CGRect {
    companion(screen).map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  private func companion(_ screen: SwiftUIScreen) -> UIView? {
    screen.all(CompanionCorner.self).first?.subviews.first
  }

  @Test("A companion moves above the button and back")
  func companion() async {
    await onDevice { device in
      let taps = Taps()
      let screen = SwiftUIScreen(on: device, list(taps))
      await device.settle()
      let rest = frame(screen)
      let corner = screen.window.bounds.inset(by: screen.window.safeAreaInsets)
      #expect(isNear(rest.maxX, corner.maxX - 16))
      #expect(isNear(rest.maxY, corner.maxY - 16))
      #expect(isNear(rest.width, 60))
      for _ in 0..<4 { screen.flick(-6_000) }
      #expect(frame(screen) == rest)
      screen.drag(0, 300)
      await device.pass(0.5)
      let button = screen.all(BackToTopButton.self).first
      #expect(button?.isRisen == true)
      #expect(isNear(frame(screen).minY, rest.minY - 60))
      if let companion = companion(screen) { screen.finger.tap(companion) }
      #expect(taps.count == 1)
      if let button { screen.finger.tap(button) }
      await device.pass(2)
      #expect(isNear(screen.offset(), 0))
      #expect(frame(screen) == rest)
    }
  }

  @Test("A companion stands in the left corner from right to left")
  func rightToLeft() async {
    await onDevice { device in
      device.layoutDirection = .rightToLeft
      let screen = SwiftUIScreen(on: device, list(Taps()))
      await device.settle()
      #expect(isNear(frame(screen).minX, 16))
    }
  }
}
