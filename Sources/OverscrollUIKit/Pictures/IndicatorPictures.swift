#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A sequence of pictures for an indicator, or a single picture.
  ///
  /// Nothing is read until an edge shows the sequence. The pictures of a GIF are then decoded one
  /// at a time, at the size at which they are shown, and only a few are kept. An invalid sequence
  /// counts as missing, and a warning is logged. All pictures of an indicator together may have 64
  /// megapixels. At most 90 pictures play per second.
  public struct IndicatorPictures: Sendable {
    enum Source: Sendable {
      case images([UIImage], duration: TimeInterval?)
      case names([String], Bundle?)
      case data(Data)
      case file(URL)
    }

    let source: Source
    let framesPerSecond: Double?
    /// The eye cannot tell more apart, and a delay of 10 ms would count as unintended.
    private static let mostFramesPerSecond = 90.0
    let scale: CGFloat

    private init(_ source: Source, framesPerSecond: Double? = nil, scale: CGFloat = 1) {
      self.source = source
      self.framesPerSecond = framesPerSecond.flatMap {
        $0 > 0 ? min($0, Self.mostFramesPerSecond) : nil
      }
      self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// A sequence of images.
    ///
    /// - Parameters:
    ///   - images: The images, in the size of the first one. If empty, there is no sequence.
    ///   - framesPerSecond: The number of pictures per second; 10 if the value is not a positive number.
    /// - Returns: The sequence.
    public static func images(
      _ images: [UIImage], framesPerSecond: Double = 10
    ) -> IndicatorPictures {
      IndicatorPictures(.images(images, duration: nil), framesPerSecond: framesPerSecond)
    }

    /// A single image.
    ///
    /// - Parameter image: The image. An animated image shows without animation.
    /// - Returns: A sequence of one picture.
    public static func image(_ image: UIImage) -> IndicatorPictures { images([image]) }

    /// An animated image with its own duration.
    ///
    /// - Parameters:
    ///   - image: The image. An image that is not animated is a sequence of one picture.
    ///   - framesPerSecond: The number of pictures per second; nil, or a value that is not a positive
    ///     number, for the image's own duration.
    /// - Returns: The sequence.
    public static func animated(
      _ image: UIImage, framesPerSecond: Double? = nil
    ) -> IndicatorPictures {
      IndicatorPictures(
        .images(image.images ?? [image], duration: image.duration),
        framesPerSecond: framesPerSecond)
    }

    /// A sequence of images in an asset catalog or a bundle, by their names.
    ///
    /// - Parameters:
    ///   - names: The names, as for `UIImage(named:)`.
    ///   - bundle: The bundle; nil for the app's main bundle.
    ///   - framesPerSecond: The number of pictures per second; 10 if the value is not a positive number.
    /// - Returns: The sequence.
    public static func named(
      _ names: [String], in bundle: Bundle? = nil, framesPerSecond: Double = 10
    ) -> IndicatorPictures {
      IndicatorPictures(.names(names, bundle), framesPerSecond: framesPerSecond)
    }

    /// The pictures of a GIF.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - framesPerSecond: The number of pictures per second; nil, or a value that is not a positive
    ///     number, for the GIF's own delays.
    ///   - scale: The number of pixels per point; 1 if the value is not a positive number.
    /// - Returns: The sequence.
    public static func gif(
      _ data: Data, framesPerSecond: Double? = nil, scale: CGFloat = 1
    ) -> IndicatorPictures {
      IndicatorPictures(.data(data), framesPerSecond: framesPerSecond, scale: scale)
    }

    /// A sequence of the library's cat, in Base64, at two pixels per point.
    static func cat(_ text: String) -> IndicatorPictures {
      .gif(Data(base64Encoded: text) ?? Data(), scale: 2)
    }

    /// The pictures of a GIF file.
    ///
    /// - Parameters:
    ///   - url: The URL of a local file; nothing is loaded from the network.
    ///   - framesPerSecond: The number of pictures per second; nil, or a value that is not a positive
    ///     number, for the GIF's own delays.
    ///   - scale: The number of pixels per point; nil for the scale in the name, as in `cat@2x.gif`,
    ///     otherwise 1.
    /// - Returns: The sequence.
    public static func gif(
      at url: URL, framesPerSecond: Double? = nil, scale: CGFloat? = nil
    ) -> IndicatorPictures {
      IndicatorPictures(
        .file(url), framesPerSecond: framesPerSecond, scale: scale ?? Self.scale(of: url))
    }

    /// Reads the sequence as an edge would, but decodes only its first picture.
    ///
    /// - Throws: The reason why the sequence is invalid.
    @MainActor
    package func check() throws(PictureError) {
      try PictureStore.demandRoom(for: open().pixelCount)
    }

    private static func scale(of url: URL) -> CGFloat {
      let name = url.deletingPathExtension().lastPathComponent
      return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    }
  }
#endif
