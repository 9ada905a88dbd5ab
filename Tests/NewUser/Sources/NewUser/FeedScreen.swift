import Foundation
import Overscroll
import UIKit

final class FeedScreen: UITableViewController {
  private let feed = Feed()
  private var page = 0
  private(set) var fetchesOnMain = 0
  private(set) var appliesOnMain = 0
  private(set) var ends: [RefreshResult] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.overscroll.top = .refresh(
      owner: self,
      fetch: { [feed] in try await feed.reload() },
      apply: { screen, page in screen.show(page) })
    tableView.overscroll.bottom = .loadMore(
      owner: self, trigger: .programmatic,
      prepare: { screen in screen.page + 1 },
      fetch: { [feed] number in try await feed.page(number) },
      apply: { screen, page in screen.append(page) })
    tableView.overscroll.top?.onEnd = { [weak self] in self?.ends.append($0) }
  }

  private func show(_ page: Feed.Page) -> RefreshResult {
    count(page)
    return .updated("\(page.posts.count) new")
  }

  private func append(_ page: Feed.Page) -> RefreshResult {
    count(page)
    self.page += 1
    return .loaded(hasMore: page.hasMore)
  }

  private func count(_ page: Feed.Page) {
    appliesOnMain += MainCheck.isOnMain ? 1 : 0
    fetchesOnMain += page.isFromMain ? 1 : 0
  }

  /// Ends the refreshes as code does that was written for another library.
  func moveOver() {
    tableView.overscroll.top?.useAction(
      of: .refresh(manual: { control in
        DispatchQueue.global().async { control.end(.updated("from a thread")) }
      }))
  }
}
