import Foundation

/// A view that shows a picture.
@MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { if image !== oldValue { invalidateIntrinsicContentSize() } } }
  /// The picture of a highlighted view.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false
  /// The pictures of an animation.
  open var animationImages: [UIImage]?
  /// The duration of the animation, in seconds.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions of the animation; 0 for endless.
  open var animationRepeatCount = 0
  /// Whether the animation runs.
  open private(set) var isAnimating = false

  /// Creates a view with a picture and its size.
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

  /// Creates a view without reading the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Starts the animation.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }

  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
