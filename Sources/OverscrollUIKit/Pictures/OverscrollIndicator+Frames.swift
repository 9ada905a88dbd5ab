#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  extension OverscrollIndicator {
    /// Pictures: one sequence that follows the finger, and plays while the action runs.
    ///
    /// Which picture belongs to which pull, and what stands in for a sequence that is missing, says
    /// `FramesIndicator`. Where no sequence can be read it is ``classic``.
    ///
    /// - Parameters:
    ///   - pictures: The sequence.
    ///   - noMore: What says that there is no more, beside the words; nil for the words alone.
    ///   - showsWords: Whether the state is told in words beside the picture.
    ///   - extent: The length along the axis, in points; larger pictures are made smaller. What is not a positive
    ///     number counts as 54.
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

    /// Pictures: a sequence for each phase that is to have its own.
    ///
    /// Which picture belongs to which pull, and what stands in for a sequence that is missing, says
    /// `FramesIndicator`. Where no sequence can be read it is ``classic``.
    ///
    /// - Parameters:
    ///   - idle: What waits for a pull, as where a page is offered; nil for the first picture of the pull.
    ///   - pulling: What follows the finger.
    ///   - armed: What says that letting go now runs the action; nil for the last picture of the pull.
    ///   - refreshing: What plays while the action runs.
    ///   - ending: What is seen while the edge closes; nil for the first picture of `refreshing`.
    ///   - noMore: What says that there is no more, beside the words; nil for the words alone.
    ///   - showsWords: Whether the state is told in words beside the picture.
    ///   - extent: The length along the axis, in points; larger pictures are made smaller. What is not a positive
    ///     number counts as 54.
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
