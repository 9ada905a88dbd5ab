#if !hasFeature(Embedded)
  import OverscrollCore

  extension SimulatedScrollView {
    /// Makes changes in an animation, as code does in `UIView.animate`.
    ///
    /// Offsets and insets hold at once, and are told once; ``presentedOffset(at:along:)`` goes there on
    /// an ``EaseCurve``, also where a clamp caused the move. An animation that is still seen is told
    /// as not finished, and the new one goes on from what is seen. Off window nothing is seen, and the
    /// end is told at once.
    ///
    /// - Parameters:
    ///   - duration: How long it takes, in seconds. What is no positive number is no animation.
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
    /// The top is that of the adjusted insets, also when they change on the way. There it tells
    /// ``ScrollEvent/didScrollToTop``, at once when it is there already. Under a finger, off window and
    /// without ``scrollsToTop`` nothing happens.
    ///
    /// - Parameter duration: How long it takes, in seconds.
    package mutating func scrollToTop(over duration: Double = EaseCurve.usualDuration) {
      guard scrollsToTop, !isTracking, isInWindow else { return }
      dropPresentation()
      let top = PerAxis(vertical: legalOffsets.lowerBound, horizontal: offsets.horizontal)
      travel(to: top, over: duration, telling: .scrollToTop)
    }

    /// Begins to scroll, or is there at once.
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

    /// Tells that what code scrolled or animated is over before its time.
    mutating func interruptAnimation() {
      guard animationEnd != .none else { return }
      animationEnd = .none
      tell(.didEndScrollingAnimation(finished: false))
    }

    /// Lets nothing be seen any more but where the content is.
    mutating func dropPresentation() {
      interruptAnimation()
      axes.vertical.presentation = nil
      axes.horizontal.presentation = nil
    }

    /// Tells the end of what code scrolled or animated when it has come.
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
#endif
