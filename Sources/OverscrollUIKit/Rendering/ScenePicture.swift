#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  /// Where the pictures of an indicator come from: a sequence for each phase that has one.
  @MainActor
  protocol PictureSource {
    /// How many pictures there are for a phase.
    func count(for phase: OverscrollPhase) -> Int
    /// The size of a picture by nature, in points.
    func size(of image: SceneImage) -> SceneSize
    /// How long a picture stands, in seconds.
    func delay(of image: SceneImage) -> Double
    /// The picture itself, no larger than it has to be.
    ///
    /// - Parameters:
    ///   - image: Which one.
    ///   - size: The size in which it is shown, in points.
    ///   - scale: How many pixels a point has.
    /// - Returns: The picture; nil where there is none.
    func picture(_ image: SceneImage, in size: SceneSize, scale: Double) -> CGImage?
    /// Keeps no decoded picture: none is seen now.
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
