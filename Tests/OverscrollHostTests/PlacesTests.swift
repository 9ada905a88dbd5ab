import HostDriver
import OverscrollCore
import OverscrollUIKit
import QuartzCore
import Testing
import UIKit

/// The frames of the boxes, and the views that take touches.
@MainActor
@Suite struct PlacesTests {
  /// A plain scroll view that scrolls along both axes.
  @MainActor
  private final class Plane {
    let device = Device()
    let view = DrivenScrollView()
    let window: UIWindow
    init(_ size: CGSize, inset: UIEdgeInsets = .zero) {
      view.contentInsetAdjustmentBehavior = .never
      window = device.show(view)
      view.contentInset = inset
      view.contentSize = size
      device.turn()
      for edge in OverscrollEdge.allCases {
        view.overscroll[edge] = .refresh(manual: { _ in })
      }
      device.turn()
    }

    func frame(_ edge: OverscrollEdge) -> CGRect {
      view.indicator(at: edge)?.frame ?? .zero
    }
  }

  @Test func boxesLieAroundTheContent() {
    let plane = Plane(CGSize(width: 1_000, height: 2_000))
    #expect(plane.frame(.top) == CGRect(x: 0, y: -54, width: 390, height: 54))
    #expect(plane.frame(.bottom) == CGRect(x: 0, y: 2_000, width: 390, height: 54))
    #expect(plane.frame(.leading) == CGRect(x: -54, y: 0, width: 54, height: 844))
    #expect(plane.frame(.trailing) == CGRect(x: 1_000, y: 0, width: 54, height: 844))
  }

  @Test func boxesLieAroundMirroredContent() {
    let plane = Plane(CGSize(width: 1_000, height: 2_000))
    plane.device.layoutDirection = .rightToLeft
    plane.device.turn()
    plane.view.setNeedsLayout()
    plane.device.turn()
    #expect(plane.frame(.leading) == CGRect(x: 1_000, y: 0, width: 54, height: 844))
    #expect(plane.frame(.trailing) == CGRect(x: -54, y: 0, width: 54, height: 844))
    // A list that begins at the right rests there, and so does the box above it.
    #expect(plane.frame(.top) == CGRect(x: 610, y: -54, width: 390, height: 54))
  }

  @Test func boxesOfShortMirroredContentLieOutsideOfTheView() {
    let plane = Plane(CGSize(width: 100, height: 100))
    plane.device.layoutDirection = .rightToLeft
    plane.device.turn()
    #expect(plane.frame(.leading).minX == 390)
    #expect(plane.frame(.trailing).minX == -54)
  }

  @Test(
    "In line with short mirrored content, the box lies beside the last item",
    arguments: [EdgeOptions.Placement.inline, .inlineAtEnd])
  func inlineInMirroredContent(_ placement: EdgeOptions.Placement) {
    let plane = Plane(CGSize(width: 100, height: 100))
    plane.view.overscroll.trailing = .loadMore(trigger: .onTap, manual: { _ in })
    plane.view.overscroll.trailing?.options.placement = placement
    plane.device.layoutDirection = .rightToLeft
    plane.device.turn()
    plane.view.overscroll.trailing?.setNoMore()
    plane.device.turn()
    #expect(plane.frame(.trailing).maxX == 0)
  }

  @Test func boxesOfShortContentLieOutsideOfTheView() {
    let plane = Plane(CGSize(width: 100, height: 100))
    #expect(plane.frame(.bottom).minY == 844)
    #expect(plane.frame(.trailing).minX == 390)
  }

  @Test func boxesFillTheViewBesideInsets() {
    let plane = Plane(
      CGSize(width: 290, height: 2_000),
      inset: UIEdgeInsets(top: 10, left: 50, bottom: 20, right: 50))
    #expect(plane.frame(.top) == CGRect(x: -50, y: -54, width: 390, height: 54))
    #expect(plane.frame(.leading).minY == -10)
    #expect(plane.view.contentOffset.x == -50)
  }

  @Test func boxesFollowTheContentAndTheRotation() {
    let screen = Screen()
    screen.table.overscroll.top = .refresh(manual: { _ in })
    screen.table.overscroll.bottom = .loadMore(manual: { _ in })
    #expect(screen.box(.bottom)?.frame.minY == screen.table.contentSize.height)
    screen.rowCount = 60
    #expect(screen.table.contentSize.height > 2_500)
    #expect(screen.box(.bottom)?.frame.minY == screen.table.contentSize.height)
    screen.device.rotate()
    screen.wait(0.5)
    #expect(screen.box(.top)?.frame.width == 844)
    #expect(screen.box(.bottom)?.frame.width == 844)
    #expect(screen.box(.bottom)?.frame.minY == screen.table.contentSize.height)
  }

  @Test func drawingsAtTheSidesAreTurned() {
    let plane = Plane(CGSize(width: 1_000, height: 2_000))
    func up(_ edge: OverscrollEdge) -> CGPoint {
      let label = plane.view.indicator(at: edge)?.parts.compactMap(\.label).first
      return CGPoint(x: 0, y: -1).applying(label?.transform ?? .identity)
    }
    // The upper side of a drawing faces outwards, as at the top.
    #expect(abs(up(.leading).x + 1) < 1e-9)
    #expect(abs(up(.trailing).x - 1) < 1e-9)
    #expect(up(.bottom) == CGPoint(x: 0, y: -1))
    plane.device.layoutDirection = .rightToLeft
    plane.device.turn()
    #expect(abs(up(.leading).x - 1) < 1e-9, "it lies at the right now")
  }

  @Test func aTapOnWhatFailedTriesAgain() {
    let screen = Screen()
    var count = 0
    screen.table.overscroll.top = .refresh(manual: {
      count += 1
      $0.end(.failed)
    })
    screen.pull()
    screen.wait(1)
    #expect(screen.table.overscroll.top?.phase == .failed)
    guard let box = screen.box(.top) else { return #expect(Bool(false)) }
    screen.finger.tap(box)
    screen.wait(0.1)
    #expect(count == 2)
  }

  @Test func aTapOnAnInlineFooterLoads() {
    let screen = Screen()
    var count = 0
    screen.table.overscroll.bottom = .loadMore(
      trigger: .onTap,
      manual: {
        count += 1
        $0.end(.loaded(hasMore: true))
      })
    screen.table.overscroll.bottom?.options = EdgeOptions(
      purpose: .load, trigger: .onTap, extent: 44, placement: .inline)
    screen.fling(-9_000)
    screen.fling(-9_000)
    guard let box = screen.box(.bottom) else { return #expect(Bool(false)) }
    screen.finger.tap(box)
    #expect(count == 1)
  }

  @Test func whatDoesNothingTakesNoTouch() {
    let screen = Screen()
    var runs: [OverscrollRun] = []
    screen.table.overscroll.top = .refresh(manual: { runs.append($0) })
    screen.table.overscroll.top?.begin()
    screen.wait(1)
    guard let box = screen.box(.top) else { return #expect(Bool(false)) }
    #expect(box.hitTest(CGPoint(x: 100, y: 20), with: nil) == nil, "a drag may begin on it")
    #expect(runs.first?.isCurrent == true)
    screen.table.overscroll.top?.isHidden = true
    screen.wait(1)
    #expect(box.isHidden)
    screen.table.overscroll.top?.isHidden = false
    #expect(!box.isHidden)
  }

}
