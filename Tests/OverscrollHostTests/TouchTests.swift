import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Touches that end without lifting, and touches that do not drag.
@MainActor
@Suite struct TouchTests {
  @Test("A pull that the system cancels does not refresh")
  func cancelledPull() {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
    screen.finger.touch(screen.table)
    screen.finger.drag(by: 200)
    screen.finger.hold(for: 0.15)
    #expect(screen.table.overscroll.top?.phase == .armed)
    screen.finger.cancel()
    screen.device.waitForRest(of: screen.table)
    #expect(runs.isEmpty)
    screen.expectRest()
  }

  @Test("A half-open header does not move while a finger holds the list")
  func heldHeader() {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
    screen.table.overscroll.top?.options.following = .always
    screen.pull()
    screen.wait(1)
    #expect(runs.count == 1)
    screen.finger.touch(screen.table)
    let offset = screen.table.contentOffset.y + 20
    screen.table.contentOffset.y = offset
    screen.wait(0.5)
    #expect(screen.table.contentOffset.y == offset)
    screen.finger.lift()
    screen.wait(1)
    #expect(screen.table.contentOffset.y == offset - 20, "it moves once the finger is lifted")
  }
}
