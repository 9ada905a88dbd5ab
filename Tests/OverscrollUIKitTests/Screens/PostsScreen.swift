import Overscroll
import UIKit

// A feed with a diffable data source: the first load, pages, and an app that looks at errors.

struct FeedPost: Hashable, Sendable {
  let id: Int
}

struct PostPage: Sendable {
  var posts: [FeedPost]
  var next: String?
}

enum PostsError: Error, Equatable {
  case signedOut
  case server(status: Int)
}

final class PostsScreen: UIViewController {
  typealias Load = @Sendable (_ cursor: String?) async throws -> PostPage

  private let load: Load
  private let table = UITableView()
  private lazy var source = UITableViewDiffableDataSource<Int, FeedPost>(tableView: table) {
    let cell = $0.dequeueReusableCell(withIdentifier: "post", for: $1)
    cell.textLabel?.text = "Post \($2.id)"
    return cell
  }
  private var posts: [FeedPost] = []
  private var cursor: String?
  /// Called when the user has to sign in.
  var onSignedOut: (() -> Void)?

  init(load: @escaping Load) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    table.rowHeight = 80
    view.addSubview(table)
    table.overscroll.top = .refresh { [weak self] in try await self?.load(after: nil) ?? .cancelled
    }
    table.overscroll.bottom = .loadMore { [weak self] in
      try await self?.load(after: self?.cursor) ?? .cancelled
    }
    table.overscroll.top?.begin()
  }

  private func load(after cursor: String?) async throws -> RefreshResult {
    do {
      let page = try await load(cursor)
      try Task.checkCancellation()
      return show(page, after: cursor == nil ? [] : posts)
    } catch PostsError.signedOut {
      onSignedOut?()
      throw PostsError.signedOut
    }
  }

  private func show(_ page: PostPage, after posts: [FeedPost]) -> RefreshResult {
    self.posts = posts + page.posts
    cursor = page.next
    var snapshot = NSDiffableDataSourceSnapshot<Int, FeedPost>()
    snapshot.appendSections([0])
    snapshot.appendItems(self.posts)
    source.apply(snapshot, animatingDifferences: false)
    return .loaded(hasMore: page.next != nil)
  }
}
