import HostRigs
import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Scroll views that round their insets to pixels or points.
@MainActor
@Suite struct RoundedInsetTests {
  /// A scroll view that rounds its insets.
  private final class RoundingView: UIScrollView {
    var scale = 1.0

    override var contentInset: UIEdgeInsets {
      get { super.contentInset }
      set {
        var inset = newValue
        inset.top = (inset.top * scale).rounded() / scale
        inset.bottom = (inset.bottom * scale).rounded() / scale
        super.contentInset = inset
      }
    }
  }

  @Test(
    "A view that rounds its insets has the same insets after every refresh", arguments: [1.0, 2, 3])
  func refreshes(_ scale: Double) {
    let view = RoundingView()
    view.scale = scale
    view.contentSize = CGSize(width: 390, height: 3_000)
    let stage = ListScreen(view)
    stage.list.contentInset.top = 20
    stage.list.contentOffset.y = -67
    stage.add(.top)
    for _ in 0..<100 {
      stage.list.overscroll.top?.begin()
      stage.wait(0.6)
      #expect(stage.rawInset(.top) == 74)
      #expect(isNear(stage.list.contentOffset.y, -74 - 47))
      stage.end()
      stage.wait(0.6)
      #expect(stage.rawInset(.top) == 20)
    }
    #expect(stage.list.overscroll.contentInset.top == 20)
    #expect(stage.list.overscroll.brokenInvariant == nil)
  }

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
