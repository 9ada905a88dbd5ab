#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import ImageIO
  import OverscrollIndicators
  import UIKit

  /// A GIF that ImageIO decodes.
  struct GIFReader: PictureReader {
    let size: IndicatorSize
    let delays: [Double]
    let pixelCount: Int
    let source: CGImageSource
    private static let type = "com.compuserve.gif"

    /// Opens a GIF without decoding it.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - scale: The number of pixels per point.
    ///   - delay: The duration of each picture, in seconds; nil for the delays in the file.
    /// - Throws: The reason why the file is invalid.
    init(_ data: Data, scale: CGFloat, delay: Double?) throws(PictureError) {
      source = try Self.open(data)
      let count = CGImageSourceGetCount(source)
      let pixels = try Self.pixels(of: source)
      size = IndicatorSize(
        width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
      // The sides of a GIF are 16-bit numbers, so this cannot overflow.
      pixelCount = pixels.width * pixels.height * count
      try PictureStore.demandRoom(for: pixelCount)
      var delays: [Double] = []
      for frame in 0..<count { delays.append(delay ?? Self.delay(of: frame, in: source)) }
      self.delays = delays
    }

    func picture(_ frame: Int, within side: Int) -> CGImage? {
      let options = NSDictionary(dictionary: [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceShouldCacheImmediately: true,
        kCGImageSourceThumbnailMaxPixelSize: side,
      ])
      return CGImageSourceCreateThumbnailAtIndex(source, frame, options as CFDictionary)
    }

    private static func open(_ data: Data) throws(PictureError) -> CGImageSource {
      if data.isEmpty { throw .empty }
      let bytes = NSData(data: data) as CFData
      guard let source = CGImageSourceCreateWithData(bytes, nil),
        let type = CGImageSourceGetType(source)
      else { throw .notAPicture }
      guard "\(type)" == Self.type else { throw .notAGIF(type: "\(type)") }
      switch CGImageSourceGetStatus(source) {
      case .statusComplete: break
      case .statusUnknownType, .statusInvalidData: throw .notAPicture
      case .statusUnexpectedEOF, .statusReadingHeader, .statusIncomplete: throw .truncated
      @unknown default: throw .notAPicture
      }
      if CGImageSourceGetCount(source) == 0 { throw .noFrames }
      return source
    }

    /// The size of the first picture, in pixels: all pictures of a GIF are drawn into a canvas of
    /// one size.
    private static func pixels(of source: CGImageSource) throws(PictureError)
      -> (width: Int, height: Int)
    {
      let table = properties(of: 0, in: source)
      let width = (table?[kCGImagePropertyPixelWidth] as? NSNumber)?.intValue ?? 0
      let height = (table?[kCGImagePropertyPixelHeight] as? NSNumber)?.intValue ?? 0
      guard width > 0, height > 0 else { throw .damaged(frame: 0) }
      return (width, height)
    }

    /// The delay in the file, even if it is unintended; the indicator corrects delays that are too
    /// short.
    private static func delay(of frame: Int, in source: CGImageSource) -> Double {
      let table = properties(of: frame, in: source)?[kCGImagePropertyGIFDictionary]
      let own = (table as? NSDictionary)?[kCGImagePropertyGIFUnclampedDelayTime] as? NSNumber
      return own?.doubleValue ?? 0
    }

    private static func properties(of frame: Int, in source: CGImageSource) -> NSDictionary? {
      CGImageSourceCopyPropertiesAtIndex(source, frame, nil).map { $0 as NSDictionary }
    }
  }
#endif
