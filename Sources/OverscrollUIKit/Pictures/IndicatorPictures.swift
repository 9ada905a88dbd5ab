#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A sequence of pictures for an indicator, or a single one.
  ///
  /// Nothing is read before an edge shows it. Then the pictures of a GIF are decoded one at a time, as large as
  /// they are shown, and few of them are kept. A sequence with something wrong counts as none, with a line in the
  /// log; ``check()`` says it beforehand. The pictures of an indicator may have 64 megapixels together, and 90 of
  /// them play in a second at most.
  public struct IndicatorPictures: Sendable {
    enum Source: Sendable {
      case images([UIImage], duration: TimeInterval?)
      case names([String], Bundle?)
      case data(Data)
      case file(URL)
    }

    let source: Source
    let framesPerSecond: Double?
    /// More are not told apart, and a delay of 10 ms would be taken for one that was never meant.
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
    ///   - images: The images, in the size of the first one; without one there is no sequence.
    ///   - framesPerSecond: How many play in a second; ten where it is not a positive number.
    /// - Returns: The sequence.
    public static func images(
      _ images: [UIImage], framesPerSecond: Double = 10
    ) -> IndicatorPictures {
      IndicatorPictures(.images(images, duration: nil), framesPerSecond: framesPerSecond)
    }

    /// A single image.
    ///
    /// - Parameter image: The image; one that is animated stands still.
    /// - Returns: A sequence of one.
    public static func image(_ image: UIImage) -> IndicatorPictures { images([image]) }

    /// An animated image with its own duration.
    ///
    /// - Parameters:
    ///   - image: The image; one that is not animated is a sequence of one.
    ///   - framesPerSecond: How many pictures play in a second; nil, or no positive number, for the image's own
    ///     duration.
    /// - Returns: The sequence.
    public static func animated(
      _ image: UIImage, framesPerSecond: Double? = nil
    ) -> IndicatorPictures {
      IndicatorPictures(
        .images(image.images ?? [image], duration: image.duration),
        framesPerSecond: framesPerSecond)
    }

    /// A sequence of images of an asset catalogue or a bundle, by their names.
    ///
    /// - Parameters:
    ///   - names: The names, as `UIImage(named:)` takes them.
    ///   - bundle: The bundle; nil for the app's own.
    ///   - framesPerSecond: How many play in a second; ten where it is not a positive number.
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
    ///   - framesPerSecond: How many play in a second; nil, or no positive number, for the GIF's own delays.
    ///   - scale: How many pixels a point has; 1 where it is not a positive number.
    /// - Returns: The sequence.
    public static func gif(
      _ data: Data, framesPerSecond: Double? = nil, scale: CGFloat = 1
    ) -> IndicatorPictures {
      IndicatorPictures(.data(data), framesPerSecond: framesPerSecond, scale: scale)
    }

    /// The pictures of a GIF in a file.
    ///
    /// - Parameters:
    ///   - url: Where the file is; it is not looked for in the network.
    ///   - framesPerSecond: How many play in a second; nil, or no positive number, for the GIF's own delays.
    ///   - scale: How many pixels a point has; nil for what the name says, as in `cat@2x.gif`, else 1.
    /// - Returns: The sequence.
    public static func gif(
      at url: URL, framesPerSecond: Double? = nil, scale: CGFloat? = nil
    ) -> IndicatorPictures {
      IndicatorPictures(
        .file(url), framesPerSecond: framesPerSecond, scale: scale ?? Self.scale(of: url))
    }

    /// Reads the sequence as an edge would, without decoding more than its first picture.
    ///
    /// - Throws: What is wrong with it.
    @MainActor
    public func check() throws(PictureError) {
      try PictureStore.demandRoom(for: open().pixelCount)
    }

    private static func scale(of url: URL) -> CGFloat {
      let name = url.deletingPathExtension().lastPathComponent
      return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    }
  }
#endif
