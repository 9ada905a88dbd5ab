import Foundation

/// A picture without pixels, which has a size and settings for its display.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The rendering mode.
  public private(set) var renderingMode = RenderingMode.automatic
  /// Whether the picture is mirrored in right-to-left layouts.
  public private(set) var flipsForRightToLeftLayoutDirection = false
  /// Whether the picture is a symbol.
  public private(set) var isSymbolImage = false
  /// The pictures of an animation.
  public private(set) var images: [UIImage]?
  /// The duration of the animation, in seconds.
  public private(set) var duration: TimeInterval = 0
  /// The orientation.
  public private(set) var imageOrientation = Orientation.up
  /// The Core Graphics picture.
  public private(set) var cgImage: CGImage?
  private var name: String?
  private var tint: UIColor?

  /// Creates a picture of a size, in points.
  @_spi(Simulation) public init(size: CGSize, scale: CGFloat = 1) {
    self.size = size
    self.scale = scale
  }

  /// Creates a picture without content.
  public convenience override init() { self.init(size: .zero) }

  /// Creates a picture from a Core Graphics picture.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates a picture from a Core Graphics picture, with a scale and an orientation.
  public convenience init(
    cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation
  ) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(size: size, scale: scale)
    self.cgImage = cgImage
    imageOrientation = orientation
  }

  /// Creates a symbol; every name except an empty one exists.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(size: CGSize(width: 20, height: 20))
    self.name = name
    isSymbolImage = true
  }

  /// The pictures of an app, by name.
  @_spi(Simulation) @TaskLocal public static var assets: [String: UIImage] = [:]

  /// Creates a picture of an app; fails if the app has no picture with the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a picture of an app; all bundles have the same pictures.
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

  /// Returns the picture with a rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the picture in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// Returns the picture in a colour, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the picture, mirrored in right-to-left layouts.
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
