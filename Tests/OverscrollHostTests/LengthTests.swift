import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Lengths and insets that other code changes while the content stays where it is.
@MainActor
@Suite struct LengthTests {
  @Test func anIndicatorLiesAtItsEdgeAlsoOffWindow() throws {
    let view = DrivenScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.overscroll.bottom = .loadMore(trigger: .onRelease(past: 44), manual: { _ in })
    let indicator = try #require(view.subviews.compactMap { $0 as? IndicatorView }.first)
    #expect(indicator.frame.minY == 480)
    view.contentSize.height = 900
    #expect(indicator.frame.minY == 900)
  }

  @Test func anIndicatorBringsItsLengthsAndItsPull() {
    let refresh = OverscrollControl.refresh(indicator: .lines, manual: { _ in })
    #expect(refresh.options.trigger == .onRelease(past: 52))
    #expect(refresh.options.extent == 62)
    #expect(refresh.options.hold == 62)
    let page = OverscrollControl.loadMore(indicator: .lines, manual: { _ in })
    #expect(page.options.extent == 60)
    let cat = OverscrollControl.refresh(
      indicator: .frames(.images([]), showsWords: true, extent: 70), manual: { _ in })
    #expect(cat.options.trigger == .onRelease(past: 54))
    #expect(cat.options.extent == 70)
    let catAtTheEnd = OverscrollControl.loadMore(
      indicator: .frames(.images([]), extent: 70), manual: { _ in })
    #expect(catAtTheEnd.options.extent == 70)
    #expect(
      OverscrollControl.loadMore(indicator: .classic, manual: { _ in }).options.extent == 44)
    let own = OverscrollControl.refresh(
      trigger: .onRelease(past: 90), indicator: .lines, manual: { _ in })
    #expect(own.options.trigger == .onRelease(past: 90))
  }

}
