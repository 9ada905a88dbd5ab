import HostRigs
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// What an edge knows that is added, or whose settings change, while the list moves.
@MainActor
@Suite struct NewEngineTests {
  @Test("A header that is added while rows are dragged is not pulled")
  func pausedTouch() {
    onScreen { screen in
      screen.table.otherTouch = .zoom
      screen.finger.touch(screen.table)
      screen.finger.drag(by: 20, over: 0.1)
      screen.table.overscroll.top = .held()
      screen.finger.drag(by: 300, over: 0.3)
      #expect(screen.table.overscroll.top?.phase == .idle)
      screen.finger.lift()
      screen.table.otherTouch = nil
      screen.wait(1)
    }
  }
}
