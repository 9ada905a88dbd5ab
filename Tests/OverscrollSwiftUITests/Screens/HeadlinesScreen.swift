import Combine
import Overscroll
import SwiftUI

// The screen of the page "Your first screen" for SwiftUI, as printed there, and what it needs.

struct Headline: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var title: String { "Headline \(id)" }
}

struct HeadlineServer: Sendable {
  let load: @Sendable (_ page: Int) async throws -> [Headline]

  func headlines(page: Int) async throws -> [Headline] { try await load(page) }
}

struct HeadlinesScreen: View {
  @StateObject private var pages: PaginatorItems<Headline, Int>

  init(server: HeadlineServer) {
    _pages = StateObject(
      wrappedValue: PaginatorItems(
        Paginator(numberedFrom: 1, id: \.id) { try await server.headlines(page: $0) }))
  }

  var body: some View {
    List(pages.items) { Text($0.title) }
      .overscroll(paging: pages.paginator)
      .overscrollEmptyView(isEmpty: pages.items.isEmpty, "No news")
      .task { if !pages.paginator.hasLoaded { await pages.paginator.refresh() } }
  }
}

// The same screen for iOS 17 and newer, as printed there.

@available(iOS 17, tvOS 17, visionOS 1, *)
struct ObservedHeadlinesScreen: View {
  @State private var pages: PaginatorModel<Headline, Int>

  init(server: HeadlineServer) {
    _pages = State(
      wrappedValue: PaginatorModel(
        Paginator(numberedFrom: 1, id: \.id) { try await server.headlines(page: $0) }))
  }

  var body: some View {
    List(pages.items) { Text($0.title) }
      .overscroll(paging: pages.paginator)
      .overscrollEmptyView(isEmpty: pages.items.isEmpty, "No news")
      .task { if !pages.paginator.hasLoaded { await pages.paginator.refresh() } }
  }
}
