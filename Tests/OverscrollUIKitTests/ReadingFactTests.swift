import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// The offset of a table that measures rows above the visible ones.
@MainActor
@Suite struct ReadingFactTests {
  /// How far the first visible row of a table moves down while the table scrolls up by 200 points,
  /// over rows that are measured then.
  private var movement: Double {
    let list = LivingList.scrolledTable()
    guard let read = list.read else { return .nan }
    for _ in 0..<20 {
      list.view.contentOffset.y -= 10
      list.device.turn()
    }
    return (list.place(of: read.id) ?? .nan) - read.place
  }

  @Test("U32: a table that measures a row above moves its offset, and the rows stay")
  func measuredRowsMoveOffset() { #expect(abs(movement - 200) < 1) }

  @Test("U32: a table that measures a row above leaves its offset, and the rows move")
  func measuredRowsMoveRows() {
    DeviceFacts.playing(.alternative, of: .measuredRows) {
      #expect(abs(movement - 200) > 40)
    }
  }
}
