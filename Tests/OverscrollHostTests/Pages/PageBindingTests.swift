import Foundation
import HostDriver
import OverscrollCore
import OverscrollPaging
import OverscrollUIKit
import Testing
import UIKit

/// A paged list, bound to the edges of a table that reads its rows from the paginator.
@MainActor
@Suite struct PageBindingTests {
  /// A server's list of 90 rows in pages of 40, which makes three screens of rows.
  @MainActor
  final class Source {
    var count = 90
    /// The error of the next page.
    var error: (any Error)?
    /// The gate that the next pages wait at.
    var gate: Gate?
    private(set) var asked: [Int] = []

    func page(_ cursor: Int?) async throws -> PaginatorPage<Int, Int> {
      asked.append(cursor ?? 0)
      await gate?.wait()
      if let error { throw error }
      let start = cursor ?? 0
      let end = min(start + 40, count)
      return PaginatorPage(Array(start..<max(start, end)), next: end < count ? end : nil)
    }
  }

  /// A screen that shows the items of its paginator.
  final class List: NSObject, UITableViewDataSource {
    let paginator: Paginator<Int, Int>
    var revisions: [Int] = []

    init(_ paginator: Paginator<Int, Int>) { self.paginator = paginator }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      paginator.items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  struct Refused: LocalizedError {
    var errorDescription: String? { "The server is asleep." }
  }

  /// The objects that the tests inspect.
  @MainActor
  struct Rig {
    let device: Device
    let screen: Screen
    let source = Source()
    let list: List

    init(_ device: Device) {
      self.device = device
      screen = Screen(on: device)
      let source = source
      list = List(Paginator(id: \.self) { try await source.page($0.cursor) })
      screen.table.dataSource = list
      screen.rowCount = 0
      bind()
    }

    func bind(automaticPages: Int = .max) {
      screen.table.overscroll.bind(
        list.paginator, owner: list, automaticPages: automaticPages
      ) { [table = screen.table] list, snapshot in
        list.revisions.append(snapshot.revision)
        table.reloadData()
      }
    }

    var rows: Int { screen.table.numberOfRows(inSection: 0) }

    var phases: [OverscrollPhase?] {
      [screen.table.overscroll.top?.phase, screen.table.overscroll.bottom?.phase]
    }

    /// The texts of the standard view that replaces the rows.
    var placeholder: [String] {
      let view = screen.table.subviews.lazy.compactMap { $0 as? StandardPlaceholderView }.first
      return (view?.subviews ?? []).filter { !$0.isHidden }.compactMap { part in
        (part as? UILabel)?.text ?? (part as? UIButton)?.title(for: [])
      }
    }

    /// Lets tasks and time advance.
    func pass(_ seconds: Double) async {
      for _ in 0..<Int(seconds * 60) {
        await device.settle()
        screen.wait(1 / 60)
      }
      await device.settle()
    }
  }

  private func onRig(_ body: @MainActor (Rig) async throws -> Void) async rethrows {
    try await onDevice { device in try await body(Rig(device)) }
  }

  @Test func aPullLoadsTheFirstPageAndTheWayDownTheOthers() async {
    await onRig { rig in
      rig.screen.table.overscroll.top?.begin()
      await rig.pass(2)
      #expect(rig.rows == 40)
      #expect(rig.phases == [.idle, .idle])
      for _ in 0..<2 {
        rig.screen.table.contentOffset.y = CGFloat(rig.rows * 50 - 667)
        await rig.pass(2)
      }
      #expect(rig.rows == 90)
      #expect(rig.source.asked == [0, 40, 80])
      #expect(rig.phases == [.idle, .noMore])
      // One revision per page; a change of the phase alone adds none.
      #expect(rig.list.revisions.count == 3)
    }
  }

  @Test("Code that loads an empty page ends the failure that a bound list shows")
  func emptyPageAfterAFailure() async {
    await onRig { rig in
      let table = rig.screen.table
      table.overscroll.emptyView = .standard("Nothing")
      rig.source.error = Refused()
      table.overscroll.top?.begin()
      await rig.pass(2)
      #expect(rig.placeholder == ["The server is asleep.", "Try again"])
      (rig.source.error, rig.source.count) = (nil, 0)
      await rig.list.paginator.refresh()
      await rig.pass(2)
      #expect(rig.placeholder == ["Nothing"])
    }
  }

  @Test func newRowsWaitForTheFingerAlsoThoseThatCodeAskedFor() async {
    await onRig { rig in
      await rig.list.paginator.refresh()
      await rig.pass(1)
      rig.screen.finger.touch(rig.screen.table)
      rig.screen.finger.drag(by: -60, over: 0.2)
      let page = Task { await rig.list.paginator.loadNext() }
      await rig.device.settle()
      #expect(rig.list.paginator.items.count == 40)
      rig.screen.finger.lift()
      await rig.pass(1)
      #expect(await page.value.summary == .updated)
      #expect(rig.rows == 80)
    }
  }

  @Test("Each list of a paginator has a say while it is bound, and not only the latest")
  func twoLists() async {
    await onRig { rig in
      let pages = rig.list.paginator
      let other = Screen(on: rig.device)
      let list = List(pages)
      other.table.dataSource = list
      other.table.overscroll.bind(pages, owner: list) { _, _ in other.table.reloadData() }
      rig.screen.table.overscroll.bottom?.isCancellation = { $0 is Refused }
      await pages.refresh()
      await rig.pass(1)
      rig.screen.finger.touch(rig.screen.table)
      rig.screen.finger.drag(by: -60, over: 0.2)
      let page = Task { await pages.loadNext() }
      await rig.device.settle()
      #expect(pages.items.count == 40, "The first list is held")
      rig.screen.finger.lift()
      await rig.pass(4)
      #expect(await page.value.summary == .updated)
      rig.source.error = Refused()
      #expect(await pages.loadNext().summary == .cancelled)
      other.table.overscroll.bind(
        Paginator<Int, Int>(id: \.self) { _ in PaginatorPage([]) }, owner: list
      ) { _, _ in }
      rig.screen.table.overscroll.bottom?.isCancellation = { _ in false }
      other.table.overscroll.bottom?.isCancellation = { $0 is Refused }
      #expect(await pages.loadNext().kind == .failed, "The other list has left")
    }
  }

  @Test func whatTheServerSaysIsSaidAndWhatWasThereStays() async {
    await onRig { rig in
      await rig.list.paginator.refresh()
      rig.source.error = Refused()
      rig.screen.table.overscroll.top?.begin()
      await rig.pass(1)
      #expect(rig.screen.table.overscroll.top?.result == .failed("The server is asleep."))
      #expect(rig.screen.table.overscroll.top?.result?.error is Refused)
      #expect(rig.rows == 40)
    }
  }

  @Test("A restart never shows the page that a refresh before it has requested")
  func restart() async {
    await onRig { rig in
      let old = Gate()
      rig.source.gate = old
      // Other code waits for the same page, and would keep it alive.
      let other = Task { await rig.list.paginator.refresh() }
      let first = rig.screen.table.overscroll.top?.begin()
      await rig.pass(1)
      #expect(rig.source.asked == [0])
      rig.source.gate = nil
      rig.list.paginator.reset()
      let second = rig.screen.table.overscroll.top?.restart()
      #expect(second != nil && second != first)
      #expect(await second?.result == .updated)
      #expect(rig.source.asked.filter { $0 == 0 }.count == 2)
      old.open()
      #expect(await other.value.summary == .cancelled)
      await rig.pass(1)
      #expect(rig.rows == 40)
      rig.source.gate = Gate()
      let third = Task { await rig.list.paginator.refresh() }
      await rig.pass(0.1)
      rig.source.gate = nil
      #expect(await rig.list.paginator.restart().summary != .cancelled)
      #expect(await third.value.summary == .cancelled)
    }
  }

  @Test func aRefreshOvertakesAPageInBothHouses() async {
    await onRig { rig in
      await rig.list.paginator.refresh()
      let gate = Gate()
      rig.source.gate = gate
      let page = rig.screen.table.overscroll.bottom?.begin()
      await rig.device.settle()
      rig.source.gate = nil
      let refresh = rig.screen.table.overscroll.top?.begin()
      #expect(await page?.result == .cancelled)
      await rig.pass(2)
      #expect(refresh?.isCurrent == false)
      gate.open()
      await rig.device.settle()
      #expect(rig.rows == 40)
    }
  }

  @Test("After a failure, a page that code loads returns the edge to idle")
  func pageAfterFailure() async {
    await onRig { rig in
      await rig.list.paginator.refresh()
      await rig.pass(1)
      rig.source.error = Refused()
      rig.screen.table.overscroll.bottom?.begin()
      await rig.pass(1)
      #expect(rig.phases == [.idle, .failed])
      _ = await rig.list.paginator.loadNext()
      await rig.pass(1)
      #expect(rig.phases == [.idle, .failed], "it failed again")
      rig.source.error = nil
      let load = Task { await rig.list.paginator.loadNext() }
      load.cancel()
      _ = await load.value
      await rig.pass(1)
      #expect(rig.rows == 40 && rig.phases == [.idle, .failed], "a cancelled load is no success")
      _ = await rig.list.paginator.loadNext()
      await rig.pass(1)
      #expect(rig.rows == 80 && rig.phases == [.idle, .idle])
    }
  }

  @Test("An edge of a list that was never loaded loads its first page, if it is asked to")
  func edgeBeforeTheFirstPage() async {
    await onRig { rig in
      rig.source.error = Refused()
      rig.screen.table.overscroll.bottom?.begin()
      await rig.pass(1)
      #expect(rig.source.asked == [0] && rig.phases == [.idle, .failed])
      rig.source.error = nil
      _ = await rig.list.paginator.refresh()
      await rig.pass(1)
      #expect(rig.rows == 40 && rig.phases == [.idle, .idle])
      rig.list.paginator.reset()
      rig.source.count = 3
      rig.screen.table.overscroll.bottom?.begin()
      await rig.pass(2)
      #expect(rig.rows == 3 && rig.phases == [.idle, .noMore])
    }
  }

  @Test("An edge that is near begins no list that was never loaded")
  func nearnessBeforeTheFirstPage() async {
    await onRig { rig in
      // Rows of the screen's own.
      let screen = Screen(rows: 40, on: rig.device)
      screen.table.overscroll.bind(rig.list.paginator, owner: screen) { _, _ in }
      await rig.pass(1)
      screen.table.contentOffset.y = 40 * 50 - 667
      await rig.pass(1)
      #expect(rig.source.asked.isEmpty)
      screen.table.overscroll.bottom?.begin()
      await rig.pass(1)
      #expect(rig.source.asked == [0])
    }
  }

  @Test func whatCodeLoadsIsKnownAtTheEdges() async {
    await onRig { rig in
      rig.source.count = 15
      await rig.list.paginator.refresh()
      await rig.pass(1)
      #expect(rig.phases == [.idle, .noMore])
      rig.source.count = 90
      await rig.list.paginator.refresh()
      #expect(rig.phases == [.idle, .idle])
    }
  }

  @Test func whatIsThereAlreadyIsShownAtOnce() async {
    await onRig { rig in
      await rig.list.paginator.refresh()
      let (screen, list) = (Screen(on: rig.device), List(rig.list.paginator))
      screen.table.overscroll.bind(rig.list.paginator, owner: list) { list, snapshot in
        list.revisions.append(snapshot.items.count)
      }
      #expect(list.revisions == [40])
    }
  }

  @Test func anotherListThatIsBoundTakesItsPlace() async {
    await onRig { rig in
      let other = Paginator<Int, Int>(id: \.self) { _ in PaginatorPage([1]) }
      var shown: [[Int]] = []
      rig.screen.table.overscroll.bind(other, owner: rig.list) { _, snapshot in
        shown.append(snapshot.items)
      }
      await rig.list.paginator.refresh()
      await other.refresh()
      #expect(rig.list.revisions.isEmpty)
      #expect(shown == [[1]])
    }
  }

  @Test("After its pages the bottom waits for a tap, after which pages load again")
  func automaticPages() async {
    await onRig { rig in
      rig.source.count = 400
      rig.bind(automaticPages: 1)
      await rig.list.paginator.refresh()
      await rig.pass(1)
      for _ in 0..<2 {
        rig.screen.table.contentOffset.y = CGFloat(rig.rows * 50 - 667)
        await rig.pass(2)
      }
      #expect(rig.rows == 80)
      #expect(rig.screen.table.overscroll.bottom?.options.trigger == .onTap)
      rig.screen.table.contentOffset.y = CGFloat(rig.rows * 50 - 667 + 44)
      await rig.pass(1)
      if let box = rig.screen.box(.bottom) { rig.screen.finger.tap(box) }
      await rig.pass(2)
      #expect(rig.rows == 120)
      #expect(rig.screen.table.overscroll.bottom?.options.trigger != .onTap)
      rig.screen.table.contentOffset.y = CGFloat(rig.rows * 50 - 667)
      await rig.pass(2)
      #expect(rig.rows == 160)
      await rig.list.paginator.refresh()
      await rig.pass(2)
      #expect(rig.rows == 80, "after a refresh, the list at its end loads a page again")
    }
  }

  @Test("After a first page that failed, the bottom does not say that there is no more")
  func failedFirstPage() async {
    await onRig { rig in
      rig.source.error = Refused()
      await rig.list.paginator.refresh()
      await rig.pass(1)
      #expect(rig.phases == [.idle, .idle])
    }
  }

  @Test func aChatLoadsItsOlderMessagesAtTheTop() async {
    await onRig { rig in
      let chat = Paginator<Int, Int>(id: \.self) { request in
        let end = request.cursor ?? 100
        return PaginatorPage(Array(end - 20..<end), previous: end > 40 ? end - 20 : nil)
      }
      rig.screen.table.overscroll.bind(chat, owner: rig.list, top: .previous, bottom: nil) { _, _ in
      }
      #expect(rig.screen.table.overscroll.top?.options.purpose == .load)
      // The table shows no rows, and would be filled.
      rig.screen.table.overscroll.top?.options.maximumPagesToFillViewport = 0
      await chat.refresh()
      rig.screen.table.overscroll.top?.begin()
      await rig.pass(1)
      #expect(chat.items == Array(60..<100))
    }
  }

  @Test func theScreenOfTheGuideShowsItsFirstPage() async {
    await onDevice { device in
      let screen = FeedScreen(style: .plain)
      _ = device.show(screen)
      for _ in 0..<20 {
        await device.settle()
        device.advance(by: 0.1)
      }
      // The first page, and the one that fills the screen.
      #expect(screen.tableView.numberOfRows(inSection: 0) == 40)
      #expect(screen.tableView.overscroll.bottom?.phase == .idle)
    }
  }

  @Test("The guide's distance loads the next page two viewports before the end")
  func guideDistance() async {
    await onRig { rig in
      await rig.list.paginator.refresh()
      let table = rig.screen.table
      loadEarlier(table)
      await rig.pass(1)
      #expect(table.overscroll.bottom?.options.trigger == .within(.viewports(2)))
      let left = table.contentSize.height - table.contentOffset.y - table.bounds.height
      #expect(left > 2 * table.bounds.height)
    }
  }

  @Test("Another paginator replaces the rows at once, though it has none yet")
  func anotherAccount() async {
    await onDevice { device in
      let rig = Rig(device)
      var shown: [Int] = []
      rig.screen.table.overscroll.top?.begin()
      await device.pass(2)
      #expect(rig.list.paginator.items.count == 40)
      let gate = Gate()
      let other = Paginator<Int, Int>(id: \.self) { _ in
        await gate.wait()
        return PaginatorPage([1_000])
      }
      shown = rig.list.paginator.items
      rig.screen.table.overscroll.bind(other, owner: rig.list) { _, snapshot in
        shown = snapshot.items
      }
      #expect(shown.isEmpty)
      rig.screen.table.overscroll.top?.begin()
      gate.open()
      await device.pass(2)
      #expect(shown == [1_000])
    }
  }

  @Test func nobodyIsKeptByWhatIsBound() async {
    await onDevice { device in
      weak var table: UITableView?
      weak var list: List?
      weak var paginator: Paginator<Int, Int>?
      await {
        let rig = Rig(device)
        (table, list, paginator) = (rig.screen.table, rig.list, rig.list.paginator)
        rig.source.gate = Gate()
        rig.screen.table.overscroll.top?.begin()
        await device.settle()
        rig.source.gate?.open()
        rig.screen.window.isHidden = true
        rig.screen.table.removeFromSuperview()
      }()
      for _ in 0..<20 { await device.settle() }
      #expect(list == nil)
      #expect(table == nil)
      #expect(paginator == nil)
    }
  }

  @Test func aHorizontalListLoadsAtItsSides() async {
    await onDevice { device in
      let source = Source()
      let paginator = Paginator<Int, Int>(id: \.self) { try await source.page($0.cursor) }
      let owner = List(paginator)
      let row = DrivenScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      let window = device.show(row)
      row.overscroll.bind(
        paginator, owner: owner, top: nil, bottom: nil, leading: .first, trailing: .next
      ) { [weak row] _, snapshot in
        row?.contentSize = CGSize(width: snapshot.items.count * 60, height: 100)
      }
      #expect(row.overscroll.top == nil && row.overscroll.bottom == nil)
      row.overscroll.leading?.begin()
      await device.pass(2)
      #expect(paginator.items.count == 40 && source.asked == [0])
      row.contentOffset.x = row.contentSize.width - 400
      await device.pass(2)
      #expect(paginator.items.count == 80 && source.asked == [0, 40])
      #expect(window.rootViewController != nil)
    }
  }
}

// The guide of OverscrollPaging shows this code.
private final class FeedScreen: UITableViewController {
  let feed = Paginator<Int, Int>(numberedFrom: 1, pagesOf: 20, id: \.self) { number in
    Array(number * 20..<number * 20 + 20)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.overscroll.bind(feed, owner: self) { screen, _ in screen.tableView.reloadData() }
    tableView.overscroll.top?.begin()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    feed.items.count
  }
}

@MainActor
private func loadEarlier(_ list: UIScrollView) {
  list.overscroll.bottom?.options.trigger = .within(.viewports(2))
}
