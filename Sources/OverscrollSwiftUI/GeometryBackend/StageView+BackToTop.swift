#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  /// The button that scrolls back to the top.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension StageView {
    /// Shows or hides the button.
    func raise(_ isRisen: Bool, over duration: Double) {
      guard let host else { return }
      apply(host.backToTop)
      guard host.backToTop != nil, isRisen || backToTop.button != nil else { return }
      if backToTop.addButton(to: self, { [weak host] in host?.send(.backToTopTapped) }) {
        nameButton()
      }
      backToTop.move(rises: isRisen, over: duration) { placeButton() }
    }

    func nameButton() { backToTop.setLabel(OverscrollControl.backToTopName, language: nil) }

    private func apply(_ setup: BackToTopSetup?) {
      let companion = setup?.companion?.view
      let isSame =
        (backToTop.setting == nil) == (setup == nil) && backToTop.setting?.companion === companion
      guard !isSame else { return }
      backToTop.apply(setup.map { BackToTop(after: $0.distance, companion: companion) })
      backToTop.raiseCompanion()
    }

    func placeButton() {
      guard let host else { return }
      backToTop.place(
        in: bounds.inset(by: safeAreaInsets), isRightToLeft: host.surroundings.isRightToLeft)
    }
  }
#endif
