import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Lists whose insets other code writes as well, by the ids of the bug catalogue.
@MainActor
@Suite struct InsetHostBugTests {
  // MARK: Changes that only the system makes

  @Test("B019: bars that disappear while nothing scrolls are noticed at once")
  func silentBars() {
    let stage = ListScreen(UITableView(), in: Screens.tabs)
    stage.add(.bottom, .load, .programmatic)
    stage.list.contentOffset.y = 500
    #expect(stage.host?.engine.geometry.vertical.endInset == 83)
    stage.screen.tabBarController?.tabBar.isHidden = true
    #expect(stage.host?.engine.geometry.vertical.endInset == 34)
    stage.screen.additionalSafeAreaInsets.top = 30
    #expect(isNear(stage.host?.engine.geometry.vertical.startInset ?? 0, Screens.barEnd + 30))
    stage.list.contentInsetAdjustmentBehavior = .never
    #expect(stage.host?.engine.geometry.vertical.startInset == 0)
  }
}
