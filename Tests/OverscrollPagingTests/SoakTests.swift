import Foundation
import Testing

@testable import OverscrollPaging

/// Memory and tasks after long use: nothing is leaked.
@MainActor
@Suite(.serialized) struct SoakTests {
  /// An endless source with pages of two items.
  private func feed(_ running: Tally) -> Paginator<Int, Int> {
    Paginator(id: \.self) { request in
      running.add()
      defer { running.add(-1) }
      let start = request.cursor ?? 0
      await Task.yield()
      return PaginatorPage([start, start + 1], next: start + 2)
    }
  }

  #if os(Linux)
    /// The resident memory of the process, in kilobytes.
    private var residentMemory: Int {
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
      return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }

    /// An item as large as a picture, which counts its living instances.
    private final class Picture: Sendable {
      let id: Int
      private let bytes = [UInt8](repeating: 1, count: 65_536)
      private let living: Tally

      init(_ id: Int, _ living: Tally) {
        (self.id, self.living) = (id, living)
        living.add()
      }

      deinit { living.add(-1) }
    }

    @Test("A thousand refreshes leave the memory unchanged")
    func aThousandRefreshesLeaveTheMemoryAsItWas() async {
      let living = Tally()
      let feed = Paginator<Picture, Int>(id: \.id) { _ in
        PaginatorPage([Picture(0, living), Picture(1, living)], next: 2)
      }
      for _ in 0..<100 { await feed.refresh() }
      let before = residentMemory
      for _ in 0..<1_000 { await feed.refresh() }
      // The refreshed items had 128 MB; other tests run at the same time.
      #expect(residentMemory - before < 49_152)
      #expect(living.count == 2)
      #expect(feed.loads.isEmpty)
    }
  #endif

  @Test("Ten thousand pages are twenty thousand items and no task")
  func tenThousandPagesAreTwentyThousandItemsAndNoTask() async {
    let running = Tally()
    let feed = feed(running)
    await feed.refresh()
    for _ in 0..<9_999 { await feed.loadNext() }
    #expect(feed.items == Array(0..<20_000))
    #expect(feed.loads.isEmpty && running.count == 0)
    feed.reset()
    #expect(feed.items.isEmpty && feed.machine.answered.isEmpty)
  }

  @Test("A thousand paginators that are released while loading leave no task")
  func thousandPaginatorsThatAreReleasedWhileLoadingLeaveNoTask() async {
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
