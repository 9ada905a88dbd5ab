import HostDriver
import OverscrollCore
import OverscrollTexts
import OverscrollUIKit
import Testing
import UIKit

/// An indicator outside of its scroll view.
@MainActor
@Suite("Indicators outside of the scroll view", .serialized) struct IndicatorOutsideTests {
  /// A list in a navigation controller, with an indicator in its bar.
  private func stage(
    _ indicator: OverscrollIndicator? = .lines
  ) -> (ListScreen<DrivenTable>, OverscrollControl, OverscrollIndicatorView) {
    let stage = ListScreen(DrivenTable(), in: Screens.navigation())
    let control = stage.add(.top)
    control.indicator = .hidden
    let view = OverscrollIndicatorView(following: control, indicator: indicator)
    view.frame = CGRect(x: 150, y: 0, width: 90, height: 44)
    stage.screen.navigationController?.navigationBar.addSubview(view)
    stage.device.turn()
    return (stage, control, view)
  }

  private func box(_ view: OverscrollIndicatorView) -> IndicatorView? {
    view.subviews.compactMap { $0 as? IndicatorView }.first
  }

  private func widths(_ view: OverscrollIndicatorView) -> [Double] {
    box(view)?.parts.compactMap(\.shape).map {
      Double($0.path?.boundingBox.width ?? 0)
    }
      ?? []
  }

  @Test("UR10: the lines grow with the pull in a navigation bar, run there, and vanish")
  func lines() {
    let (stage, control, view) = stage()
    #expect(box(view)?.alpha == 0)
    stage.finger.touch(stage.list)
    stage.finger.drag(by: 80, over: 0.3)
    let before = widths(view)
    #expect(before.count == 6 && box(view)?.alpha ?? 0 > 0)
    stage.finger.drag(by: 200, over: 0.3)
    #expect(widths(view).max() ?? 0 > 40 && control.phase == .armed)
    stage.finger.hold(for: 0.15)
    stage.finger.lift()
    stage.wait(0.9)
    #expect(control.phase == .refreshing && stage.rawInset(.top) == 0)
    #expect(widths(view).max() ?? 99 < 10)
    let dots =
      box(view)?.parts.compactMap(\.shape).map { Double($0.center.y) } ?? []
    #expect((dots.max() ?? 99) - (dots.min() ?? 0) < 1, "\(dots)")
    stage.end()
    stage.wait(2)
    #expect(control.phase == .idle && box(view)?.alpha == 0)
  }

  @Test("It animates with time while a list without an indicator runs")
  func frames() {
    let (stage, control, view) = stage(.ring)
    control.begin()
    stage.wait(0.5)
    let first = box(view)?.parts.first?.transform
    stage.wait(0.2)
    #expect(first != nil && box(view)?.parts.first?.transform != first)
  }

  @Test("It shows the control's own indicator, style and texts, and follows their changes")
  func looks() {
    let (stage, control, view) = stage(nil)
    control.indicator = .text
    control.style = IndicatorStyle(color: .white)
    control.begin()
    stage.wait(1)
    let label = box(view)?.parts.first?.label
    #expect(label?.text == "Refreshing…" && label?.textColor == .white)
    control.texts = [.refreshing: "Wait"]
    #expect(box(view)?.parts.first?.label?.text == "Wait")
    control.style = IndicatorStyle(color: .red)
    #expect(box(view)?.parts.first?.label?.textColor == .red)
  }

  @Test("A tap after a failure tries again")
  func retry() {
    let (stage, control, view) = stage(.text)
    control.begin()
    stage.wait(1)
    stage.end(.failed)
    stage.wait(0.2)
    box(view)?.sendActions(for: .touchUpInside)
    #expect(control.phase == .refreshing && stage.runs.count == 2)
  }

  @Test("It keeps neither its control nor its list, and they do not keep it")
  func lifetime() {
    let stage = ListScreen(DrivenTable())
    weak var goneView: OverscrollIndicatorView?
    weak var goneControl: OverscrollControl?
    do {
      let view = OverscrollIndicatorView(following: stage.add(.top))
      goneView = view
      #expect(view.control != nil)
    }
    #expect(goneView == nil)
    let view = OverscrollIndicatorView()
    do {
      let control = stage.add(.top)
      view.control = control
      goneControl = control
      stage.list.overscroll.top = nil
    }
    stage.wait(1)
    #expect(goneControl == nil && view.control == nil)
  }

  @Test("Without an edge it shows nothing, and with one again it does")
  func edges() {
    let (stage, control, view) = stage(.text)
    stage.list.overscroll.top = nil
    #expect(box(view)?.isHidden == true)
    stage.list.overscroll.top = control
    #expect(box(view)?.isHidden == false)
    view.control = nil
    #expect(box(view) == nil)
  }

  @Test("Its height is that of the indicator, in the user's text size")
  func size() {
    let (stage, _, view) = stage(.lines)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 62))
    stage.device.contentSizeCategory = .accessibilityLarge
    #expect(view.intrinsicContentSize.height > 90)
  }
}
