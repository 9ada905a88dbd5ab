import Foundation

/// A spinner.
@MainActor open class UIActivityIndicatorView: UIView {
  /// The size.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the spinner is hidden while it is stopped.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// The colour.
  open var color: UIColor! = .systemGray
  /// Whether the spinner is animating.
  open private(set) var isAnimating = false

  /// Creates a spinner.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
    begin()
  }

  /// Creates a spinner with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    begin()
  }

  /// Creates a spinner without reading the archive.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    begin()
  }

  /// Starts the animation.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func begin() {
    if bounds.size == .zero { bounds.size = intrinsicContentSize }
    isHidden = true
    isUserInteractionEnabled = false
  }
}
