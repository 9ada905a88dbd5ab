import OverscrollCore
import OverscrollPaging
import OverscrollUIKit
import UIKit

// The snippets of the reference documentation, compiled as they are printed.

private struct ReferenceFeed: Sendable {
  struct Page: Sendable {
    let items: [Int]
    let hasMore: Bool
  }

  @discardableResult func reload() async throws -> [Int] { [] }
  func loadNext() async throws -> Bool { false }
  func next() async throws -> Page { Page(items: [], hasMore: false) }
  func page(_ number: Int) async throws -> Page { Page(items: [], hasMore: number < 9) }
  func search(_ query: String) async throws -> [Int] { [] }
}

private struct Unauthorized: Error {}

/// The error of an HTTP library for a request that was cancelled.
private struct ConnectionAborted: Error {}

private struct ReferenceStore {
  var isSyncing = false
  var hasChanges = false
}

private struct ReferenceAPI {
  func load(_ completion: @escaping () -> Void) { completion() }
}

@MainActor
private final class OfflineView: UIView {
  init(_ error: (any Error)?, retry: @escaping @MainActor () -> Void) { super.init(frame: .zero) }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class ReferenceScreen: UIViewController {
  private let tableView = UITableView()
  private let otherView = UITableView()
  private let feed = ReferenceFeed()

  private func show(_ items: [Int]) {}
  private func append(_ items: [Int]) {}
  private func showBanner() {}
  private func logIn() {}

  private let searchBar = UIView()
  private let query = "new"
  private let page = 0

  func placeholders() {
    tableView.overscroll.emptyView = .standard("No messages", symbol: UIImage(systemName: "tray"))
    tableView.overscroll.failureView = .view { error, retry in
      OfflineView(error, retry: retry)
    }
    tableView.overscroll.emptyView = .standard("No messages")
    tableView.overscroll.emptyView = .standard(
      "No messages", message: "New messages appear here.", symbol: UIImage(systemName: "tray"))
    tableView.overscroll.failureView = .view { error, retry in OfflineView(error, retry: retry) }
    otherView.overscroll.failureView = nil
  }

  func closures(
    _ feed: ReferenceFeed, _ api: ReferenceAPI, _ paginator: Paginator<Int, Int>
  ) {
    tableView.overscroll.top = .refresh { try await feed.reload() }
    tableView.overscroll.bottom = .loadMore { .loaded(hasMore: try await feed.loadNext()) }
    tableView.overscroll.top = .refresh(manual: { run in api.load { run.end(.updated) } })
    tableView.overscroll.bottom = .loadMore { await paginator.loadNext() }
  }

  func fetching() {
    tableView.overscroll.top = .refresh(
      owner: self,
      fetch: { [feed] in try await feed.reload() },
      apply: { screen, items in screen.show(items) })
    tableView.overscroll.bottom = .loadMore(
      owner: self,
      fetch: { [feed] in try await feed.next() },
      apply: { screen, page in
        screen.append(page.items)
        return .loaded(hasMore: page.hasMore)
      })
  }

  func preparing() {
    tableView.overscroll.top = .refresh(
      owner: self,
      prepare: { screen in screen.query },
      fetch: { [feed] query in try await feed.search(query) },
      apply: { screen, items in screen.show(items) })
    tableView.overscroll.bottom = .loadMore(
      owner: self,
      prepare: { screen in screen.page + 1 },
      fetch: { [feed] number in try await feed.page(number) },
      apply: { screen, page in
        screen.append(page.items)
        return .loaded(hasMore: page.hasMore)
      })
  }

  func callbacks(_ archive: ReferenceFeed) {
    tableView.overscroll.top?.onPhaseChange = { [weak self] _, phase in
      self?.searchBar.isUserInteractionEnabled = phase != .refreshing
    }
    tableView.overscroll.top?.onEnd = { [weak self] result in
      if result.error is Unauthorized { self?.logIn() }
    }
    tableView.overscroll.top?.useAction(of: .refresh { try await archive.reload() })
    let usual = OverscrollDefaults.isCancellation
    OverscrollDefaults.isCancellation = { usual($0) || $0 is ConnectionAborted }
  }

  func settings() async {
    tableView.overscroll.bottom?.options.trigger = .within(.items(5))
    tableView.overscroll.bottom?.options.maximumPagesToFillViewport = 0
    tableView.overscroll.top?.retryPolicy = .backoff(count: 3)
    let run = tableView.overscroll.top?.begin()
    let result = await run?.result
    print(result ?? .cancelled)
  }

  func styles() {
    tableView.overscroll.top?.style = IndicatorStyle(color: .white, background: .systemIndigo)
    OverscrollDefaults.style.titleFont = UIFont.systemFont(ofSize: 15, weight: .medium)
  }

  func permissions(_ store: ReferenceStore, _ editor: ReferenceStore) {
    tableView.overscroll.top?.showsActivity = store.isSyncing
    tableView.overscroll.top?.shouldArm = { _ in !editor.hasChanges }
  }

  func indicatorElsewhere() {
    tableView.overscroll.top = .refresh(indicator: .hidden) { [feed] in try await feed.reload() }
    let indicator = OverscrollIndicatorView(indicator: .lines)
    indicator.control = tableView.overscroll.top
    navigationItem.titleView = indicator
  }

  func observing(_ control: OverscrollControl) async {
    for await state in control.states where state.phase == .failed { showBanner() }
  }
}
