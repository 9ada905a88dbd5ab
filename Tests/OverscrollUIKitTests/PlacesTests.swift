import OverscrollCore
@_spi(Simulation) import QuartzCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The frames of the boxes, and the views that take touches.
@MainActor
@Suite struct PlacesTests {
  @Test func boxesAreWhereTheEngineSays() {
    let screen = Screen()
    screen.table.overscroll.top = .refresh(manual: { _ in })
    screen.table.overscroll.bottom = .loadMore(manual: { _ in })
    for count in [0, 1, 5, 40, 200] {
      screen.rowCount = count
      for edge in [OverscrollEdge.top, .bottom] {
        #expect(
          screen.box(edge)?.frame.minY == screen.host.map { CGFloat($0.engine.origin(of: edge)) })
      }
    }
  }

  @Test func edgeEffectsOfTheSystemAreLeftAlone() {
    let stage = ListScreen(UITableView())
    let view = stage.list
    let effects = [
      view.topEdgeEffect, view.bottomEdgeEffect, view.leftEdgeEffect, view.rightEdgeEffect,
    ]
    effects[0].style = .hard
    effects[1].isHidden = true
    func inspect() {
      #expect(effects.map(\.isHidden) == [false, true, false, false])
      #expect(effects[0].style === UIScrollEdgeEffect.Style.hard)
      #expect(effects.dropFirst().allSatisfy { $0.style === UIScrollEdgeEffect.Style.automatic })
    }
    stage.add(.bottom, .load, .programmatic).begin()
    _ = stage.trace(0.5, inspect)
    stage.end()
    stage.refresh()
    inspect()
    #expect(
      stage.inset(.top) - stage.rawInset(.top) == 47, "the extra inset is inside of what counts")
    stage.end()
    _ = stage.trace(1, inspect)
    stage.list.overscroll.top = nil
    inspect()
  }
}
