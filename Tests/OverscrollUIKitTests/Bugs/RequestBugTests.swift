import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Requests that meet nothing, as a host answers them.
@MainActor
@Suite struct HostRequestBugTests {
  @Test("B065 aBeginWhereNoControlIsIsForgotten") func beginWithoutControl() {
    onScreen { screen in
      #expect(screen.table.overscroll.top?.begin() == nil)
      let begun = Tally()
      let control = OverscrollControl.refresh.endedByControl { begun.add() }
      #expect(control.begin() == nil, "it stands at no edge")
      screen.table.overscroll.top = control
      screen.wait(2)
      #expect(begun.count == 0 && control.phase == .idle)
      #expect(screen.table.contentInset == .zero)
    }
  }

  @Test("B065 aControlThatDoesNothingDoesNotSpin") func controlWithoutAction() {
    let book = LogBook()
    onScreen(book) { screen in
      let control = OverscrollControl.refresh(byHand: { _ in })
      screen.table.overscroll.top = control
      let run = control.begin()
      #expect(run?.isCurrent == false && control.result == .cancelled)
      screen.wait(1)
      #expect(control.phase == .idle && screen.table.contentInset == .zero)
    }
    #expect(book.lines.count == 1)
    #expect(book.lines.first?.contains("dropped without an end") == true)
  }

  @Test("B071 anEndOfTheWrongControlChangesNothingAndIsToldOnce") func wrongControl() {
    let book = LogBook()
    onScreen(book) { screen in
      var kept: OverscrollRun?
      let header = OverscrollControl.refresh(byHand: { _ in })
      let footer = OverscrollControl.loadMore(trigger: .byHand, byHand: { kept = $0 })
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
    #expect(
      book.lines == ["Nothing ran at the top edge when its end was told: it changes nothing."])
  }
}
