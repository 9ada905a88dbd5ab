#if canImport(UIKit) && !os(watchOS)
  import OverscrollIndicators
  import UIKit

  /// Images that the app has loaded.
  struct ImageReader: PictureReader {
    let size: IndicatorSize
    let delays: [Double]
    let pixelCount: Int
    private let pictures: [CGImage]

    init(_ images: [UIImage], delay: Double) throws(PictureError) {
      guard let first = images.first else { throw .noFrames }
      let pictures = images.map(\.cgImage)
      if let frame = pictures.firstIndex(of: nil) { throw .damaged(frame: frame) }
      self.pictures = pictures.compactMap(\.self)
      size = IndicatorSize(width: first.size.width, height: first.size.height)
      delays = Array(repeating: delay, count: images.count)
      pixelCount = self.pictures.reduce(0) { $0 + $1.width * $1.height }
    }

    func picture(_ frame: Int, within side: Int) -> CGImage? { pictures[frame] }
  }
#endif
