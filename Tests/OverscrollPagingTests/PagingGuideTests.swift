import Foundation
import OverscrollCore
import OverscrollPaging
import Testing

// The code of the guides and comments, copied verbatim, except for `private`.

extension PostAPI {
  fileprivate func posts(after cursor: String?) async throws -> (posts: [Post], cursor: String?) {
    let start = cursor.flatMap { Int($0) } ?? 0
    return ([Post](start..<start + 2), start < 4 ? "\(start + 2)" : nil)
  }

  fileprivate func delete(_ post: Post) async throws { if post.id == 1 { throw NotAllowed() } }

  fileprivate func send(_ post: Post) async throws -> Post {
    if post.text.isEmpty { throw NotAllowed() }
    return Post(9, text: post.text)
  }

  fileprivate func page(_ number: Int) async throws -> [Post] {
    [Post](number == 1 ? 0..<20 : 20..<25)
  }

  fileprivate func posts(from offset: Int, limit: Int) async throws -> [Post] {
    Array([Post](0..<30).dropFirst(offset).prefix(limit))
  }
}

extension ChatAPI {
  fileprivate func messages(before id: Int?) async throws -> [Message] {
    let end = id ?? 6
    return (max(0, end - 3)..<end).map { Message(id: $0) }
  }
}

private struct PostAPI: Sendable {}
private struct ChatAPI: Sendable {}
private struct NotAllowed: Error {}

private struct Message: Identifiable, Sendable {
  let id: Int
}

// Paging:
@MainActor
private func makeFeed(_ api: PostAPI) -> Paginator<Post, String> {
  Paginator { request in
    let answer = try await api.posts(after: request.cursor)
    return PaginatorPage(answer.posts, next: answer.cursor)
  }
}

@MainActor
private func makeNumbered(_ api: PostAPI) -> Paginator<Post, Int> {
  Paginator(numberedFrom: 1, pagesOf: 20, id: \.id) { number in try await api.page(number) }
}

@MainActor
private func makeByOffset(_ api: PostAPI) -> Paginator<Post, Int> {
  Paginator(pagesOf: 20, overlappingItems: 3, id: \.id) { offset, limit in
    try await api.posts(from: offset, limit: limit)
  }
}

@MainActor
private func describe(_ feed: Paginator<Post, String>) -> String {
  switch feed.state {
  case .initial, .loading: "Please wait"
  case .failed(let error): "\(error)"
  case .empty: "Nothing here"
  case .content: "\(feed.items.count) items"
  }
}

@MainActor
private func describeEnd(_ feed: Paginator<Post, String>) -> String {
  switch feed.parts.next {
  case .idle: "More follows"
  case .loading: "Loading more"
  case .failed(let error): "\(error)"
  case .noMore: "That is all"
  }
}

@MainActor
private func delete(_ post: Post, from feed: Paginator<Post, String>, _ api: PostAPI) async {
  let edit = feed.remove(post.id)
  do {
    try await api.delete(post)
    edit.confirm()
  } catch {
    edit.rollBack()
  }
}

@MainActor
private func send(_ draft: Post, to feed: Paginator<Post, String>, _ api: PostAPI) async {
  let edit = feed.insert(draft, at: .start)
  do { edit.confirm(as: try await api.send(draft)) } catch { edit.rollBack() }
}

@MainActor
private func makeChat(_ api: ChatAPI) -> Paginator<Message, Int> {
  Paginator { request in
    let messages = try await api.messages(before: request.cursor)
    return PaginatorPage(messages, previous: messages.first?.id)
  }
}

@MainActor
private func store(_ feed: Paginator<Post, String>, in file: URL) throws {
  guard let archive = feed.archive(at: Date().timeIntervalSince1970) else { return }
  try JSONEncoder().encode(archive).write(to: file)
}

@MainActor
private func restore(_ feed: Paginator<Post, String>, from file: URL) {
  let result = feed.restore(
    try JSONDecoder().decode(PaginatorArchive.self, from: Data(contentsOf: file)),
    at: Date().timeIntervalSince1970, maximumAge: 86_400, then: .refresh)
  if case .unreadable(let error) = result { print("No rows: \(error)") }
}

private func patientOptions() -> PagingOptions {
  var options = PagingOptions(renewal: .merge)
  options.retryPolicy = .backoff(count: 3, firstDelay: 0.5) { error in !(error is NotAllowed) }
  options.retryTimeLimit = 10
  return options
}

private func boundedOptions() -> PagingOptions {
  var options = PagingOptions()
  options.maximumPages = 10
  return options
}

/// Tests the code of the guide.
@MainActor
@Suite struct PagingGuideTests {
  @Test("The first example loads two pages") func theFirstLinesLoadTwoPages() async {
    let api = PostAPI()
    let feed = Paginator<Post, String> { request in
      let answer = try await api.posts(after: request.cursor)
      return PaginatorPage(answer.posts, next: answer.cursor)
    }
    await feed.refresh()
    await feed.loadNext()
    #expect(feed.items.ids == [0, 1, 2, 3])
  }

  @Test("A feed describes its state") func feedDescribesItsState() async {
    let feed = makeFeed(PostAPI())
    #expect(describe(feed) == "Please wait")
    var told: [String] = []
    feed.onChange = { [weak feed] _ in if let feed { told.append(describe(feed)) } }
    await feed.refresh()
    #expect(told == ["Please wait", "2 items"])
    #expect(describeEnd(feed) == "More follows")
    while feed.hasMore { await feed.loadNext() }
    #expect(describeEnd(feed) == "That is all")
    #expect(feed.items.ids == [0, 1, 2, 3, 4, 5])
  }

  @Test("Rows are deleted and sent, and shown again if the server refuses")
  func rowsAreDeletedAndSent() async {
    let feed = makeFeed(PostAPI())
    await feed.refresh()
    await delete(Post(0), from: feed, PostAPI())
    await delete(Post(1), from: feed, PostAPI())
    #expect(feed.items.ids == [1])
    await send(Post(-1, text: "hello"), to: feed, PostAPI())
    await send(Post(-2), to: feed, PostAPI())
    #expect(feed.items.ids == [9, 1])
  }

  @Test("Numbers and offsets need no cursor") func numbersAndOffsetsNeedNoCursor() async {
    let lists = [(makeNumbered(PostAPI()), 25), (makeByOffset(PostAPI()), 30)]
    for (list, count) in lists {
      await list.refresh()
      while list.hasMore { await list.loadNext() }
      #expect(list.items.ids == Array(0..<count))
    }
  }

  @Test("A chat grows at its start") func aChatGrowsAtItsStart() async {
    let chat = makeChat(ChatAPI())
    await chat.refresh()
    #expect(chat.items.map(\.id) == [3, 4, 5])
    while chat.hasPrevious { await chat.loadPrevious() }
    #expect(chat.items.map(\.id) == [0, 1, 2, 3, 4, 5])
  }

  @Test("A stored feed is restored, and a missing file gives an empty one")
  func storedFeedIsRestored() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let (feed, other) = (makeFeed(PostAPI()), makeFeed(PostAPI()))
    await feed.refresh()
    restore(other, from: file)
    #expect(other.items.isEmpty && other.parts.first.isLoading)
    try store(feed, in: file)
    restore(other, from: file)
    #expect(other.items.ids == [0, 1] && other.parts.first.isLoading)
  }

  @Test("The patient options have the documented values") func patientOptionsHaveDocumentedValues()
  {
    let options = patientOptions()
    #expect(options.retryPolicy.count == 3 && !options.retryPolicy.isWorthwhile(NotAllowed()))
    #expect(options.retryPolicy.isWorthwhile(Broken()))
    #expect(boundedOptions().maximumPages == 10)
  }
}
