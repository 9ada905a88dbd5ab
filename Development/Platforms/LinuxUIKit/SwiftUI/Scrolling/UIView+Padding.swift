@_spi(Simulation) import QuartzCore
@_spi(Simulation) import UIKit

extension UIView {
  /// Adds insets to the view's safe area, as `safeAreaPadding` does (`Facts.md`, S2b).
  func pad(by insets: EdgeInsets, isMirrored: Bool) {
    let insets = UIEdgeInsets(insets, isMirrored: isMirrored)
    guard addedSafeArea != insets else { return }
    let duration = UIView.inheritedAnimationDuration
    if SimulatedDevice.current.facts.paddingJumps || duration == 0 {
      UIView.performWithoutAnimation { addedSafeArea = insets }
    } else {
      animatePadding(to: insets, over: duration)
    }
  }

  private func animatePadding(to target: UIEdgeInsets, over duration: Double) {
    let (clock, origin) = (SimulatedDevice.current.clock, addedSafeArea)
    let (start, handler) = (clock.now, Box())
    handler.id = clock.addFrameHandler { [weak self] clock in
      let part = min(1, (clock.now - start) / duration)
      MainActor.assumeIsolated { self?.addedSafeArea = origin.moved(to: target, by: part) }
      if part == 1, let id = handler.id { clock.removeFrameHandler(id) }
    }
  }
}

private final class Box {
  var id: Int?
}

extension UIEdgeInsets {
  /// Converts insets to left and right, depending on the layout direction.
  init(_ insets: EdgeInsets, isMirrored: Bool) {
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  fileprivate func moved(to target: UIEdgeInsets, by part: Double) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + (target.top - top) * part, left: left + (target.left - left) * part,
      bottom: bottom + (target.bottom - bottom) * part, right: right + (target.right - right) * part
    )
  }

  /// Returns the sum with other insets, minus a third.
  func adding(_ other: UIEdgeInsets, subtracting third: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top - third.top, left: left + other.left - third.left,
      bottom: bottom + other.bottom - third.bottom, right: right + other.right - third.right)
  }
}
