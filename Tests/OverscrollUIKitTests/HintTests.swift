import Foundation
import HostRigs
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Hints in the log for an app's developer, and the counting of contested writes.
@MainActor
@Suite struct HintTests {
  @Test(arguments: [true, false])
  func threeFightsInThreeTurnsAreNoContest(isInWindow: Bool) async {
    let book = LogBook()
    await onDevice(book) { device in
      let screen = Screen(on: device)
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      control.begin()
      screen.wait(1)
      if !isInWindow { screen.leaveWindow() }
      for _ in 0..<5 {
        // Two writes without the extra inset in each turn.
        screen.table.contentInset.top = 10
        screen.table.contentInset.top = 20
        await nextTurn()
      }
      #expect(control.host?.writer.isContested(at: .top) == false)
      #expect(abs(Double(screen.table.contentInset.top) - 74) < 0.01)
    }
    #expect(book.lines.isEmpty)
  }

  /// Waits for the next turn of the main queue.
  private func nextTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
