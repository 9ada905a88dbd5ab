import Foundation
import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Hints in the log for an app's developer, and the counting of contested writes.
@MainActor
@Suite struct HintTests {
  /// Code that writes its own inset after every other write.
  private func fight(for table: UITableView, rounds: Int = .max) -> NSKeyValueObservation {
    let left = Locked(rounds)
    return table.observe(\.contentInset) { table, _ in
      MainActor.assumeIsolated {
        guard table.contentInset.top != 10 else { return }
        let mayWrite = left.with { left in
          left -= 1
          return left >= 0
        }
        if mayWrite { table.contentInset.top = 10 }
      }
    }
  }

  @Test func aFightOverTheInsetIsToldOnce() {
    let book = LogBook()
    onScreen(book) { screen in
      screen.table.overscroll.top = .refresh(manual: { _ in })
      let other = fight(for: screen.table)
      for _ in 0..<3 {
        screen.table.overscroll.top?.begin()
        screen.wait(1)
        #expect(screen.table.contentInset.top == 10, "the indicator is shown without an inset")
        screen.table.overscroll.top?.end()
        screen.wait(2)
      }
      other.invalidate()
    }
    #expect(book.lines.filter { $0.contains("keeps writing the content inset (top)") }.count == 1)
    #expect(book.lines.count == 1)
  }

  @Test func framesBeginATurnAsWell() {
    let book = LogBook()
    onScreen(book) { screen in
      screen.table.overscroll.top = .refresh(manual: { _ in })
      screen.table.overscroll.top?.begin()
      screen.wait(1)
      for _ in 0..<5 {
        screen.table.contentInset.top = 10
        screen.table.contentInset.top = 20
        screen.wait(0.02)
      }
      #expect(abs(Double(screen.table.contentInset.top) - 74) < 0.01)
    }
    #expect(book.lines.isEmpty)
  }

  @Test func fourWritesInOneTurnAreOne() {
    let book = LogBook()
    onScreen(book) { screen in
      screen.table.overscroll.top = .refresh(manual: { _ in })
      screen.table.overscroll.top?.begin()
      screen.wait(1)
      for top in [10.0, 20, 30, 40] { screen.table.contentInset.top = top }
      #expect(screen.table.contentInset.top == 40)
    }
    #expect(book.lines.count == 1)
  }

  @Test func aControlThatIsGivenToAnotherEdgeIsToldOnce() {
    let book = LogBook()
    onScreen(book) { screen in
      let control = OverscrollControl.refresh {}
      for _ in 0..<3 {
        screen.table.overscroll.top = control
        screen.table.overscroll.bottom = control
        screen.table.overscroll.bottom = nil
      }
      #expect(control.scrollView == nil)
    }
    #expect(book.lines.contains { $0.contains("top edge was assigned to the bottom edge") })
  }

  @Test func aSecondControlInPlaceOfOneThatRunsIsTold() {
    let book = LogBook()
    onScreen(book) { screen in
      screen.table.overscroll.top = .refresh {}
      screen.table.overscroll.top = .refresh(manual: { _ in })
      #expect(book.lines.isEmpty, "nothing was lost")
      screen.table.overscroll.top?.begin()
      screen.table.overscroll.top = .refresh {}
      screen.table.overscroll.top = nil
    }
    #expect(book.lines.count == 1)
    #expect(book.lines.first?.contains("replaced while its action ran") == true)
  }

  @Test func aPullWithoutBouncesIsToldOnce() {
    let book = LogBook()
    onScreen(book) { screen in
      screen.table.overscroll.top = .refresh {}
      screen.table.overscroll.bottom = .loadMore { .updated }
      #expect(book.lines.isEmpty)
      screen.table.bounces = false
      for _ in 0..<3 { screen.pull() }
    }
    #expect(book.lines == ["The scroll view does not bounce, so the top edge cannot be pulled."])
  }

  @Test func whatIsRightIsNotTalkedAbout() {
    let book = LogBook()
    onScreen(book) { screen in
      screen.table.bounces = false
      screen.table.overscroll.top = .refresh(trigger: .programmatic) {}
      screen.pull()
      screen.table.bounces = true
      screen.table.overscroll.top = .refresh(manual: { _ in })
      screen.pull()
      screen.wait(1)
      screen.table.contentInset.top = 30
      screen.table.overscroll.top?.end()
      screen.wait(2)
      screen.table.overscroll.top = nil
    }
    #expect(book.lines.isEmpty)
  }
}
