#if canImport(UIKit) && !os(watchOS)
  /// What an edge is shown as in a preview or a picture: as if it had happened.
  public enum OverscrollPreview: Equatable, Sendable {
    /// Pulled so far, as a part of the trigger distance. Negative, or no number, counts as 0.
    case pulling(Double)
    /// The action runs.
    case refreshing
    /// The action has ended, and what came of it is still to be seen.
    case ended(RefreshResult)

    /// Pulled so far that letting go would run the action.
    public static let armed = OverscrollPreview.pulling(1.1)
    /// The action has failed.
    public static let failed = OverscrollPreview.ended(.failed)
    /// There is nothing more to load.
    public static let noMore = OverscrollPreview.ended(.noMore)

    /// The result that is shown; nil where there is none yet.
    var result: RefreshResult? {
      if case .ended(let result) = self { result } else { nil }
    }
  }
#endif
