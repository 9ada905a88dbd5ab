import Foundation

/// A picture without pixels: its size, and how it is to be shown.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let size: CGSize
  /// How many pixels a point has.
  public let scale: CGFloat
  /// Whether it is a template.
  public private(set) var renderingMode = RenderingMode.automatic
  /// Whether it is mirrored for right-to-left languages.
  public private(set) var flipsForRightToLeftLayoutDirection = false
  /// Whether it is a symbol.
  public private(set) var isSymbolImage = false
  /// The pictures of an animation.
  public private(set) var images: [UIImage]?
  /// How long the animation takes, in seconds.
  public private(set) var duration: TimeInterval = 0
  /// How it is turned.
  public private(set) var imageOrientation = Orientation.up
  /// The picture below it.
  public private(set) var cgImage: CGImage?
  private var name: String?
  private var tint: UIColor?

  /// Creates a picture of a size, in points.
  @_spi(Simulation) public init(size: CGSize, scale: CGFloat = 1) {
    self.size = size
    self.scale = scale
  }

  /// Creates a picture of the size of another one, in pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates a picture of the size of another one, in pixels.
  public convenience init(
    cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation
  ) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(size: size, scale: scale)
    self.cgImage = cgImage
    imageOrientation = orientation
  }

  /// Creates a symbol; every name but an empty one is known.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(size: CGSize(width: 20, height: 20))
    self.name = name
    isSymbolImage = true
  }

  /// The pictures that an app has by their names.
  @_spi(Simulation) @TaskLocal public static var assets: [String: UIImage] = [:]

  /// Finds a picture of an app.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a picture of an app; all bundles have the same.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = Self.assets[name] else { return nil }
    self.init(size: image.size, scale: image.scale)
    cgImage = image.cgImage
    self.name = name
  }

  /// Returns an animation, or nil without pictures.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(size: first.size, scale: first.scale)
    image.images = images
    image.duration = duration
    return image
  }

  /// Returns the picture as a template or not.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the picture in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// Returns the picture in a colour, as a template or not.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the picture so that it is mirrored for right-to-left languages.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeftLayoutDirection = true }
  }

  private func changed(_ change: (UIImage) -> Void) -> UIImage {
    let image = UIImage(size: size, scale: scale)
    image.renderingMode = renderingMode
    image.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    image.isSymbolImage = isSymbolImage
    image.images = images
    image.duration = duration
    image.imageOrientation = imageOrientation
    image.cgImage = cgImage
    image.name = name
    image.tint = tint
    change(image)
    return image
  }
}
