import Combine
import Overscroll
import SwiftUI

// The screen of "Search, filters and accounts" in the guide for SwiftUI, as printed there, and what it needs.

nonisolated struct Book: Identifiable, Sendable {
  let id: Int
  var title: String { "Book \(id)" }
}

nonisolated struct SearchServer: Sendable {
  typealias Page = (books: [Book], next: String?)

  let load: @Sendable (_ text: String, _ cursor: String?) async throws -> Page

  func books(matching text: String, after cursor: String?) async throws -> Page {
    try await load(text, cursor)
  }
}

struct SearchScreen: View {
  let server: SearchServer
  @State private var text = ""

  var body: some View {
    SearchResults(server: server, text: text).searchable(text: $text, prompt: "Books")
  }
}

struct SearchResults: View {
  let server: SearchServer
  let text: String
  @State private var found: (text: String, pages: PaginatorItems<Book, String>)?

  var body: some View {
    ZStack {
      if let found { BookList(pages: found.pages).id(found.text) } else { ProgressView() }
    }
    .task(id: text) {
      guard found?.text != text else { return }
      try? await Task.sleep(nanoseconds: 300_000_000)
      let pages = makePages()
      await pages.refresh()
      if !Task.isCancelled { found = (text, PaginatorItems(pages)) }
    }
  }

  private func makePages() -> Paginator<Book, String> {
    Paginator { [server, text] request in
      let page = try await server.books(matching: text, after: request.cursor)
      return PaginatorPage(page.books, next: page.next)
    }
  }
}

struct BookList: View {
  @ObservedObject var pages: PaginatorItems<Book, String>

  var body: some View {
    List(pages.items) { Text($0.title) }
      .overscroll(paging: pages.paginator)
      .overscrollEmptyView(isEmpty: pages.items.isEmpty, "Nothing found")
  }
}
