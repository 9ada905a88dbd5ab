import Foundation
import HostRigs
import Overscroll
import OverscrollCore
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollSwiftUI

/// What a paginator and the edges that load it agree on.
@MainActor
@Suite(.serialized) struct BoundPaginatorTests {
  private struct Refused: Error {}

  /// A source of pages of 40 rows, which throws an error while it has one.
  private final class Source: Sendable {
    let error = Locked<(any Error)?>(nil)
    let calls = Locked(0)

    @MainActor
    func paginator(_ options: PagingOptions = PagingOptions()) -> Paginator<Int, Int> {
      Paginator(id: \.self, options: options) { [self] request in
        calls.with { $0 += 1 }
        if let error = error.with({ $0 }) { throw error }
        let start = request.cursor ?? 0
        return PaginatorPage(Array(start..<start + 40), next: start < 80 ? start + 40 : nil)
      }
    }
  }

  private let box = ProxyBox()
  private let afternoon = Date(timeIntervalSince1970: 1_763_643_900)

  private func list(
    _ paginator: Paginator<Int, Int>,
    _ configure: @escaping OptionTests.Configure = { _ in }
  ) -> some View {
    List(0..<40, id: \.self) {
      Text("\($0)").frame(height: 50).background { ProxyProbe(box: box) }
    }
    .overscroll(paging: paginator)
    .overscrollConfiguration { configuration in
      for edge in [OverscrollEdge.top, .bottom] {
        configuration[edge].options { $0.trigger = .programmatic }
      }
      configure(&configuration)
    }
  }

  /// Loads while the device's time advances.
  private func complete(
    on device: SimulatedDevice, _ load: @escaping @MainActor () async -> RefreshResult
  ) async -> RefreshResult? {
    var result: RefreshResult?
    Task { result = await load() }
    _ = await eventually(on: device) { result != nil }
    return result
  }

  /// Runs the action of an edge until it ends.
  private func run(_ edge: OverscrollEdge, on device: SimulatedDevice) async {
    box.proxy.begin(edge)
    #expect(box.proxy.phase(of: edge) == .refreshing)
    #expect(await eventually(on: device) { box.proxy.phase(of: edge) != .refreshing })
  }

  @Test("An edge of a list that was never loaded loads its first page, if it is asked to")
  func edgeBeforeTheFirstPage() async {
    await onDevice { device in
      let source = Source()
      let paginator = source.paginator()
      let screen = SwiftUIScreen(
        on: device, list(paginator) { $0.bottom.options { $0.trigger = .within(.points(9_000)) } })
      await device.pass(1)
      #expect(source.calls.with { $0 } == 0, "Nearness begins no list")
      screen.show(list(paginator))
      source.error.with { $0 = Refused() }
      await run(.bottom, on: device)
      await device.pass(1)
      #expect(source.calls.with { $0 } == 1 && box.proxy.phase(of: .bottom) == .failed)
      source.error.with { $0 = nil }
      _ = await complete(on: device) { await paginator.refresh() }
      await device.pass(1)
      #expect(paginator.items.count == 40 && box.proxy.phase(of: .bottom) == .idle)
    }
  }

  @Test("A refresh by code is an update of the list that is shown, and only a success")
  func timeOfTheLastUpdate() async {
    let suite = "overscroll.tests.\(UUID().uuidString)"
    defer { UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite) }
    let now = Locked(afternoon)
    let surroundings = TextSurroundings(now: { now.with { $0 } }, suite: suite)
    await TextSurroundings.$current.withValue(surroundings) {
      await onDevice { device in
        var options = PagingOptions()
        options.date = { now.with { $0 } }
        let (source, other) = (Source(), Source().paginator(options))
        let paginator = source.paginator(options)
        let screen = SwiftUIScreen(on: device, list(paginator))
        await device.settle()
        source.error.with { $0 = Refused() }
        _ = await complete(on: device) { await paginator.refresh() }
        #expect(box.proxy.lastUpdated(of: .top) == nil)
        source.error.with { $0 = nil }
        _ = await complete(on: device) { await paginator.refresh() }
        #expect(box.proxy.lastUpdated(of: .top) == afternoon)
        #expect(box.proxy.lastUpdated(of: .bottom) == nil)
        now.with { $0 += 60 }
        screen.show(list(paginator))
        _ = await complete(on: device) { await paginator.loadNext() }
        #expect(box.proxy.lastUpdated(of: .top) == afternoon)
        screen.show(list(other))
        await device.pass(0.5)
        #expect(box.proxy.lastUpdated(of: .top) == nil, "another list")
        screen.show(list(other) { $0.top.lastUpdatedKey = "inbox" })
        await device.pass(0.5)
        _ = await complete(on: device) { await other.refresh() }
        #expect(box.proxy.lastUpdated(of: .top) == afternoon + 60)
        #expect(
          UserDefaults(suiteName: suite)?.object(forKey: "overscroll.lastUpdated.inbox") as? Double
            == afternoon.timeIntervalSince1970 + 60)
        screen.show(list(paginator))
        await device.pass(0.5)
        #expect(box.proxy.lastUpdated(of: .top) == afternoon, "that of the first list")
      }
    }
  }

  @Test("A list that was refreshed before it is shown does not refresh because of its age")
  func freshList() async {
    await onDevice { device in
      let source = Source()
      let paginator = source.paginator()
      _ = await complete(on: device) { await paginator.refresh() }
      let screen = SwiftUIScreen(
        on: device, list(paginator).overscrollRefresh(whenOlderThan: 3_600))
      await device.settle()
      await device.pass(1)
      #expect(source.calls.with { $0 } == 1)
      screen.show(list(Source().paginator()))
    }
  }

  @Test(
    "What counts as a cancellation at an edge is none of the paginator's failures",
    arguments: [OverscrollEdge.top, .bottom], [true, false])
  func oneRuleOfCancellation(_ edge: OverscrollEdge, byCode: Bool) async {
    await onDevice { device in
      let source = Source()
      let paginator = source.paginator()
      let screen = SwiftUIScreen(on: device, list(paginator))
      await device.settle()
      _ = await complete(on: device) { await paginator.refresh() }
      let part = edge == .top ? PagePart.first : .next
      for error in [URLError(.cancelled), Refused()] as [any Error] {
        if error is Refused {
          screen.show(
            list(paginator) { configuration in
              let usual = configuration.isCancellation
              configuration.isCancellation = { usual($0) || $0 is Refused }
            })
          await device.pass(0.5)
        }
        source.error.with { $0 = error }
        if byCode {
          #expect(await complete(on: device) { await paginator.load(part) } == .cancelled)
        } else {
          await run(edge, on: device)
        }
        #expect(paginator.parts[part].error == nil && box.proxy.phase(of: edge) != .failed)
        await device.pass(2)
      }
    }
  }

  @Test(
    "The retries of a paginator replace those of its edges, and never multiply",
    arguments: [OverscrollEdge.top, .bottom], [0, 2])
  func onePolicyOfRetries(_ edge: OverscrollEdge, own: Int) async {
    await onDevice { device in
      let source = Source()
      let paginator = source.paginator(
        PagingOptions(retryPolicy: .backoff(count: own, firstDelay: 0)))
      let screen = SwiftUIScreen(
        on: device, list(paginator) { $0.retryPolicy = .backoff(count: 3, firstDelay: 0.1) })
      await device.settle()
      _ = await complete(on: device) { await paginator.refresh() }
      source.error.with { $0 = Refused() }
      let before = source.calls.with { $0 }
      await run(edge, on: device)
      await device.pass(5)
      #expect(source.calls.with { $0 } - before == (own == 0 ? 4 : 3))
      withExtendedLifetime(screen) {}
    }
  }

  @Test("Another paginator ends the runs and the end of the one before")
  func anotherPaginator() async {
    await onDevice { device in
      let short = Paginator<Int, Int>(id: \.self) { _ in PaginatorPage([1]) }
      let screen = SwiftUIScreen(on: device, list(short))
      await device.settle()
      _ = await complete(on: device) { await short.refresh() }
      await device.pass(0.5)
      #expect(box.proxy.phase(of: .bottom) == .noMore)
      let stuck = Paginator<Int, Int>(id: \.self) { _ in
        try await Task.sleep(nanoseconds: 3_600_000_000_000)
        return PaginatorPage([2])
      }
      screen.show(list(stuck))
      await device.pass(0.5)
      #expect(box.proxy.phase(of: .bottom) == .idle)
      box.proxy.begin(.top)
      await device.pass(0.5)
      #expect(box.proxy.phase(of: .top) == .refreshing)
      screen.show(list(short))
      await device.pass(1)
      #expect(box.proxy.phase(of: .top) == .idle)
    }
  }
}
