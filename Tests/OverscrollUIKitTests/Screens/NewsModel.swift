import Overscroll

// A view model without a view: a list of pages, tested with nothing of UIKit or SwiftUI.

struct Article: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var isRead = false
}

enum NewsError: Error, Equatable {
  case subscriptionEnded
  case noConnection
}

@MainActor
final class NewsModel {
  typealias Load = @Sendable (_ page: Int) async throws -> [Article]

  /// What the screen shows.
  enum Content: Equatable {
    case loading
    case empty
    case articles([Article])
    case subscribe
    case failed
  }

  let pages: Paginator<Article, Int>

  init(load: @escaping Load) {
    pages = Paginator(numberedFrom: 1, pagesOf: 20, id: \.id) { try await load($0) }
  }

  var content: Content {
    switch pages.state {
    case .initial, .loading: .loading
    case .empty: .empty
    case .content: .articles(pages.items)
    case .failed(NewsError.subscriptionEnded): .subscribe
    case .failed: .failed
    }
  }

  /// Marks an article as read, before the server knows.
  func read(_ id: Int) { pages.update(id) { $0.isRead = true }.confirm() }
}
