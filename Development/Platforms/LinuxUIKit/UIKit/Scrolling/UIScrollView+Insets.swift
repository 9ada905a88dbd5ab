import Foundation
import OverscrollCore
import ScrollPhysics

extension UIScrollView {
  /// Adds the part of the safe area that the adjustment behaviour selects.
  func updateSystemInset() {
    let safe = safeAreaInsets
    var inset = PerEdge(safe)
    let size = simulation.contentLengths
    let isHigh = size.vertical > Double(layer.bounds.height) || alwaysBounceVertical
    let isWide = size.horizontal > Double(layer.bounds.width) || alwaysBounceHorizontal
    switch contentInsetAdjustmentBehavior {
    case .never: inset = PerEdge(repeating: 0)
    case .always: break
    case .scrollableAxes: clear(&inset, vertical: !isHigh, horizontal: !isWide)
    case .automatic:
      clear(&inset, vertical: !isHigh && !isInBars, horizontal: !isWide)
    }
    inset.top += Double(refreshInset)
    if inset != simulation.systemInset { simulate { $0.systemInset = inset } }
  }

  /// The top inset that code has set, in points.
  var rawTopInset: CGFloat { CGFloat(simulation.contentInset.top) }

  /// Adds or removes the height of a refresh control in the system's inset; the content stays.
  func setRefreshInset(_ height: CGFloat) {
    let growth = Double(height - refreshInset)
    refreshInset = height
    animated {
      $0.systemInsetMovesContent = false
      $0.systemInset.top += growth
      $0.systemInsetMovesContent = true
    }
  }

  private func clear(_ inset: inout PerEdge<Double>, vertical: Bool, horizontal: Bool) {
    if vertical { (inset.top, inset.bottom) = (0, 0) }
    if horizontal { (inset.leading, inset.trailing) = (0, 0) }
  }

  /// Whether it is the main scroll view of a screen with bars.
  private var isInBars: Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller.navigationController != nil || controller.tabBarController != nil
      }
      responder = current.next
    }
    return false
  }
}
