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
    func size(of image: SceneImage) -> SceneSize
    /// The duration of a picture, in seconds.
    func delay(of image: SceneImage) -> Double
    /// The picture itself, decoded no larger than necessary.
    ///
    /// - Parameters:
    ///   - image: The picture's phase and number.
    ///   - size: The size in which it is shown, in points.
    ///   - scale: The number of pixels per point.
    /// - Returns: The picture; nil if it does not exist.
    func picture(_ image: SceneImage, in size: SceneSize, scale: Double) -> CGImage?
    /// Releases all decoded pictures, because none is visible.
    func forget()
  }

  /// A picture of a sequence.
  final class ScenePicture: SceneElementView {
    private(set) var picture: CGImage?

    func show(_ picture: CGImage?, _ size: SceneSize, _ placement: ScenePlacement) {
      if self.picture !== picture {
        self.picture = picture
        layer.contents = picture
      }
      place(size, placement)
    }
  }
#endif
