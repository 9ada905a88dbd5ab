import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import ScrollPhysics
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Tests of triggers in a list below bars.
@MainActor
@Suite struct ViewportTests {
  @Test("A release past the end of a list below bars fires")
  func releaseAtTheEnd() async {
    await onDevice { device in
      let gate = Gate()
      let screen = await phone(on: device, .onRelease(past: 44), gate)
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

  /// A list of 60 rows below bars, with insets measured on an iPhone 17 Pro, scrolled so that a
  /// distance to its end is left, in points.
  private func phone(
    on device: SimulatedDevice, _ trigger: OverscrollTrigger, _ gate: Gate
  ) async -> SwiftUIScreen {
    device.screenSize = CGSize(width: 402, height: 874)
    device.safeAreaInsets = UIEdgeInsets(top: 116, left: 0, bottom: 141, right: 0)
    let screen = SwiftUIScreen(
      on: device,
      List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
        .overscroll(edge: .bottom, trigger: trigger) { await gate.update() })
    await device.settle()
    return screen
  }

  /// The number of runs after a scroll that leaves a distance to the end of the rows, in points.
  private func runs(
    at distance: Double, on device: SimulatedDevice, _ trigger: OverscrollTrigger
  ) async -> Int {
    let gate = Gate()
    let screen = await phone(on: device, trigger, gate)
    let offset = 60 * 50 + 141 - 874 - distance
    screen.finger.touch(screen.scrollView)
    screen.finger.drag(by: -30)
    screen.scrollView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
    await device.pass(0.2)
    screen.finger.lift()
    await device.pass(0.2)
    return gate.begun
  }

  @Test("A distance in points, a visible part and a reach fire at their places below bars")
  func placesOfTriggers() async {
    // Each trigger, and the distance to the end of the rows at which it fires.
    let places: [(OverscrollTrigger, Double)] = [
      (.within(.points(100)), 100), (.indicatorVisible(fraction: 0.5), -22),
      (.onPull(past: 30), -30),
    ]
    for (trigger, place) in places {
      for (distance, count) in [(place + 2, 0), (place - 2, 1)] {
        await onDevice { device in
          let begun = await runs(at: distance, on: device, trigger)
          #expect(begun == count, "\(trigger) \(distance)")
        }
      }
    }
  }

  @Test("A distance in viewports counts the whole visible length")
  func distanceInViewports() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
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
