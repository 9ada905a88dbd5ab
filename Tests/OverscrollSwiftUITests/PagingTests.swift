import Combine
import HostRigs
import Overscroll
import OverscrollSwiftUI
import OverscrollUIKit
import SwiftUI
import Testing
@_spi(Simulation) import UIKit

private struct PageError: Error {}

/// A source of 60 numbers in pages of 20, from 100 upwards, with two pages before them, and perhaps
/// with empty pages instead of the first ones.
@MainActor
private final class PagedFeed: ObservableObject {
  private(set) var items: [Int] = [] { willSet { objectWillChange.send() } }
  private let failures = Locked(0)
  let paginator: Paginator<Int, Int>

  init(emptyPages: Int = 0, maximumPages: Int? = nil) {
    var options = PagingOptions()
    options.maximumPages = maximumPages
    let first = 100 + emptyPages * 20
    let failures = failures
    paginator = Paginator(id: \.self, options: options) { request in
      if request.cursor != nil, failures.with({ $0 > 0 }) {
        failures.with { $0 -= 1 }
        throw PageError()
      }
      let start = request.cursor ?? 100
      return PaginatorPage(
        (100..<first).contains(start) ? [] : Array(start..<start + 20),
        next: start < first + 40 ? start + 20 : nil,
        previous: start > 60 ? start - 20 : nil)
    }
    paginator.onChange = { [weak self] in self?.items = $0.items }
  }

  /// Lets the next pages after the first one fail.
  func fail(_ count: Int) { failures.with { $0 = count } }
}

private struct PagedList: View {
  @ObservedObject var feed: PagedFeed
  let box: ProxyBox
  var top: PagePart? = .first
  var bottom: PagePart? = .next
  var automaticPages = Int.max

  var body: some View {
    List(feed.items, id: \.self) { Text("\($0)").frame(height: 200) }
      .background { ProxyProbe(box: box) }
      .overscroll(
        paging: feed.paginator, top: top, bottom: bottom, automaticPages: automaticPages)
  }
}

private struct PagedRow: View {
  @ObservedObject var feed: PagedFeed
  let box: ProxyBox

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(feed.items, id: \.self) { Text("\($0)").frame(width: 200) }
      }
    }
    .background { ProxyProbe(box: box) }
    .overscroll(paging: feed.paginator, top: nil, bottom: nil, leading: .first, trailing: .next)
  }
}

/// How two modifiers describe the edges of a list.
private enum Twice: CaseIterable {
  /// Both describe the top.
  case inAChain
  /// Both describe the top, and a view between them is not known to be a list.
  case apart
  /// Each describes the top while the other one does not exist.
  case inTurn
  /// They exchange their edges.
  case swapped
}

private struct NumberRow: Identifiable {
  let id: Int
}

private struct ReadList: View {
  @ObservedObject var feed: PagedFeed
  let box: ProxyBox
  let top: PagePart
  var bottom = PagePart.next
  @Binding var anchor: ReadingAnchor<Int>?

  var body: some View {
    let items = bottom == .previous ? feed.items.reversed() : feed.items
    let rows = items.map(NumberRow.init)
    List(rows) { Text("\($0.id)").frame(height: 200) }
      .background { ProxyProbe(box: box) }
      .overscroll(paging: feed.paginator, top: top, bottom: bottom)
      .overscrollReadingPosition(rows, anchor: $anchor)
  }
}

/// Tests of lists that show a paginator.
@MainActor
@Suite struct PagingTests {
  private let box = ProxyBox()

  /// Shows a list whose first page is loaded.
  private func screen(
    _ device: SimulatedDevice, _ feed: PagedFeed, top: PagePart? = .first,
    bottom: PagePart? = .next, automaticPages: Int = .max
  ) async -> SwiftUIScreen {
    let screen = SwiftUIScreen(
      on: device,
      PagedList(feed: feed, box: box, top: top, bottom: bottom, automaticPages: automaticPages))
    await device.settle()
    await complete(on: device) { await feed.paginator.refresh() }
    #expect(feed.items.contains(100))
    await device.pass(1)
    return screen
  }

  /// Flicks to the end of the list until it has three pages.
  private func loadThreePages(
    of feed: PagedFeed, in screen: SwiftUIScreen, on device: SimulatedDevice
  ) async {
    for count in [40, 60] {
      screen.flick(-6_000)
      #expect(await eventually(on: device) { feed.items.count >= count })
      await device.pass(1)
    }
    #expect(feed.items == Array(100..<160))
  }

  /// Loads while the device's time advances, because new items may wait for the list.
  private func complete(
    on device: SimulatedDevice, _ load: @escaping @MainActor () async -> RefreshResult
  ) async {
    var isComplete = false
    Task {
      _ = await load()
      isComplete = true
    }
    #expect(await eventually(on: device) { isComplete })
  }

  private func phase(_ edge: OverscrollEdge) -> OverscrollPhase { box.proxy.phase(of: edge) }

  @Test(
    "A pull refreshes, and the end loads pages until there are no more")
  func pages() async {
    await onDevice { device in
      let feed = PagedFeed()
      let screen = await screen(device, feed)
      await loadThreePages(of: feed, in: screen, on: device)
      #expect(await eventually(on: device) { phase(.bottom) == .noMore })
      for _ in 0..<4 { screen.flick(8_000) }
      screen.pull()
      #expect(await eventually(on: device) { feed.items == Array(100..<120) })
      await device.pass(2)
      #expect(phase(.bottom) == .idle, "after a refresh, pages follow again")
    }
  }

  @Test(
    "A list whose first pages are empty goes on until there are rows")
  func emptyPages() async {
    await onDevice { device in
      let feed = PagedFeed(emptyPages: 12)
      let screen = SwiftUIScreen(on: device, PagedList(feed: feed, box: box))
      await device.settle()
      await complete(on: device) { await feed.paginator.refresh() }
      #expect(await eventually(on: device) { feed.items.count >= 20 })
      await device.pass(1)
      #expect(feed.items == Array(340..<360))
      #expect(screen.words.contains("340"))
    }
  }

  @Test("A page that failed is loaded by a tap on its message")
  func retry() async {
    await onDevice { device in
      let feed = PagedFeed()
      let screen = await screen(device, feed)
      feed.fail(1)
      screen.flick(-6_000)
      #expect(await eventually(on: device) { phase(.bottom) == .failed })
      #expect(feed.items == Array(100..<120))
      await device.pass(1)
      if let box = screen.box(.bottom) { screen.finger.tap(box) }
      #expect(await eventually(on: device) { feed.items == Array(100..<140) })
    }
  }

  @Test("Edges follow loads that the app starts")
  func ownLoads() async {
    await onDevice { device in
      let feed = PagedFeed()
      let screen = await screen(device, feed)
      defer { withExtendedLifetime(screen) {} }
      for _ in 0..<2 { await complete(on: device) { await feed.paginator.loadNext() } }
      await device.pass(0.5)
      #expect(phase(.bottom) == .noMore)
      await complete(on: device) { await feed.paginator.refresh() }
      await device.pass(0.5)
      #expect(phase(.bottom) == .idle)
    }
  }

  @Test(
    "After a failure, a page that the app loads returns the edge to idle or to the end")
  func ownLoadsAfterFailure() async {
    await onDevice { device in
      let feed = PagedFeed()
      let screen = await screen(device, feed)
      for (count, expected) in [(40, OverscrollPhase.idle), (60, .noMore)] {
        feed.fail(1)
        for _ in 0..<2 { screen.flick(-6_000) }
        #expect(await eventually(on: device) { phase(.bottom) == .failed })
        screen.drag(0, 2_000)
        await device.pass(0.5)
        #expect(phase(.bottom) == .failed, "a scroll is no success")
        await complete(on: device) { await feed.paginator.loadNext() }
        await device.pass(0.5)
        #expect(feed.items.count == count && phase(.bottom) == expected)
      }
    }
  }

  @Test("The top loads earlier pages if it is asked to")
  func earlierPages() async {
    await onDevice { device in
      let feed = PagedFeed()
      let screen = await screen(device, feed, top: .previous)
      for _ in 0..<6 where feed.items.first != 60 {
        for _ in 0..<3 { screen.flick(-3_000) }
        for _ in 0..<4 { screen.flick(6_000) }
        await device.pass(1)
      }
      #expect(feed.items.first == 60)
      #expect(await eventually(on: device) { phase(.top) == .noMore })
    }
  }

  @Test(
    "After its pages the bottom waits for a tap, and a tap loads the next one")
  func automaticPages() async {
    await onDevice { device in
      let feed = PagedFeed()
      let screen = await screen(device, feed, automaticPages: 1)
      for _ in 0..<3 {
        screen.flick(-6_000)
        await device.pass(1)
      }
      #expect(feed.items == Array(100..<140))
      #expect(box.proxy.explain(.bottom).reason == .pageLimit)
      if let box = screen.box(.bottom) { screen.finger.tap(box) }
      #expect(await eventually(on: device) { feed.items == Array(100..<160) })
    }
  }

  @Test("Without a reading position, only pages at the end are released")
  func maximumPages() async {
    await onDevice { device in
      let feed = PagedFeed(maximumPages: 2)
      let screen = await screen(device, feed)
      await loadThreePages(of: feed, in: screen, on: device)
      // Not to the top, where a flick would refresh the list.
      screen.scrollView.contentOffset.y = 500
      await device.pass(1)
      #expect(feed.items == Array(100..<160))
      await complete(on: device) { await feed.paginator.loadPrevious() }
      #expect(feed.items == Array(80..<120))
    }
  }

  @Test("A list with a reading position releases pages before the visible rows, which stay")
  func releasedStart() async {
    await onDevice { device in
      let feed = PagedFeed(maximumPages: 2)
      var anchor: ReadingAnchor<Int>?
      let screen = SwiftUIScreen(
        on: device,
        ReadList(
          feed: feed, box: box, top: .first, anchor: Binding(get: { anchor }, set: { anchor = $0 }))
      )
      await device.settle()
      await complete(on: device) { await feed.paginator.refresh() }
      await complete(on: device) { await feed.paginator.loadNext() }
      await device.pass(1)
      screen.scrollView.contentOffset.y = 7_000
      await device.pass(1)
      let before = anchor
      await complete(on: device) { await feed.paginator.loadNext() }
      await device.pass(1)
      #expect(feed.items == Array(120..<160))
      #expect(before != nil && anchor?.id == before?.id && anchor?.offset == before?.offset)
    }
  }

  @Test("A list from the newest to the oldest row releases later pages at its start")
  func reversed() async {
    await onDevice { device in
      let feed = PagedFeed(maximumPages: 2)
      let screen = SwiftUIScreen(
        on: device,
        ReadList(feed: feed, box: box, top: .next, bottom: .previous, anchor: .constant(nil)))
      await device.settle()
      await complete(on: device) { await feed.paginator.refresh() }
      await complete(on: device) { await feed.paginator.loadPrevious() }
      await device.pass(1)
      screen.scrollView.contentOffset.y = 10_000
      await device.pass(1)
      Task { await feed.paginator.loadPrevious() }
      #expect(await eventually(on: device) { feed.items == Array(60..<100) })
    }
  }

  @Test(
    "Pages that were released at the start come back, and then the top refreshes again",
    arguments: [PagePart.first, .previous])
  func returnedStart(top: PagePart) async {
    await onDevice { device in
      let feed = PagedFeed(maximumPages: 2)
      let screen = SwiftUIScreen(
        on: device, ReadList(feed: feed, box: box, top: top, anchor: .constant(nil)))
      await device.settle()
      await complete(on: device) { await feed.paginator.refresh() }
      await device.pass(1)
      for end in [159, 60] {
        for _ in 0..<20 where feed.items.first != end && feed.items.last != end {
          screen.flick(end == 60 ? 3_000 : -3_000)
          await device.pass(1)
        }
        #expect(feed.items.first == end || feed.items.last == end)
        #expect(feed.items.count <= 60)
      }
      guard top == .first else { return }
      for _ in 0..<6 { screen.flick(8_000) }
      await device.pass(1)
      screen.pull()
      #expect(await eventually(on: device) { feed.items == Array(100..<120) })
    }
  }

  @Test("New items wait while a finger holds the list")
  func held() async {
    await onDevice { device in
      let feed = PagedFeed()
      let screen = await screen(device, feed)
      screen.finger.touch(screen.scrollView)
      screen.finger.drag(by: -60, over: 0.3)
      Task { await feed.paginator.loadNext() }
      for _ in 0..<5 {
        await device.pass(1 / 60)
        try? await Task.sleep(nanoseconds: 1_000_000)
      }
      #expect(feed.items.count == 20)
      screen.finger.lift()
      #expect(await eventually(on: device) { feed.items.count >= 40 })
    }
  }

  @Test("A list that is removed releases its paginator")
  func release() async {
    await onDevice { device in
      var feed: PagedFeed? = PagedFeed()
      weak let paginator = feed?.paginator
      if let feed {
        let screen = await screen(device, feed)
        screen.show(Text("Nothing"))
        await device.pass(1)
      }
      feed = nil
      #expect(await eventually(on: device) { paginator == nil })
    }
  }

  // MARK: The parts

  @Test("A horizontal list refreshes at its leading edge, and loads pages at its trailing one")
  func sideways() async {
    await onDevice { device in
      let (feed, box) = (PagedFeed(), ProxyBox())
      let screen = SwiftUIScreen(on: device, PagedRow(feed: feed, box: box))
      await device.settle()
      box.proxy.begin(.leading)
      #expect(await eventually(on: device) { feed.items.count == 20 })
      #expect(screen.box(.top) == nil && screen.box(.bottom) == nil)
      await device.pass(2)
      for count in [40, 60] {
        screen.scrollView.setContentOffset(
          CGPoint(x: feed.items.count * 200 - 390, y: 0), animated: false)
        #expect(await eventually(on: device) { feed.items.count == count })
      }
    }
  }

  @Test("A chat without later pages has no footer, and its top still loads earlier ones")
  func chat() async {
    await onDevice { device in
      let feed = PagedFeed()
      let screen = await screen(device, feed, top: .previous, bottom: nil)
      #expect(screen.box(.bottom) == nil && screen.box(.top) != nil)
      for _ in 0..<3 { screen.flick(-3_000) }
      #expect(feed.items.last == 119)
      for _ in 0..<4 { screen.flick(6_000) }
      #expect(await eventually(on: device) { feed.items.contains(80) })
    }
  }

  @Test("An edge that a paginator leaves has the action of another modifier")
  func otherAction() async {
    for isOutside in [false, true] {
      await onDevice { device in
        let (feed, gate) = (PagedFeed(), Gate())
        let list = List(0..<40, id: \.self) { Text("\($0)").frame(height: 50) }
        let screen =
          isOutside
          ? SwiftUIScreen(
            on: device,
            list.overscroll(paging: feed.paginator, top: nil).onPullToRefresh { await gate.pass() })
          : SwiftUIScreen(
            on: device,
            list.onPullToRefresh { await gate.pass() }.overscroll(paging: feed.paginator, top: nil))
        await device.settle()
        screen.pull()
        #expect(await eventually(on: device) { gate.begun == 1 })
        #expect(feed.items.isEmpty)
      }
    }
  }

  @Test("The parts of the edges can change, and the list stays")
  func changingParts() async {
    await onDevice { device in
      let feed = PagedFeed()
      let screen = await screen(device, feed, bottom: nil)
      let scrollView = screen.scrollView
      #expect(screen.box(.bottom) == nil)
      for (bottom, end) in [(PagePart.next, 159), (.previous, 60)] {
        screen.show(PagedList(feed: feed, box: box, bottom: bottom))
        await device.pass(1)
        for _ in 0..<12 where feed.items.first != end && feed.items.last != end {
          screen.flick(-6_000)
          await device.pass(1)
        }
        #expect(feed.items.first == end || feed.items.last == end)
        #expect(await eventually(on: device) { phase(.bottom) == .noMore })
      }
      screen.show(PagedList(feed: feed, box: box, bottom: nil))
      await device.pass(1)
      #expect(screen.box(.bottom) == nil && screen.scrollView === scrollView)
    }
  }

  // MARK: Mistakes

  @Test(
    "Two modifiers that describe one edge are logged once, and one after the other is not",
    arguments: Twice.allCases)
  fileprivate func twice(_ twice: Twice) async {
    let book = LogBook()
    await onDevice(book) { device in
      let feed = PagedFeed()
      let list = List(0..<40, id: \.self) { Text("\($0)") }
      let screen = SwiftUIScreen(on: device, list)
      for step in 0..<4 {
        let pull = list.onPullToRefresh { _ = step }
        switch twice {
        case .inAChain: screen.show(pull.overscroll(paging: feed.paginator))
        case .apart: screen.show(AnyView(pull).overscroll(paging: feed.paginator))
        case .inTurn:
          if step.isMultiple(of: 2) {
            screen.show(pull)
          } else {
            screen.show(list.overscroll(paging: feed.paginator))
          }
        case .swapped:
          let isSwapped = step.isMultiple(of: 2)
          let (one, other): (OverscrollEdge, OverscrollEdge) =
            isSwapped ? (.bottom, .top) : (.top, .bottom)
          screen.show(
            list.overscroll(edge: one, for: .load) { .noMore }.overscroll(edge: other, for: .load) {
              .noMore
            })
        }
        await device.pass(1)
      }
      let lines = book.lines.filter { $0.contains("Two modifiers") }
      #expect(lines.count == (twice == .inAChain || twice == .apart ? 1 : 0))
    }
  }
}
