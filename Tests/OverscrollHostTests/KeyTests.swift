import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Hardware keyboards, and the focus of remotes.
@MainActor
@Suite("Keys and focus", .serialized) struct KeyTests {
  private let action = Selector(("refresh"))

  @Test("⌘R is offered under the name of the action, in the language of the texts")
  func command() {
    onScreen { screen in
      defer { OverscrollDefaults.language = nil }
      #expect(screen.table.overscroll.refreshCommand(action: action) == nil)
      screen.table.overscroll.bottom = .loadMore { .noMore }
      #expect(screen.table.overscroll.refreshCommand(action: action) == nil)
      screen.table.overscroll.top = .refresh(manual: { _ in })
      let command = screen.table.overscroll.refreshCommand(action: action)
      #expect(command?.input == "r" && command?.modifierFlags == .command)
      #expect(command?.action == action)
      #expect(command?.title == "Refresh" && command?.discoverabilityTitle == "Refresh")
      OverscrollDefaults.language = "de"
      #expect(screen.table.overscroll.refreshCommand(action: action)?.title == "Aktualisieren")
    }
  }

  @Test("The method for the key refreshes, and scrolls to the edge")
  func refresh() {
    onScreen { screen in
      #expect(screen.table.overscroll.refresh() == nil)
      screen.table.overscroll.top = .refresh(manual: { _ in })
      screen.table.contentOffset.y = 600
      screen.device.turn()
      let run = screen.table.overscroll.refresh()
      #expect(run != nil && screen.table.overscroll.refresh() == run)
      screen.wait(1)
      #expect(abs(screen.pulled - 54) < 0.1)
    }
  }

  @Test("No command is offered while the control is disabled")
  func disabled() {
    onScreen { screen in
      screen.table.overscroll.top = .refresh(manual: { _ in })
      screen.table.overscroll.top?.isEnabled = false
      #expect(screen.table.overscroll.refreshCommand(action: action) == nil)
      #expect(screen.table.overscroll.refresh() == nil)
    }
  }
}
