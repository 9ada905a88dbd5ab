import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Scroll views that round their insets to pixels or points.
@MainActor
@Suite struct RoundedInsetTests {
  /// A scroll view that rounds its insets.
  private final class RoundingView: DrivenScrollView {
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
}
