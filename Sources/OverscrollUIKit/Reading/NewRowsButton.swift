#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The button that leads to new rows at the end of a list.
  @MainActor
  final class NewRowsButton: UIButton {
    /// The distance from the bottom, in points.
    static let margin = 16.0
    /// The smallest size of the touch target, in points.
    private static let minimum = 44.0
    /// The distance of the text from the sides of the button, in points.
    private static let padding = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)

    /// What the text was measured for; nil if it has changed.
    private var measured: (width: Double, font: UIFont?)?

    init(in scrollView: UIScrollView, tapped: @escaping @MainActor () -> Void) {
      super.init(frame: .zero)
      isHidden = true
      backgroundColor = Platform.buttonColor
      setTitleColor(.label, for: [])
      titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
      titleLabel?.adjustsFontForContentSizeCategory = true
      titleLabel?.numberOfLines = 0
      titleLabel?.textAlignment = .center
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

    /// Shows a text; an empty one hides the button.
    func show(_ text: String) {
      if isHidden != text.isEmpty { isHidden = text.isEmpty }
      guard !text.isEmpty else { return }
      superview?.bringSubviewToFront(self)
      guard text != accessibilityLabel else { return }
      setTitle(text, for: [])
      accessibilityLabel = text
      measured = nil
    }

    /// Keeps the button above the bottom of the viewport, as large as its text.
    func place(in scrollView: UIScrollView) {
      guard !isHidden else { return }
      let bounds = scrollView.bounds
      let (width, font) = (bounds.width - 2 * Self.margin, titleLabel?.font)
      // A list that scrolls asks in every frame.
      if measured == nil || measured?.width != width || measured?.font != font {
        measured = (width, font)
        self.bounds.size = size(in: width)
        layer.cornerRadius = Self.minimum / 2
      }
      let bottom = bounds.maxY - scrollView.adjustedContentInset.bottom
      let center = CGPoint(x: bounds.midX, y: bottom - Self.margin - self.bounds.height / 2)
      if self.center != center { self.center = center }
    }

    private func size(in width: Double) -> CGSize {
      let padding = Self.padding
      let room = CGSize(
        width: max(0, width - padding.left - padding.right), height: .greatestFiniteMagnitude)
      let text = titleLabel?.sizeThatFits(room) ?? .zero
      return CGSize(
        width: max(Self.minimum, min(text.width, room.width) + padding.left + padding.right),
        height: max(Self.minimum, text.height + padding.top + padding.bottom))
    }
  }
#endif
