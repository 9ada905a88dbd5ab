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
    // Refreshing:
    table.overscroll.top = .refresh(
      owner: self, fetch: { [load] in try await load(nil) }, apply: { $0.show($1, after: []) })
    table.overscroll.bottom = .loadMore(
      owner: self, prepare: { $0.cursor }, fetch: { [load] in try await load($0) },
      apply: { $0.show($1, after: $0.posts) })
    table.overscroll.top?.onEnd = { [weak self] in
      if $0.error as? PostsError == .signedOut { self?.onSignedOut?() }
    }
    table.overscroll.top?.begin()
    // The screen:
  }

  private func show(_ page: PostPage, after posts: [FeedPost]) -> RefreshResult {
    self.posts = posts + page.posts
    cursor = page.next
    var snapshot = NSDiffableDataSourceSnapshot<Int, FeedPost>()
    snapshot.appendSections([0])
    snapshot.appendItems(self.posts)
    source.apply(snapshot, animatingDifferences: false)
    // Refreshing:
    return .loaded(hasMore: page.next != nil)
    // The screen:
  }
}
