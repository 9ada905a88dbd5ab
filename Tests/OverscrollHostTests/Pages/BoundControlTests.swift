import Foundation
import HostDriver
import OverscrollCore
import OverscrollPaging
import OverscrollUIKit
import Testing
import UIKit

/// What a bound paginator and the controls of its edges agree on, and what a binding keeps.
@MainActor
@Suite(.serialized) struct BoundControlTests {
  private struct Refused: LocalizedError {
    var errorDescription: String? { "The server is asleep." }
  }

  /// A source of pages of 40 rows, which throws an error while it has one.
  private final class Source: Sendable {
    let error = Locked<(any Error)?>(nil)
    let calls = Tally()

    func page(_ cursor: Int?) throws -> PaginatorPage<Int, Int> {
      calls.add()
      if let error = error.with({ $0 }) { throw error }
      let start = cursor ?? 0
      return PaginatorPage(Array(start..<start + 40), next: start < 120 ? start + 40 : nil)
    }

    @MainActor
    func paginator(_ options: PagingOptions = PagingOptions()) -> Paginator<Int, Int> {
      Paginator(id: \.self, options: options) { [self] in try page($0.cursor) }
    }
  }

  /// The edges of a bound list: one refreshes, the other loads more.
  enum Sides: CaseIterable, Sendable {
    case usual, reversed

    var refresh: OverscrollEdge { self == .usual ? .top : .bottom }
    var more: OverscrollEdge { self == .usual ? .bottom : .top }
  }

  private func bind(
    _ paginator: Paginator<Int, Int>, to screen: Screen, _ sides: Sides = .usual,
    automaticPages: Int = .max, shown: @escaping @MainActor () -> Void = {}
  ) {
    screen.table.overscroll.bind(
      paginator, owner: screen, top: sides == .usual ? .first : .next,
      bottom: sides == .usual ? .next : .first, automaticPages: automaticPages
    ) { screen, snapshot in
      shown()
      screen.rowCount = snapshot.items.count
    }
    for edge in [sides.refresh, sides.more] {
      screen.table.overscroll[edge]?.options.trigger = .programmatic
    }
  }

  // MARK: Cancellation

  @Test(
    "What counts as a cancellation at an edge is none of the paginator's failures",
    arguments: [OverscrollEdge.top, .bottom], [true, false])
  func oneRuleOfCancellation(_ edge: OverscrollEdge, byCode: Bool) async {
    await onDevice { device in
      let (screen, source) = (Screen(rows: 0, on: device), Source())
      let paginator = source.paginator()
      bind(paginator, to: screen)
      await paginator.refresh()
      let control = screen.table.overscroll[edge]
      let part = edge == .top ? PagePart.first : .next
      for error in [URLError(.cancelled), Refused(), Refused()] as [any Error] {
        source.error.with { $0 = error }
        let result =
          byCode ? await paginator.load(part) : await control?.begin()?.result ?? .updated
        let isFailure = error is Refused && control?.isCancellation(error) == false
        #expect(result.kind == (isFailure ? .failed : .cancelled), "\(error)")
        #expect((paginator.parts[part].error != nil) == isFailure, "\(error)")
        await device.pass(3)
        #expect((control?.phase == .failed) == (isFailure && !byCode))
        control?.reset()
        if isFailure { await recover(paginator, part, source) }
        control?.isCancellation = { $0 is Refused }
      }
    }
  }

  /// Loads a part that has failed again.
  private func recover(
    _ paginator: Paginator<Int, Int>, _ part: PagePart, _ source: Source
  ) async {
    source.error.with { $0 = nil }
    await paginator.refresh()
    #expect(paginator.parts[part].error == nil)
  }

  // MARK: Retries

  @Test(
    "The retries of a paginator replace those of its edges, and never multiply",
    arguments: [OverscrollEdge.top, .bottom], [0, 2])
  func onePolicyOfRetries(_ edge: OverscrollEdge, own: Int) async {
    await onDevice { device in
      let (screen, source) = (Screen(rows: 0, on: device), Source())
      let paginator = source.paginator(
        PagingOptions(retryPolicy: .backoff(count: own, firstDelay: 0)))
      bind(paginator, to: screen)
      await paginator.refresh()
      source.error.with { $0 = Refused() }
      let control = screen.table.overscroll[edge]
      control?.retryPolicy = .backoff(count: 3, firstDelay: 0.1)
      let before = source.calls.count
      let run = control?.begin()
      await device.pass(10)
      #expect(await run?.result == .failed("The server is asleep."))
      #expect(source.calls.count - before == (own == 0 ? 4 : 3))
    }
  }
}
