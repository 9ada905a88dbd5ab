// The declarations of UIKit that belong to the main actor. Development/Scripts/check-isolation.py compiles this
// file against the stand-ins: the lines marked `refused` must not compile, and all others must.
import Foundation
import UIKit

nonisolated func quartzCoreIsNobodys(layer: CALayer, shape: CAShapeLayer) {
  layer.opacity = 0
  shape.strokeEnd = 0.5
  CATransaction.setDisableActions(true)
}

nonisolated func looksAreSendable() async {
  let color = UIColor.label
  let font = UIFont.systemFont(ofSize: 17)
  let traits = UITraitCollection.current
  let image = UIImage(systemName: "arrow.down")
  let path = UIBezierPath()
  path.move(to: .zero)
  await Task.detached { _ = (color, font, traits, image) }.value
}

nonisolated func viewsAreTheMainActors(view: UIView, scrollView: UIScrollView) {
  view.alpha = 0  // refused
  _ = scrollView.contentOffset  // refused
  _ = UIView(frame: .zero)  // refused
  UIView.animate(withDuration: 1) {}  // refused
}

nonisolated func soIsWhatMoves(
  pan: UIPanGestureRecognizer, link: UIUpdateLink, animator: UIViewPropertyAnimator
) {
  _ = pan.state  // refused
  link.isEnabled = true  // refused
  animator.startAnimation()  // refused
}

nonisolated func soAreFeedbackAndAnnouncements(generator: UISelectionFeedbackGenerator) {
  generator.selectionChanged()  // refused
  UIAccessibility.post(notification: .announcement, argument: "Done")  // refused
  _ = UIAccessibility.isReduceMotionEnabled  // refused
  _ = UIAccessibility.Notification.announcement
}

nonisolated func soAreDelegates(delegate: any UIScrollViewDelegate, view: UIScrollView) {
  delegate.scrollViewDidScroll(view)  // refused
}

@MainActor func observersAreNot(view: UIScrollView, label: UILabel) -> [NSKeyValueObservation] {
  [
    view.observe(\.contentOffset) { view, _ in
      MainActor.assumeIsolated { view.alpha = 1 }
    },
    view.observe(\.contentSize) { view, _ in
      view.alpha = 1  // refused
    },
  ]
}
