import Foundation

/// A text that cannot be changed by the user, measured by a fixed rule.
@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text.
  open var text: String? { didSet { if text != oldValue { textChanged() } } }
  /// The text with attributes, of which only the text counts.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { textChanged() } }
  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// Where the text stands in its lines.
  open var textAlignment = NSTextAlignment.natural
  /// Where lines end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; 0 for as many as it takes.
  open var numberOfLines = 1 { didSet { textChanged() } }
  /// Whether a text that is too long is made smaller.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller it may get.
  open var minimumScaleFactor: CGFloat = 0
  /// Where a text that was made smaller stands.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// How wide it is taken to be before it was laid out.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }
  /// Whether it looks as if it could be used.
  open var isEnabled = true
  /// Whether it looks chosen.
  open var isHighlighted = false
  /// The colour of a chosen text.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// Where the shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -1)

  public var adjustsFontForContentSizeCategory = false

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Creates a label as from an archive, of which nothing is read.
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

  /// Returns where the text is in a rectangle.
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
