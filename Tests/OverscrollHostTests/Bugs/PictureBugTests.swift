import Foundation
import HostDriver
import OverscrollCore
import OverscrollIndicators
import OverscrollUIKit
import Testing
import UIKit

/// Pictures on a screen: their timing, their size, and their cost.
@MainActor
@Suite struct PictureBugTests {
  // MARK: B195

  @Test("B195: without any picture every indicator is drawn")
  func drawnWithoutPictures() {
    let indicators: [OverscrollIndicator] = [
      .classic, .spinner, .ring, .text, .frames(.named(["arrow"])), .frames(.images([])),
    ]
    for indicator in indicators {
      onScreen { screen in
        screen.showPictures(indicator)
        screen.hold(by: 80)
        #expect(screen.box(.top)?.parts.isEmpty == false)
        #expect(screen.picture == nil)
      }
    }
  }
}
