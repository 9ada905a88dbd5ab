import Foundation
import OverscrollCore
import ScrollPhysics

/// The effect at the top edge below a bar (`Facts.md`, U2b).
extension UIScrollView {
  /// The length of content past the safe edge up to which the effect stays off, in points.
  private static let offUpTo = 8.0
  /// The length of content past the safe edge from which the effect is on, in points.
  private static let onFrom = 12.0

  /// Adds or removes the view of the effect.
  func updateEdgeEffect() {
    guard titleBar != nil else { return }
    let covered = simulation.offset + simulation.adjustedInset.top
    if covered >= Self.onFrom, edgeEffectView == nil {
      let view = UIView()
      view.isUserInteractionEnabled = false
      edgeEffectView = view
      addSubview(view)
    } else if covered <= Self.offUpTo {
      edgeEffectView?.removeFromSuperview()
      edgeEffectView = nil
    }
  }
}
