import EngineStorms
import OverscrollCore
import OverscrollPaging
import Testing

/// The retries of a failed page.
@MainActor
@Suite struct RetryTests {
  private let desk = Desk<Post, Double>()
  private let clock = VirtualClock()

  private func options(_ retry: RetryPolicy, seed: UInt64 = 1) -> PagingOptions {
    var options = PagingOptions(retryPolicy: retry)
    options.clock = clock
    options.random = SeededGenerator(seed: seed)
    return options
  }

  /// Lets every request of the first page fail, and returns the result.
  private func failed(_ options: PagingOptions) async -> RefreshResult {
    let feed = desk.feed(options)
    let refresh = Task { await feed.refresh() }
    let isOver = Tally()
    let clock = clock
    let driver = Task {
      while isOver.count == 0 {
        if !desk.calls.isEmpty { desk.reply(.failure(Broken(number: desk.log.count))) }
        if clock.sleeperCount > 0 { clock.advance(by: 1_000) }
        await Task.yield()
      }
    }
    let result = await refresh.value
    isOver.add()
    await driver.value
    return result
  }

  @Test("Without a policy a failure is final") func withoutAPolicyAFailureIsAFailure() async {
    #expect(await failed(options(.never)).summary == .failed)
    #expect(desk.log.count == 1)
    #expect(clock.sleeps.isEmpty)
  }

  @Test("The delays between the retries grow") func delaysBetweenRetriesGrow()
    async
  {
    var retry = RetryPolicy.backoff(count: 6)
    retry.jitter = 0
    retry.longestDelay = 10
    #expect(await failed(options(retry)).summary == .failed)
    #expect(clock.sleeps == [1, 2, 4, 8, 10, 10])
    #expect(desk.log == Array(repeating: .first, count: 7))
  }

  @Test("The last error is reported") func lastErrorIsReported() async {
    guard let error = await failed(options(RetryPolicy.backoff(count: 2))).error else {
      Issue.record("It did not fail.")
      return
    }
    #expect(error as? Broken == Broken(number: 3))
  }

  @Test("Equal seeds give equal delays, and different ones do not")
  func equalSeedsWaitEquallyLongAndOthersDoNot() async {
    var sleeps: [[Double]] = []
    for seed in [1, 1, 2] as [UInt64] {
      let other = RetryTests()
      _ = await other.failed(other.options(RetryPolicy.backoff(count: 4), seed: seed))
      sleeps.append(other.clock.sleeps)
    }
    #expect(sleeps[0] == sleeps[1])
    #expect(sleeps[0] != sleeps[2])
    for (sleep, most) in zip(sleeps[0], [1, 2, 4, 8.0]) {
      #expect(sleep <= most && sleep > most / 2)
    }
  }

  @Test("A successful retry is a success") func successfulRetryIsSuccess() async {
    let feed = desk.feed(options(RetryPolicy.backoff(count: 1)))
    let refresh = Task { await feed.refresh() }
    await desk.answer(.first, .failure(Broken()))
    await until { clock.sleeperCount == 1 }
    #expect(feed.words == "loading first")
    clock.advance(by: 1)
    await desk.answer(.first, PaginatorPage([Post(1)], next: 1))
    #expect(await refresh.value.summary == .updated)
    #expect(feed.words == "loaded")
  }

  @Test("An error that is not worth a retry is not retried")
  func errorThatIsNotWorthRetryIsNotRetried() async {
    let retry = RetryPolicy.backoff(count: 3) { ($0 as? Broken)?.number != 2 }
    #expect(await failed(options(retry)).summary == .failed)
    #expect(desk.log.count == 2)
  }

  @Test("A cancellation is never retried") func aCancellationIsNeverRetried() async {
    let feed = desk.feed(options(RetryPolicy.backoff(count: 3)))
    let refresh = Task { await feed.refresh() }
    await desk.answer(.first, .failure(CancellationError()))
    #expect(await refresh.value.summary == .cancelled)
    #expect(desk.log.count == 1)
  }

  @Test("A cancellation during the delay prevents the retry")
  func cancellationDuringDelayPreventsRetry() async {
    let feed = desk.feed(options(RetryPolicy.backoff(count: 3)))
    let refresh = Task { await feed.refresh() }
    await desk.answer(.first, .failure(Broken()))
    await until { clock.sleeperCount == 1 }
    refresh.cancel()
    #expect(await refresh.value.summary == .cancelled)
    await until { clock.sleeperCount == 0 }
    clock.advance(by: 100)
    await turns()
    #expect(desk.log.count == 1)
  }

  @Test("A refresh overtakes a page that waits for its retry")
  func refreshOvertakesPageThatWaitsForItsRetry() async {
    let feed = await desk.begunFeed(options(RetryPolicy.backoff(count: 3)))
    let page = Task { await feed.loadNext() }
    await desk.answer(.next(3), .failure(Broken()))
    await until { clock.sleeperCount == 1 }
    let refresh = Task { await feed.refresh() }
    #expect(await page.value.summary == .cancelled)
    await desk.answer(.first, PaginatorPage([Post(1)], next: 1))
    #expect(await refresh.value.summary == .updated)
    #expect(clock.sleeperCount == 0)
  }

  @Test("No retry begins after the time limit") func noRetryBeginsAfterTheTimeLimit() async {
    var retry = RetryPolicy.backoff(count: 100)
    retry.jitter = 0
    var options = options(retry)
    options.retryTimeLimit = 1_500
    // The clock of this test advances by 1,000 seconds per sleep.
    #expect(await failed(options).summary == .failed)
    #expect(desk.log.count == 3)
  }

  /// Invalid numbers have no effect.
  @Test("No delay is negative or NaN") func noDelayIsNegativeOrNoNumber() {
    for first in [-1, 0, .nan, .infinity, 1e300] {
      for growth in [-2, 0, .nan, .infinity] {
        for jitter in [-1, 2, Double.nan] {
          var retry = RetryPolicy.backoff(count: 3, firstDelay: first)
          (retry.growth, retry.jitter) = (growth, jitter)
          for index in [-1, 0, 1, 5, 1_000] {
            let delay = retry.delay(before: index, chance: 0.5)
            #expect(delay >= 0 && delay <= retry.longestDelay)
          }
        }
      }
    }
  }

  @Test("The system's clock waits, and can be interrupted")
  func theSystemsClockWaitsAndCanBeInterrupted() async throws {
    let clock = SystemPagingClock()
    let begun = clock.now
    try await clock.sleep(for: 0.02)
    #expect(clock.now - begun >= 0.02)
    try await clock.sleep(for: .nan)
    try await clock.sleep(for: -5)
    let sleeper = Task { try await clock.sleep(for: 1e30) }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }
}
