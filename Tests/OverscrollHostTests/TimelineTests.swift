import HostDriver
import OverscrollCore
import OverscrollPaging
import OverscrollUIKit
import Testing
import UIKit

/// Lists that are read from where the reader left, with new rows above.
@MainActor
@Suite struct TimelineTests {
  private func list(
    _ kind: LivingList.Kind = .exactTable, rows: Int = 40, length: Double = 100,
    on device: Device
  ) -> LivingList {
    LivingList(kind, lengths: Array(repeating: length, count: rows), on: device)
  }

  // MARK: New rows above

  @Test("New rows above the reader are counted, and scrolling up counts them down")
  func newRowsAbove() {
    withDevice { device in
      let list = list(on: device)
      list.keepPosition(.keepsRow)
      var counts: [Int] = []
      list.view.overscroll.readingPosition?.onNewRowsAboveChange = { counts.append($0) }
      list.scroll(to: 1_000)
      list.change { $0 += 300..<303 }
      device.turn()
      #expect(counts.isEmpty, "These are below")
      list.change { $0.insert(contentsOf: 100..<112, at: 0) }
      device.turn()
      #expect(list.view.overscroll.newRowsAbove == 12)
      list.scroll(to: 500)
      let unseen = Int(((500 + list.startInset) / 60).rounded(.up))
      #expect(list.view.overscroll.newRowsAbove == unseen)
      list.scroll(to: 1_500)
      #expect(list.view.overscroll.newRowsAbove == unseen, "They were visible")
      list.change { $0.insert(contentsOf: 200..<203, at: 0) }
      device.turn()
      #expect(list.view.overscroll.newRowsAbove == unseen + 3)
      list.change { $0.removeFirst(2) }
      list.scroll(to: -list.startInset)
      #expect(counts == [12, unseen, unseen + 3, 0])
    }
  }

  @Test("Rows that a list at its start shows are not above the reader")
  func newRowsAtStart() {
    withDevice { device in
      let list = list(on: device)
      list.keepPosition(.showsNewRows)
      list.change { $0.insert(contentsOf: 100..<150, at: 0) }
      device.turn()
      #expect(list.view.overscroll.newRowsAbove == 0)
      list.scroll(to: 1_000)
      #expect(list.view.overscroll.newRowsAbove == 0)
    }
  }

  @Test("Earlier pages that the start loads are not new")
  func earlierPages() {
    withDevice { device in
      let list = list(on: device)
      list.keepPosition(.keepsRow)
      list.view.overscroll.top = .loadMore(trigger: .programmatic, manual: { _ in })
      list.scroll(to: 1_000)
      list.change { $0.insert(contentsOf: 100..<120, at: 0) }
      device.turn()
      #expect(list.view.overscroll.newRowsAbove == 0)
      list.view.overscroll.top = nil
      list.change { $0.insert(contentsOf: 200..<205, at: 0) }
      device.turn()
      #expect(list.view.overscroll.newRowsAbove == 5)
    }
  }

  // MARK: Rows that were read

  /// The rows of which at least a half is visible.
  private func halfVisible(_ list: LivingList) -> [Int] {
    let (start, end) = (list.startInset, list.space.viewportLength - list.space.endInset)
    return list.visible.filter {
      min($0.place + $0.length, end) - max($0.place, start) >= $0.length / 2
    }.map(\.id)
  }

  @Test("Rows are reported after a second at rest, and those that a fling passes are not")
  func visibleRows() {
    withDevice { device in
      let list = list(rows: 200, on: device)
      list.keepPosition(at: nil)
      device.advance(by: 0.9)
      #expect(list.readRows.isEmpty)
      device.advance(by: 0.9)
      #expect(list.readRows == [halfVisible(list)])
      list.finger.touch(list.view)
      list.finger.flick(velocity: -4_000)
      device.waitForRest(of: list.view)
      device.advance(by: 0.5)
      #expect(list.readRows.count == 1)
      device.advance(by: 1.2)
      #expect(list.readRows.count == 2 && list.readRows.last == halfVisible(list))
      #expect(!list.readRows.joined().contains(12), "The fling has passed it")
      device.advance(by: 3)
      #expect(list.readRows.count == 2, "Nothing has changed")
    }
  }

  @Test("A row that is added to the visible ones has been read a second later")
  func addedRow() {
    withDevice { device in
      let list = list(rows: 3, on: device)
      list.keepPosition(at: nil)
      device.advance(by: 2)
      list.change { $0.append(100) }
      device.advance(by: 0.7)
      #expect(list.readRows == [[0, 1, 2]])
      device.advance(by: 1)
      #expect(list.readRows == [[0, 1, 2], [0, 1, 2, 100]])
    }
  }

  @Test("Under a finger, no row has been read")
  func touched() {
    withDevice { device in
      let list = list(on: device)
      list.keepPosition(at: nil)
      list.finger.touch(list.view)
      list.finger.drag(by: -60, over: 0.2)
      device.advance(by: 3)
      #expect(list.readRows.isEmpty)
    }
  }

  // MARK: The first unread row

  @Test("The first unread row stays the same while a chat is read, also at its end")
  func firstUnread() {
    let list = LivingList.chat(.diffableTable, unread: 30)
    func first() -> Int? { list.view.overscroll.firstUnread?.base as? Int }
    #expect(first() == 30)
    list.append(100..<102)
    #expect(first() == 30)
    list.view.overscroll.scrollToEnd(animated: false)
    list.append(102..<103)
    #expect(list.isAtEnd && first() == 30)
    list.scroll(to: list.legalOffsets.upperBound - 900)
    list.append(103..<105)
    #expect(first() == 103)
    list.append(105..<106)
    #expect(first() == 103)
  }

  @Test("A chat that starts at its end has a first unread row once one is added elsewhere")
  func laterUnread() {
    let list = LivingList.chat(.diffableTable)
    var states: [OverscrollChat.State] = []
    list.view.overscroll.chat?.onChange = { states.append($0) }
    list.append(100..<101)
    #expect(list.view.overscroll.firstUnread == nil)
    list.scroll(to: list.legalOffsets.upperBound - 900)
    list.append(101..<103)
    #expect(list.view.overscroll.firstUnread == AnyHashable(101))
    #expect(states.last?.firstUnread == AnyHashable(101) && states.last?.unreadCount == 2)
  }

  // MARK: A row that is loaded late

  enum Ending: CaseIterable, Sendable { case arrives, isScrolled, isShort }

  @Test(
    "While the list waits for the row at which it starts, no edge loads", arguments: Ending.allCases
  )
  func awaitedRow(_ ending: Ending) {
    withDevice { device in
      let list = LivingList(
        .exactTable, lengths: [], on: device, readAt: ReadingAnchor(id: 500, offset: 30))
      let edges = list.view.overscroll
      for edge in [OverscrollEdge.top, .bottom] {
        edges[edge] = .loadMore(
          trigger: .within(.points(edge == .top ? 300 : 9_000)),
          manual: { [weak list] in list?.runs.append($0) })
      }
      list.change { $0 = Array(0..<(ending == .isShort ? 5 : 40)) }
      device.advance(by: 2)
      switch ending {
      case .arrives:
        #expect(list.runs.isEmpty)
        list.change { $0 += 500..<600 }
        device.turn()
        #expect(abs((list.place(of: 500) ?? 0) - 30 - list.startInset) < 0.5)
        device.advance(by: 1)
        #expect(edges.top?.phase == .idle && edges.bottom?.phase == .refreshing)
      case .isScrolled:
        #expect(list.runs.isEmpty)
        list.finger.touch(list.view)
        list.finger.drag(by: -100, over: 0.3)
        list.finger.lift()
        device.waitForRest(of: list.view)
        #expect(!list.runs.isEmpty)
      case .isShort:
        #expect(!list.runs.isEmpty, "The list is too short to be elsewhere")
      }
    }
  }

  // MARK: The return to the app

  @Test("A refresh on the return to the app leaves the row being read in place")
  func returning() throws {
    let place = Place()
    try place.visit { screen in
      let list = list(.diffableTable, on: screen.device)
      list.keepPosition(.keepsRow)
      var next = 100
      let control = OverscrollControl.refresh(manual: { [weak list] run in
        list?.change { $0.insert(contentsOf: next..<next + 10, at: 0) }
        next += 10
        run.end(.updated)
      })
      control.refreshWhenOlder(than: 300)
      list.view.overscroll.top = control
      screen.wait(6)
      list.scroll(to: 1_000)
      let (read, before) = (try #require(list.read), next)
      screen.device.setActive(false)
      place.now += 400
      screen.device.setActive(true)
      screen.wait(6)
      #expect(next == before + 10)
      #expect(abs((list.place(of: read.id) ?? .infinity) - read.place) <= 0.5)
      #expect(list.view.overscroll.newRowsAbove == 20)
    }
  }

  // MARK: Sideways lists

  @Test(
    "A sideways list releases pages, and the row being read does not move",
    arguments: [false, true])
  func sidewaysPages(_ isMirrored: Bool) async throws {
    try await onDevice { device in
      let list = LivingList(isMirrored ? .mirroredRow : .row, lengths: [], on: device)
      var options = PagingOptions()
      options.maximumPages = 2
      let feed = Paginator<Int, Int>(id: \.self, options: options) { request in
        let start = request.cursor ?? 0
        return PaginatorPage(Array(start..<start + 40), next: start + 40)
      }
      list.view.overscroll.bind(feed, owner: list, top: nil, bottom: nil) { list, shown in
        list.change { $0 = shown.items }
      }
      await feed.refresh()
      await feed.loadNext()
      await device.pass(1)
      list.scroll(to: 4_000)
      let read = try #require(list.read)
      await feed.loadNext()
      await device.pass(1)
      #expect(feed.items == Array(40..<120))
      #expect(abs((list.place(of: read.id) ?? .infinity) - read.place) <= 0.5)
    }
  }
}
