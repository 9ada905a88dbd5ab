#if canImport(UIKit) && !os(watchOS)
  /// The reason why a sequence of pictures is invalid.
  ///
  /// The description is a sentence for the log. See ``IndicatorPictures/check()``.
  package enum PictureError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no picture with this name.
    case missing(name: String)
    /// The file of this name cannot be read.
    case unreadable(file: String)
    /// The file is empty.
    case empty
    /// The file is not a picture.
    case notAPicture
    /// The file is a picture of another type, not a GIF.
    case notAGIF(type: String)
    /// The file is truncated.
    case truncated
    /// The file contains no picture.
    case noFrames
    /// The pictures together have more than 64 megapixels; the value is their number of pixels.
    case tooLarge(pixels: Int)
    /// The picture with this number, counted from 0, cannot be decoded.
    case damaged(frame: Int)

    /// The reason as a sentence.
    package var description: String {
      switch self {
      case .missing(let name): "There is no picture called \"\(name)\"."
      case .unreadable(let file): "The file \"\(file)\" cannot be read."
      case .empty: "There is not a byte in it."
      case .notAPicture: "The data are not a picture."
      case .notAGIF(let type): "The data are not a GIF but of the type \(type)."
      case .truncated: "The GIF breaks off before its end."
      case .noFrames: "There is no picture in it."
      case .tooLarge(let pixels):
        "The pictures have \(pixels) pixels together, and may have \(PictureStore.pixelLimit)."
      case .damaged(let frame): "Picture \(frame) cannot be decoded."
      }
    }
  }
#endif
