import HostRigs
import OverscrollCore
@_spi(Simulation) import QuartzCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Deadlines that are met without frames.
@MainActor
@Suite struct DeadlineTests {
  /// A list whose run may take two seconds, and which has lost its window after one second.
  private func running(_ screen: Screen) -> OverscrollRun? {
    screen.table.overscroll.durations.timeout = 2
    let control = OverscrollControl.refresh(manual: { _ in })
    screen.table.overscroll.top = control
    let run = control.begin()
    screen.wait(1)
    screen.leaveWindow()
    return run
  }

  @Test func aDeadlineIsOneAlarmAndNoMore() {
    let (set, rung) = (Tally(), Tally())
    onScreen { screen in
      let clock = Alarm.Clock.current
      Alarm.Clock.$current.withValue(
        Alarm.Clock { delay, ring in
          // The other alarm is for runs that nothing ends.
          guard delay < RunHint.patience else { return }
          set.add()
          clock.schedule(delay) {
            rung.add()
            ring()
          }
        }
      ) {
        let run = running(screen)
        #expect(set.count == 1)
        screen.wait(10)
        #expect(run?.isCurrent == false)
        #expect(rung.count == set.count && set.count <= 2, "the timeout, and its message's end")
      }
    }
  }

  @Test func inAWindowFramesKeepTheDeadline() {
    onScreen { screen in
      let run = running(screen)
      #expect(screen.host?.scheduler.alarm != nil)
      screen.enterWindow()
      #expect(screen.host?.scheduler.alarm == nil)
      screen.wait(1.1)
      #expect(run?.isCurrent == false)
    }
  }

  @Test("A timeout alone requests no frames, and ends the run on time")
  func timeoutWithoutFrames() {
    onScreen { screen in
      screen.table.overscroll.durations.timeout = 60
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      // The indicator is not visible, so nothing moves.
      screen.table.contentOffset.y = 1_000
      let run = control.begin()
      screen.wait(2)
      #expect(screen.host?.scheduler.isRunning == false)
      screen.wait(57.9)
      #expect(run?.isCurrent == true)
      screen.wait(0.2)
      #expect(run?.isCurrent == false)
    }
  }

  @Test func aListWithAnAlarmIsFreedAndCallsNobody() {
    onScreen { screen in
      var list: Screen? = Screen(on: screen.device)
      let run = list.flatMap(running)
      let calls = Tally()
      list?.table.overscroll.top?.onChange = { _ in calls.add() }
      let seen = [
        Weak(object: list?.table), Weak(object: list?.host),
        Weak(object: list?.host?.scheduler.alarm),
      ]
      #expect(seen.allSatisfy { $0.object != nil })
      list = nil
      #expect(seen.allSatisfy { $0.object == nil })
      #expect(run?.isCurrent == false)
      screen.wait(5)
      #expect(calls.count == 0)
    }
  }

  @Test func aControlThatIsTakenAwayTakesTheAlarmAlong() {
    onScreen { screen in
      _ = running(screen)
      let host = screen.host
      screen.table.overscroll.top = nil
      #expect(host?.scheduler.alarm == nil)
    }
  }

  @Test func whatWasFetchedIsAppliedInTimeWithoutFrames() async {
    await onDevice { device in
      let screen = Screen(on: device)
      let applied = Tally()
      let control = OverscrollControl.refresh(
        owner: screen, fetch: {},
        apply: { _, _ in
          applied.add()
          return .updated
        })
      screen.table.overscroll.top = control
      screen.finger.touch(screen.table)
      screen.finger.drag(by: -60, over: 0.1)
      let run = control.begin()
      #expect(await eventually { control.host?.idleGate.isEmpty == false })
      // Time passes without a frame.
      device.clock.advance(to: device.now + 0.29)
      for _ in 0..<20 { await Task.yield() }
      #expect(applied.count == 0)
      device.clock.advance(to: device.now + 0.02)
      #expect(await eventually { applied.count == 1 })
      #expect(run?.isCurrent == false)
    }
  }
}
