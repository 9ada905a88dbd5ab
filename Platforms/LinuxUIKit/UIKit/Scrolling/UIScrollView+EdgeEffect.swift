import Foundation
import OverscrollCore
import OverscrollSimulation

/// The effect at the top edge below a bar, as far as it is a view (`Facts.md`, U2b).
extension UIScrollView {
  /// How far content may be past the safe edge while the effect stays off, in points.
  private static let offUpTo = 8.0
  /// How far content is past the safe edge when the effect is on, in points.
  private static let onFrom = 12.0

  /// Adds or removes the view of the effect.
  func updateEdgeEffect() {
    guard titleBar != nil, facts.edgeEffectsAreSubviews else { return }
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
