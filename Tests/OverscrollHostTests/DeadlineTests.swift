import HostDriver
import OverscrollCore
import OverscrollUIKit
import QuartzCore
import Testing
import UIKit

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

  @Test func aRunOffWindowTimesOut() {
    onScreen { screen in
      let run = running(screen)
      screen.wait(0.9)
      #expect(run?.isCurrent == true)
      screen.wait(0.2)
      #expect(run?.isCurrent == false)
      #expect(screen.table.overscroll.top?.result == .failed)
    }
  }

  @Test func anAlarmRingsOnceByTheRealClockAndADroppedOneNever() async {
    let (rung, dropped) = (Tally(), Tally())
    let alarm = Alarm(after: 0.02, by: .current) { rung.add() }
    _ = Alarm(after: 0.01, by: .current) { dropped.add() }
    #expect(await eventually { rung.count == 1 })
    #expect(rung.count == 1 && dropped.count == 0)
    withExtendedLifetime(alarm) {}
  }

}
