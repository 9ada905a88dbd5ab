import OverscrollCore

extension SimulatedScrollView {
  /// Applies changes in an animation, as code does in `UIView.animate`.
  ///
  /// Offsets and insets change at once, and are reported once. ``presentedOffset(at:along:)``
  /// follows on an ``EaseCurve``, also if a clamp caused the move. If an animation is still
  /// visible, the view reports it as not finished, and the new one continues from the visible
  /// offset. Without a window nothing is animated, and the end is reported at once.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. Values that are not finite and positive animate
  ///     nothing.
  ///   - body: The changes.
  package mutating func animate(
    over duration: Double = EaseCurve.usualDuration, _ body: (inout SimulatedScrollView) -> Void
  ) {
    guard !isInAnimationBlock else { return body(&self) }
    let shown = perAxis(\.presentedOffset)
    dropPresentation()
    isInAnimationBlock = true
    body(&self)
    isInAnimationBlock = false
    for axis in OverscrollAxis.allCases where isInWindow {
      axes[axis].present(from: shown[axis], over: duration)
    }
    animationEnd = .scrollingAnimation
    settle()
  }

  /// Scrolls to the top frame by frame, as after a tap on the status bar.
  ///
  /// The top follows the adjusted insets if they change meanwhile. When the view arrives, it
  /// reports ``ScrollEvent/didScrollToTop``; at once if it is there already. Nothing happens
  /// under a finger, without a window, or without ``scrollsToTop``.
  ///
  /// - Parameter duration: The duration, in seconds.
  package mutating func scrollToTop(over duration: Double = EaseCurve.usualDuration) {
    guard scrollsToTop, !isTracking, isInWindow else { return }
    dropPresentation()
    let top = PerAxis(vertical: legalOffsets.lowerBound, horizontal: offsets.horizontal)
    travel(to: top, over: duration, telling: .scrollToTop)
  }

  /// Begins to scroll, or jumps to the target.
  mutating func travel(
    to target: PerAxis<Double>, over duration: Double, telling end: AnimationEnd
  ) {
    interruptAnimation()
    for axis in OverscrollAxis.allCases where target[axis] != axes[axis].offset {
      axes[axis].travel(to: target[axis], over: isInWindow ? duration : 0)
    }
    animationEnd = end
    settle()
  }

  /// Reports that scrolling or an animation by code ended early.
  mutating func interruptAnimation() {
    guard animationEnd != .none else { return }
    animationEnd = .none
    tell(.didEndScrollingAnimation(finished: false))
  }

  /// Ends a visible animation, so that the actual offset is visible.
  mutating func dropPresentation() {
    interruptAnimation()
    axes.vertical.presentation = nil
    axes.horizontal.presentation = nil
  }

  /// Reports the end of scrolling or an animation by code, if it has ended.
  mutating func endAnimationIfDone() {
    guard !isInAnimationBlock, !isAnimating else { return }
    switch animationEnd {
    case .none: break
    case .scrollingAnimation: tell(.didEndScrollingAnimation(finished: true))
    case .scrollToTop: tell(.didScrollToTop)
    }
    animationEnd = .none
  }
}
