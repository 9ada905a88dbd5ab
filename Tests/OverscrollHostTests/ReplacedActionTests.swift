import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Actions that are created again while their control stays.
@MainActor
@Suite struct ReplacedActionTests {
  @Test func anotherActionRunsFromTheNextRunOn() {
    onScreen { screen in
      let (old, new) = (Tally(), Tally())
      var kept: OverscrollRun?
      let control = OverscrollControl.refresh(manual: { run in
        old.add()
        kept = run
      })
      screen.table.overscroll.top = control
      let (host, box) = (screen.table.hosts.first, screen.box(.top))
      control.begin()
      screen.wait(1)
      for _ in 0..<100 {
        control.useAction(of: .refresh(manual: { _ in new.add() }))
      }
      #expect(kept?.isCurrent == true && control.phase == .refreshing)
      kept?.end()
      screen.wait(2)
      #expect(old.count == 1 && new.count == 0)
      control.begin()
      #expect(old.count == 1 && new.count == 1)
      #expect(screen.table.hosts.first === host && screen.box(.top) === box)
    }
  }

  @Test func anActionThatIsReplacedIsFreed() {
    onScreen { screen in
      var token: Token? = Token()
      let seen = Weak(object: token)
      let control = OverscrollControl.refresh(manual: { [token] _ in _ = token })
      screen.table.overscroll.top = control
      token = nil
      #expect(seen.object != nil)
      control.useAction(of: .refresh(manual: { _ in }))
      #expect(seen.object == nil)
    }
  }
}
