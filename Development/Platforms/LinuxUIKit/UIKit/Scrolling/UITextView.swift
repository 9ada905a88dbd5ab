import Foundation

/// A scroll view that contains text.
@MainActor open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = "" { didSet { textChanged() } }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { textChanged() } }
  /// The colour of the text.
  open var textColor: UIColor?
  /// Whether the text can be edited.
  @available(tvOS, unavailable)
  open var isEditable = true
  /// The insets of the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textChanged() }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - textContainerInset.left - textContainerInset.right
    let measure = TextMeasure(font: font ?? .systemFont(ofSize: 17), lineLimit: 0)
    let text = measure.size(of: text ?? "", width: width)
    return CGSize(
      width: text.width + textContainerInset.left + textContainerInset.right,
      height: text.height + textContainerInset.top + textContainerInset.bottom)
  }

  override func sizeChanged(from old: CGSize) {
    super.sizeChanged(from: old)
    if old.width != bounds.width { textChanged() }
  }

  private func textChanged() {
    contentSize = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
  }
}
