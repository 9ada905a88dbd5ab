#if canImport(UIKit) && !os(watchOS)
  /// What is wrong with a sequence of pictures.
  ///
  /// Its description is a sentence for the log. See ``IndicatorPictures/check()``.
  public enum PictureError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no picture of this name.
    case missing(name: String)
    /// The file of this name cannot be read.
    case unreadable(file: String)
    /// There is no byte in it.
    case empty
    /// It is no picture at all.
    case notAPicture
    /// It is a picture of another kind, whose type is given, and no GIF.
    case notAGIF(type: String)
    /// It breaks off before its end.
    case truncated
    /// It has no picture in it.
    case noFrames
    /// Its pictures are together larger than 64 megapixels; how many they have is given.
    case tooLarge(pixels: Int)
    /// The picture with this number, counted from 0, cannot be decoded.
    case damaged(frame: Int)

    /// What is wrong, as a sentence.
    public var description: String {
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
