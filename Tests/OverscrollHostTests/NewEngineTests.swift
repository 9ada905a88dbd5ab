import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// What an edge knows that is added, or whose settings change, while the list moves.
@MainActor
@Suite struct NewEngineTests {
  @Test("A header that is added under a finger is pulled by it")
  func addedUnderFinger() {
    for distance in [0.0, 60] {
      onScreen { screen in
        var runs = 0
        screen.finger.touch(screen.table)
        screen.finger.drag(by: 20 + distance, over: 0.2)
        screen.table.overscroll.top = .held { _ in runs += 1 }
        screen.finger.drag(by: 300, over: 0.3)
        #expect(screen.table.overscroll.top?.phase == .armed)
        screen.finger.hold(for: 0.15)
        screen.finger.lift()
        screen.wait(0.5)
        #expect(runs == 1)
      }
    }
  }

  @Test("A run that begins in a header that was added under a finger does not move the content")
  func beganUnderFinger() {
    onScreen { screen in
      screen.finger.touch(screen.table)
      screen.finger.drag(by: 60, over: 0.2)
      screen.finger.hold(for: 0.15)
      let offset = screen.table.contentOffset.y
      screen.table.overscroll.top = .held()
      screen.table.overscroll.top?.begin()
      screen.wait(0.1)
      #expect(screen.table.contentOffset.y == offset)
      screen.finger.lift()
      screen.wait(1)
      #expect(isNear(screen.table.contentOffset.y, screen.rest))
      #expect(isNear(screen.table.contentInset.top, 54))
    }
  }

  @Test("A policy that is set during a pull leaves the pull")
  func policyDuringPull() {
    onScreen { screen in
      var runs = 0
      screen.table.overscroll.top = .held { _ in runs += 1 }
      screen.finger.touch(screen.table)
      screen.finger.drag(by: 100, over: 0.2)
      screen.table.overscroll.concurrency = .oneAtATime
      #expect(screen.table.overscroll.top?.phase == .pulling)
      screen.finger.drag(by: 200, over: 0.3)
      screen.finger.hold(for: 0.15)
      screen.finger.lift()
      screen.wait(0.5)
      #expect(runs == 1)
      #expect(screen.table.overscroll.concurrency == .oneAtATime)
    }
  }

  @Test("A policy that is set in the middle of runs cancels them, and starts none")
  func policyDuringRuns() {
    onScreen { screen in
      var runs: [OverscrollRun] = []
      screen.table.overscroll.concurrency = .independent
      screen.table.overscroll.top = .held { runs.append($0) }
      screen.table.overscroll.bottom = .loadMore(
        trigger: .programmatic, manual: { runs.append($0) })
      screen.table.overscroll.top?.begin()
      screen.table.overscroll.bottom?.begin()
      screen.table.overscroll.concurrency = .oneAtATime
      #expect(runs.count == 2)
      #expect(!runs.contains { $0.isCurrent })
      screen.wait(1)
      #expect(runs.count == 2)
      screen.expectRest()
    }
  }

  @Test(
    "A footer that is added during a fling fires when the fling comes near, if the edge allows that",
    arguments: [true, false])
  func addedDuringFling(_ triggersDuringDeceleration: Bool) {
    onScreen { screen in
      var runs = 0
      screen.rowCount = 40
      screen.finger.touch(screen.table)
      screen.finger.drag(by: -300, over: 0.08)
      screen.finger.lift()
      #expect(screen.table.isDecelerating)
      let control = OverscrollControl.held(.load, .within(.points(100))) { _ in runs += 1 }
      control.options.triggersDuringDeceleration = triggersDuringDeceleration
      screen.table.overscroll.bottom = control
      #expect(runs == 0)
      screen.wait(3)
      let table = screen.table
      #expect(table.contentSize.height - table.contentOffset.y - table.bounds.height < 100)
      #expect(runs == (triggersDuringDeceleration ? 1 : 0))
    }
  }

  @Test(
    "Rows that come during a fling load nothing at a footer that was added in it and forbids that")
  func rowsDuringFling() {
    onScreen { screen in
      var runs = 0
      let table = screen.table
      @MainActor func remaining() -> Double {
        Double(table.contentSize.height - table.contentOffset.y - table.bounds.height)
      }
      screen.rowCount = 40
      screen.finger.touch(table)
      screen.finger.drag(by: -300, over: 0.08)
      screen.finger.lift()
      let control = OverscrollControl.held(.load, .within(.points(400))) { _ in runs += 1 }
      control.options.triggersDuringDeceleration = false
      table.overscroll.bottom = control
      while table.isDecelerating, remaining() > 300 { screen.wait(1 / 60) }
      screen.rowCount = 41
      screen.wait(1 / 60)
      #expect(table.isDecelerating && remaining() < 400)
      #expect(runs == 0)
    }
  }
}
