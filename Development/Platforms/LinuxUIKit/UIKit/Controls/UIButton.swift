import Foundation

/// A button.
@MainActor open class UIButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var colors: [UInt: UIColor] = [:]
  /// The type.
  open private(set) var buttonType = ButtonType.custom
  /// The configuration.
  open var configuration: UIButton.Configuration? { didSet { stateChanged() } }
  /// A closure that updates the configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)?

  /// Creates a button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a button without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a type with an action.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a configuration and an action.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// The label that shows the title.
  open var titleLabel: UILabel? { label }
  /// The view that shows the image.
  open var imageView: UIImageView? { picture }
  /// The title for the current state.
  open var currentTitle: String? { titles[state.rawValue] ?? titles[0] ?? configuration?.title }
  /// The image for the current state.
  open var currentImage: UIImage? { images[state.rawValue] ?? images[0] ?? configuration?.image }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    stateChanged()
  }

  /// Returns the title for a state.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state.rawValue] = color
    stateChanged()
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    stateChanged()
  }

  /// Returns the image for a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }

  open override var intrinsicContentSize: CGSize {
    let text = currentTitle == nil ? .zero : label.intrinsicContentSize
    let image = currentImage?.size ?? .zero
    let insets = configuration?.contentInsets ?? .zero
    return CGSize(
      width: text.width + image.width + insets.leading + insets.trailing,
      height: max(text.height, image.height, 20) + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let image = currentImage?.size ?? .zero
    let text = currentTitle == nil ? CGSize.zero : label.intrinsicContentSize
    let start = (bounds.width - image.width - text.width) / 2
    picture.frame = CGRect(
      x: start, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
    label.frame = CGRect(
      x: start + image.width, y: (bounds.height - text.height) / 2, width: text.width,
      height: text.height)
  }

  override func stateChanged() {
    super.stateChanged()
    label.text = currentTitle
    label.textColor = colors[state.rawValue] ?? colors[0] ?? configuration?.baseForegroundColor
    picture.image = currentImage
    configurationUpdateHandler?(self)
    invalidateIntrinsicContentSize()
  }

  private func begin() {
    addSubview(picture)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: []) }
    if let image = action.image { setImage(image, for: []) }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init() { self = .zero }
}
