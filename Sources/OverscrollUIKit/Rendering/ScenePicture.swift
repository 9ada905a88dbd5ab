#if canImport(UIKit)
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
    /// The picture itself.
    func picture(_ image: SceneImage) -> CGImage?
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
