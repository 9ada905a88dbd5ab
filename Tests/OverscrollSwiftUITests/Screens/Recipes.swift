import Combine
import Overscroll
import SwiftUI

// The code of the page "Recipes", as printed there, and what it needs.

struct Post: Identifiable, Sendable {
  let id: Int
  var title: String
  var isUnread: Bool

  init(id: Int, title: String? = nil, isUnread: Bool = true) {
    (self.id, self.title, self.isUnread) = (id, title ?? "Post \(id)", isUnread)
  }
}

nonisolated struct PostServer: Sendable {
  enum Call: Equatable, Sendable {
    case around(Int)
    case before(Int)
    case after(Int)
    case delete(Int)
  }

  let answer: @Sendable (Call) async throws -> [Post]

  func posts(around id: Int) async throws -> [Post] { try await answer(.around(id)) }
  func posts(before id: Int) async throws -> [Post] { try await answer(.before(id)) }
  func posts(after id: Int) async throws -> [Post] { try await answer(.after(id)) }
  func delete(_ id: Int) async throws { _ = try await answer(.delete(id)) }

  func download(_ id: Int) -> AsyncStream<Double> {
    AsyncStream { stream in
      for part in [0.25, 0.5, 1] { stream.yield(part) }
      stream.finish()
    }
  }
}

struct PostRow: View {
  private let post: Post
  private let delete: (@MainActor () -> Void)?

  init(_ post: Post, delete: (@MainActor () -> Void)? = nil) {
    (self.post, self.delete) = (post, delete)
  }

  var body: some View {
    VStack {
      Text(post.title).frame(height: 40)
      if let delete { Button(action: delete) { Text("Delete \(post.id)") } }
    }
  }
}

struct DeletablePosts: View {
  @ObservedObject var feed: PaginatorItems<Post, Int>
  let server: PostServer
  var timeToUndo: UInt64 = 5_000_000_000
  @State private var deletion: (id: Post.ID, edit: Paginator<Post, Int>.Edit)?

  var body: some View {
    List(feed.items) { post in PostRow(post, delete: { delete(post) }) }
      .overscroll(paging: feed.paginator)
      .overlay(alignment: .bottom) {
        if deletion != nil { Button(action: undo) { Text("Undo") } }
      }
  }

  private func delete(_ post: Post) {
    let edit = feed.paginator.remove(post.id)
    deletion = (post.id, edit)
    Task {
      try? await Task.sleep(nanoseconds: timeToUndo)
      if deletion?.id == post.id { deletion = nil }
      guard edit.isPending else { return }
      do {
        try await server.delete(post.id)
        edit.confirm()
      } catch {
        edit.rollBack()
      }
    }
  }

  private func undo() {
    deletion?.edit.rollBack()
    deletion = nil
  }
}

@MainActor
func receive(_ post: Post, in feed: Paginator<Post, Int>) {
  if feed[id: post.id] == nil {
    feed.insert(post, at: .start).confirm()
  } else {
    feed.update(post.id) { $0 = post }.confirm()
  }
}

struct LinkedPosts: View {
  @StateObject private var pages: PaginatorItems<Post, Int>
  @State private var place: ReadingAnchor<Post.ID>?

  init(linkedTo id: Post.ID, server: PostServer) {
    _pages = StateObject(wrappedValue: PaginatorItems(Self.pages(around: id, server)))
    _place = State(wrappedValue: ReadingAnchor(id: id))
  }

  var body: some View {
    List(pages.items) { PostRow($0) }
      .overscroll(paging: pages.paginator, top: .previous)
      .overscrollReadingPosition(pages.items, anchor: $place)
      .task { if !pages.paginator.hasLoaded { await pages.paginator.refresh() } }
  }

  private static func pages(around id: Post.ID, _ server: PostServer) -> Paginator<Post, Int> {
    Paginator { request in
      let posts =
        switch request {
        case .first: try await server.posts(around: id)
        case .next(let last): try await server.posts(after: last)
        case .previous(let first): try await server.posts(before: first)
        }
      return PaginatorPage(posts, next: posts.last?.id, previous: posts.first?.id)
    }
  }
}

struct NewPostsPill: View {
  let count: Int
  let newest: Post.ID?
  @Environment(\.overscroll) private var overscroll

  var body: some View {
    if count > 0, let newest {
      Button(action: { overscroll.scrollTo(newest, anchor: .top) }) { Text("\(count) new posts") }
    }
  }
}

struct Timeline: View {
  @ObservedObject var feed: PaginatorItems<Post, Int>
  @State private var newPosts = 0

  var body: some View {
    List(feed.items) { PostRow($0) }
      .overlay(alignment: .top) { NewPostsPill(count: newPosts, newest: feed.items.first?.id) }
      .overscroll(paging: feed.paginator)
      .overscrollReadingPosition(feed.items, atStart: .keepsRow, newRowsAbove: $newPosts)
  }
}

struct FilteredPosts: View {
  @ObservedObject var feed: PaginatorItems<Post, Int>
  let onlyUnread: Bool

  private var shown: [Post] { feed.items.filter { $0.isUnread || !onlyUnread } }

  var body: some View {
    List(shown) { PostRow($0) }
      .overscroll(paging: feed.paginator)
      .overscrollEmptyView(isEmpty: shown.isEmpty) {
        VStack {
          Text("No unread posts so far")
          Button(action: { Task { await feed.paginator.loadNext() } }) { Text("Search further") }
        }
      }
  }
}

struct Downloads: View {
  @ObservedObject var feed: PaginatorItems<Post, Int>
  let server: PostServer
  @State private var progress: [Post.ID: Double] = [:]

  var body: some View {
    List(feed.items) { post in
      Button(action: { download(post) }) {
        Text(progress[post.id].map { "\(post.title): \(Int($0 * 100)) %" } ?? post.title)
      }
    }
    .overscroll(paging: feed.paginator)
  }

  private func download(_ post: Post) {
    Task {
      for await part in server.download(post.id) { progress[post.id] = part }
    }
  }
}

struct ScannableList: View {
  @ObservedObject var feed: PaginatorItems<Post, Int>
  @Binding var isScanning: Bool

  var body: some View {
    List(feed.items) { PostRow($0) }
      .overscroll(paging: feed.paginator, top: nil)
      .onPullToRefresh {
        isScanning = true
        throw CancellationError()
      }
      .overscrollConfiguration { configuration in
        configuration.top.texts[.pullToRefresh] = "Pull to scan"
        configuration.top.texts[.releaseToRefresh] = "Release to scan"
        configuration.top.texts[.refreshing] = "Scanning"
        configuration.top.texts[.refresh] = "Scan"
      }
  }
}

struct Shelf: Identifiable {
  let id: Int
  let posts: PaginatorItems<Post, Int>
}

struct ShelfRow: View {
  @ObservedObject var posts: PaginatorItems<Post, Int>

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack { ForEach(posts.items) { PostRow($0).frame(width: 120) } }
    }
    .overscroll(paging: posts.paginator, top: nil, bottom: nil, trailing: .next)
    .frame(height: 100)
    .task { if !posts.paginator.hasLoaded { await posts.paginator.refresh() } }
  }
}

struct Shelves: View {
  let shelves: [Shelf]
  let reload: @MainActor () async throws -> Void

  var body: some View {
    List(shelves) { ShelfRow(posts: $0.posts) }
      .onPullToRefresh { try await reload() }
  }
}

struct FailureBanner: View {
  @StateObject private var parts: PaginatorParts<Post, Int>

  init(_ paginator: Paginator<Post, Int>) {
    _parts = StateObject(wrappedValue: PaginatorParts(paginator))
  }

  var body: some View {
    if case .failed(let error) = parts.parts.first {
      Button(action: { Task { await parts.paginator.retry() } }) {
        Text("Not up to date: \(error.localizedDescription)")
      }
    }
  }
}

struct BanneredPosts: View {
  @ObservedObject var feed: PaginatorItems<Post, Int>

  var body: some View {
    VStack {
      FailureBanner(feed.paginator)
      List(feed.items) { PostRow($0) }
        .overscroll(paging: feed.paginator)
    }
  }
}
