import Foundation
@_spi(Simulation) import UIKit

/// A delegate that records the calls it receives.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  var target: CGPoint?
  var onScroll: ((UIScrollView) -> Void)?
  private var scrolls = 0

  /// The recorded lines, with successive scroll events merged into one.
  var story: [String] {
    lines.reduce(into: []) { if $0.last != $1 || $1 != "didScroll" { $0.append($1) } }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    lines.append("didScroll")
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    lines.append("willBeginDragging \(scrollView.panGestureRecognizer.state)")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lines.append("willEndDragging \(velocity.y) \(scrollView.panGestureRecognizer.state)")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    lines.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    lines.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    lines.append("didEndScrollingAnimation")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    lines.append("adjustedInset \(scrollView.adjustedContentInset.top)")
  }
}
