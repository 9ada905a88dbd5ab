import Foundation
import Overscroll

nonisolated struct Post: Codable, Hashable, Identifiable {
  let id: Int
}

/// The source of the rows.
nonisolated struct Feed: Sendable {
  struct Page: Codable, Hashable {
    let posts: [Post]
    let hasMore: Bool
    /// Whether the page was fetched on the main queue.
    var isFromMain = false
  }

  func reload() async throws -> Page { page([1, 2, 3], hasMore: true) }
  func page(_ number: Int) async throws -> Page { page([number], hasMore: false) }

  private func page(_ ids: [Int], hasMore: Bool) -> Page {
    Page(posts: ids.map { Post(id: $0) }, hasMore: hasMore, isFromMain: MainCheck.isOnMain)
  }
}

/// Recognizes the main queue, which may use any thread in a process without a run loop.
nonisolated enum MainCheck {
  private static let key = DispatchSpecificKey<Bool>()

  static func begin() { DispatchQueue.main.setSpecific(key: key, value: true) }

  static var isOnMain: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// The app's own models, without any isolation of their own.
struct Draft: Codable, Hashable, Identifiable {
  let id: Int
}

@MainActor
enum Drafts {
  static let paginator = Paginator<Draft, Int> { request in
    let start = request.cursor ?? 0
    return PaginatorPage(
      (start..<start + 20).map { Draft(id: $0) }, next: start < 40 ? start + 20 : nil)
  }
}
