import Foundation
import Overscroll
import UIKit

// The screen of the page "A complete feed screen", as printed there, and what it needs.

nonisolated struct Post: Identifiable, Hashable, Sendable {
  let id: Int
  let day: String
  var text: String
}

nonisolated struct PostServer: Sendable {
  let load: @Sendable (_ cursor: String?) async throws -> (posts: [Post], next: String?)

  func posts(after cursor: String?) async throws -> (posts: [Post], next: String?) {
    try await load(cursor)
  }
}

nonisolated enum FeedError: LocalizedError {
  case offline
  case signedOut

  var errorDescription: String? {
    switch self {
    case .offline: "You are offline."
    case .signedOut: "Sign in again to see your feed."
    }
  }
}

final class FeedScreen: UITableViewController {
  private let feed: Paginator<Post, String>
  private var posts: [Post.ID: Post] = [:]
  private lazy var rows = PostRows(tableView: tableView) { [weak self] tableView, indexPath, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    cell.textLabel?.text = self?.posts[id]?.text
    return cell
  }

  init(server: PostServer) {
    feed = Paginator(options: PagingOptions(renewal: .merge)) { request in
      do {
        let page = try await server.posts(after: request.cursor)
        return PaginatorPage(page.posts, next: page.next)
      } catch let error as URLError where error.code == .notConnectedToInternet {
        throw FeedError.offline
      }
    }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    tableView.overscroll.bind(feed, owner: self) { screen, feed in screen.show(feed.items) }
    tableView.overscroll.readingPosition = ReadingPosition(
      id: { [rows] in rows.itemIdentifier(for: $0) },
      indexPath: { [rows] in rows.indexPath(for: $0) })
    tableView.overscroll.emptyView = .standard(
      "No posts yet", message: "Posts of people whom you follow appear here.")
    tableView.overscroll.bottom?.texts[.noMore] = "You have seen everything"
    tableView.overscroll.top?.begin()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let updated = tableView.overscroll.top?.lastUpdated ?? .distantFuture
    if updated.timeIntervalSinceNow < -300 { Task { [feed] in await feed.refresh() } }
  }

  private func show(_ items: [Post]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Post.ID>()
    for post in items {
      if !snapshot.sectionIdentifiers.contains(post.day) { snapshot.appendSections([post.day]) }
      snapshot.appendItems([post.id], toSection: post.day)
    }
    let changed = items.filter { post in posts[post.id].map { $0 != post } ?? false }
    snapshot.reconfigureItems(changed.map(\.id))
    posts = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })
    rows.apply(snapshot, animatingDifferences: false)
  }
}

final class PostRows: UITableViewDiffableDataSource<String, Post.ID> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    snapshot().sectionIdentifiers[section]
  }
}
