import OverscrollCore
import OverscrollPaging
import Testing

/// Two thousand random actions, after which no item is duplicated, lost or misplaced.
@MainActor
@Suite struct PagingStormTests {
  @Test(
    "A list by cursor equals its server's list", arguments: ConcurrentRunPolicy.allCases,
    PagingOptions.Renewal.allCases)
  func listByCursorEqualsItsServersList(
    _ concurrency: ConcurrentRunPolicy, _ renewal: PagingOptions.Renewal
  ) async {
    for seed in [1, 2] as [UInt64] {
      let storm = PagingStorm<Double>(
        seed: seed, concurrency, renewal, parts: [.first, .next, .next, .previous],
        make: { options, desk in desk.feed(options) },
        answer: { shared, request in shared.page(request, limit: 4) })
      await storm.play(2_000)
      #expect(storm.broken.isEmpty, "seed \(seed), step \(storm.steps)")
      #expect(storm.repetitions == 0)
      await storm.finish()
      #expect(storm.broken.isEmpty, "seed \(seed), in the end")
    }
  }

  @Test("A list by offset equals its server's list", arguments: PagingOptions.Renewal.allCases)
  func listByOffsetEqualsItsServersList(_ renewal: PagingOptions.Renewal) async {
    for seed in [1, 2, 3] as [UInt64] {
      let storm = PagingStorm<Int>(
        seed: seed, .refreshCancelsLoads, renewal, parts: [.first, .next, .next, .next],
        overlaps: true,
        make: { options, desk in
          Paginator(pagesOf: 4, id: \.id, options: options) { offset, _ in
            try await desk.ask(offset == 0 ? .first : .next(offset)).items
          }
        },
        answer: { shared, request in PaginatorPage(shared.items(from: request.cursor ?? 0, 7)) })
      await storm.play(2_000)
      #expect(storm.broken.isEmpty, "seed \(seed), step \(storm.steps)")
      await storm.finish()
      #expect(storm.broken.isEmpty, "seed \(seed), in the end")
    }
  }
}
