import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// A list with a reading position, whose rows change.
@MainActor
@Suite struct ReadingPositionTests {
  private func list(
    _ kind: LivingList.Kind, rows: Int = 60, offset: Double = 900,
    _ atStart: ReadingPosition.AtStart = .showsNewRows
  ) -> LivingList {
    let lengths = (0..<rows).map { 40 + Double($0 * 37 % 90) }
    return withDevice { device in
      let list = LivingList(kind, lengths: lengths, on: device)
      list.keepPosition(atStart)
      list.scroll(to: offset)
      return list
    }
  }

  // MARK: The start

  @Test("A timeline keeps its row during a refresh, and announces the number of new rows")
  func timeline() async throws {
    try await onDevice { device in
      device.simulated.isVoiceOverRunning = true
      let list = LivingList(.diffableTable, lengths: Array(repeating: 70, count: 40), on: device)
      var position = list.position(.keepsRow)
      position.newRowsText = { "\($0) new" }
      list.view.overscroll.readingPosition = position
      list.view.overscroll.top = .refresh(
        owner: list, fetch: { 12 },
        apply: { list, count in
          list.change { $0.insert(contentsOf: 500..<500 + count, at: 0) }
        })
      device.turn()
      list.scroll(to: 400)
      let read = try #require(list.read)
      let run = list.view.overscroll.top?.begin()
      await device.pass(0.5)
      #expect(list.ids.count == 52)
      #expect(abs((list.place(of: read.id) ?? .infinity) - read.place) <= 0.5)
      #expect(await run?.result == .updated("12 new"))
      #expect(device.simulated.posts.contains { $0.text == "12 new" })
    }
  }

  @Test("A reading position moves to another scroll view with the edges of its list")
  func anotherScrollView() throws {
    try withDevice { device in
      let lists = (0..<2).map { _ in
        LivingList(.exactTable, lengths: Array(repeating: 70, count: 40), on: device)
      }
      let (edges, list) = (HostedList(), lists[1])
      edges.move(to: lists[0].view)
      lists[0].view.overscroll.readingPosition = list.position(.keepsRow)
      edges.move(to: list.view)
      list.scroll(to: 400)
      let read = try #require(list.read)
      list.change { $0.insert(contentsOf: 500..<512, at: 0) }
      device.turn()
      #expect(abs((list.place(of: read.id) ?? .infinity) - read.place) <= 0.5)
    }
  }
}
