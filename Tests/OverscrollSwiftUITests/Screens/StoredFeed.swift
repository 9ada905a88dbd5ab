import Combine
import Foundation
import Overscroll
import SwiftUI

// The screen of "Restore the rows, and the place" for SwiftUI, as printed there, and what it needs.

struct Article: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var title: String { "Article \(id)" }
}

nonisolated struct ArticleServer: Sendable {
  typealias Page = (articles: [Article], next: String?)

  let load: @Sendable (_ cursor: String?) async throws -> Page

  func articles(after cursor: String?) async throws -> Page { try await load(cursor) }
}

struct StoredFeed: View {
  @StateObject private var pages: PaginatorItems<Article, String>
  @Binding private var place: ReadingAnchor<Article.ID>?
  private let file: URL

  init(server: ArticleServer, file: URL, place: Binding<ReadingAnchor<Article.ID>?>) {
    _pages = StateObject(wrappedValue: PaginatorItems(Self.restored(from: file, server)))
    _place = place
    self.file = file
  }

  var body: some View {
    List(pages.items) { Text($0.title) }
      .overscroll(paging: pages.paginator)
      .overscrollReadingPosition(pages.items, anchor: $place)
      .overscrollEmptyView(isEmpty: pages.items.isEmpty, "No articles")
      .task {
        for await _ in pages.paginator.snapshots { store() }
      }
  }

  private func store() {
    let archive = pages.paginator.archive(at: Date().timeIntervalSince1970)
    try? archive.map { try JSONEncoder().encode($0).write(to: file) }
  }

  private static func restored(
    from file: URL, _ server: ArticleServer
  ) -> Paginator<Article, String> {
    let pages = Paginator<Article, String>(options: PagingOptions(renewal: .merge)) { request in
      let page = try await server.articles(after: request.cursor)
      return PaginatorPage(page.articles, next: page.next)
    }
    pages.restore(
      try JSONDecoder().decode(PaginatorArchive.self, from: Data(contentsOf: file)),
      at: Date().timeIntervalSince1970, maximumAge: 86_400, then: .refresh)
    return pages
  }
}
