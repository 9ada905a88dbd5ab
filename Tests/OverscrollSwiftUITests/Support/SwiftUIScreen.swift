import OverscrollCore
import OverscrollSwiftUI
import SwiftUI
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// A screen that shows a SwiftUI view, and a finger.
@MainActor
final class SwiftUIScreen {
  let device: SimulatedDevice
  let screen: UIHostingController<AnyView>
  let window: UIWindow
  let finger: Finger

  init(on device: SimulatedDevice, _ view: some View) {
    self.device = device
    screen = UIHostingController(rootView: Self.root(view, on: device))
    window = device.show(screen)
    finger = Finger(on: device)
    device.turn()
  }

  /// Shows another view.
  func show(_ view: some View) {
    screen.rootView = Self.root(view, on: device)
    device.turn()
  }

  private static func root(_ view: some View, on device: SimulatedDevice) -> AnyView {
    let isMirrored = device.layoutDirection == .rightToLeft
    return AnyView(view.environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight))
  }

  func wait(_ seconds: Double) { device.advance(by: seconds) }

  /// Drags a scroll view, rests, and lifts the finger.
  func drag(_ dx: Double, _ dy: Double, number: Int = 0) {
    finger.touch(scrollView(number))
    finger.drag(by: CGVector(dx: dx, dy: dy), over: 0.3)
    finger.hold(for: 0.15)
    finger.lift()
  }

  func pull(by distance: Double = 200) { drag(0, distance) }

  func flick(_ velocity: Double) {
    finger.touch(scrollView)
    finger.flick(velocity: velocity)
    device.waitForRest(of: scrollView)
    device.advance(by: 0.1)
  }

  // MARK: The screen

  var scrollView: UIScrollView { scrollView(0) }

  func scrollView(_ number: Int) -> UIScrollView {
    let all = all(UIScrollView.self)
    return number < all.count ? all[number] : UIScrollView()
  }

  /// The box of an edge's indicator; nil without an indicator.
  func box(_ edge: OverscrollEdge) -> IndicatorView? {
    all(IndicatorView.self).last { $0.accessibilityIdentifier == "overscroll.\(edge)" }
  }

  /// The distance of the offset from its rest position without extra insets.
  func offset(_ axis: OverscrollAxis = .vertical) -> Double {
    let offset = scrollView.contentOffset
    return axis == .vertical ? offset.y + base.top : offset.x + base.left
  }

  /// The frame of a box in the window; null without a box.
  func place(_ edge: OverscrollEdge) -> CGRect {
    box(edge).map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  /// The extra inset of an edge.
  func extraInset(_ edge: OverscrollEdge) -> Double {
    scrollView.adjustedContentInset[physical: edge] - base[physical: edge]
  }

  /// The insets without extra insets, in a list without margins.
  private var base: UIEdgeInsets { scrollView.safeAreaInsets }

  func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] { Self.all(kind, in: window) }

  private static func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    let own = (view as? Kind).map { [$0] } ?? []
    return own + view.subviews.flatMap { all(kind, in: $0) }
  }
}

/// Returns whether two lengths are nearly equal: the last 0.1 points of a bounce take long.
func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.1 }
