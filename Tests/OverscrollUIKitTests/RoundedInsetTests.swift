import HostRigs
import OverscrollCore
import OverscrollUIKit
import Testing
@_spi(Simulation) import UIKit

/// Scroll views that round their insets to pixels or points.
@MainActor
@Suite struct RoundedInsetTests {
  @Test(
    "A list that rounds its insets keeps nothing of a header, whether it follows the offset or not",
    arguments: DeviceFacts.Side.allCases, EdgeOptions.Following.allCases)
  func roundedInsets(_ side: DeviceFacts.Side, _ following: EdgeOptions.Following) {
    DeviceFacts.playing(side, of: .insetRounding) {
      onScreen { screen in
        screen.table.overscroll.top = .held()
        screen.table.overscroll.top?.options.following = following
        for round in 0..<3 {
          if round == 1 {
            screen.pull()
          } else {
            screen.table.overscroll.top?.begin(revealing: true)
          }
          screen.wait(1)
          for offset in [-60.0, 100, -80, 30, -70] {
            screen.table.contentOffset.y = offset
            screen.wait(0.1)
          }
          screen.table.overscroll.top?.end()
          screen.wait(2)
          #expect(screen.table.contentInset.top == 0)
          screen.table.contentOffset.y = screen.rest
          screen.wait(0.5)
        }
        screen.expectRest()
        #expect(screen.table.overscroll.brokenInvariant == nil)
      }
    }
  }
}
