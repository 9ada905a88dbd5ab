import HostRigs
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The offset of a table that measures rows above the visible ones.
@MainActor
@Suite struct ReadingFactTests {
  private func table() -> LivingList {
    let list = LivingList(
      .reloadedTable, lengths: Array(repeating: 90, count: 60), on: SimulatedDevice())
    list.scroll(to: 1_000)
    return list
  }

  /// How far the first visible row of a table moves down while the table scrolls up by 200 points,
  /// over rows that are measured then.
  private var movement: Double {
    let list = table()
    guard let read = list.read else { return .nan }
    for _ in 0..<20 {
      list.view.contentOffset.y -= 10
      list.device.turn()
    }
    return (list.place(of: read.id) ?? .nan) - read.place
  }

  @Test("A table that measures a row above moves its offset, and the rows stay")
  func measuredRowsMoveOffset() { #expect(abs(movement - 200) < 1) }

  @Test("A table that measures a row above leaves its offset, and the rows move")
  func measuredRowsMoveRows() {
    DeviceFacts.playing(.alternative, of: .measuredRows) {
      #expect(abs(movement - 200) > 40)
    }
  }

  @Test("With a reading position, rows move as far as the finger")
  func readingPosition() {
    let list = table()
    list.keepPosition()
    list.finger.touch(list.view)
    list.finger.drag(by: 30, over: 0.1)
    guard let read = list.read else { return #expect(Bool(false)) }
    list.finger.drag(by: 300, over: 0.5)
    #expect(abs((list.place(of: read.id) ?? .nan) - read.place - 300) < 1)
    list.finger.lift()
  }
}
