import Foundation
import Overscroll
import Testing
import UIKit

private struct Feed: Sendable {
  struct Page: Sendable {
    let rows: [Int]
    let hasMore: Bool
  }

  func reload() async throws -> Page { Page(rows: [1, 2], hasMore: true) }
  func next() async throws -> Page { Page(rows: [3], hasMore: false) }
}

extension FeedScreen {
  fileprivate func show(_ page: Feed.Page) -> RefreshResult { .updated("\(page.rows.count) new") }
  fileprivate func append(_ page: Feed.Page) -> RefreshResult { .more(page.hasMore) }
}

// What the read-me prints.
private final class FeedScreen: UITableViewController {
  private let feed = Feed()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.overscroll.top = .refresh(
      for: self,
      fetch: { [feed] in try await feed.reload() },
      apply: { screen, page in screen.show(page) })
    tableView.overscroll.bottom = .loadMore(
      for: self,
      fetch: { [feed] in try await feed.next() },
      apply: { screen, page in screen.append(page) })
  }
}

/// The quick start of the read-me does what it says.
@MainActor
@Suite struct ReadmeTests {
  @Test func itsScreenHasBothControls() {
    let screen = FeedScreen(style: .plain)
    _ = screen.view
    #expect(screen.tableView.overscroll.top?.options.purpose == .refresh)
    #expect(screen.tableView.overscroll.bottom?.options.purpose == .load)
  }
}
