import Foundation
import Testing

@testable import OverscrollPaging

/// What is left after a long time: nothing.
@MainActor
@Suite(.serialized) struct SoakTests {
  /// Pages without end, of two items each.
  private func feed(_ running: Tally) -> Paginator<Int, Int> {
    Paginator(id: \.self) { request in
      running.add()
      defer { running.add(-1) }
      let start = request.cursor ?? 0
      await Task.yield()
      return Page([start, start + 1], next: start + 2)
    }
  }

  #if os(Linux)
    /// What the process holds in memory, in kilobytes.
    private var residentMemory: Int {
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
      return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }

    @Test func aThousandRefreshesLeaveTheMemoryAsItWas() async {
      let running = Tally()
      let feed = feed(running)
      for _ in 0..<100 { await feed.refresh() }
      let before = residentMemory
      for _ in 0..<1_000 { await feed.refresh() }
      #expect(residentMemory - before < 4_096)
      #expect(feed.items == [0, 1])
      #expect(feed.loads.isEmpty && running.count == 0)
    }
  #endif

  @Test func tenThousandPagesAreTwentyThousandItemsAndNoTask() async {
    let running = Tally()
    let feed = feed(running)
    await feed.refresh()
    for _ in 0..<9_999 { await feed.loadNext() }
    #expect(feed.items == Array(0..<20_000))
    #expect(feed.loads.isEmpty && running.count == 0)
    feed.reset()
    #expect(feed.items.isEmpty && feed.machine.answered.isEmpty)
  }

  @Test func aThousandPaginatorsThatAreDroppedInTheMiddleLeaveNoTask() async {
    let running = Tally()
    for _ in 0..<1_000 {
      let feed = feed(running)
      let loads = [Task { await feed.refresh() }, Task { await feed.refresh() }]
      await Task.yield()
      loads.forEach { $0.cancel() }
    }
    await until { running.count == 0 }
  }
}
