import OverscrollCore
import OverscrollPaging
import Testing

#if canImport(Darwin) || canImport(Glibc)
  /// Tests against a real server over a real network: the gallery's feed.
  @MainActor
  @Suite(.serialized) struct FeedServerTests {
    private let client: FeedClient

    init() throws { client = try FeedClient() }

    private func feed(_ options: PagingOptions = PagingOptions(), limit: Int = 20) -> ServerFeed {
      ServerFeed(options: options) { [client] in try await client.page($0, limit: limit) }
    }

    private func loadAll(_ feed: ServerFeed) async {
      while feed.hasMore, await feed.loadNext().summary != .failed {}
    }

    @Test("Every item of a feed is loaded once, in its order")
    func everyItemOfAFeedComesOnceAndInItsOrder() async throws {
      let feed = feed(limit: 50)
      #expect(await feed.refresh().summary == .updated)
      await loadAll(feed)
      #expect(feed.items == (try await client.everything()))
      #expect(feed.items.count == 620)
      #expect(feed.words == "end")
    }

    @Test(
      "Every fault is a failure, and a retry succeeds", arguments: ["drop", "cut", "json", "503"])
    func whateverGoesWrongIsAFailureAndARetryMends(_ fault: String) async throws {
      var options = PagingOptions()
      let patient = RetryPolicy.backoff(count: 1, firstDelay: 0.001)
      try await client.setFault(fault)
      let impatient = feed(options)
      #expect(await impatient.refresh().summary == .failed)
      #expect(impatient.words == "failed first")
      options.retryPolicy = patient
      try await client.setFault(fault)
      let feed = feed(options)
      #expect(await feed.refresh().summary == .updated)
      #expect(feed.items.count == 20)
    }

    @Test("Duplicated pages are inserted once") func doubledPagesAreThereOnce() async throws {
      try await client.setFault("double", times: 100)
      let feed = feed()
      await feed.refresh()
      for _ in 0..<5 { await feed.loadNext() }
      #expect(feed.items == Array(try await client.everything().prefix(120)))
    }

    @Test("Items removed or published between two pages move nothing")
    func itemsRemovedOrPublishedBetweenTwoPagesMoveNothing() async throws {
      let feed = feed()
      await feed.refresh()
      for id in [601, 600, 599, 590] { try await client.remove(id) }
      try await client.publish(7)
      await loadAll(feed)
      var expected = try await client.everything().dropFirst(7).map(\.id)
      // It existed when it was loaded, and is removed by the next refresh.
      expected.insert(601, at: 19)
      #expect(feed.items.map(\.id) == expected)
    }

    @Test("A refresh overtakes a slow page, whose result is ignored")
    func refreshOvertakesSlowPage() async throws {
      let gate = Gate()
      let feed = ServerFeed(options: PagingOptions()) { [client] request in
        let page = try await client.page(request)
        if request.cursor != nil { await gate.pass() }
        return page
      }
      await feed.refresh()
      let page = Task { await feed.loadNext() }
      await until { gate.count == 1 }
      try await client.publish(1)
      #expect(await feed.refresh().summary == .updated)
      #expect(feed.items.first?.id == 621)
      #expect(feed.items.count == 20)
      gate.open()
      #expect(await page.value.summary == .cancelled)
      await feed.loadNext()
      #expect(feed.items == Array(try await client.everything().prefix(40)))
    }

    @Test("Five concurrent requests are one request to the server")
    func fiveConcurrentRequestsAreOneRequestToServer() async throws {
      let feed = feed()
      await feed.refresh()
      try await client.setFault(nil, delay: 100)
      let pages = (0..<5).map { _ in Task { await feed.loadNext() } }
      for page in pages { #expect(await page.value.summary == .updated) }
      #expect(try await client.requestCount() == 2)
      #expect(feed.items.count == 40)
    }

    @Test("Known items stay behind a first page that connects to them")
    func knownItemsStayBehindFirstPageThatConnectsToThem() async throws {
      let feed = feed(PagingOptions(renewal: .merge))
      await feed.refresh()
      for _ in 0..<3 { await feed.loadNext() }
      try await client.publish(5)
      try await client.remove(615)
      #expect(await feed.refresh().summary == .updated)
      await feed.loadNext()
      #expect(feed.items == Array(try await client.everything().prefix(104)))
    }

    @Test(
      "A thousand random actions lose and duplicate nothing",
      arguments: PagingOptions.Renewal.allCases)
    func aThousandThingsAtRandomLoseAndDoubleNothing(_ renewal: PagingOptions.Renewal) async throws
    {
      let storm = ServerStorm(client, renewal, seed: renewal == .merge ? 1 : 2)
      try await storm.play(1_000)
      #expect(storm.broken == [], "step \(storm.steps)")
      try await storm.finish()
      #expect(storm.broken == [], "in the end")
      #expect(storm.repetitions == 0)
      #expect(storm.lettingsIn > 100)
    }
  }
#endif
