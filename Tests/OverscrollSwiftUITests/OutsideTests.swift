import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollTexts
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// An indicator outside of its list.
@MainActor
@Suite("Indicators outside of the list in SwiftUI", .serialized) struct OutsideTests {
  private func screen(
    _ gate: Gate, _ indicator: OverscrollIndicator? = .lines,
    ofList own: OverscrollIndicator = .hidden, isDescribed: Bool = true,
    _ configure: @escaping OptionTests.Configure = { _ in }
  ) -> some View {
    List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
      .overlay {
        OverscrollEdgeIndicator(indicator, at: isDescribed ? .top : .bottom)
          .frame(width: 90, height: 62)
      }
      .onPullToRefresh(indicator: own) {
        await gate.pass()
        if gate.begun == 1 { throw Failure() }
      }
      .overscrollConfiguration(configure)
  }

  private struct Failure: Error {}

  private func view(_ screen: SwiftUIScreen) -> OverscrollIndicatorView? {
    screen.all(OverscrollIndicatorView.self).first
  }

  private func box(_ screen: SwiftUIScreen) -> IndicatorView? {
    view(screen)?.subviews.compactMap { $0 as? IndicatorView }.first
  }

  private func widths(_ screen: SwiftUIScreen) -> [Double] {
    box(screen)?.elements.compactMap { $0 as? IndicatorShape }.map {
      Double($0.path?.boundingBox.width ?? 0)
    } ?? []
  }

  private func label(_ screen: SwiftUIScreen) -> IndicatorLabel? {
    box(screen)?.elements.compactMap { $0 as? IndicatorLabel }.first
  }

  @Test(
    "UR10: the lines grow with the pull outside of the list, run there, and vanish")
  func lines() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, screen(gate))
      await device.settle()
      await device.pass(0.1)
      #expect(box(screen)?.alpha == 0)
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: 80, over: 0.3)
      #expect(widths(screen).count == 6 && box(screen)?.alpha ?? 0 > 0)
      screen.finger.drag(by: 200, over: 0.3)
      #expect(widths(screen).max() ?? 0 > 40)
      screen.finger.hold(for: 0.15)
      screen.finger.lift()
      await device.pass(0.9)
      #expect(gate.begun == 1 && isNear(screen.extraInset(.top), 0))
      #expect(widths(screen).max() ?? 99 < 10, "the lines are dots")
      screen.show(Text("Nothing"))
      await device.pass(0.1)
      gate.open()
      await device.settle()
      #expect(device.runtimeIssues == [])
    }
  }

  @Test(
    "It has the indicator, style and texts of the edge, and follows their changes")
  func looks() async {
    await onDevice { device in
      let gate = Gate()
      let first = screen(gate, nil, ofList: .text) { $0.style = IndicatorStyle(color: .red) }
      let screen = SwiftUIScreen(on: device, first)
      await device.settle()
      screen.pull()
      await device.pass(1)
      #expect(label(screen)?.text == "Refreshing…" && label(screen)?.textColor == .red)
      screen.show(
        self.screen(gate, nil, ofList: .text) {
          $0.style = IndicatorStyle(color: .blue)
          $0.texts[.refreshing] = "Wait"
        })
      await device.pass(0.1)
      #expect(label(screen)?.text == "Wait" && label(screen)?.textColor == .blue)
      screen.show(self.screen(gate, .text, isDescribed: false))
      await device.pass(0.1)
      #expect(box(screen) == nil, "the bottom edge has no control")
      gate.open()
    }
  }

  @Test(
    "It animates with time, and a tap after a failure tries again")
  func retry() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, screen(gate, .ring))
      await device.settle()
      screen.pull()
      await device.pass(1)
      let turn = box(screen)?.elements.first?.transform
      await device.pass(0.2)
      #expect(turn != nil && box(screen)?.elements.first?.transform != turn)
      gate.open()
      await device.pass(0.2)
      box(screen)?.sendActions(for: .touchUpInside)
      await device.pass(0.2)
      #expect(gate.begun == 2)
      gate.open()
    }
  }

  @Test("It keeps neither the list nor its edges")
  func lifetime() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, screen(gate))
      await device.settle()
      await device.pass(0.1)
      weak var control: OverscrollControl?
      control = view(screen)?.control
      let view = view(screen)
      #expect(control != nil)
      screen.show(Text("Nothing"))
      await device.pass(0.1)
      #expect(control == nil && view?.control == nil)
    }
  }
}
