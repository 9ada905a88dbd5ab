import Foundation
import OverscrollCore
import OverscrollSimulation

extension UIScrollView {
  /// Adds what the behaviour takes of the safe area.
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
    if inset != simulation.systemInset { simulate { $0.systemInset = inset } }
  }

  private func clear(_ inset: inout PerEdge<Double>, vertical: Bool, horizontal: Bool) {
    if vertical { (inset.top, inset.bottom) = (0, 0) }
    if horizontal { (inset.leading, inset.trailing) = (0, 0) }
  }

  /// Whether it is the content of a screen that has bars.
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
