import HostRigs
import OverscrollCore
import OverscrollSimulation
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI
@testable import OverscrollUIKit

/// Tests of the viewport of a list below bars: `visibleRect.size`, whatever `containerSize`
/// includes.
@MainActor
@Suite struct ViewportTests {
  @Test(
    "A release past the end of a list below bars fires", arguments: ScrollWay.allCases,
    DeviceFacts.Side.allCases)
  func releaseAtTheEnd(_ way: ScrollWay, _ side: DeviceFacts.Side) async {
    await onDevice(playing: side, of: .containerSize) { device in
      // Insets measured on an iPhone 17 Pro.
      device.screenSize = CGSize(width: 402, height: 874)
      device.safeAreaInsets = UIEdgeInsets(top: 116, left: 0, bottom: 141, right: 0)
      let gate = Gate()
      let screen = SwiftUIScreen(
        way, on: device,
        List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
          .overscroll(edge: .bottom, trigger: .onRelease(past: 44)) { await gate.update() })
      await device.settle()
      let end = screen.scrollView.simulation.legalOffsets.upperBound
      #expect(isNear(end, 60 * 50 + 141 - 874))
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: end), animated: false)
      await device.pass(0.2)
      screen.drag(0, -250)
      await device.pass(1)
      #expect(gate.begun == 1)
      #expect(isNear(screen.place(.bottom).maxY, 874 - 141), "\(screen.place(.bottom))")
      gate.open()
      await device.pass(2)
      #expect(isNear(screen.extraInset(.bottom), 0))
    }
  }

  @Test(
    "A distance in viewports counts the whole visible length", arguments: ScrollWay.allCases,
    DeviceFacts.Side.allCases)
  func distanceInViewports(_ way: ScrollWay, _ side: DeviceFacts.Side) async {
    await onDevice(playing: side, of: .containerSize) { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        way, on: device,
        List(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
          .onLoadMore(within: .viewports(1)) { await gate.update() })
      await device.settle()
      // Without the footer of 44 points.
      let near = screen.scrollView.contentSize.height + 34 - 2 * 844
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: near - 2), animated: false)
      await device.pass(0.2)
      #expect(gate.begun == 0)
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: near + 2), animated: false)
      await device.pass(0.2)
      #expect(gate.begun == 1)
    }
  }
}
