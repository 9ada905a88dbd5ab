import Combine
import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Tests of the app's state: whether there is more to load, and whether the list is disabled.
@MainActor
@Suite struct StateTests {
  private func list(_ gate: Gate, hasMore: Bool) -> some View {
    List(0..<40, id: \.self) { Text("\($0)").frame(height: 50) }
      .onLoadMore(within: .points(100), hasMore: hasMore) { await gate.update() }
  }

  @Test("Nothing is loaded while the state has no more")
  func noMore() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate, hasMore: false))
      await device.pass(0.2)
      screen.flick(-6_000)
      await device.pass(0.5)
      #expect(gate.begun == 0)
      screen.show(list(gate, hasMore: true))
      await device.pass(0.2)
      screen.drag(0, 300)
      screen.flick(-6_000)
      await device.pass(0.5)
      #expect(gate.begun == 1)
      gate.open()
    }
  }

  @Test("A state that has no more ends loading after a page")
  func lastPage() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate, hasMore: true))
      await device.pass(0.2)
      screen.flick(-6_000)
      await device.pass(0.5)
      #expect(gate.begun == 1)
      screen.show(list(gate, hasMore: false))
      gate.open()
      await device.pass(1)
      screen.drag(0, 300)
      screen.flick(-6_000)
      await device.pass(0.5)
      #expect(gate.begun == 1)
    }
  }

  @Test("A disabled list does not refresh until it is enabled")
  func disabled() async {
    await onDevice { device in
      let gate = Gate()
      @MainActor func list(isDisabled: Bool) -> some View {
        List(0..<40, id: \.self) { Text("\($0)") }
          .onPullToRefresh { await gate.pass() }
          .disabled(isDisabled)
      }
      let screen = SwiftUIScreen(on: device, list(isDisabled: true))
      await device.pass(0.2)
      screen.pull()
      await device.pass(1)
      #expect(gate.begun == 0 && isNear(screen.offset(), 0))
      screen.show(list(isDisabled: false))
      await device.pass(0.2)
      screen.pull()
      await device.pass(1)
      #expect(gate.begun == 1)
      gate.open()
    }
  }
}

private struct ProxyRow: View {
  @Environment(\.overscroll) private var overscroll

  var body: some View {
    Button(action: { overscroll.begin(.top) }) { Text("Reload") }.frame(height: 50)
  }
}

/// Tests of requests that views in a list make.
@MainActor
@Suite struct ProxyTests {
  @Test("A row begins a refresh that opens at rest", arguments: [true, false])
  func begin(_ isContained: Bool) async {
    await onDevice { device in
      let gate = Gate()
      let rows = List(0..<40, id: \.self) { _ in ProxyRow() }
      let screen =
        isContained
        ? SwiftUIScreen(on: device, VStack { rows }.onPullToRefresh { await gate.pass() })
        : SwiftUIScreen(on: device, rows.onPullToRefresh { await gate.pass() })
      await device.pass(0.2)
      let rest = screen.scrollView.contentOffset.y
      let button = screen.all(UIControl.self).first { !($0 is IndicatorView) }
      if let button { screen.finger.tap(button) }
      await device.pass(1.5)
      #expect(gate.begun == 1)
      // An animated scroll ends on a pixel.
      #expect(abs(screen.scrollView.contentOffset.y - (rest - 54)) < 0.5)
      #expect(device.runtimeIssues == [])
      gate.open()
      await device.pass(1)
      #expect(isNear(screen.scrollView.contentOffset.y, rest))
    }
  }
}
