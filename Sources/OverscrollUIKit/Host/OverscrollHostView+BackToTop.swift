#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The button that scrolls back to the top.
  extension OverscrollHostView {
    /// The app's setting; nil for no button.
    var backToTop: BackToTop? { backToTopPresenter.setting }

    func setBackToTop(_ setting: BackToTop?) {
      backToTopPresenter.apply(setting)
      configureBackToTop()
      backToTopPresenter.raiseCompanion()
      leaveIfUnused()
    }

    /// Raises or lowers the button as the engine requires.
    func moveBackToTop(_ motion: SettleMotion) {
      guard backToTop != nil, let scrollView else { return }
      let isNew = backToTopPresenter.addButton(to: scrollView) { [weak self] in
        self?.send(.backToTopTapped)
      }
      if isNew { nameBackToTop() }
      let duration = window == nil ? 0 : motion.end - now
      backToTopPresenter.move(rises: motion.target > 0, over: duration) {
        placeBackToTop()
      }
    }

    /// Keeps the button in its corner while the content scrolls to the engine's offset.
    func placeBackToTop() {
      guard backToTopPresenter.button != nil else { return }
      let (lengths, offset) = (engine.geometry, engine.offset)
      placeBackToTop(
        in: CGRect(
          x: logical(offset.horizontal, .horizontal), y: offset.vertical,
          width: lengths.horizontal.viewportLength, height: lengths.vertical.viewportLength))
    }

    /// Keeps the button in its corner of a scroll view with these bounds.
    func placeBackToTop(in bounds: CGRect) {
      guard backToTopPresenter.button != nil, let scrollView else { return }
      // A button that is being lowered still follows the content.
      guard backToTopPresenter.isRisen || !engine.backToTop.isSettled(at: now) else { return }
      backToTopPresenter.place(
        in: bounds.inset(by: scrollView.safeAreaInsets),
        isRightToLeft: observer.direction.isRightToLeft)
    }
  }
#endif
