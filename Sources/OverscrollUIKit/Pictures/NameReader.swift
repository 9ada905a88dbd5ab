#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollIndicators
  import UIKit

  /// Images of a bundle; UIKit caches them.
  struct NameReader: PictureReader {
    let size: IndicatorSize
    let delays: [Double]
    let pixelCount: Int
    private let names: [String]
    private let bundle: Bundle?

    init(_ names: [String], _ bundle: Bundle?, delay: Double) throws(PictureError) {
      var (size, pixelCount) = (IndicatorSize(width: 0, height: 0), 0)
      for name in names.reversed() {
        guard let image = Self.image(name, bundle) else { throw .missing(name: name) }
        size = IndicatorSize(width: image.size.width, height: image.size.height)
        pixelCount += image.cgImage.map { $0.width * $0.height } ?? 0
      }
      guard !names.isEmpty else { throw .noFrames }
      (self.size, self.pixelCount) = (size, pixelCount)
      (self.names, self.bundle) = (names, bundle)
      delays = Array(repeating: delay, count: names.count)
    }

    func picture(_ frame: Int, within side: Int) -> CGImage? {
      Self.image(names[frame], bundle)?.cgImage
    }

    private static func image(_ name: String, _ bundle: Bundle?) -> UIImage? {
      UIImage(named: name, in: bundle, compatibleWith: nil)
    }
  }
#endif
