import Foundation

/// A view of a picture.
@MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { if image !== oldValue { invalidateIntrinsicContentSize() } } }
  /// The picture of a chosen view.
  open var highlightedImage: UIImage?
  /// Whether it looks chosen.
  open var isHighlighted = false
  /// The pictures of an animation.
  open var animationImages: [UIImage]?
  /// How long the animation takes, in seconds.
  open var animationDuration: TimeInterval = 0
  /// How often the animation goes; 0 for ever.
  open var animationRepeatCount = 0
  /// Whether the animation goes on.
  open private(set) var isAnimating = false

  /// Creates a view of a picture, as large as it is.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view as from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Begins the animation.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }

  /// Ends the animation.
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
