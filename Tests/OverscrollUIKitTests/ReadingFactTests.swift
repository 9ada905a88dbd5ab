import HostRigs
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The offset of a table that measures rows above the visible ones.
@MainActor
@Suite struct ReadingFactTests {
  /// A table that scrolls up by ten points over rows that are measured then.
  ///
  /// - Returns: How far the first row that was visible before has moved down.
  private func movement(keepsPosition: Bool) -> Double {
    let list = LivingList(
      .reloadedTable, lengths: Array(repeating: 90, count: 60), on: SimulatedDevice())
    if keepsPosition { list.keepPosition() }
    list.scroll(to: 1_000)
    guard let read = list.read else { return .nan }
    for _ in 0..<20 {
      list.view.contentOffset.y -= 10
      list.device.turn()
    }
    return (list.place(of: read.id) ?? .nan) - read.place
  }

  @Test("A table that measures a row above moves its offset, and the rows stay")
  func measuredRowsMoveOffset() { #expect(abs(movement(keepsPosition: false) - 200) < 1) }

  @Test("A table that measures a row above leaves its offset, and the rows move")
  func measuredRowsMoveRows() {
    DeviceFacts.playing(.alternative, of: .measuredRows) {
      #expect(abs(movement(keepsPosition: false) - 200) > 40)
    }
  }

  @Test("With a reading position, rows move as far as the list was scrolled")
  func readingPosition() { #expect(abs(movement(keepsPosition: true) - 200) < 1) }
}
