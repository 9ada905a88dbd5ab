import OverscrollPaging
import Testing

/// Keeps requests until a test answers them.
@MainActor
final class Desk<Item: Sendable, Cursor: Hashable & Sendable> {
  typealias List = Paginator<Item, Cursor>
  typealias Reply = Result<PaginatorPage<Item, Cursor>, any Error>

  struct Call {
    let id: Int
    let request: List.Request
    let continuation: CheckedContinuation<PaginatorPage<Item, Cursor>, any Error>
    fileprivate let cancellation: Tally

    var isCancelled: Bool { cancellation.count > 0 }
  }

  /// Whether a cancelled request returns at once, as most do.
  var heedsCancellation = true
  private(set) var calls: [Call] = []
  /// Every request so far, in order.
  private(set) var log: [List.Request] = []

  func ask(_ request: List.Request) async throws -> PaginatorPage<Item, Cursor> {
    let id = log.count
    log.append(request)
    let cancellation = Tally()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        calls.append(
          Call(id: id, request: request, continuation: continuation, cancellation: cancellation))
      }
    } onCancel: {
      cancellation.add()
      Task { @MainActor in self.cancelled(id) }
    }
  }

  private func cancelled(_ id: Int) {
    guard heedsCancellation, let index = calls.firstIndex(where: { $0.id == id }) else { return }
    reply(.failure(CancellationError()), at: index)
  }

  func reply(_ reply: Reply, at index: Int = 0) {
    guard calls.indices.contains(index) else {
      Issue.record("Nobody asks.")
      return
    }
    calls.remove(at: index).continuation.resume(with: reply)
  }

  /// Waits for a request, and answers it.
  func answer(
    _ request: List.Request, _ reply: Reply, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await until(
      { calls.contains { $0.request == request && !$0.isCancelled } },
      sourceLocation: sourceLocation)
    guard let index = calls.firstIndex(where: { $0.request == request && !$0.isCancelled })
    else { return }
    self.reply(reply, at: index)
  }

  func answer(_ request: List.Request, _ page: PaginatorPage<Item, Cursor>) async {
    await answer(request, .success(page))
  }
}

extension Desk where Item == Post, Cursor == Double {
  /// A paginator whose requests are answered at the desk.
  func feed(_ options: PagingOptions = PagingOptions()) -> Feed {
    Feed(options: options) { [self] in try await ask($0) }
  }

  /// A paginator with its first page, which has items 1, 2 and 3, and pages in both directions.
  func begunFeed(_ options: PagingOptions = PagingOptions()) async -> Feed {
    let feed = feed(options)
    let refresh = Task { await feed.refresh() }
    await answer(.first, PaginatorPage([Post](1...3), next: 3, previous: 1))
    _ = await refresh.value
    return feed
  }
}
