import Foundation
import OverscrollCore
import ScrollPhysics

extension UIScrollView {
  private static let pixelsPerPoint: CGFloat = 3

  /// The offset as UIKit stores it: on a pixel, or on a whole point before the first window.
  func rounded(_ offset: CGPoint) -> CGPoint {
    guard roundsOffsets else { return offset }
    let pixels = hasHadWindow ? Self.pixelsPerPoint : 1
    return CGPoint(x: offset.x.rounded(toPixels: pixels), y: offset.y.rounded(toPixels: pixels))
  }

  /// Moves the resting content to the pixel to which its offset is rounded.
  func settleOnPixel() {
    let exact = CGPoint(x: simulation.offsets.horizontal, y: simulation.offsets.vertical)
    let pixel = rounded(exact)
    guard pixel != exact, !simulation.isTracking, !simulation.isAnimating else { return }
    simulate { $0.place(at: PerAxis(pixel)) }
  }

  /// The insets as UIKit stores them.
  func rounded(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    guard let scale = facts.insetScale else { return inset }
    return UIEdgeInsets(
      top: inset.top.rounded(toPixels: scale), left: inset.left.rounded(toPixels: scale),
      bottom: inset.bottom.rounded(toPixels: scale), right: inset.right.rounded(toPixels: scale))
  }
}

extension CGFloat {
  fileprivate func rounded(toPixels scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
