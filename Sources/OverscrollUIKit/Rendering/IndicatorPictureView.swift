#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  /// The source of an indicator's pictures: a sequence for each phase that has one.
  @MainActor
  protocol PictureSource {
    /// The number of pictures for a phase.
    func count(for phase: OverscrollPhase) -> Int
    /// The natural size of a picture, in points.
    func size(of image: IndicatorImage) -> IndicatorSize
    /// The duration of a picture, in seconds.
    func delay(of image: IndicatorImage) -> Double
    /// The picture itself, decoded no larger than necessary.
    ///
    /// - Parameters:
    ///   - image: The picture's phase and number.
    ///   - size: The size in which it is shown, in points.
    ///   - scale: The number of pixels per point.
    /// - Returns: The picture; nil if it does not exist.
    func picture(_ image: IndicatorImage, in size: IndicatorSize, scale: Double) -> CGImage?
    /// Releases all decoded pictures, because none is visible.
    func forget()
  }

  /// A picture of the app that replaces an arrow or a spinner.
  final class IndicatorIcon: IndicatorElementView {
    /// The largest size of a picture, in points: the width of the space for an icon, and the height
    /// of MJRefresh's arrow.
    private static let room = (width: 24.0, height: 40.0)
    private let view = UIImageView()

    var image: UIImage? { view.image }
    var imageColor: UIColor { view.tintColor }

    required init() {
      super.init()
      view.contentMode = .scaleAspectFit
      addSubview(view)
    }

    func show(_ image: UIImage, _ color: IndicatorColor, _ placement: ElementPlacement) {
      if view.image !== image { view.image = image }
      paint(color)
      place(Self.fitted(image.size), placement)
      if view.frame != bounds { view.frame = bounds }
    }

    override func paint(_ color: UIColor) { view.tintColor = color }

    private static func fitted(_ size: CGSize) -> IndicatorSize {
      guard size.width > 0, size.height > 0 else { return IndicatorSize(width: 0, height: 0) }
      let part = min(1, room.width / Double(size.width), room.height / Double(size.height))
      return IndicatorSize(width: part * Double(size.width), height: part * Double(size.height))
    }
  }

  /// A picture of a sequence.
  final class IndicatorPictureView: IndicatorElementView {
    private(set) var picture: CGImage?

    func show(_ picture: CGImage?, _ size: IndicatorSize, _ placement: ElementPlacement) {
      if self.picture !== picture {
        self.picture = picture
        layer.contents = picture
      }
      place(size, placement)
    }
  }
#endif
