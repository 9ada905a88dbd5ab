#if canImport(UIKit) && !os(watchOS)
  import OverscrollIndicators
  import UIKit

  /// A sequence that is being shown, with those of its pictures that are decoded now.
  @MainActor
  final class PictureReel {
    /// The limit of decoded pictures, in bytes: about twenty of 200 by 200 pixels.
    static let byteLimit = 4 << 20

    private let reader: any PictureReader
    /// From the one that was asked for longest ago to the last one.
    private var decoded: [(frame: Int, picture: CGImage)] = []
    /// The longer side, in pixels, that they are decoded for.
    private var side = 0
    /// Whether one of its pictures could not be decoded.
    private(set) var isBroken = false
    /// How often a picture was decoded.
    private(set) var decodeCount = 0

    init(_ reader: any PictureReader) { self.reader = reader }

    var count: Int { isBroken ? 0 : reader.delays.count }

    var size: SceneSize { reader.size }

    var pixelCount: Int { reader.pixelCount }

    /// The memory that the decoded pictures take.
    var decodedBytes: Int { decoded.reduce(0) { $0 + $1.picture.byteCount } }

    func delay(of frame: Int) -> Double { has(frame) ? reader.delays[frame] : 0 }

    func has(_ frame: Int) -> Bool { frame >= 0 && frame < count }

    /// The picture with a number, decoded if it has to be; nil where it cannot be.
    ///
    /// - Parameters:
    ///   - frame: The number.
    ///   - side: How many pixels are enough for its longer side.
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

    /// Keeps no picture while it is not visible.
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
    /// The memory of a decoded picture: four bytes a pixel.
    fileprivate var byteCount: Int { 4 * width * height }
  }
#endif
