import HostRigs
import Overscroll
import Testing

@MainActor
@Suite struct NewsModelTests {
  private let server = Server<Int, [Article]>([])

  private var model: NewsModel { NewsModel { [server] page in try server.answer(page) } }

  private func articles(_ ids: Range<Int>) -> [Article] { ids.map { Article(id: $0) } }

  @Test("The first page, the next one and the last are loaded by their numbers")
  func pages() async throws {
    let model = model
    server.add(.success(articles(0..<20)), .success(articles(20..<40)), .success(articles(40..<45)))
    #expect(model.content == .loading)
    await model.pages.refresh()
    #expect(model.content == .articles(articles(0..<20)))
    await model.pages.loadNext()
    await model.pages.loadNext()
    #expect(model.content == .articles(articles(0..<45)) && !model.pages.hasMore)
    await model.pages.loadNext()
    #expect(server.requests == [1, 2, 3])
  }

  @Test("No articles are an empty list, and a first page that fails tells why")
  func emptyAndFailed() async {
    let model = model
    server.add(.success([]), .failure(NewsError.noConnection))
    await model.pages.refresh()
    #expect(model.content == .empty)
    let other = self.model
    await other.pages.refresh()
    #expect(other.content == .failed)
    server.add(.failure(NewsError.subscriptionEnded), .success(articles(0..<3)))
    await other.pages.retry()
    #expect(other.content == .subscribe)
    await other.pages.retry()
    #expect(other.content == .articles(articles(0..<3)))
  }

  @Test("A next page that fails keeps the articles, and a refresh begins anew")
  func failedPage() async {
    let model = model
    server.add(
      .success(articles(0..<20)), .failure(NewsError.noConnection), .success(articles(100..<102)))
    await model.pages.refresh()
    let result = await model.pages.loadNext()
    guard let error = result.error else {
      Issue.record("not failed")
      return
    }
    #expect(error as? NewsError == .noConnection)
    #expect(model.content == .articles(articles(0..<20)))
    await model.pages.refresh()
    #expect(model.content == .articles(articles(100..<102)))
  }

  @Test("An article that is read stays read when its page comes again")
  func reading() async {
    let model = model
    server.add(.success(articles(0..<2)))
    await model.pages.refresh()
    model.read(1)
    #expect(model.pages.items.map(\.isRead) == [false, true])
  }

  @Test("The model is freed while a page loads")
  func leaving() async {
    weak var gone: NewsModel?
    do {
      let model = NewsModel { _ in
        try await Task.sleep(nanoseconds: 1_000_000_000_000)
        return []
      }
      gone = model
      let run = Task { [pages = model.pages] in await pages.refresh() }
      await Task.yield()
      model.pages.cancel()
      _ = await run.value
    }
    #expect(gone == nil)
  }
}
