#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The button that leads to new rows at the end of a list.
  @MainActor
  final class NewRowsButton: UIButton {
    /// The distance from the bottom, in points.
    static let margin = 16.0
    /// The height of the touch target, in points.
    private static let height = 44.0

    init(in scrollView: UIScrollView, tapped: @escaping @MainActor () -> Void) {
      super.init(frame: .zero)
      isHidden = true
      backgroundColor = Platform.buttonColor
      setTitleColor(.label, for: [])
      titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
      titleLabel?.adjustsFontForContentSizeCategory = true
      layer.cornerRadius = Self.height / 2
      layer.shadowOpacity = 0.2
      layer.shadowOffset = CGSize(width: 0, height: 1)
      accessibilityIdentifier = "overscroll.newRows"
      isAccessibilityElement = true
      accessibilityTraits = .button
      addAction(UIAction { _ in tapped() }, for: .primaryActionTriggered)
      scrollView.addSubview(self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The focus of a keyboard or a remote reaches the button while it is visible.
    override var canBecomeFocused: Bool { !isHidden }

    /// Shows a text; nil hides the button.
    func show(_ text: String?) {
      if isHidden != (text == nil) { isHidden = text == nil }
      guard let text else { return }
      superview?.bringSubviewToFront(self)
      guard text != accessibilityLabel else { return }
      setTitle(text, for: [])
      accessibilityLabel = text
      let width = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.height))
        .width
      bounds.size = CGSize(width: max(Self.height, width + 32), height: Self.height)
    }

    /// Keeps the button above the bottom of the viewport.
    func place(in scrollView: UIScrollView) {
      guard !isHidden else { return }
      let bounds = scrollView.bounds
      let bottom = bounds.maxY - scrollView.adjustedContentInset.bottom
      let center = CGPoint(x: bounds.midX, y: bottom - Self.margin - self.bounds.height / 2)
      if self.center != center { self.center = center }
    }
  }
#endif
