import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Hardware keyboards, and the focus of remotes.
@MainActor
@Suite("Keys and focus", .serialized) struct KeyTests {
  @Test("⌘R is offered under the name of the action, in the language of the texts")
  func command() {
    onScreen { screen in
      defer { OverscrollDefaults.language = nil }
      #expect(screen.table.overscroll.refreshCommand(action: "refresh") == nil)
      screen.table.overscroll.bottom = .loadMore { .noMore }
      #expect(screen.table.overscroll.refreshCommand(action: "refresh") == nil)
      screen.table.overscroll.top = .refresh(manual: { _ in })
      let command = screen.table.overscroll.refreshCommand(action: "refresh")
      #expect(command?.input == "r" && command?.modifierFlags == .command)
      #expect(command?.action == "refresh")
      #expect(command?.title == "Refresh" && command?.discoverabilityTitle == "Refresh")
      OverscrollDefaults.language = "de"
      #expect(screen.table.overscroll.refreshCommand(action: "refresh")?.title == "Aktualisieren")
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
      #expect(screen.table.overscroll.refreshCommand(action: "refresh") == nil)
      #expect(screen.table.overscroll.refresh() == nil)
    }
  }

  @Test("The focus reaches a footer whose page failed, and selecting it tries again")
  func focus() throws {
    try onScreen { screen in
      var runs: [OverscrollRun] = []
      screen.table.overscroll.bottom = .loadMore(
        trigger: .programmatic, manual: { runs.append($0) })
      let box = try #require(screen.box(.bottom))
      #expect(!box.canBecomeFocused)
      screen.table.overscroll.bottom?.begin()
      #expect(!box.canBecomeFocused)
      screen.wait(1)
      runs.first?.end(.failed)
      screen.wait(0.1)
      #expect(box.canBecomeFocused)
      box.activate()
      #expect(runs.count == 2 && !box.canBecomeFocused)
    }
  }
}
