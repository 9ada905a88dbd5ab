import Combine
import HostRigs
import OverscrollCore
import OverscrollSwiftUI
import ScrollPhysics
@_spi(Simulation) import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The host on both sides of the rows S4 to S13 of `Facts.md`.
@MainActor
@Suite struct HostFactTests {
  /// Rows whose side must not affect a refresh.
  private nonisolated static let rows: [DeviceFacts.Row] = [
    .externalInsets, .foreignOffsets, .contentRefresh, .insertedRows, .listViews, .lazyLengths,
  ]

  private func list(_ gate: Gate) -> some View {
    List(0..<40, id: \.self) { Text("\($0)").frame(height: 50) }
      .onPullToRefresh { await gate.pass() }
  }

  /// The visible offset in each of several frames.
  private func frames(_ count: Int, of screen: SwiftUIScreen) async -> [Double] {
    var offsets: [Double] = []
    for _ in 0..<count {
      offsets.append(screen.scrollView.simulation.presentedOffset)
      await screen.device.pass(1 / 60)
    }
    return offsets
  }

  private func steps(_ values: [Double]) -> [Double] {
    zip(values, values.dropFirst()).map { $1 - $0 }
  }

  @Test(
    "S4 to S13: a refresh moves the list without a jump, on both sides",
    arguments: rows, DeviceFacts.Side.allCases)
  func refresh(_ row: DeviceFacts.Row, _ side: DeviceFacts.Side) async {
    await onDevice(playing: side, of: row) { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate))
      await device.settle()
      screen.pull()
      let opening = await frames(60, of: screen)
      #expect(gate.begun == 1)
      #expect(isNear(screen.extraInset(.top), 54) && isNear(screen.offset(), -54))
      #expect(steps(opening).allSatisfy { $0 > -0.4 && $0 < 30 }, "\(opening)")
      gate.open()
      let closing = await frames(90, of: screen)
      #expect(isNear(screen.extraInset(.top), 0) && isNear(screen.offset(), 0))
      #expect(steps(closing).allSatisfy { $0 > -0.4 && $0 < 16 }, "\(closing)")
      #expect(device.runtimeIssues == [])
    }
  }

  @Test(
    "S4 to S13: an extra inset that opens at rest follows the engine's motion, on both sides",
    arguments: rows, DeviceFacts.Side.allCases)
  func opening(_ row: DeviceFacts.Row, _ side: DeviceFacts.Side) async {
    await onDevice(playing: side, of: row) { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate).overscrollRefresh(whenOlderThan: 3_600))
      let opening = await frames(60, of: screen)
      #expect(gate.begun == 1 && isNear(screen.extraInset(.top), 54))
      #expect(isNear(screen.offset(), -54), "\(opening.prefix(20))")
      #expect(steps(opening).allSatisfy { $0 < 0.4 && $0 > -16 }, "\(opening)")
      #expect(steps(opening).count { $0 < 0 } >= 8)
      gate.open()
    }
  }

  @Test("A header over a list stays where it is during a refresh")
  func header() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
        VStack {
          Text("header").frame(height: 40)
          List(0..<40, id: \.self) { Text("\($0)").frame(height: 50) }
        }
        .onPullToRefresh { await gate.pass() })
      await device.settle()
      let header = screen.place(of: "header")
      screen.pull()
      await device.pass(1.5)
      #expect(gate.begun == 1 && screen.place(of: "header") == header)
      #expect(isNear(screen.scrollView.contentOffset.y, -54))
      gate.open()
      await device.pass(1.5)
      #expect(screen.place(of: "header") == header)
    }
  }

  @Test(
    "S4a: the app's bars and margins around a list stay while it refreshes",
    arguments: DeviceFacts.Side.allCases)
  func margins(_ side: DeviceFacts.Side) async {
    await onDevice(playing: side, of: .externalInsets) { device in
      let gate = Gate()
      let view = list(gate)
        .safeAreaPadding(EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        .contentMargins(.top, 30, for: .scrollContent)
      let screen = SwiftUIScreen(on: device, view)
      await device.settle()
      #expect(isNear(screen.scrollView.contentOffset.y, -97))
      for count in 1...2 {
        screen.pull()
        await device.pass(1)
        screen.show(view)
        await device.pass(0.5)
        #expect(gate.begun == count && isNear(screen.scrollView.contentOffset.y, -97 - 54))
        gate.open()
        await device.pass(1.5)
        #expect(isNear(screen.scrollView.contentOffset.y, -97))
        #expect(screen.scrollView.contentInset.top == 30)
      }
    }
  }

  @Test("S4b, alternative: in a list that overwrites its inset, the indicator is over the rows")
  func contestedInset() async {
    let book = LogBook()
    await onDevice(playing: .alternative, of: .insetsWhileScrolling, book) { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate))
      await device.settle()
      for count in 1...2 {
        screen.pull()
        await device.pass(1.5)
        #expect(gate.begun == count && isNear(screen.offset(), 0))
        #expect(isNear(screen.place(.top).minY, screen.window.safeAreaInsets.top))
        gate.open()
        await device.pass(1.5)
        #expect(isNear(screen.offset(), 0))
      }
      #expect(book.lines == [OverscrollHint.contest(.top).line])
    }
  }

  @Test(
    "S4a: an extra inset survives updates of the list", arguments: DeviceFacts.Side.allCases)
  func updates(_ side: DeviceFacts.Side) async {
    await onDevice(playing: side, of: .externalInsets) { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate))
      await device.settle()
      screen.pull()
      await device.pass(0.5)
      for _ in 0..<20 {
        screen.show(list(gate))
        await device.pass(0.1)
      }
      #expect(isNear(screen.extraInset(.top), 54) && isNear(screen.offset(), -54))
      gate.open()
    }
  }

  /// Scrolls away from the top and a little back, and taps the button, which is returned.
  private func tapBackToTop(_ screen: SwiftUIScreen) async -> BackToTopButton? {
    await screen.device.pass(0.1)
    for _ in 0..<4 { screen.flick(-6_000) }
    screen.drag(0, 300)
    await screen.device.pass(0.5)
    let button = screen.all(BackToTopButton.self).first
    #expect(button?.isRisen == true)
    if let button { screen.finger.tap(button) }
    return button
  }

  @Test("The button scrolls a list and a scroll view back to the top")
  func backToTop() async {
    let rows = ForEach(0..<200) { Text("\($0)").frame(height: 50) }
    let views = [
      AnyView(List { rows }.overscrollBackToTop()),
      AnyView(ScrollView { LazyVStack { rows } }.overscrollBackToTop()),
    ]
    for view in views {
      await onDevice { device in
        let screen = SwiftUIScreen(on: device, view)
        let button = await tapBackToTop(screen)
        await device.pass(2)
        #expect(isNear(screen.offset(), 0) && button?.isRisen == false)
      }
    }
  }

  private struct CountedList: View {
    @ObservedObject var count: Count

    var body: some View {
      List(0..<200, id: \.self) { Text("\($0 + count.value * 0)").frame(height: 50) }
        .overscrollBackToTop()
    }
  }

  private final class Count: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
  }

  @Test(
    "S9c: without animations, the button leads to the top, and an update leaves the list there",
    arguments: DeviceFacts.Side.allCases)
  func backToTopAtOnce(_ side: DeviceFacts.Side) async {
    await onDevice(playing: side, of: .foreignOffsets) { device in
      device.isReduceMotionEnabled = true
      let count = Count()
      let screen = SwiftUIScreen(on: device, CountedList(count: count))
      let button = await tapBackToTop(screen)
      for _ in 0..<3 {
        await device.pass(0.5)
        count.value += 1
      }
      await device.pass(0.5)
      #expect(isNear(screen.offset(), 0) && button?.isRisen == false, "\(screen.offset())")
      screen.flick(-6_000)
      let offset = screen.offset()
      count.value += 1
      await device.pass(0.5)
      #expect(isNear(screen.offset(), offset), "the user has scrolled on")
    }
  }

  @Test(
    "S8: estimated lengths do not load a page too early", arguments: DeviceFacts.Side.allCases)
  func estimates(_ side: DeviceFacts.Side) async {
    await onDevice(playing: side, of: .lazyLengths) { device in
      let gate = Gate()
      let screen = SwiftUIScreen(
        on: device,
        List(0..<300, id: \.self) { Text("\($0)").frame(height: 50) }
          .onLoadMore(within: .viewports(1)) { await gate.update() })
      await device.settle()
      for _ in 0..<3 { screen.flick(-4_000) }
      await device.pass(0.5)
      #expect(gate.begun == 0, "\(screen.scrollView.contentOffset.y) of 15000")
      for _ in 0..<8 { screen.flick(-8_000) }
      await device.pass(0.5)
      #expect(gate.begun == 1)
      gate.open()
    }
  }

  @Test("Neither scrolling nor a refresh evaluates the list")
  func bodies() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, list(gate))
      await device.pass(0.2)
      BodyEvaluations.counts = [:]
      defer { BodyEvaluations.counts = nil }
      screen.flick(-3_000)
      #expect(BodyEvaluations.counts == [:])
      screen.flick(6_000)
      BodyEvaluations.counts = [:]
      screen.pull()
      await device.pass(1)
      gate.open()
      await device.pass(1)
      #expect(gate.begun == 1)
      #expect(BodyEvaluations.counts?["OverscrolledView"] == nil)
    }
  }

  private struct BoundList: View {
    @State var isRefreshing = false
    let gate: Gate

    var body: some View {
      List(0..<40, id: \.self) { Text("\($0)") }
        .onPullToRefresh(isRefreshing: $isRefreshing) { await gate.pass() }
    }
  }

  @Test("S11: no state is written during an update")
  func bindings() async {
    await onDevice { device in
      let gate = Gate()
      let screen = SwiftUIScreen(on: device, BoundList(gate: gate))
      await device.pass(0.2)
      screen.pull()
      await device.pass(1)
      screen.show(Text("other"))
      await device.pass(0.2)
      screen.show(BoundList(isRefreshing: true, gate: gate))
      await device.pass(1)
      #expect(gate.begun == 2)
      gate.open()
      await device.pass(1)
      #expect(device.runtimeIssues == [])
    }
  }
}
