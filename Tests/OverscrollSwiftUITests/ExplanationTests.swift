import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// `explain` of the proxy: the reasons that SwiftUI adds, and those of the host.
@MainActor
@Suite("Explanations in SwiftUI", .serialized) struct ExplanationTests {
  @Test("Outside of a list, no edge has a control")
  func outside() {
    #expect(ProxyBox().proxy.explain(.top).reason == .noControl)
  }

  @Test("Modifiers that find no scroll view say so")
  func noScrollView() async {
    await onDevice { device in
      let box = ProxyBox()
      let screen = SwiftUIScreen(
        on: device, Text("No list").overlay { ProxyProbe(box: box) }.onPullToRefresh {})
      await device.pass(0.5)
      #expect(screen.all(UIScrollView.self).isEmpty)
      #expect(box.proxy.explain(.top).reason == .noScrollView)
      #expect(box.proxy.explain(.bottom).reason == .noControl)
    }
  }

  @Test("A list says why it does not load or refresh")
  func list() async {
    await onDevice { device in
      let box = ProxyBox()
      let screen = SwiftUIScreen(
        on: device,
        List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
          .overlay { ProxyProbe(box: box) }
          .onPullToRefresh {}
          .onLoadMore { .noMore })
      await device.pass(0.5)
      #expect(box.proxy.explain(.top).reason == .notPulled)
      #expect(box.proxy.explain(.bottom).reason == .tooFar)
      box.proxy.begin(.bottom)
      await device.pass(2)
      #expect(box.proxy.explain(.bottom).reason == .noMore)
      screen.show(
        List(0..<60, id: \.self) { Text("\($0)").frame(height: 50) }
          .overlay { ProxyProbe(box: box) }
          .onPullToRefresh {}
          .disabled(true))
      await device.pass(0.5)
      #expect(box.proxy.explain(.top).reason == .disabled)
    }
  }
}
