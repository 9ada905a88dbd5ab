import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Hardware keyboards, and the focus of remotes.
@MainActor
@Suite("Keys and focus", .serialized) struct KeyTests {
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
