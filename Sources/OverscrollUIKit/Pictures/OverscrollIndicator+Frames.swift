#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  extension OverscrollIndicator {
    /// Pictures: one sequence that follows the finger, and plays while the action runs.
    ///
    /// `FramesIndicator` defines which picture belongs to which pull, and what replaces a missing
    /// sequence. If no sequence can be read, the indicator is ``classic``.
    ///
    /// - Parameters:
    ///   - pictures: The sequence.
    ///   - noMore: Shown beside the text when there is no more to load; nil for the text alone.
    ///   - showsWords: Whether a text beside the picture states the phase.
    ///   - extent: The length along the axis, in points; larger pictures are scaled down. A value that is
    ///     not a positive number counts as 54.
    /// - Returns: The indicator.
    public static func frames(
      _ pictures: IndicatorPictures, noMore: IndicatorPictures? = nil, showsWords: Bool = false,
      extent: Double = 54
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
    ///   - extent: The length along the axis, in points; larger pictures are scaled down. A value that is
    ///     not a positive number counts as 54.
    /// - Returns: The indicator.
    public static func frames(
      idle: IndicatorPictures? = nil, pulling: IndicatorPictures,
      armed: IndicatorPictures? = nil, refreshing: IndicatorPictures,
      ending: IndicatorPictures? = nil, noMore: IndicatorPictures? = nil,
      showsWords: Bool = false, extent: Double = 54
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
      _ pictures: PhasePictures, _ showsWords: Bool, _ extent: Double
    ) -> OverscrollIndicator {
      var indicator = drawn(FramesIndicator(showsWords: showsWords, extent: extent))
      indicator.pictures = pictures
      return indicator
    }
  }
#endif
