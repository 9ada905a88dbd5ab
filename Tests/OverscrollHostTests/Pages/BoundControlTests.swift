import Foundation
import HostDriver
import OverscrollCore
import OverscrollPaging
import OverscrollTexts
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

  // MARK: The time of the last update

  /// Runs a test on a device at a place whose clock also stamps the paginators.
  private func visiting(
    _ body: @MainActor (Place, Screen, PagingOptions) async -> Void
  ) async {
    let place = Place()
    defer { place.defaults.removePersistentDomain(forName: place.suite) }
    await TextSurroundings.$current.withValue(place.surroundings) {
      await onDevice { device in
        var options = PagingOptions()
        options.date = { place.now }
        await body(place, Screen(rows: 0, on: device), options)
      }
    }
  }

  @Test("A refresh by code is an update of the list, and only a success", arguments: Sides.allCases)
  func silentRefresh(_ sides: Sides) async {
    await visiting { place, screen, options in
      let source = Source()
      let paginator = source.paginator(options)
      bind(paginator, to: screen, sides)
      let control = screen.table.overscroll[sides.refresh]
      control?.lastUpdatedKey = "inbox"
      #expect(screen.texts(sides.refresh).last == "Never updated")
      source.error.with { $0 = Refused() }
      await paginator.refresh()
      source.error.with { $0 = CancellationError() }
      await paginator.refresh()
      #expect(control?.lastUpdated == nil)
      source.error.with { $0 = nil }
      await paginator.refresh()
      #expect(control?.lastUpdated == Place.afternoon)
      let line = screen.texts(sides.refresh).last?.replacingOccurrences(of: "\u{202F}", with: " ")
      #expect(line == "Last updated today at 2:05 PM")
      #expect(
        place.defaults.object(forKey: "overscroll.lastUpdated.inbox") as? Double
          == Place.afternoon.timeIntervalSince1970)
      place.now += 60
      await paginator.loadNext()
      #expect(control?.lastUpdated == Place.afternoon, "a page is no refresh")
      #expect(screen.table.overscroll[sides.more]?.lastUpdated == nil)
      await paginator.refresh()
      #expect(control?.lastUpdated == Place.afternoon + 60)
    }
  }

  @Test("A run of the edge notes its time once, as it ends")
  func runsNoteTheirTimeOnce() async {
    await visiting { place, screen, options in
      let paginator = Source().paginator(options)
      var seen: [Date?] = []
      bind(paginator, to: screen) {
        seen.append(screen.table.overscroll.top?.lastUpdated)
        place.now += 10
      }
      let run = screen.table.overscroll.top?.begin()
      await screen.device.pass(2)
      #expect(run?.isCurrent == false && seen == [nil])
      #expect(screen.table.overscroll.top?.lastUpdated == Place.afternoon + 10)
      await paginator.loadNext()
      #expect(screen.table.overscroll.top?.lastUpdated == Place.afternoon + 10)
    }
  }

  @Test("After a refresh by code, a list does not refresh again because of its age")
  func silentRefreshKeepsAListFresh() async {
    await visiting { place, screen, options in
      let source = Source()
      let paginator = source.paginator(options)
      await paginator.refresh()
      bind(paginator, to: screen)
      screen.table.overscroll.top?.refreshWhenOlder(than: 300)
      await screen.device.pass(1)
      #expect(source.calls.count == 1, "it was refreshed before it was bound")
      place.now += 200
      await paginator.refresh()
      place.now += 200
      screen.leaveWindow()
      screen.enterWindow()
      await screen.device.pass(1)
      #expect(source.calls.count == 2)
      place.now += 200
      screen.leaveWindow()
      screen.enterWindow()
      await screen.device.pass(1)
      #expect(source.calls.count == 3)
    }
  }

  @Test("The time is that of the paginator that is bound, or of the key")
  func timesOfOtherPaginators() async {
    await visiting { place, screen, options in
      let (one, other) = (Source().paginator(options), Source().paginator(options))
      bind(one, to: screen)
      let control = screen.table.overscroll.top
      await one.refresh()
      place.now += 60
      bind(one, to: screen)
      #expect(control?.lastUpdated == Place.afternoon, "the same list")
      bind(other, to: screen)
      #expect(screen.table.overscroll.top === control && control?.lastUpdated == nil)
      await other.refresh()
      bind(one, to: screen)
      #expect(control?.lastUpdated == Place.afternoon)
      control?.lastUpdatedKey = "inbox"
      control?.lastUpdated = Place.afternoon + 5
      bind(Source().paginator(options), to: screen)
      #expect(control?.lastUpdated == Place.afternoon + 5, "that of the key")
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

  // MARK: What a binding keeps

  @Test("Another paginator keeps the controls of the edges with their settings")
  func settingsStay() async {
    await onDevice { device in
      let screen = Screen(rows: 0, on: device)
      bind(Source().paginator(), to: screen)
      var ends: [RefreshResult] = []
      let controls = [screen.table.overscroll.top, screen.table.overscroll.bottom]
      for control in controls.compactMap({ $0 }) {
        control.indicator = .text
        control.texts = [.refreshing: "Fishing"]
        control.style = IndicatorStyle(color: .red)
        control.options.trigger = .onTap
        control.onEnd = { ends.append($0) }
      }
      screen.table.overscroll.bottom?.isEnabled = false
      let next = Source()
      screen.table.overscroll.bind(next.paginator(), owner: screen) { screen, snapshot in
        screen.rowCount = snapshot.items.count
      }
      #expect(controls[0] === screen.table.overscroll.top)
      #expect(controls[1] === screen.table.overscroll.bottom)
      #expect(ends.isEmpty)
      screen.table.overscroll.bottom?.begin()
      await device.pass(1)
      #expect(next.calls.count == 0 && ends.isEmpty, "it is still disabled")
      screen.table.overscroll.top?.begin()
      screen.wait(0.5)
      #expect(screen.texts(.top).contains("Fishing"))
      await device.pass(3)
      #expect(next.calls.count == 1 && screen.rowCount == 40 && ends == [.updated])
      for control in controls { #expect(control?.options.trigger == .onTap) }
    }
  }

  @Test("Settings of a control that the edge had before stay with the first paginator, too")
  func settingsBeforeTheFirstBinding() async {
    await onDevice { device in
      let (screen, calls, source) = (Screen(rows: 0, on: device), Tally(), Source())
      let (top, bottom) = (
        OverscrollControl.refresh { calls.add() },
        OverscrollControl.loadMore(trigger: .within(.viewports(2))) {
          calls.add()
          return .noMore
        }
      )
      top.texts = [.refreshing: "Fishing"]
      (screen.table.overscroll.top, screen.table.overscroll.bottom) = (top, bottom)
      screen.table.overscroll.bind(source.paginator(), owner: screen) { screen, snapshot in
        screen.rowCount = snapshot.items.count
      }
      #expect(screen.table.overscroll.top === top && screen.table.overscroll.bottom === bottom)
      #expect(bottom.options.trigger == .within(.viewports(2)))
      top.begin()
      screen.wait(0.5)
      #expect(screen.texts(.top).contains("Fishing"))
      await device.pass(3)
      screen.table.contentOffset.y = CGFloat(screen.rowCount * 50 - 667)
      await device.pass(3)
      #expect(source.calls.count > 1 && screen.rowCount >= 80)
    }
  }

  @Test(
    "A binding ends the run of the list before, and its edge begins idle",
    arguments: [OverscrollEdge.top, .bottom])
  func runsEnd(_ edge: OverscrollEdge) async {
    await onDevice { device in
      let screen = Screen(rows: 0, on: device)
      let paginator = Source().paginator()
      bind(paginator, to: screen)
      await paginator.refresh()
      let (gate, old) = (Gate(), Tally())
      let slow = Paginator<Int, Int>(id: \.self) { request in
        if request.cursor != nil || old.count > 0 {
          old.add()
          await gate.wait()
        }
        old.add()
        return PaginatorPage([old.count], next: old.count)
      }
      bind(slow, to: screen)
      await slow.refresh()
      let control = screen.table.overscroll[edge]
      var (ends, phases): ([RefreshResult], [OverscrollPhase]) = ([], [])
      control?.onEnd = { ends.append($0) }
      control?.onPhaseChange = { phases.append($1) }
      let run = control?.begin()
      await device.pass(0.5)
      #expect(control?.phase == .refreshing && run?.isCurrent == true)
      bind(paginator, to: screen)
      #expect(run?.isCurrent == false && ends == [.cancelled])
      #expect(control?.phase == .idle && phases.last == .idle && control?.result == nil)
      gate.open()
      await device.pass(2)
      #expect(screen.rowCount == 40 && ends == [.cancelled])
      let next = control?.begin()
      await device.pass(2)
      #expect(next?.isCurrent == false && control?.result != .cancelled)
    }
  }

  @Test("An edge without more, or with a failure, begins idle with another paginator")
  func endsAndFailuresAreForgotten() async {
    await onDevice { device in
      let (screen, source) = (Screen(rows: 0, on: device), Source())
      let short = Paginator<Int, Int>(id: \.self) { _ in PaginatorPage([1]) }
      bind(short, to: screen)
      await short.refresh()
      await device.pass(1)
      #expect(screen.table.overscroll.bottom?.phase == .noMore)
      bind(source.paginator(), to: screen)
      #expect(screen.table.overscroll.bottom?.phase == .idle)
      source.error.with { $0 = Refused() }
      screen.table.overscroll.top?.begin()
      await device.pass(2)
      #expect(screen.table.overscroll.top?.phase == .failed)
      bind(short, to: screen)
      #expect(screen.table.overscroll.top?.phase == .idle)
      #expect(screen.table.overscroll.top?.result == nil)
    }
  }

  @Test("A trigger that pages have replaced is the control's own again")
  func triggersOfPages() async {
    await onDevice { device in
      let screen = Screen(rows: 0, on: device)
      var options = PagingOptions()
      options.maximumPages = 2
      let paginator = Source().paginator(options)
      bind(paginator, to: screen, automaticPages: 3)
      let edges = screen.table.overscroll
      let usual = [edges.top?.options, edges.bottom?.options]
      await paginator.refresh()
      for _ in 0..<3 {
        screen.table.contentOffset.y = CGFloat(screen.rowCount * 50 - 667)
        await device.pass(0.5)
        await paginator.loadNext()
      }
      #expect(edges.top?.options != usual[0], "released pages")
      #expect(edges.bottom?.options.trigger == .onTap)
      screen.table.overscroll.bind(Source().paginator(), owner: screen) { screen, snapshot in
        screen.rowCount = snapshot.items.count
      }
      #expect([edges.top?.options, edges.bottom?.options] == usual)
    }
  }
}
