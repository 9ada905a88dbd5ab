import HostRigs
import OverscrollCore
import OverscrollPaging
import OverscrollSwiftUI
import OverscrollUIKit
@_spi(Simulation) import SwiftUI
import Testing
@_spi(Simulation) import UIKit

/// Tests of the row that shows the state of the bottom edge.
@MainActor
@Suite struct RowTests {
  /// Ends pages one after another.
  @MainActor
  private final class Ends {
    let gate = Gate()
    var next = RefreshResult.updated

    func load() async -> RefreshResult {
      await gate.pass()
      return next
    }
  }

  private func list(_ ends: Ends) -> some View {
    List {
      ForEach(0..<10) { Text("\($0)").frame(height: 44) }
      LoadMoreRow()
    }
    .onPullToRefresh {}
    .overscroll(edge: .bottom, trigger: .programmatic, indicator: .hidden) { await ends.load() }
  }

  private func tap(_ name: String, _ screen: SwiftUIScreen) {
    let button = screen.all(UIControl.self).first { button in
      button.subviews.contains { ($0 as? UILabel)?.text == name }
    }
    if let button { screen.finger.tap(button) }
  }

  @Test("The row shows each state of the bottom edge")
  func states() async {
    await onDevice { device in
      let ends = Ends()
      let screen = SwiftUIScreen(on: device, list(ends))
      await device.pass(0.2)
      #expect(screen.words.contains("Load more"))
      tap("Load more", screen)
      await device.pass(0.5)
      #expect(ends.gate.begun == 1)
      #expect(screen.words.contains("Loading") && !screen.words.contains("Load more"))
      #expect(screen.all(UIActivityIndicatorView.self).count == 1)
      ends.next = .failed("Offline")
      ends.gate.open()
      await device.pass(1)
      #expect(screen.words.contains("Offline") && screen.words.contains("Try again"))
      #expect(screen.all(UIActivityIndicatorView.self).isEmpty)
      tap("Try again", screen)
      await device.pass(0.5)
      #expect(ends.gate.begun == 2)
      ends.next = .noMore
      ends.gate.open()
      await device.pass(1)
      #expect(screen.words.contains("That’s all"))
      #expect(!screen.words.contains("Load more") && !screen.words.contains("Try again"))
      #expect(device.runtimeIssues == [])
    }
  }

  @Test("A hidden indicator takes no room")
  func hidden() async {
    await onDevice { device in
      let ends = Ends()
      let screen = SwiftUIScreen(on: device, list(ends))
      await device.pass(0.2)
      tap("Load more", screen)
      await device.pass(0.5)
      #expect(ends.gate.begun == 1)
      #expect(isNear(screen.extraInset(.bottom), 0))
      ends.gate.open()
    }
  }

  /// A list whose rows the app changes, with a row of the library.
  private struct ShortList: View {
    let count: Int
    let gate: Gate
    var isScrollView = false
    var isIndicator = false

    var body: some View {
      if isScrollView {
        ScrollView { LazyVStack { rows } }
          .onLoadMore(indicator: .hidden) { await gate.update() }
      } else {
        List { rows }
          .onLoadMore(indicator: .hidden) { await gate.update() }
      }
    }

    @ViewBuilder private var rows: some View {
      ForEach(0..<count) { Text("\($0)").frame(height: 44) }
      if isIndicator {
        OverscrollEdgeIndicator(.ring, at: .bottom).frame(height: 44)
      } else {
        LoadMoreRow()
      }
    }
  }

  @Test(
    "A list with nothing but the library's row loads nothing, and loads when it has another one",
    arguments: [false, true])
  func emptyList(_ isScrollView: Bool) async {
    for isIndicator in [false, true] {
      await onDevice { device in
        let gate = Gate()
        @MainActor func list(_ count: Int) -> ShortList {
          ShortList(count: count, gate: gate, isScrollView: isScrollView, isIndicator: isIndicator)
        }
        let screen = SwiftUIScreen(on: device, list(0))
        await device.pass(1)
        #expect(gate.begun == 0, "\(isIndicator)")
        screen.drag(0, -100)
        await device.pass(1)
        #expect(gate.begun == 0, "\(isIndicator)")
        screen.show(list(1))
        await device.pass(1)
        #expect(gate.begun == 1)
        screen.show(list(0))
        await device.pass(0.5)
        gate.open()
        await device.pass(1)
        // A page without rows is followed by the next one.
        #expect(gate.begun == 2)
      }
    }
  }

  @Test("An indicator over a list is not in its content")
  func overlaidIndicator() async {
    await onDevice { device in
      let gate = Gate()
      let list = List { Text("0").frame(height: 44) }
        .overlay { OverscrollEdgeIndicator(.ring, at: .bottom).frame(width: 60, height: 60) }
        .onLoadMore(indicator: .hidden) { await gate.update() }
      let screen = SwiftUIScreen(on: device, list)
      await device.pass(1)
      #expect(gate.begun == 1)
      #expect(screen.words.contains("0"))
      gate.open()
    }
  }

  @Test("A row offers no page that follows before the first one")
  func beforeTheFirstPage() async {
    await onDevice { device in
      let gate = Gate()
      let paginator = Paginator<Int, Int>(id: \.self) { request in
        await gate.pass()
        return PaginatorPage([request.cursor ?? 0], next: 1)
      }
      let screen = SwiftUIScreen(
        on: device,
        List { LoadMoreRow() }
          .overscroll(paging: paginator)
          .overscrollConfiguration {
            $0.bottom.indicator = .hidden
            $0.bottom.options { $0.trigger = .programmatic }
          })
      await device.pass(0.2)
      #expect(!screen.words.contains("Load more"))
      Task { await paginator.refresh() }
      #expect(await eventually(on: device) { gate.begun == 1 })
      await device.pass(0.5)
      #expect(!screen.words.contains("Load more"))
      gate.open()
      #expect(await eventually(on: device) { screen.words.contains("Load more") })
    }
  }

  @Test("Outside of a list the row is empty")
  func alone() async {
    await onDevice { device in
      let screen = SwiftUIScreen(on: device, LoadMoreRow())
      await device.pass(0.2)
      #expect(screen.words == [])
    }
  }

  @Test("Scrolling evaluates no row again, and a page at most three times")
  func evaluations() async {
    await onDevice { device in
      let ends = Ends()
      let screen = SwiftUIScreen(on: device, list(ends))
      await device.pass(0.2)
      BodyEvaluations.counts = [:]
      defer { BodyEvaluations.counts = nil }
      screen.drag(0, -40)
      await device.pass(0.2)
      #expect(BodyEvaluations.counts == [:])
      tap("Load more", screen)
      await device.pass(0.5)
      ends.gate.open()
      await device.pass(1)
      #expect((1...3).contains(BodyEvaluations.counts?["StatusReader"] ?? 0))
    }
  }
}
