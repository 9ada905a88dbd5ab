import Foundation
import OverscrollPaging

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An item of the gallery's feed.
struct FeedItem: Codable, Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
  let published: Double
}

typealias ServerFeed = Paginator<FeedItem, String>

/// A client of the gallery's server, as in an app.
final class FeedClient: Sendable {
  struct Answer: Codable {
    let items: [FeedItem]
    let next: String?
  }

  struct Refused: Error { let status: Int }

  private let server: GalleryServer
  private let session = URLSession(configuration: .ephemeral)

  init() throws { server = try GalleryServer() }

  deinit { session.finishTasksAndInvalidate() }

  /// Loads a page of the feed, newest first; fails if a fault is set on the server.
  func page(_ request: ServerFeed.Request, limit: Int = 20) async throws -> PaginatorPage<
    FeedItem, String
  > {
    let before = request.cursor.map { "&before=\($0)" } ?? ""
    let data = try await ask("GET", "feed?limit=\(limit)\(before)")
    let answer = try JSONDecoder().decode(Answer.self, from: data)
    return PaginatorPage(answer.items, next: answer.next)
  }

  /// Loads all items of the server, ignoring the faults that are set.
  func everything() async throws -> [FeedItem] {
    var items: [FeedItem] = []
    var cursor: String?
    repeat {
      let before = cursor.map { "&before=\($0)" } ?? ""
      // A fault in the query takes precedence over one that is set; this one has no effect.
      let data = try await ask("GET", "feed?limit=100&delay=0\(before)")
      let answer = try JSONDecoder().decode(Answer.self, from: data)
      items += answer.items
      cursor = answer.next
    } while cursor != nil
    return items
  }

  func publish(_ count: Int) async throws { try await ask("POST", "publish?count=\(count)") }

  func remove(_ id: Int) async throws { try await ask("POST", "remove?id=\(id)") }

  /// Lets requests for the feed fail.
  func setFault(_ fail: String?, delay: Int = 0, times: Int = 1) async throws {
    let word = fail.map { "\"\($0)\"" } ?? "null"
    let body = "{\"fail\": \(word), \"delay\": \(delay), \"times\": \(times)}"
    try await ask("POST", "faults", Data(body.utf8))
  }

  func clearFaults() async throws { try await ask("DELETE", "faults") }

  /// The number of requests for the feed so far.
  func requestCount() async throws -> Int {
    struct Log: Decodable {
      struct Entry: Decodable {}
      let feed: [Entry]
    }
    return try JSONDecoder().decode(Log.self, from: try await ask("GET", "requests")).feed.count
  }

  @discardableResult
  private func ask(_ method: String, _ path: String, _ body: Data? = nil) async throws -> Data {
    guard let address = URL(string: "api/\(path)", relativeTo: server.address) else {
      throw Refused(status: 0)
    }
    var request = URLRequest(url: address, timeoutInterval: 30)
    request.httpMethod = method
    request.httpBody = body
    return try await answer(to: request)
  }

  /// The response, delivered even if the task is cancelled.
  ///
  /// Cancelling a request that is about to end can crash Foundation on Linux.
  private func answer(to request: URLRequest) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let task = session.dataTask(with: request) { data, response, error in
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        if let data, error == nil, status == 200 {
          continuation.resume(returning: data)
        } else {
          continuation.resume(throwing: error ?? Refused(status: status))
        }
      }
      task.resume()
    }
  }
}
