import OverscrollUIKit
@_spi(Simulation) package import UIKit

extension WriteLog {
  /// Records what a list shows at its edges now, including texts and accessibility.
  package func inspect(_ list: UIScrollView) {
    note("bounces", list.alwaysBounceVertical ? 1 : 0, list.alwaysBounceHorizontal ? 1 : 0)
    for action in list.accessibilityCustomActions ?? [] { note(action.name) }
    for view in list.subviews {
      switch view {
      case let box as IndicatorView: inspect(box)
      case let button as BackToTopButton: inspect(button)
      default: break
      }
    }
    note("offset", list.contentOffset.x, list.contentOffset.y)
  }

  private func inspect(_ box: IndicatorView) {
    note(box.accessibilityIdentifier ?? "-", box.frame.minX, box.frame.minY, box.alpha)
    note(box.accessibilityLabel ?? "-", Double(box.accessibilityTraits.rawValue))
    note(
      "box", box.isUserInteractionEnabled ? 1 : 0, box.accessibilityElementsHidden ? 1 : 0,
      box.isHidden ? 1 : 0, box.layer.zPosition)
    noteTexts(in: box)
  }

  private func inspect(_ button: BackToTopButton) {
    note("button", button.center.x, button.center.y, button.alpha, button.isRisen ? 1 : 0)
  }

  private func noteTexts(in view: UIView) {
    // The format of times depends on the system's locale data.
    if let text = (view as? UILabel)?.text, !text.contains(where: \.isNumber) { note(text) }
    for part in view.subviews { noteTexts(in: part) }
  }
}
