import OverscrollCore
import ScrollPhysics
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Tables and collection views whose content size changes, on the UIKit host.
@MainActor
@Suite struct HostContentBugTests {
  // MARK: B112

  @Test("B112: a length that is reported too early is corrected at the next layout")
  func toldTooEarly() {
    onScreen { screen in
      let tiles = Tiles(20, on: screen.device)
      tiles.view.simulate { $0.lengthNotice = .beforeChange }
      let control = OverscrollControl.loadMore(trigger: .onTap, manual: { _ in })
      tiles.view.overscroll.bottom = control
      let before = tiles.view.contentSize.height
      let seen = Locked<[CGFloat]>([])
      let observation = tiles.view.observe(\.contentSize) { view, _ in
        MainActor.assumeIsolated { seen.with { $0.append(view.contentSize.height) } }
      }
      tiles.show(60)
      #expect(seen.with { $0.contains(before) }, "the getter says what was")
      tiles.device.advance(by: 0.1)
      #expect(tiles.view.contentSize.height > before)
      #expect(
        control.host?.edges[.bottom].indicator?.frame.minY == tiles.view.contentSize.height)
      observation.invalidate()
    }
  }
}
