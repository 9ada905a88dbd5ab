import Foundation
import OverscrollCore
import OverscrollIndicators
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Tests of demands in `Documentation/Internals/Systems.md` that concern options of controls.
@MainActor
@Suite("Options that users know from other libraries", .serialized) struct DemandTests {
  // MARK: Pictures

  @Test("TM8, TM10: the pictures of a GIF's data play in the footer while it loads")
  func footerPictures() throws {
    try onScreen { screen in
      var runs: [OverscrollRun] = []
      let data = try Data(contentsOf: PictureFiles.cat("run"))
      screen.table.overscroll.bottom = .loadMore(
        indicator: .frames(.gif(data, framesPerSecond: 10)), manual: { runs.append($0) })
      let box = try #require(screen.box(.bottom))
      let cat = WatchedPictures(try #require(box.pictures as? PictureStore))
      box.pictures = cat
      for _ in 1...3 { screen.fling() }
      screen.wait(1)
      #expect(runs.count == 1 && cat.shown?.phase == .refreshing)
      let before = cat.shown?.frame ?? 0
      screen.wait(0.1)
      #expect(cat.shown?.frame == (before + 1) % cat.count(for: .refreshing))
      #expect(box.elements.contains { ($0 as? IndicatorPictureView)?.picture != nil })
    }
  }
}
