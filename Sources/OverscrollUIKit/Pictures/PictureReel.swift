#if canImport(UIKit) && !os(watchOS)
  import OverscrollIndicators
  import UIKit

  /// A sequence that is being shown, with the pictures that are currently decoded.
  @MainActor
  final class PictureReel {
    /// The limit of decoded pictures, in bytes: about twenty of 200 by 200 pixels.
    static let byteLimit = 4 << 20

    private let reader: any PictureReader
    /// The decoded pictures, from the least to the most recently used.
    private var decoded: [(frame: Int, picture: CGImage)] = []
    /// The longer side for which they are decoded, in pixels.
    private var side = 0
    /// Whether a picture could not be decoded.
    private(set) var isBroken = false
    /// The number of pictures that were decoded, including repetitions.
    private(set) var decodeCount = 0

    init(_ reader: any PictureReader) { self.reader = reader }

    var count: Int { isBroken ? 0 : reader.delays.count }

    var size: IndicatorSize { reader.size }

    var pixelCount: Int { reader.pixelCount }

    /// The memory of the decoded pictures, in bytes.
    var decodedBytes: Int { decoded.reduce(0) { $0 + $1.picture.byteCount } }

    func delay(of frame: Int) -> Double { has(frame) ? reader.delays[frame] : 0 }

    func has(_ frame: Int) -> Bool { frame >= 0 && frame < count }

    /// The picture with a number, decoded if necessary; nil if it cannot be decoded.
    ///
    /// - Parameters:
    ///   - frame: The number of the picture.
    ///   - side: The number of pixels that suffices for the longer side.
    /// - Returns: The picture.
    func picture(_ frame: Int, within side: Int) -> CGImage? {
      guard has(frame) else { return nil }
      if side != self.side { forget() }
      self.side = side
      if let index = decoded.firstIndex(where: { $0.frame == frame }) {
        decoded.append(decoded.remove(at: index))
      } else {
        decode(frame)
      }
      return isBroken ? nil : decoded.last?.picture
    }

    /// Releases the decoded pictures while the sequence is not visible.
    func forget() { decoded = [] }

    private func decode(_ frame: Int) {
      decodeCount += 1
      guard let picture = reader.picture(frame, within: side) else {
        isBroken = true
        return forget()
      }
      decoded.append((frame, picture))
      while decoded.count > 1, decodedBytes > Self.byteLimit { decoded.removeFirst() }
    }
  }

  extension CGImage {
    /// The memory of a decoded picture, at four bytes per pixel.
    fileprivate var byteCount: Int { 4 * width * height }
  }
#endif
