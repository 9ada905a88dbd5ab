import Foundation

/// The view behind the rows or items of a list; it fills the list and does not scroll.
extension UIScrollView {
  func exchangeBackground(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
  }

  func placeBackground(_ view: UIView?) {
    guard let view else { return }
    if view.frame != layer.bounds { view.frame = layer.bounds }
    // Moves it behind cells that were added meanwhile.
    if subviews.first !== view { sendSubviewToBack(view) }
  }
}
