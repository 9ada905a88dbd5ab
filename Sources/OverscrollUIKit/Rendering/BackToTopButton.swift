#if canImport(UIKit) && !os(watchOS)
  package import UIKit

  /// The button that scrolls back to the top.
  @MainActor
  package final class BackToTopButton: UIButton {
    /// The width and height of the touch target, in points.
    package static let side = 44.0
    /// The distance from the sides, in points.
    package static let margin = 16.0
    /// The distance by which the button moves up as it appears, in points.
    private static let rise = 24.0

    package private(set) var isRisen = false

    package init(tapped: @escaping @MainActor () -> Void) {
      super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
      setImage(UIImage(systemName: "arrow.up"), for: [])
      backgroundColor = Platform.buttonColor
      layer.cornerRadius = Self.side / 2
      layer.shadowOpacity = 0.2
      layer.shadowOffset = CGSize(width: 0, height: 1)
      accessibilityIdentifier = "overscroll.backToTop"
      addAction(UIAction { _ in tapped() }, for: .primaryActionTriggered)
      stand(risen: false)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    /// Applies the appearance of the button; when lowered, it is invisible and takes no touches.
    package func stand(risen: Bool) {
      isRisen = risen
      alpha = risen ? 1 : 0
      transform = risen ? .identity : CGAffineTransform(translationX: 0, y: Self.rise)
      isUserInteractionEnabled = risen
      accessibilityElementsHidden = !risen
      isAccessibilityElement = risen
    }
  }
#endif
