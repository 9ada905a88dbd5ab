import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Requests from code, on the UIKit host.
@MainActor
@Suite struct HostRequestBugTests {
  // MARK: B064

  @Test("B064: on UIKit, a page that fills an empty list leaves it at its top")
  func pageIntoEmptyList() {
    onScreen { screen in
      screen.rowCount = 0
      var kept: OverscrollRun?
      let footer = OverscrollControl.loadMore(trigger: .programmatic, manual: { kept = $0 })
      screen.table.overscroll.bottom = footer
      footer.begin(revealing: true)
      screen.wait(1)
      #expect(kept != nil)
      screen.rowCount = 60
      kept?.end()
      screen.wait(1)
      #expect(isNear(screen.table.contentOffset.y, screen.rest))
    }
  }

  @Test(
    "B064: on UIKit, a page is revealed only on request and without a touch", arguments: [0, 1, 2])
  func pageElsewhere(_ way: Int) {
    onScreen { screen in
      let begun = Tally()
      let footer = OverscrollControl.loadMore(trigger: .programmatic, manual: { _ in begun.add() })
      screen.table.overscroll.bottom = footer
      screen.table.contentOffset.y = 100
      if way == 2 {
        screen.finger.touch(screen.table)
        screen.finger.drag(by: -30, over: 0.1)
      }
      screen.wait(0.1)
      let offset = screen.table.contentOffset.y
      let writes = screen.table.watched.offsetWriteCount
      footer.begin(revealing: way > 0)
      screen.wait(1)
      #expect(begun.count == 1)
      #expect((screen.table.watched.offsetWriteCount > writes) == (way == 1))
      #expect((screen.table.contentOffset.y == offset) == (way != 1))
    }
  }

  // MARK: B065

  @Test("B065: a begin at an edge without a control is ignored") func beginWithoutControl() {
    onScreen { screen in
      #expect(screen.table.overscroll.top?.begin() == nil)
      let begun = Tally()
      let control = OverscrollControl.refresh(manual: { _ in begun.add() })
      #expect(control.begin() == nil, "it stands at no edge")
      screen.table.overscroll.top = control
      screen.wait(2)
      #expect(begun.count == 0 && control.phase == .idle)
      #expect(screen.table.contentInset == .zero)
    }
  }

  @Test("B065: a control whose action does nothing is named in the log, and ends through itself")
  func controlWithoutAction() {
    let book = LogBook()
    onScreen(book) { screen in
      let control = OverscrollControl.refresh(manual: { _ in })
      screen.table.overscroll.top = control
      let run = control.begin()
      screen.wait(31)
      #expect(run?.isCurrent == true && book.lines.count == 1)
      control.end()
      screen.wait(1)
      #expect(control.phase == .idle && screen.table.contentInset == .zero)
    }
    #expect(book.lines.first?.contains("Call end(_:)") == true && book.lines.count == 1)
  }

  // MARK: B068, B069

  @Test(
    "B068: on UIKit, a control that moves to another list begins only there",
    arguments: [false, true])
  func anotherList(_ isRunning: Bool) {
    onScreen { first in
      var runs: [OverscrollRun] = []
      let control = OverscrollControl.refresh(manual: { runs.append($0) })
      first.table.overscroll.top = control
      if isRunning { control.begin() }
      first.wait(1)
      let second = Screen(on: first.device)
      let rest = second.rest
      second.table.overscroll.top = control
      first.wait(1)
      let left = first.table.watched
      control.begin()
      second.wait(0.1)
      let way = second.table.watched.presentedOffset(along: .vertical)
      #expect(way < rest && way > rest - 54, "it slides in")
      second.wait(1)
      #expect(isNear(second.table.contentOffset.y, rest - 54))
      #expect(runs.map(\.isCurrent) == (isRunning ? [false, true] : [true]))
      #expect(first.table.watched.insetWriteCount == left.insetWriteCount)
      first.expectRest()
      runs.last?.end()
      second.wait(1)
      second.expectRest()
    }
  }

  @Test(
    "B069: on UIKit, a begin from another page runs when the list returns",
    arguments: [false, true])
  func beginFromAnotherPage(_ isOver: Bool) {
    onScreen { screen in
      let begun = Tally()
      let control = OverscrollControl.refresh(manual: { _ in begun.add() })
      screen.table.overscroll.top = control
      let rest = screen.rest
      screen.leaveWindow()
      control.begin()
      screen.wait(0.5)
      if isOver { control.end() }
      let writes = screen.table.watched.insetWriteCount
      screen.enterWindow()
      screen.wait(1)
      #expect(begun.count == (isOver ? 0 : 1), "what is over before was never begun")
      #expect(isNear(screen.table.contentOffset.y, rest - (isOver ? 0 : 54)))
      if isOver { #expect(screen.table.watched.insetWriteCount == writes) }
      if !isOver { control.end() }
      screen.wait(1)
      screen.expectRest()
    }
  }

  // MARK: B071

  @Test("B071: ending the wrong control changes nothing and warns once") func wrongControl() {
    let book = LogBook()
    onScreen(book) { screen in
      var kept: OverscrollRun?
      let header = OverscrollControl.refresh(manual: { _ in })
      let footer = OverscrollControl.loadMore(trigger: .programmatic, manual: { kept = $0 })
      (screen.table.overscroll.top, screen.table.overscroll.bottom) = (header, footer)
      footer.begin()
      screen.wait(1)
      for _ in 0..<3 { header.end() }
      #expect(header.phase == .idle && header.result == nil)
      #expect(footer.phase == .refreshing && kept?.isCurrent == true)
      footer.end()
      kept?.end(.failed)
      screen.wait(1)
      #expect(footer.phase == .idle && footer.result == .updated)
    }
    #expect(book.lines.count == 1)
    #expect(
      book.lines[0].contains("end(_:) was called at the top edge while no run was in progress."))
  }
}
