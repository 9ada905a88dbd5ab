#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// Makes changes in an animation that a touch can interrupt, or at once if it would take no time.
    static func animate(over duration: Double, _ changes: @escaping () -> Void) {
      guard duration > 0 else { return changes() }
      UIView.animate(
        withDuration: duration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
        animations: changes)
    }
  }
#endif
