import EngineStorms
import OverscrollCore
import OverscrollUIKit
import ScrollPhysics
@_spi(Simulation) public import UIKit

/// A scroll view in a window whose content is larger than the viewport along both axes, with
/// equipment at its edges.
@MainActor
public final class ScrollRig {
  /// The controls that are added to a scroll view.
  public enum Equipment: String, CaseIterable, Sendable {
    /// A header with texts and an arrow, and a footer.
    case headerAndFooter
    /// The same with a ring that closes with the pull as the header.
    case ringAndFooter
    /// The same with a scene that follows the finger, and moves while the action runs.
    case sceneAndFooter
    /// A header, a footer, and a back-to-top button that is visible.
    case backToTop
    /// All of these, and controls at both sides.
    case fourEdges
  }

  /// The state of the list while events arrive.
  public enum Moment: String, CaseIterable, Sendable {
    case resting, pulling, refreshing
  }

  /// The scroll view.
  public let view = UIScrollView()
  private let device = SimulatedDevice()
  private let window: UIWindow
  private var observations: [NSKeyValueObservation] = []

  /// Creates a rig; without equipment, Overscroll adds nothing.
  public init(_ equipment: Equipment? = nil) {
    view.contentSize = CGSize(width: 4_000, height: 20_000)
    window = device.show(view)
    if let equipment { equip(equipment) }
    device.turn()
  }

  /// Adds an observer that does nothing, for the properties that every library has to observe.
  public func observe() {
    observations.append(view.observe(\.contentOffset) { _, _ in })
    observations.append(view.observe(\.contentSize) { _, _ in })
  }

  /// Adds an observer as an app without a library would write it, which shows a minimum of an
  /// equipment.
  ///
  /// It moves a button with the content, and lets a circle close and fade in with the pull.
  public func observe(showing equipment: Equipment) {
    let write = equipment == .ringAndFooter ? closeRing() : moveButton()
    observations.append(
      view.observe(\.contentOffset) { view, _ in
        MainActor.assumeIsolated { write(view.bounds) }
      })
  }

  private func moveButton() -> @MainActor @Sendable (CGRect) -> Void {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    view.addSubview(button)
    return { button.center = CGPoint(x: $0.maxX - 38, y: $0.maxY - 38) }
  }

  private func closeRing() -> @MainActor @Sendable (CGRect) -> Void {
    let (ring, circle) = (UIView(), CAShapeLayer())
    circle.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 24, height: 24), transform: nil)
    ring.layer.addSublayer(circle)
    view.addSubview(ring)
    return { bounds in
      let progress = min(1, max(0, -bounds.minY / 100))
      ring.alpha = progress
      circle.strokeEnd = progress
    }
  }

  /// Adds the controls of an equipment.
  public func equip(_ equipment: Equipment) {
    view.overscroll.top = .refresh(manual: { _ in })
    view.overscroll.bottom = .loadMore(manual: { _ in })
    if equipment == .ringAndFooter { view.overscroll.top?.indicator = .ring }
    if equipment == .sceneAndFooter { view.overscroll.top?.indicator = .scene }
    if equipment == .backToTop || equipment == .fourEdges {
      view.overscroll.backToTop = BackToTop()
    }
    guard equipment == .fourEdges else { return }
    view.overscroll.leading = .refresh(manual: { _ in })
    view.overscroll.trailing = .loadMore(manual: { _ in })
  }

  /// Removes all controls.
  public func strip() {
    for edge in OverscrollEdge.allCases { view.overscroll[edge] = nil }
    view.overscroll.backToTop = nil
    device.finishAnimations()
  }

  /// Enters a state, and waits until movements end.
  public func enter(_ moment: Moment) {
    // Scrolls back from far down, so that the button appears.
    for offset in [6_000, 5_000.0] { view.contentOffset.y = offset }
    switch moment {
    case .resting: break
    case .pulling:
      view.beginDragByHand()
      scroll(0, moment)
    case .refreshing: view.overscroll.top?.begin()
    }
    device.advance(by: 2)
  }

  /// Sets all durations to zero.
  public func hurry() {
    var durations = OverscrollDurations.reducedMotion
    (durations.expand, durations.collapse, durations.minimumVisible, durations.messageDuration) = (
      0, 0, 0, 0
    )
    view.overscroll.durations = durations
  }

  /// Runs the action of the top edge once.
  public func beginAndEnd() {
    view.overscroll.top?.begin()
    view.overscroll.top?.end()
    device.finishAnimations()
  }

  /// The number of writes of insets and offsets by any code.
  public var writes: (insets: Int, offsets: Int) {
    (view.simulation.insetWriteCount, view.simulation.offsetWriteCount)
  }

  /// Scrolls once: up and down in the middle of the list, or past its top, but less than the
  /// trigger distance.
  public func scroll(_ index: Int, _ moment: Moment) {
    let start = moment == .pulling ? -view.simulation.adjustedInset.top - 50 : 5_000
    // Too little to count as a change of direction.
    view.contentOffset = CGPoint(x: 0, y: start + Double(index % 7))
  }
}
