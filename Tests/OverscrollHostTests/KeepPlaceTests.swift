import HostDriver
import OverscrollCore
import OverscrollPaging
import OverscrollUIKit
import Testing
import UIKit

/// Rows that are inserted before the visible ones, which do not move.
@MainActor
@Suite struct KeepPlaceTests {
  /// A chat of messages whose numbers decrease towards the top and determine their heights.
  @MainActor
  final class Chat<List: UIScrollView>: NSObject, UITableViewDataSource, UICollectionViewDataSource
  {
    let device: Device
    let list: List
    let window: UIWindow
    let finger: Finger
    /// The numbers of the messages of each section.
    var sections: [[Int]] = [Array(0..<40)]

    init(_ list: List, on device: Device) {
      (self.device, self.list) = (device, list)
      window = device.show(list)
      finger = Finger(on: device)
      super.init()
      (list as? UITableView)?.rowHeight = 50
      (list as? UITableView)?.dataSource = self
      (list as? UICollectionView)?.dataSource = self
      device.turn()
    }

    /// Inserts messages before the first one.
    func prepend(_ count: Int, asSection: Bool = false) {
      let first = sections.joined().min() ?? 0
      let older = Array(first - count..<first)
      if asSection {
        sections.insert(older, at: 0)
      } else {
        sections[0].insert(contentsOf: older, at: 0)
      }
      (list as? UITableView)?.reloadData()
      (list as? UICollectionView)?.reloadData()
    }

    func scroll(to offset: Double) {
      list.contentOffset.y = offset
      device.advance(by: 0.5)
    }

    /// The visible messages and their positions.
    var seen: [Int: Double] {
      let table = list as? UITableView
      let collection = list as? UICollectionView
      let paths = table?.indexPathsForVisibleRows ?? collection?.indexPathsForVisibleItems ?? []
      let places = paths.compactMap { path in
        (table?.rectForRow(at: path) ?? collection?.layoutAttributesForItem(at: path)?.frame)
          .map { (sections[path.section][path.item], Double($0.minY - list.contentOffset.y)) }
      }
      return Dictionary(places) { first, _ in first }.filter { $0.value > 0 && $0.value < 600 }
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(_: UICollectionView, cellForItemAt _: IndexPath) -> UICollectionViewCell {
      UICollectionViewCell()
    }
  }

  @Test(arguments: [400.0, 120, 0], [false, true])
  func aChatThatLoadsItsOlderMessagesDoesNotMove(_ offset: Double, _ asSection: Bool) async {
    await onDevice { device in
      let chat = Chat(DrivenTable(), on: device)
      let gate = Gate()
      chat.list.overscroll.top = .loadMore(
        owner: chat,
        fetch: {
          await gate.wait()
          return 20
        },
        apply: { (chat: Chat<DrivenTable>, count: Int) in
          chat.prepend(count, asSection: asSection)
          return .updated
        })
      await device.settle()
      chat.scroll(to: offset)
      #expect(chat.list.overscroll.top?.phase == .refreshing)
      let before = chat.seen
      gate.open()
      await device.pass(0.2)
      #expect(chat.sections.joined().count == 60)
      #expect(before.count > 8)
      for (message, place) in before { #expect(isAbout(chat.seen[message], place), "\(message)") }
      await device.pass(2)
      for (message, place) in before { #expect(isAbout(chat.seen[message], place), "\(message)") }
      #expect(chat.sections.joined().count == 60, "what came is far from the top now")
    }
  }

  // MARK: Kinds of views

  @Test(arguments: [400.0, 120, 0]) func rowsThatAreMeasuredLateDoNotMoveEither(_ offset: Double)
    async
  {
    await onDevice { device in
      let page = GuessedTable(rows: 40, of: 90, on: device)
      page.scrollToTheEnd()
      page.table.contentOffset.y = offset
      device.advance(by: 0.5)
      let (row, place) = page.firstSeen
      page.table.overscroll.preservingScrollPosition {
        page.heights = Array(repeating: 130, count: 20) + page.heights
        page.table.reloadData()
      }
      #expect(page.firstSeen.row == row + 20 && isAbout(page.firstSeen.place, place))
      device.advance(by: 1)
      #expect(page.firstSeen.row == row + 20 && isAbout(page.firstSeen.place, place))
    }
  }

  @Test(arguments: [false, true]) func itemsOfAGridStayWhereTheyAre(_ asSection: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 70)
    let collection = DrivenCollection(frame: .zero, collectionViewLayout: layout)
    let chat = Chat(collection, on: Device())
    chat.list.overscroll.top = .loadMore(trigger: .programmatic, manual: { _ in })
    chat.scroll(to: 333)
    let before = chat.seen
    chat.list.overscroll.preservingScrollPosition { chat.prepend(20, asSection: asSection) }
    #expect(before.count > 5)
    for (message, place) in before { #expect(isAbout(chat.seen[message], place), "\(message)") }
  }

  @Test func aRowThatReadsFromTheLeftGrowsAtItsLeft() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 500)
    let collection = DrivenCollection(frame: .zero, collectionViewLayout: layout)
    let chat = Chat(collection, on: Device())
    chat.list.overscroll.leading = .loadMore(trigger: .programmatic, manual: { _ in })
    chat.list.contentOffset.x = 30
    chat.device.advance(by: 0.5)
    let (length, offset) = (chat.list.contentSize.width, chat.list.contentOffset.x)
    chat.list.overscroll.preservingScrollPosition(at: .leading) { chat.prepend(26) }
    let growth = chat.list.contentSize.width - length
    #expect(growth > 50)
    #expect(abs(chat.list.contentOffset.x - offset - growth) < 0.1)
  }

  @Test("A row that reads from the right stays in place when it grows at its right")
  func rowThatReadsFromTheRightStaysWhenItGrowsAtItsRight() {
    let layout = FlippedLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 500)
    let collection = DrivenCollection(frame: .zero, collectionViewLayout: layout)
    collection.semanticContentAttribute = .forceRightToLeft
    let chat = Chat(collection, on: Device())
    chat.list.overscroll.leading = .loadMore(trigger: .programmatic, manual: { _ in })
    chat.list.contentOffset.x = chat.list.contentSize.width - 600
    chat.device.advance(by: 0.5)
    let (length, offset) = (chat.list.contentSize.width, chat.list.contentOffset.x)
    chat.list.overscroll.preservingScrollPosition(at: .leading) { chat.prepend(26) }
    #expect(chat.list.contentSize.width - length > 50)
    #expect(abs(chat.list.contentOffset.x - offset) < 0.1)
  }

  @Test func aViewWithoutItemsStaysAsFarFromItsEnd() {
    let device = Device()
    let view = DrivenScrollView()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    view.addSubview(content)
    view.contentSize = content.frame.size
    let window = device.show(view)
    view.contentOffset.y = 100
    device.advance(by: 0.5)
    let answer = view.overscroll.preservingScrollPosition { () -> Int in
      content.frame.size.height = 2600
      view.contentSize = content.frame.size
      return 7
    }
    #expect(answer == 7)
    #expect(view.contentOffset.y == 700 && view.window === window)
    #expect(view.subviews.count == 1, "nothing of ours stays where nobody asked for it")
  }

  // MARK: Callers

  @Test func aBoundPaginatorPutsItsEarlierItemsInWithoutAJump() async {
    await onDevice { device in
      let pages = Paginator<Int, Int>(id: \.self) { request in
        let end = request.cursor ?? 100
        return PaginatorPage(Array(end - 20..<end), previous: end > 0 ? end - 20 : nil)
      }
      let chat = Chat(DrivenTable(), on: device)
      chat.sections = [[]]
      chat.list.overscroll.bind(pages, owner: chat, top: .previous, bottom: nil) { chat, shown in
        chat.sections = [shown.items]
        chat.list.reloadData()
      }
      await pages.refresh()
      await device.pass(1)
      chat.scroll(to: 200)
      await device.settle()
      let (before, count) = (chat.seen, chat.sections[0].count)
      chat.list.overscroll.top?.begin()
      await device.pass(1)
      #expect(chat.sections[0].count == count + 20)
      for (message, place) in before { #expect(isAbout(chat.seen[message], place), "\(message)") }
    }
  }

  /// A table of a paginator with pages of some rows, which keeps at most some pages.
  private func feed(
    ofPages rows: Int, atMost pages: Int, on device: Device
  ) -> (screen: Chat<DrivenTable>, feed: Paginator<Int, Int>) {
    var options = PagingOptions()
    options.maximumPages = pages
    let feed = Paginator<Int, Int>(id: \.self, options: options) { request in
      let start = request.cursor ?? 0
      return PaginatorPage(Array(start..<start + rows), next: start + rows)
    }
    let screen = Chat(DrivenTable(), on: device)
    screen.sections = [[]]
    screen.list.overscroll.bind(feed, owner: screen) { screen, shown in
      screen.sections = [shown.items]
      screen.list.reloadData()
    }
    return (screen, feed)
  }

  @Test(
    "Pages above are released and loaded again, and the row being read does not move",
    arguments: [false, true], [600.0, 0])
  func releasedPages(bySystem: Bool, backAt offset: Double) async {
    await onDevice { device in
      let (screen, feed) = feed(ofPages: 40, atMost: 3, on: device)
      if bySystem {
        screen.list.overscroll.top?.indicator = .system
        screen.list.overscroll.readingPosition = ReadingPosition(
          id: { [weak screen] path in screen?.sections[0][path.row] },
          indexPath: { [weak screen] id in
            screen?.sections[0].firstIndex(of: id).map { IndexPath(row: $0, section: 0) }
          })
      }
      let usual = screen.list.overscroll.top?.options
      await feed.refresh()
      await device.pass(1)
      for pages in [1.0, 2, 3] {
        screen.scroll(to: pages * 2_000 - 700)
        let before = screen.seen
        await device.pass(1)
        #expect(before.count > 8)
        for (row, place) in before { #expect(isAbout(screen.seen[row], place), "\(row)") }
      }
      #expect(feed.items == Array(40..<160))
      #expect(screen.list.overscroll.top?.options.trigger == .within(.viewports(1)))
      screen.scroll(to: offset)
      let before = screen.seen
      await device.pass(1)
      #expect(feed.items == Array(0..<120))
      #expect(before.count > 8)
      for (row, place) in before { #expect(isAbout(screen.seen[row], place), "\(row)") }
      #expect(screen.list.overscroll.top?.options == usual)
      #expect(screen.list.overscroll.top?.phase == .idle)
      screen.scroll(to: 5_300)
      await device.pass(1)
      #expect(feed.items == Array(40..<160), "the end loads its released page again")
    }
  }

  @Test("A page that is near the visible rows is not released")
  func pagesNearby() async {
    await onDevice { device in
      let (screen, feed) = feed(ofPages: 5, atMost: 2, on: device)
      await feed.refresh()
      for _ in 0..<4 { await feed.loadNext() }
      #expect(feed.items == Array(0..<25))
      #expect(screen.sections == [feed.items])
    }
  }

  @Test func aRefreshShowsWhatIsNewAtTheTop() async {
    await onDevice { device in
      let chat = Chat(DrivenTable(), on: device)
      chat.list.overscroll.top = .refresh(
        owner: chat, fetch: { 3 },
        apply: { (chat: Chat<DrivenTable>, count: Int) in chat.prepend(count) })
      chat.list.overscroll.top?.begin()
      await device.pass(3)
      #expect(chat.sections[0].count == 43)
      #expect(isAbout(chat.list.contentOffset.y, -chat.list.adjustedContentInset.top))
    }
  }

  @Test func underAFingerNothingMovesAndTheDragGoesOn() {
    let chat = Chat(DrivenTable(), on: Device())
    chat.list.overscroll.top = .loadMore(trigger: .programmatic, manual: { _ in })
    chat.scroll(to: 500)
    chat.finger.touch(chat.list)
    chat.finger.drag(by: 100, over: 0.3)
    let before = chat.seen
    chat.list.overscroll.preservingScrollPosition { chat.prepend(20) }
    for (message, place) in before { #expect(isAbout(chat.seen[message], place), "\(message)") }
    chat.finger.drag(by: 50, over: 0.3)
    chat.finger.hold(for: 0.2)
    for (message, place) in before where place < 500 {
      #expect(isAbout(chat.seen[message], place + 50), "\(message)")
    }
    chat.finger.lift()
  }

  @Test func whoComesBackFindsWhatWasSeenBefore() {
    let chat = Chat(DrivenTable(), on: Device())
    chat.list.overscroll.top = .loadMore(trigger: .programmatic, manual: { _ in })
    chat.scroll(to: 500)
    let before = chat.seen
    chat.list.removeFromSuperview()
    chat.list.overscroll.preservingScrollPosition { chat.prepend(20) }
    chat.window.addSubview(chat.list)
    chat.device.advance(by: 1)
    for (message, place) in before { #expect(isAbout(chat.seen[message], place), "\(message)") }
  }

  @Test func whatIsThrownComesThroughAndNothingMoves() {
    let chat = Chat(DrivenTable(), on: Device())
    chat.scroll(to: 500)
    #expect(throws: CancellationError.self) {
      try chat.list.overscroll.preservingScrollPosition { throw CancellationError() }
    }
    #expect(chat.list.contentOffset.y == 500)
  }

  @Test func aListThatShowedNothingBeginsAtItsTop() {
    let chat = Chat(DrivenTable(), on: Device())
    chat.sections = [[]]
    chat.list.reloadData()
    chat.device.turn()
    chat.list.overscroll.preservingScrollPosition {
      chat.sections = [Array(0..<40)]
      chat.list.reloadData()
    }
    #expect(chat.list.contentOffset.y == -chat.list.adjustedContentInset.top)
  }

  private func isAbout(_ one: Double?, _ other: Double) -> Bool {
    abs((one ?? .infinity) - other) < 0.1
  }
}
