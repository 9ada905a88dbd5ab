#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollIndicators
  import UIKit

  /// The source of a sequence.
  @MainActor
  protocol PictureReader {
    /// The size of each picture, in points.
    var size: IndicatorSize { get }
    /// The duration of each picture, in seconds.
    var delays: [Double] { get }
    /// The number of pixels of all pictures together.
    var pixelCount: Int { get }
    /// Reads a picture; nil if it cannot be read.
    ///
    /// - Parameters:
    ///   - frame: The number of the picture.
    ///   - side: The number of pixels that suffices for the longer side.
    /// - Returns: The picture.
    func picture(_ frame: Int, within side: Int) -> CGImage?
  }

  extension IndicatorPictures {
    /// Opens the source of a sequence whose first picture, at least, can be decoded.
    @MainActor
    func open() throws(PictureError) -> any PictureReader {
      let reader = try unproved()
      guard reader.picture(0, within: 1) != nil else { throw .damaged(frame: 0) }
      return reader
    }

    @MainActor
    private func unproved() throws(PictureError) -> any PictureReader {
      switch source {
      case .images(let images, let duration):
        return try ImageReader(images, delay: delay(of: images.count, in: duration))
      case .names(let names, let bundle): return try NameReader(names, bundle, delay: delay)
      case .data(let data): return try GIFReader(data, scale: scale, delay: fixedDelay)
      case .file(let url):
        return try GIFReader(Self.read(url), scale: scale, delay: fixedDelay)
      }
    }

    private var fixedDelay: Double? { framesPerSecond.map { 1 / $0 } }

    private var delay: Double { fixedDelay ?? 0.1 }

    private func delay(of count: Int, in duration: TimeInterval?) -> Double {
      guard fixedDelay == nil, let duration, duration > 0, duration.isFinite, count > 0 else {
        return delay
      }
      return duration / Double(count)
    }

    /// Maps a local file, so that only the parts that are read are in memory.
    private static func read(_ url: URL) throws(PictureError) -> Data {
      do {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        return try Data(contentsOf: url, options: .mappedIfSafe)
      } catch { throw .unreadable(file: url.lastPathComponent) }
    }
  }
#endif
