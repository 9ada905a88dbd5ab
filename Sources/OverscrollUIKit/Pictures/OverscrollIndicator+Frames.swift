#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  extension OverscrollIndicator {
    /// The library's own pictures: a cat that opens her eyes with the pull, looks around while the
    /// action runs, and sleeps at the end of the list.
    ///
    /// The pictures are part of the library, so the app needs no files.
    public static var frames: OverscrollIndicator { frames(showsWords: false) }

    /// The library's own pictures, as ``frames``.
    ///
    /// - Parameters:
    ///   - showsWords: Whether a text beside the picture states the phase.
    ///   - extent: The length along the axis, in points; larger pictures are scaled down. Nil, or a
    ///     value that is not a positive number, for 54.
    /// - Returns: The indicator.
    public static func frames(
      showsWords: Bool, extent: Double? = nil
    ) -> OverscrollIndicator {
      frames(
        pulling: .cat(CatPictures.pull), refreshing: .cat(CatPictures.run),
        noMore: .cat(CatPictures.end), showsWords: showsWords, extent: extent)
    }

    /// Pictures: one sequence that follows the finger, and plays while the action runs.
    ///
    /// `FramesIndicator` defines which picture belongs to which pull, and what replaces a missing
    /// sequence. If no sequence can be read, the indicator is ``classic``.
    ///
    /// - Parameters:
    ///   - pictures: The sequence.
    ///   - noMore: Shown beside the text when there is no more to load; nil for the text alone.
    ///   - showsWords: Whether a text beside the picture states the phase.
    ///   - extent: The length along the axis, in points; larger pictures are scaled down. Nil, or a
    ///     value that is not a positive number, for 54 or the height of the tallest picture.
    /// - Returns: The indicator.
    public static func frames(
      _ pictures: IndicatorPictures, noMore: IndicatorPictures? = nil, showsWords: Bool = false,
      extent: Double? = nil
    ) -> OverscrollIndicator {
      var all = PhasePictures()
      all.add(pictures, for: .pulling, .refreshing)
      all.add(noMore, for: .noMore)
      return .frames(all, showsWords, extent)
    }

    /// Pictures: a separate sequence for each phase.
    ///
    /// `FramesIndicator` defines which picture belongs to which pull, and what replaces a missing
    /// sequence. If no sequence can be read, the indicator is ``classic``.
    ///
    /// - Parameters:
    ///   - idle: Shown at rest, for example while a page is offered; nil for the first picture of the pull.
    ///   - pulling: Follows the finger.
    ///   - armed: Shown when releasing would run the action; nil for the last picture of the pull.
    ///   - refreshing: Plays while the action runs.
    ///   - ending: Shown while the edge closes; nil for the first picture of `refreshing`.
    ///   - noMore: Shown beside the text when there is no more to load; nil for the text alone.
    ///   - showsWords: Whether a text beside the picture states the phase.
    ///   - extent: The length along the axis, in points; larger pictures are scaled down. Nil, or a
    ///     value that is not a positive number, for 54 or the height of the tallest picture.
    /// - Returns: The indicator.
    public static func frames(
      idle: IndicatorPictures? = nil, pulling: IndicatorPictures,
      armed: IndicatorPictures? = nil, refreshing: IndicatorPictures,
      ending: IndicatorPictures? = nil, noMore: IndicatorPictures? = nil,
      showsWords: Bool = false, extent: Double? = nil
    ) -> OverscrollIndicator {
      var all = PhasePictures()
      all.add(pulling, for: .pulling)
      all.add(refreshing, for: .refreshing)
      all.add(idle, for: .idle)
      all.add(armed, for: .armed)
      all.add(ending, for: .ending)
      all.add(noMore, for: .noMore)
      return .frames(all, showsWords, extent)
    }

    private static func frames(
      _ pictures: PhasePictures, _ showsWords: Bool, _ extent: Double?
    ) -> OverscrollIndicator {
      let own = extent.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      var indicator = drawn(FramesIndicator(showsWords: showsWords, extent: own ?? 54))
      indicator.pictures = pictures
      indicator.fitsPictures = own == nil
      return indicator
    }
  }
#endif
