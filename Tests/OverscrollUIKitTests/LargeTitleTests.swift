import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The position of a header below a large title, on both sides of U1a in `Facts.md`.
@MainActor
@Suite struct LargeTitleTests {
  private func clearance(
    _ side: DeviceFacts.Side, largeTitle: Bool = true, pull: Double = 60
  ) -> Double {
    DeviceFacts.playing(side, of: .stretchingBars) {
      let stage = ListScreen(UITableView(), in: Screens.navigation(largeTitle: largeTitle))
      stage.finger.touch(stage.list)
      stage.finger.drag(by: pull, over: 0.3)
      let title = LargeTitle()
      title.find(over: stage.list)
      let overscroll = Double(-stage.list.contentOffset.y - stage.list.adjustedContentInset.top)
      _ = title.update(in: stage.list, overscroll: overscroll)
      return title.clearance
    }
  }

  @Test("U1a: a header clears a title that moves with the pull, by the title's height")
  func moving() { #expect(clearance(.fact) == 52) }

  @Test("U1a: a header needs no clearance for a title that stays in place")
  func staying() { #expect(clearance(.alternative) == 0) }

  @Test("A bar without a large title needs no clearance")
  func inline() { #expect(clearance(.fact, largeTitle: false) == 0) }

  @Test("A pull that is too short to detect the title changes nothing")
  func shortPull() { #expect(clearance(.fact, pull: 12) == 0) }

  @Test(
    "U1a: a header that code begins below a large title lies where a pull puts it",
    arguments: DeviceFacts.Side.allCases)
  func beginInCode(_ side: DeviceFacts.Side) {
    DeviceFacts.playing(side, of: .stretchingBars) {
      let stage = ListScreen(UITableView(), in: Screens.navigation(largeTitle: true))
      stage.refresh()
      let expected = side == .fact ? -106.0 : -54
      #expect(stage.box(.top).map { Double($0.frame.minY) } == expected)
      stage.end()
      stage.wait(1.5)
      stage.expectRest(at: -stage.inset(.top))
    }
  }
}
