import Foundation

/// A text that the user cannot change, measured by a fixed rule.
@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text.
  open var text: String? { didSet { if text != oldValue { textChanged() } } }
  /// The attributed text; its attributes are ignored.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { textChanged() } }
  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The line break mode.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { textChanged() } }
  /// Whether the font size is reduced if the text is too long.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum scale of the font size.
  open var minimumScaleFactor: CGFloat = 0
  /// The position of a text with a reduced font size.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The width that is assumed before layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }
  /// Whether the label looks enabled.
  open var isEnabled = true
  /// Whether the label is highlighted.
  open var isHighlighted = false
  /// The colour of a highlighted text.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)

  public var adjustsFontForContentSizeCategory = false

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Creates a label without reading the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let room = numberOfLines == 1 ? .greatestFiniteMagnitude : width
    let measured = measure(numberOfLines).size(of: text ?? "", width: room)
    return CGSize(width: min(measured.width, width), height: measured.height)
  }

  /// Returns the frame of the text in a rectangle.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = measure(numberOfLines).size(of: text ?? "", width: bounds.width)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: size.width, height: min(size.height, bounds.height)))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory, let style = font?.textStyle else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  private func measure(_ lines: Int) -> TextMeasure {
    TextMeasure(font: font ?? .systemFont(ofSize: 17), lineLimit: lines)
  }

  private func textChanged() { invalidateIntrinsicContentSize() }
}
