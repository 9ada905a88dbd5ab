import ScrollPhysics
@_spi(Simulation) package import UIKit

/// A user of an app's screen: what they do with its list, and where they see it.
@MainActor
package final class User {
  private let device: SimulatedDevice
  private let finger: Finger
  package let window: UIWindow

  /// Opens a screen.
  package init(opening screen: UIViewController, on device: SimulatedDevice) {
    self.device = device
    finger = Finger(on: device)
    window = device.show(screen)
  }

  /// The scroll views of the screen, from the back to the front.
  package var lists: [UIScrollView] { all(UIScrollView.self) }

  /// The first list of the screen.
  package var list: UIScrollView { lists.first ?? UIScrollView() }

  /// Whether a list lies within its content, with nothing held open at its top.
  package var seesRest: Bool {
    let (offset, legal) = (list.simulation.presentedOffset, list.simulation.legalOffsets)
    return abs(list.contentInset.top) < 0.01
      && offset > legal.lowerBound - 0.1 && offset < legal.upperBound + 0.1
  }

  /// The distance from the offset to the top at which the list rests.
  package var scrolled: Double {
    Double(list.contentOffset.y + list.adjustedContentInset.top)
  }

  /// The distance from the offset to the end of the content.
  package var distanceToEnd: Double {
    list.simulation.legalOffsets.upperBound - Double(list.contentOffset.y)
  }

  /// The words that the user can read in views that are visible.
  package var words: [String] {
    all(UILabel.self).filter(isVisible).compactMap(\.text).filter { !$0.isEmpty }
  }

  /// Pulls a list down by a distance, and lifts the finger.
  package func pull(_ list: UIScrollView? = nil, by distance: CGVector = CGVector(dx: 0, dy: 200)) {
    finger.touch(list ?? self.list)
    finger.drag(by: distance)
    finger.hold(for: 0.15)
    finger.lift()
  }

  /// Flicks towards the end of the list until it is reached.
  package func scrollToEnd() {
    for _ in 0..<40 where distanceToEnd > 1 {
      finger.touch(list)
      finger.flick(velocity: -3_000)
      device.waitForRest(of: list)
    }
  }

  /// Scrolls to the top by a tap on the status bar.
  package func scrollToTop() {
    device.tapStatusBar()
    device.waitForRest(of: list)
  }

  /// Taps where words are.
  package func tap(_ words: String) {
    all(UILabel.self).filter(isVisible).first { $0.text == words }.map(finger.tap)
  }

  /// Waits, while the app works.
  package func wait(_ seconds: Double = 2) async { await device.pass(seconds) }

  /// Leaves the screen for another one.
  package func leave() { window.rootViewController = UIViewController() }

  package func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] { Self.all(kind, in: window) }

  private static func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    let own = (view as? Kind).map { [$0] } ?? []
    return own + view.subviews.flatMap { all(kind, in: $0) }
  }

  private func isVisible(_ view: UIView) -> Bool {
    sequence(first: view) { $0.superview }.allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
  }
}
