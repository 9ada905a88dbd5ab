#if canImport(UIKit) && !os(watchOS)
  package import UIKit

  /// The button that leads back to the top.
  @MainActor
  package final class BackToTopButton: UIButton {
    /// Its width and height, in points: what a finger hits.
    package static let side = 44.0
    /// How far it stays from the sides, in points.
    package static let margin = 16.0
    /// How far it comes up as it rises, in points.
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
      addAction(UIAction { _ in tapped() }, for: .touchUpInside)
      stand(risen: false)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    /// Takes the looks of a button that has risen, or has sunk: then nobody can see or touch it.
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
