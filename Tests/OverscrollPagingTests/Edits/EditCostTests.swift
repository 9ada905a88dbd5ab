import OverscrollCore
import OverscrollPaging
import Testing

/// An item that counts how often its identity is read.
private struct Counted: Sendable {
  let number: Int
  let reads: Tally

  var id: Int {
    reads.add()
    return number
  }
}

/// Tests of the costs of edits, in reads of identities.
@MainActor
@Suite("The cost of edits") struct EditCostTests {
  private let reads = Tally()

  /// A list that is loaded, with more pages to come.
  private func feed(_ count: Int) async -> Paginator<Counted, Int> {
    let reads = reads
    let feed = Paginator<Counted, Int>(id: \.id) { request in
      let start = request.cursor ?? 0
      let end = start == 0 ? count : start + 50
      return PaginatorPage((start..<end).map { Counted(number: $0, reads: reads) }, next: end)
    }
    await feed.refresh()
    return feed
  }

  /// The number of reads in a closure.
  private func cost(_ body: () -> Void) -> Int {
    let before = reads.count
    body()
    return reads.count - before
  }

  private func item(_ number: Int) -> Counted { Counted(number: number, reads: reads) }

  @Test("A pending edit costs the same in a list of any length")
  func pendingEdits() async {
    var costs: [[Int]] = []
    for length in [1_000, 50_000] {
      let feed = await feed(length)
      costs.append([
        cost { for row in 100..<300 { _ = feed.remove(row) } },
        cost { for row in 300..<500 { _ = feed.update(row) { _ in } } },
        cost { for row in 0..<200 { _ = feed.insert(item(-1 - row), at: .start) } },
        cost { for row in 0..<200 { _ = feed.insert(item(-1_000 - row), at: .after(600 + row)) } },
        cost { for row in 500..<600 { _ = feed.move(row, to: .before(row + 1)) } },
      ])
      #expect(feed.items.count == length + 200)
    }
    #expect(costs[0] == costs[1], "\(costs)")
    #expect(costs[0].allSatisfy { $0 <= 200 * 80 }, "\(costs)")
  }

  @Test("Half of a long list can be removed, confirmed or not, and read once")
  func removals() async {
    for isConfirmed in [false, true] {
      let count = 20_000
      let feed = await feed(count)
      let cost = cost {
        for row in 0..<count / 2 {
          let edit = feed.remove(row * 2)
          if isConfirmed { edit.confirm() }
        }
        #expect(feed.items.count == count / 2)
      }
      #expect(cost <= count * 40, "\(cost)")
      #expect(feed.items.map(\.number) == Array(stride(from: 1, to: count, by: 2)))
      _ = await feed.loadNext()
      #expect(feed.items.count == count / 2 + 50)
    }
  }

  @Test("Removals that are confirmed together cost the list a few times")
  func laterConfirmations() async {
    let count = 20_000
    let feed = await feed(count)
    let edits = (0..<count / 2).map { feed.remove($0) }
    let cost = cost { for edit in edits { edit.confirm() } }
    #expect(cost <= count * 40, "\(cost)")
    #expect(edits.allSatisfy { !$0.isPending })
    #expect(feed.items.first?.number == count / 2)
  }

  @Test("An observed list is edited without being read")
  func observed() async {
    let feed = await feed(10_000)
    let model = PaginatorModel(feed)
    var told = 0
    feed.onChange = { _ in told += 1 }
    let edits = cost { for row in 0..<500 { _ = feed.remove(row) } }
    #expect(edits <= 500 * 4, "\(edits)")
    #expect(told == 500 && model.items.count == 9_500)
    var first: Int?
    let reading = cost { first = model.items.first?.number }
    #expect(first == 500 && reading == 0)
  }
}
