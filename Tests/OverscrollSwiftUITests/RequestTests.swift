import HostRigs
import OverscrollCore
import OverscrollIndicators
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

/// A row that refreshes by SwiftUI's own environment value.
private struct RefreshRow: View {
  @Environment(\.refresh) private var refresh
  let ended: Gate

  var body: some View {
    Button(action: { Task { await tapped() } }) { Text(refresh == nil ? "none" : "Reload") }
      .frame(height: 50)
  }

  private func tapped() async {
    await refresh?()
    await ended.pass()
  }
}

/// Tests of requests from views in a list, and of content that changes its identity.
@MainActor
@Suite struct RequestTests {
  @Test(
    "A row refreshes by \\.refresh and waits for the end")
  func refreshAction() async {
    await onDevice { device in
      let (gate, ended) = (Gate(), Gate())
      let screen = SwiftUIScreen(
        on: device,
        List(0..<40, id: \.self) { _ in RefreshRow(ended: ended).overscrollRefreshAction() }
          .onPullToRefresh { await gate.pass() })
      await device.settle()
      #expect(!screen.words.contains("none"))
      #expect(screen.all(UIRefreshControl.self).isEmpty)
      let button = screen.all(UIControl.self).first { !($0 is IndicatorView) }
      if let button { screen.finger.tap(button) }
      await device.pass(1)
      #expect(gate.begun == 1)
      #expect(ended.begun == 0)
      gate.open()
      #expect(await eventually(on: device) { ended.begun == 1 })
      ended.open()
    }
  }

  @Test("Without the modifier, a row has no refresh action")
  func noRefreshAction() async {
    await onDevice { device in
      let screen = SwiftUIScreen(
        on: device,
        List(0..<40, id: \.self) { _ in RefreshRow(ended: Gate()) }.onPullToRefresh {})
      await device.settle()
      #expect(screen.words.contains("none"))
    }
  }

  private func pages(
    _ gate: Gate, _ box: ProxyBox, id: AnyHashable? = nil, hasMore: Bool? = nil
  ) -> some View {
    List(0..<40, id: \.self) { Text("\($0)").frame(height: 50) }
      .background { ProxyProbe(box: box) }
      .onLoadMore(within: .points(100), hasMore: hasMore, id: id) {
        await gate.pass()
        return .noMore
      }
  }

  @Test("Another filter allows loading again")
  func otherID() async {
    await onDevice { device in
      let (gate, box) = (Gate(), ProxyBox())
      let screen = SwiftUIScreen(on: device, pages(gate, box, id: "all"))
      await device.pass(0.2)
      screen.flick(-6_000)
      await device.pass(0.5)
      gate.open()
      await device.pass(1)
      #expect(gate.begun == 1 && box.proxy.phase(of: .bottom) == .noMore)
      screen.show(pages(gate, box, id: "all"))
      await device.pass(0.2)
      #expect(box.proxy.phase(of: .bottom) == .noMore)
      screen.show(pages(gate, box, id: "unread"))
      await device.pass(0.2)
      screen.drag(0, 300)
      screen.flick(-6_000)
      await device.pass(0.5)
      #expect(gate.begun == 2)
      screen.show(pages(gate, box, id: "read"))
      #expect(await eventually(on: device) { gate.cancelled == 1 })
      screen.show(pages(gate, box, id: "flagged", hasMore: false))
      await device.pass(0.2)
      #expect(box.proxy.phase(of: .bottom) == .noMore, "the state has the last word")
    }
  }

  @Test("The first filter of a list that had none is another one, too")
  func firstID() async {
    await onDevice { device in
      let (gate, box) = (Gate(), ProxyBox())
      let screen = SwiftUIScreen(on: device, pages(gate, box, id: nil))
      await device.pass(0.2)
      screen.flick(-6_000)
      await device.pass(0.5)
      gate.open()
      await device.pass(1)
      #expect(box.proxy.phase(of: .bottom) == .noMore)
      screen.show(pages(gate, box, id: "unread"))
      await device.pass(0.2)
      #expect(box.proxy.phase(of: .bottom) != .noMore)
    }
  }

  @Test("A binding that is true at first begins a run")
  func trueAtFirst() async {
    await onDevice { device in
      let gate = Gate()
      var isRefreshing = true
      let screen = SwiftUIScreen(
        on: device,
        List(0..<40, id: \.self) { Text("\($0)") }
          .onPullToRefresh(
            isRefreshing: Binding(get: { isRefreshing }, set: { isRefreshing = $0 })
          ) { await gate.pass() })
      await device.pass(0.5)
      #expect(gate.begun == 1 && isRefreshing && !screen.all(UIScrollView.self).isEmpty)
      gate.open()
      #expect(await eventually(on: device) { !isRefreshing })
    }
  }

  @Test("Modifiers of a container belong to a list that covers more than half of it")
  func container() async {
    for (length, expected) in [(nil, 0), (CGFloat(200), 1)] {
      await onDevice { device in
        let gate = Gate()
        let screen = SwiftUIScreen(
          on: device,
          VStack {
            List(0..<40, id: \.self) { Text("\($0)") }.frame(height: length)
            List(0..<40, id: \.self) { Text("\($0)") }
          }
          .onPullToRefresh { await gate.pass() })
        await device.pass(0.5)
        screen.drag(0, 250, number: 0)
        screen.drag(0, 250, number: 1)
        await device.pass(1)
        #expect(gate.begun == expected)
        gate.open()
      }
    }
  }

  @Test("A view in the list allows loading again")
  func reset() async {
    await onDevice { device in
      let (gate, box) = (Gate(), ProxyBox())
      let screen = SwiftUIScreen(on: device, pages(gate, box))
      await device.pass(0.2)
      screen.flick(-6_000)
      await device.pass(0.5)
      gate.open()
      await device.pass(1)
      #expect(box.proxy.phase(of: .bottom) == .noMore)
      device.run { box.proxy.reset(.bottom) }
      await device.pass(0.2)
      #expect(box.proxy.phase(of: .bottom) != .noMore)
    }
  }

  @Test(
    "Separate fetch and apply can have a view as their indicator")
  func fetchingIndicator() async {
    await onDevice { device in
      let (gate, applied) = (Gate(), Gate())
      let screen = SwiftUIScreen(
        on: device,
        List(0..<40, id: \.self) { Text("\($0)") }
          .overscroll(
            edge: .top, fetch: { await gate.pass() },
            apply: { _ in
              Task { await applied.pass() }
              return .unchanged
            },
            indicator: { state in Text("is \(state.phase)").frame(height: 70) }))
      await device.settle()
      screen.pull()
      #expect(await eventually(on: device) { gate.begun == 1 })
      await device.pass(1)
      #expect(isNear(screen.place(.top).height, 70))
      #expect(screen.words.contains("is refreshing"))
      gate.open()
      #expect(await eventually(on: device) { applied.begun == 1 })
      applied.open()
    }
  }
}
