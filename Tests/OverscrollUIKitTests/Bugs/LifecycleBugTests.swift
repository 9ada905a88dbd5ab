import Foundation
import HostRigs
import OverscrollCore
import Testing

@testable import OverscrollUIKit
@_spi(Simulation) @testable import UIKit

/// Controls that are added, removed and moved on the host.
@MainActor
@Suite struct LifecycleBugTests {
  /// The number of observers of a list and its gesture recognizer.
  private func observers(of table: UIScrollView) -> Int {
    table.observers.count + table.panGestureRecognizer.observers.count
  }

  // MARK: B072

  @Test("B072: a removed control removes its observers")
  func observersGo() {
    onScreen { screen in
      let before = observers(of: screen.table)
      screen.table.overscroll.top = .refresh {}
      screen.table.overscroll.bottom = .loadMore { .updated }
      let attached = observers(of: screen.table)
      #expect(attached > before)
      screen.table.overscroll.bottom = nil
      #expect(observers(of: screen.table) == attached, "a control is left")
      screen.table.overscroll.top = nil
      screen.table.overscroll.top = nil
      #expect(observers(of: screen.table) == before)
    }
  }

  @Test("B072: a control that moves to another list is observed only there")
  func observersMove() {
    onScreen { screen in
      let other = Screen(on: screen.device)
      let before = (observers(of: screen.table), observers(of: other.table))
      let begun = Tally()
      let control = OverscrollControl.refresh(manual: { _ in begun.add() })
      screen.table.overscroll.top = control
      control.begin()
      screen.wait(1)
      other.table.overscroll.top = control
      #expect(control.phase == .idle && control.scrollView === other.table)
      #expect(screen.table.overscroll.top == nil)
      #expect(observers(of: screen.table) == before.0)
      #expect(observers(of: other.table) > before.1)
      screen.wait(1)
      screen.expectRest()
      screen.pull()
      #expect(begun.count == 1)
      other.pull()
      #expect(begun.count == 2)
    }
  }

  @Test("B072: a list that its app empties keeps all invariants")
  func emptied() {
    onScreen { screen in
      let before = observers(of: screen.table)
      var kept: OverscrollRun?
      let control = OverscrollControl.refresh(manual: { kept = $0 })
      screen.table.overscroll.top = control
      control.begin()
      screen.wait(1)
      #expect(screen.table.contentInset.top > 50)
      for view in screen.table.subviews { view.removeFromSuperview() }
      #expect(kept?.isCurrent == false)
      #expect(control.phase == .idle && screen.table.overscroll.top == nil)
      #expect(observers(of: screen.table) == before)
      screen.wait(1)
      #expect(screen.table.contentInset == .zero)
      // The control can be assigned again.
      screen.table.overscroll.top = control
      screen.pull()
      #expect(kept?.isCurrent == true)
    }
  }

  // MARK: B077, B079

  @Test("B077: a control removed in its own callback is gone once")
  func takenAwayInCallback() {
    onScreen { screen in
      let before = observers(of: screen.table)
      var kept: OverscrollRun?
      let (calls, cancels) = (Tally(), Tally())
      let control = OverscrollControl.refresh(manual: { run in
        kept = run
        run.onCancel { cancels.add() }
      })
      screen.table.overscroll.top = control
      control.begin()
      screen.wait(1)
      control.onChange = { _ in
        calls.add()
        screen.table.overscroll.top = nil
      }
      kept?.end()
      #expect(calls.count == 2, "of the end, and of being idle")
      #expect(cancels.count == 0)
      screen.wait(1)
      #expect(calls.count == 2)
      screen.expectRest()
      #expect(observers(of: screen.table) == before)
    }
  }

  // MARK: B080, B083, B085

  @Test("B083: a control that changes its edge is only at the new one")
  func changedEdge() {
    let book = LogBook()
    onScreen(book) { screen in
      let begun = Tally()
      let control = OverscrollControl.refresh(manual: { _ in begun.add() })
      screen.table.overscroll.top = control
      screen.table.overscroll.leading = control
      #expect(screen.table.overscroll.top == nil)
      #expect(screen.table.overscroll.leading === control && control.edge == .leading)
      screen.pull()
      #expect(begun.count == 0)
      control.begin()
      #expect(begun.count == 1)
      screen.wait(1)
      #expect(screen.table.contentInset.top == 0 && screen.table.contentInset.left > 50)
    }
    #expect(book.lines.count == 1)
  }

  @Test("B085: after a page has reappeared ten times, a pull refreshes once")
  func tenReturns() {
    onScreen { screen in
      let begun = Tally()
      let control = OverscrollControl.refresh(manual: { _ in begun.add() })
      screen.table.overscroll.top = control
      let attached = observers(of: screen.table)
      for _ in 0..<10 {
        screen.leaveWindow()
        screen.enterWindow()
        screen.table.overscroll.top = nil
        screen.table.overscroll.top = control
      }
      #expect(observers(of: screen.table) == attached)
      screen.pull()
      #expect(begun.count == 1)
    }
  }
}
