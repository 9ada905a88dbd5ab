import HostDriver
import OverscrollCore
import OverscrollPaging
import OverscrollUIKit
import Testing
import UIKit

/// Triggers wait until the content has its first position.
@MainActor
@Suite struct PlacingTests {
  /// Returns the number of loads at the top of a chat that nobody touches.
  private func loads(rows: Int, chatFirst: Bool, late: Bool = false) async -> Int {
    let count = Counter()
    await onDevice { device in
      let list = LivingList(.exactTable, lengths: Array(repeating: 60, count: rows), on: device)
      if late { list.change { $0 = [] } }
      device.turn()
      let addControl = {
        list.view.overscroll.top = .loadMore(
          owner: list,
          fetch: { 20 },
          apply: { list, size in
            count.number += 1
            let first = list.ids.max() ?? 0
            list.change { $0.insert(contentsOf: first + 1...first + size, at: 0) }
            return .updated
          })
      }
      if !chatFirst { addControl() }
      list.view.overscroll.chat = list.chat()
      if chatFirst { addControl() }
      await device.pass(1)
      if late {
        list.change { $0 = Array(0..<rows) }
        await device.pass(1)
      }
    }
    return count.number
  }

  @Test("A chat that is longer than two screens loads no older page by itself")
  func longChat() async {
    for late in [false, true] {
      for chatFirst in [false, true] {
        #expect(await loads(rows: 400, chatFirst: chatFirst, late: late) == 0, "\(late)")
        #expect(await loads(rows: 60, chatFirst: chatFirst, late: late) == 0, "\(late)")
      }
    }
  }

  @Test("A chat whose end is near its start loads until a screen is left above")
  func shortChat() async {
    // 20 rows of 60 points leave 356 above the screen, and 40 leave 1,556.
    #expect(await loads(rows: 20, chatFirst: true) == 1)
    #expect(await loads(rows: 20, chatFirst: false) == 1)
  }

  @Test("A paginator that is bound to the top of a chat loads no older page by itself")
  func boundPages() async {
    await onDevice { device in
      let list = LivingList(.exactTable, lengths: [], on: device)
      let requests = Counter()
      let paginator = Paginator<Int, Int>(id: \.self) { request in
        await requests.add()
        let end = request.cursor ?? 1_000
        return PaginatorPage(Array(end - 30..<end), previous: end - 30)
      }
      list.view.overscroll.chat = list.chat()
      list.view.overscroll.bind(paginator, owner: list, top: .previous, bottom: nil) {
        list, snapshot in list.change { $0 = snapshot.items }
      }
      await paginator.refresh()
      await device.pass(1)
      // 30 rows of 60 points leave 956 points above a screen of 844.
      #expect(list.ids.count == 30)
      #expect(requests.number == 1)
    }
  }

  /// The moment at which an app scrolls to its last row.
  enum Moment: CaseIterable, Sendable {
    case load, didLayout, didAppear, nextTurn
  }

  @Test("An app's own first position comes before the triggers", arguments: Moment.allCases)
  func ownPosition(_ moment: Moment) async {
    await onDevice { device in
      let screen = Rows(moment)
      let window = device.show(screen)
      await device.pass(1)
      #expect(screen.loads == 0)
      #expect(screen.table.contentOffset.y > 10_000)
      withExtendedLifetime(window) {}
    }
  }

  @Test("A restored reading position comes before the triggers")
  func restored() async {
    await onDevice { device in
      let list = LivingList(.exactTable, lengths: [], on: device)
      var loads = 0
      list.view.overscroll.top = .held(.load) { _ in loads += 1 }
      list.keepPosition()
      await device.pass(0.5)
      list.change { $0 = Array(0..<200) }
      list.view.layoutIfNeeded()
      list.view.contentOffset.y = 6_000
      await device.pass(1)
      #expect(loads == 0)
      #expect(list.view.contentOffset.y == 6_000)
    }
  }

  @Test("A short list is filled after it has been placed, as often as it may")
  func filling() async {
    await onDevice { device in
      let list = LivingList(.exactTable, lengths: [60, 60], on: device)
      var loads = 0
      list.view.overscroll.bottom = .loadMore(
        owner: list, fetch: { 1 },
        apply: { list, _ in
          loads += 1
          list.change { $0.append($0.count + 100) }
          return .updated
        })
      await device.pass(2)
      #expect(loads == 3)
    }
  }
}

@MainActor
private final class Counter {
  var number = 0

  func add() { number += 1 }
}

/// A screen with 400 rows and older pages at its top, which scrolls to its last row.
@MainActor
private final class Rows: UIViewController {
  let table = UITableView()
  private(set) var loads = 0
  private let moment: PlacingTests.Moment
  private let items = Items([400])
  private var hasScrolled = false

  init(_ moment: PlacingTests.Moment) {
    self.moment = moment
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private func scroll(_ moment: PlacingTests.Moment) {
    guard moment == self.moment, !hasScrolled else { return }
    hasScrolled = true
    table.scrollToRow(at: IndexPath(row: 399, section: 0), at: .bottom, animated: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = 50
    table.dataSource = items
    table.frame = view.bounds
    view.addSubview(table)
    table.overscroll.top = .held(.load) { [weak self] _ in self?.loads += 1 }
    scroll(.load)
    if moment == .nextTurn { Task { scroll(.nextTurn) } }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scroll(.didAppear)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll(.didLayout)
  }
}
