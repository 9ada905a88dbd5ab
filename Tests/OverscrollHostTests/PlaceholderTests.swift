import Foundation
import HostDriver
import OverscrollCore
import OverscrollPaging
import OverscrollUIKit
import Testing
import UIKit

private struct Offline: LocalizedError, Equatable {
  var errorDescription: String? { "You are offline." }
}

/// Tests of what a list shows while it has no rows.
@MainActor
@Suite("Empty and failed lists") struct PlaceholderTests {
  /// A screen whose list is refreshed by hand.
  @MainActor
  private final class Stage {
    let screen: Screen
    private(set) var runs: [OverscrollRun] = []

    init(rows: Int = 0) {
      screen = Screen(rows: rows)
      table.overscroll.top = .refresh(manual: { [weak self] in self?.runs.append($0) })
    }

    var table: UITableView { screen.table }

    /// The size of the visible part of the list.
    var room: CGSize { table.bounds.inset(by: table.adjustedContentInset).size }

    /// Runs the refresh, and ends it.
    func refresh(_ result: RefreshResult) {
      table.overscroll.top?.begin()
      screen.wait(0.1)
      end(result)
    }

    func end(_ result: RefreshResult) {
      runs.last?.end(result)
      screen.wait(1)
    }

    var standard: StandardPlaceholderView? { Stage.find(StandardPlaceholderView.self, in: table) }

    /// The texts that the standard view shows.
    var words: [String] {
      (standard?.subviews ?? []).filter { !$0.isHidden }.compactMap { part in
        (part as? UILabel)?.text ?? (part as? UIButton)?.title(for: [])
      }
    }

    func tapRetry() {
      guard let button = Stage.find(UIButton.self, in: standard ?? UIView()) else { return }
      screen.finger.tap(button)
      screen.wait(0.1)
    }

    static func find<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> Kind? {
      view.subviews.lazy.compactMap { $0 as? Kind ?? find(kind, in: $0) }.first
    }
  }

  // MARK: Failures

  @Test("A first load that failed shows its message and a button until it succeeds")
  func failure() {
    let stage = Stage()
    #expect(stage.standard == nil)
    stage.refresh(.failed(Offline()))
    stage.screen.wait(10)
    #expect(stage.words == ["You are offline.", "Try again"])
    stage.tapRetry()
    #expect(stage.runs.count == 2 && stage.standard == nil)
    stage.end(.failed)
    #expect(stage.words == ["Couldn’t refresh", "Try again"])
    stage.tapRetry()
    stage.screen.rowCount = 20
    stage.end(.updated)
    #expect(stage.runs.count == 3 && stage.standard == nil)
    stage.screen.expectRest()
  }

  @Test("A list with rows shows no failure, and one that loses them does")
  func rows() {
    let stage = Stage(rows: 3)
    stage.refresh(.failed)
    #expect(stage.standard == nil)
    stage.screen.rowCount = 0
    #expect(stage.words == ["Couldn’t refresh", "Try again"])
    stage.screen.rowCount = 1
    #expect(stage.standard == nil)
  }

  @Test("A cancelled retry leaves the failure, and a success without rows removes it")
  func cancelled() {
    let stage = Stage()
    stage.refresh(.failed(Offline()))
    stage.tapRetry()
    stage.table.overscroll.top?.cancel()
    stage.screen.wait(1)
    #expect(stage.words == ["You are offline.", "Try again"])
    stage.refresh(.updated)
    #expect(stage.standard == nil)
  }

  @Test("The failure goes with the setting and with the edge")
  func removal() {
    let stage = Stage()
    stage.refresh(.failed)
    stage.table.overscroll.failureView = nil
    #expect(stage.standard == nil)
    stage.table.overscroll.failureView = .standard("No connection", message: "Look at the cable.")
    #expect(stage.words == ["No connection", "Look at the cable.", "Try again"])
    stage.table.overscroll.top = nil
    #expect(
      stage.standard == nil && stage.table.subviews.allSatisfy { !($0 is StandardPlaceholderView) })
  }

  @Test("A view of the app receives the error and the retry")
  func ownView() {
    let stage = Stage()
    var errors: [(any Error)?] = []
    var retry: (@MainActor () -> Void)?
    let own = UILabel()
    stage.table.overscroll.failureView = .view { error, again in
      errors.append(error)
      retry = again
      return own
    }
    stage.refresh(.failed(Offline()))
    stage.screen.wait(8)
    #expect(errors.count == 1 && errors.first as? Offline == Offline())
    #expect(
      own.superview === stage.table && own.frame.size == stage.room)
    retry?()
    stage.screen.wait(0.1)
    #expect(stage.runs.count == 2 && own.superview == nil)
  }

  @Test("A failed page of a list without a refresh is tried again")
  func loadOnly() throws {
    let screen = Screen(rows: 0)
    var count = 0
    screen.table.overscroll.bottom = .loadMore(manual: { run in
      count += 1
      run.end(.failed)
    })
    screen.table.overscroll.bottom?.begin()
    screen.wait(1)
    let view = Stage.find(StandardPlaceholderView.self, in: screen.table)
    #expect(view != nil && count == 1)
    let button = try #require(view.flatMap { Stage.find(UIButton.self, in: $0) })
    screen.finger.tap(button)
    screen.wait(0.5)
    #expect(count == 2)
  }

  // MARK: Empty lists

  @Test("An empty list shows the app's text, not during a run, and below its header")
  func empty() {
    let stage = Stage()
    stage.table.overscroll.emptyView = .standard("No messages", symbol: UIImage(systemName: "tray"))
    #expect(stage.words == ["No messages"])
    stage.table.overscroll.top?.begin()
    stage.screen.wait(0.1)
    #expect(stage.standard == nil)
    stage.end(.unchanged)
    #expect(stage.words == ["No messages"])
    stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 80))
    stage.screen.device.turn()
    #expect(stage.standard?.frame.minY == 80)
    #expect(stage.standard?.frame.height == stage.room.height - 80)
    stage.screen.rowCount = 2
    #expect(stage.standard == nil)
    stage.screen.rowCount = 0
    #expect(stage.words == ["No messages"])
    stage.table.overscroll.emptyView = nil
    #expect(stage.standard == nil)
  }

  @Test("An empty list that fails shows the failure, and after a success that it is empty")
  func both() {
    let stage = Stage()
    stage.table.overscroll.emptyView = .standard("No messages")
    stage.refresh(.failed)
    #expect(stage.words == ["Couldn’t refresh", "Try again"])
    stage.refresh(.updated)
    #expect(stage.words == ["No messages"])
  }

  @Test("Headers and footers of a collection are no rows, and content of a scroll view is")
  func otherKinds() {
    let device = Device()
    let source = Items()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 60)
    let collection = DrivenCollection(frame: .zero, collectionViewLayout: layout)
    collection.dataSource = source
    let plain = DrivenScrollView()
    let fillings: [(UIScrollView, () -> Void)] = [
      (
        collection,
        {
          source.count = 3
          collection.reloadData()
        }
      ), (plain, { plain.contentSize = CGSize(width: 100, height: 50) }),
    ]
    for (view, fill) in fillings {
      view.overscroll.emptyView = .standard("Nothing")
      let window = device.show(view)
      device.turn()
      #expect(Stage.find(StandardPlaceholderView.self, in: view) != nil)
      fill()
      device.turn()
      #expect(Stage.find(StandardPlaceholderView.self, in: view) == nil)
      #expect(window.rootViewController != nil)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 0

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  @Test("An indicator in a table's footer makes no empty list load, and is no obstacle to rows")
  func ownContent() {
    let screen = Screen(rows: 0)
    var runs: [OverscrollRun] = []
    screen.table.overscroll.bottom = .loadMore(indicator: .hidden, manual: { runs.append($0) })
    let footer = OverscrollIndicatorView(
      following: screen.table.overscroll.bottom, indicator: .ring)
    footer.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
    screen.table.tableFooterView = footer
    screen.device.turn()
    screen.wait(1)
    #expect(screen.table.contentSize.height == 60 && runs.isEmpty)
    screen.rowCount = 2
    screen.wait(0.5)
    #expect(runs.count == 1)
  }

  // MARK: Looks

  @Test("A low list leaves the symbol out, and the largest text keeps the button on the screen")
  func sizes() {
    let stage = Stage()
    stage.table.frame.size.height = 110
    stage.screen.device.turn()
    stage.refresh(.failed)
    let symbol = stage.standard.flatMap { Stage.find(UIImageView.self, in: $0) }
    let button = stage.standard.flatMap { Stage.find(UIButton.self, in: $0) }
    #expect(symbol?.frame == .zero && (button?.frame.maxY ?? 999) <= 110)
    #expect((button?.frame.height ?? 0) >= 44)
    stage.table.frame.size.height = 667
    stage.screen.device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    stage.screen.device.turn()
    #expect(symbol?.frame.height == 48)
    #expect((button?.frame.maxY ?? 999) <= 667 && (button?.frame.minX ?? -1) >= 0)
  }

  @Test("The texts follow the language")
  func language() {
    let stage = Stage()
    stage.refresh(.failed)
    OverscrollDefaults.language = "de"
    defer { OverscrollDefaults.language = nil }
    stage.screen.device.turn()
    #expect(stage.words.count == 2 && stage.words.last != "Try again", "\(stage.words)")
  }

  @Test("A placeholder in a list does not keep the list from being pulled")
  func pull() {
    let stage = Stage()
    stage.refresh(.failed)
    stage.screen.pull()
    stage.screen.wait(0.1)
    #expect(stage.runs.count == 2 && stage.standard == nil)
  }

  // MARK: Paginators

  private func bound(
    _ body: @MainActor (Screen, Paginator<Int, Int>, Answers) async -> Void
  ) async {
    await onDevice { device in
      let (screen, answers) = (Screen(rows: 0, on: device), Answers())
      let paginator = Paginator<Int, Int>(id: \.self) { _ in try await answers.page() }
      screen.table.overscroll.emptyView = .standard("Nothing")
      screen.table.overscroll.bind(paginator, owner: screen) { screen, snapshot in
        screen.rowCount = snapshot.items.count
      }
      await body(screen, paginator, answers)
    }
  }

  @MainActor
  private final class Answers {
    var next: Result<[Int], Offline> = .failure(Offline())
    private(set) var count = 0

    func page() throws -> PaginatorPage<Int, Int> {
      count += 1
      return PaginatorPage(try next.get(), next: nil)
    }
  }

  @Test("A bound list follows loads from code: initial, failed, tried again, empty, filled")
  func paginator() async {
    await bound { screen, paginator, answers in
      let words = {
        Stage.find(StandardPlaceholderView.self, in: screen.table)?.subviews.lazy
          .compactMap { ($0 as? UILabel)?.text }.first
      }
      await screen.device.pass(0.5)
      #expect(words() == nil, "nothing was loaded yet")
      _ = await paginator.refresh()
      await screen.device.pass(6)
      #expect(words() == "You are offline." && answers.count == 1)
      answers.next = .success([])
      let view =
        Stage.find(StandardPlaceholderView.self, in: screen.table)
        ?? StandardPlaceholderView(.init()) {}
      if let button = Stage.find(UIButton.self, in: view) { screen.finger.tap(button) }
      await screen.device.pass(2)
      #expect(answers.count == 2 && words() == "Nothing")
      answers.next = .success([1, 2, 3])
      _ = await paginator.refresh()
      await screen.device.pass(1)
      #expect(words() == nil && screen.rowCount == 3)
    }
  }
  @Test("A load of a bound list from code shows a spinner, and a setting turns it off")
  func loading() async {
    for isOn in [true, false] {
      await onDevice { device in
        let screen = Screen(rows: 0, on: device)
        if !isOn { screen.table.overscroll.loadingView = nil }
        let paginator = Paginator<Int, Int>(id: \.self) { _ in
          try await Task.sleep(nanoseconds: 1_000_000_000_000)
          return PaginatorPage([], next: nil)
        }
        screen.table.overscroll.bind(paginator, owner: screen) { _, _ in }
        let load = Task { await paginator.refresh() }
        await device.pass(1)
        let spinner = Stage.find(UIActivityIndicatorView.self, in: screen.table)
        #expect((spinner?.isAnimating == true) == isOn)
        #expect(spinner?.accessibilityLabel == (isOn ? "Loading…" : nil))
        paginator.cancel()
        _ = await load.value
        await device.pass(1)
        #expect(Stage.find(StandardPlaceholderView.self, in: screen.table) == nil)
      }
    }
  }

  @Test("A bound list without items is empty below rows of its own, and below a high header")
  func staticRows() async {
    await bound { screen, paginator, answers in
      answers.next = .success([])
      _ = await paginator.refresh()
      screen.rowCount = 1
      await screen.device.pass(1)
      let view = Stage.find(StandardPlaceholderView.self, in: screen.table)
      #expect(view != nil && view?.frame.minY == screen.table.contentSize.height)
      let height = screen.table.bounds.inset(by: screen.table.adjustedContentInset).height
      screen.table.tableHeaderView = UIView(
        frame: CGRect(x: 0, y: 0, width: 375, height: height * 0.6))
      await screen.device.pass(1)
      #expect(view?.frame.minY == screen.table.contentSize.height)
    }
  }

  @Test("A failure of a bound edge goes when code has loaded an empty page")
  func staleFailure() async {
    await bound { screen, paginator, answers in
      screen.table.overscroll.top?.begin()
      await screen.device.pass(6)
      #expect(Stage.find(StandardPlaceholderView.self, in: screen.table) != nil)
      answers.next = .success([])
      _ = await paginator.refresh()
      await screen.device.pass(1)
      let words = Stage.find(StandardPlaceholderView.self, in: screen.table)?.subviews
        .compactMap { ($0 as? UILabel)?.text }.first
      #expect(words == "Nothing")
    }
  }
}
