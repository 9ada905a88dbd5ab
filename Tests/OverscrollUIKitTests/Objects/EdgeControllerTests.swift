import OverscrollCore
import OverscrollIndicators
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The controller of one edge in isolation, in a scroll view without a host.
@MainActor
@Suite struct EdgeControllerTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = EdgeController(.top)

  private func addBox(tapped: @escaping @MainActor () -> Void = {}) throws -> IndicatorView {
    controller.addIndicator(
      OverscrollIndicator.classic.form, pictures: nil, to: view, log: OverscrollLog { _ in },
      tapped: tapped, scrolled: { _ in true })
    return try #require(controller.indicator)
  }

  @Test("A tap on the box and a scroll of VoiceOver each call their closure")
  func touches() throws {
    let taps = Tally()
    let box = try addBox { taps.add() }
    box.sendActions(for: .touchUpInside)
    #expect(taps.count == 1)
    #expect(box.accessibilityScroll(.up))
  }

  @Test("A box is added behind the content, placed, and removed")
  func box() throws {
    let row = UIView()
    view.addSubview(row)
    let box = try addBox()
    #expect(view.subviews.first === box)
    controller.moveBehindContent()
    #expect(box.layer.zPosition == -1)
    let frame = CGRect(x: 0, y: -54, width: 390, height: 54)
    controller.place(in: frame, at: .top, backdrop: (0, 0), isHidden: true)
    #expect(box.frame == frame)
    #expect(box.isHidden)
    controller.removeIndicator()
    #expect(controller.indicator == nil)
    #expect(box.superview == nil)
  }

  @Test("A box moves in front of the content, and behind it again")
  func depth() throws {
    let box = try addBox()
    view.addSubview(UIView())
    controller.move(to: .over)
    #expect(box.layer.zPosition == 10_000)
    #expect(view.subviews.last === box)
    controller.move(to: .behind)
    #expect(box.layer.zPosition == -1)
    #expect(view.subviews.first === box)
  }

  @Test("A state is drawn with its opacity, unless a preview is shown")
  func drawing() throws {
    let box = try addBox()
    controller.draw(
      IndicatorState(
        edge: .top, purpose: .refresh, phase: .refreshing,
        size: IndicatorSize(width: 390, height: 54)),
      nil, opacity: 0.5, IndicatorView.Manner())
    #expect(box.alpha == 0.5)
    #expect(!box.elements.isEmpty)
    let options = EdgeOptions(
      purpose: .refresh, trigger: .onRelease(past: 54), extent: 54)
    controller.show(EdgePreview(.refreshing, of: options, at: .top, from: 0))
    controller.fade(to: 1)
    #expect(box.alpha == 0.5)
    controller.show(nil)
    controller.fade(to: 1)
    #expect(box.alpha == 1)
  }

  @Test("The action is offered beside those of the app, and withdrawn")
  func action() {
    let own = UIAccessibilityCustomAction(name: "Sort") { _ in true }
    view.accessibilityCustomActions = [own]
    var count = 0
    let make = {
      count += 1
      return UIAccessibilityCustomAction(name: "Refresh") { _ in true }
    }
    controller.offerAction(true, in: view, make)
    controller.offerAction(true, in: view, make)
    #expect(view.accessibilityCustomActions?.map(\.name) == ["Sort", "Refresh"])
    #expect(count == 1)
    controller.renameAction("Reload")
    #expect(view.accessibilityCustomActions?.last?.name == "Reload")
    controller.offerAction(false, in: view, make)
    #expect(view.accessibilityCustomActions?.map(\.name) == ["Sort"])
  }
}
