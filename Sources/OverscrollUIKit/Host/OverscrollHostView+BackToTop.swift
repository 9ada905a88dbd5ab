#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The button that leads back to the top, and what rides above it.
  extension OverscrollHostView {
    /// What the button does, or nil where there is none.
    var backToTop: BackToTop? {
      get { looks.backToTop }
      set {
        sinkCompanion()
        looks.backToTop = newValue
        if newValue == nil {
          looks.button?.removeFromSuperview()
          looks.button = nil
        }
        configureBackToTop()
        if looks.button?.isRisen == true { looks.backToTop?.companion?.transform = Self.ride }
        leaveIfUnused()
      }
    }

    /// Carries out how the engine lets the button rise or sink.
    func moveBackToTop(_ motion: SettleMotion) {
      raise(motion.target, over: motion.end - now)
    }

    /// Keeps the button at its corner while the content goes by, as the engine knows it.
    func placeBackToTop() {
      guard looks.button != nil else { return }
      let (lengths, offset) = (engine.geometry, engine.offset)
      placeBackToTop(
        in: CGRect(
          x: logical(offset.horizontal, .horizontal), y: offset.vertical,
          width: lengths.horizontal.viewportLength, height: lengths.vertical.viewportLength))
    }

    /// Keeps the button at its corner of a scroll view with these bounds.
    func placeBackToTop(in bounds: CGRect) {
      guard let button = looks.button, let scrollView else { return }
      // On its way down it goes along as well, until it is out of sight.
      guard button.isRisen || !engine.backToTop.isSettled(at: now) else { return }
      let bounds = bounds.inset(by: scrollView.safeAreaInsets)
      let distance = BackToTopButton.margin + BackToTopButton.side / 2
      let center = CGPoint(
        x: observer.direction.isRightToLeft ? bounds.minX + distance : bounds.maxX - distance,
        y: bounds.maxY - distance)
      if button.center != center { button.center = center }
    }

    /// How a companion stands above the button.
    private static let ride = CGAffineTransform(
      translationX: 0, y: -(BackToTopButton.side + BackToTopButton.margin))

    private func raise(_ target: Double, over duration: Double) {
      guard looks.backToTop != nil, let scrollView else { return }
      let isRisen = target > 0
      let button = looks.button ?? makeButton()
      if button.isRisen == isRisen { return }
      if isRisen { scrollView.bringSubviewToFront(button) }
      let companion = looks.backToTop?.companion
      // At its corner before it moves: it does not come flying in.
      button.stand(risen: isRisen)
      placeBackToTop()
      button.stand(risen: !isRisen)
      animate(over: duration) {
        button.stand(risen: isRisen)
        companion?.transform = isRisen ? Self.ride : .identity
      }
    }

    private func makeButton() -> BackToTopButton {
      let button = BackToTopButton { [weak self] in self?.send(.backToTopTapped) }
      looks.button = button
      nameBackToTop()
      scrollView?.addSubview(button)
      return button
    }

    private func sinkCompanion() {
      if looks.button?.isRisen == true { looks.backToTop?.companion?.transform = .identity }
    }
  }
#endif
