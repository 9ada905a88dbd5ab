import Foundation
import Overscroll
import Testing

// The view model of the guide "Testing a screen", and its test, as printed there.

private nonisolated struct Note: Identifiable, Sendable {
  let id: Int
}

@MainActor
private final class NotesModel {
  let pages: Paginator<Note, Int>

  init(
    retryPolicy: RetryPolicy = .backoff(count: 3),
    load: @escaping @Sendable (_ page: Int) async throws -> [Note]
  ) {
    pages = Paginator(
      numberedFrom: 1, pagesOf: 20, id: \.id, options: PagingOptions(retryPolicy: retryPolicy)
    ) { try await load($0) }
  }
}

@MainActor
@Test func aPageThatFailsKeepsTheNotes() async {
  let model = NotesModel(retryPolicy: .never) { page in
    guard page == 1 else { throw URLError(.timedOut) }
    return (0..<20).map { Note(id: $0) }
  }
  await model.pages.refresh()
  let result = await model.pages.loadNext()
  #expect(result.error is URLError)
  #expect(model.pages.items.count == 20)
}
