#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore

  /// A phase in which a preview or a screenshot shows an edge.
  public enum OverscrollPreview: Equatable, Sendable {
    /// A pull by a fraction of the trigger distance; a negative value or NaN counts as 0.
    case pulling(Double)
    /// The action runs.
    case refreshing
    /// The action has ended, and its result is still shown.
    case ended(RefreshResult)

    /// A pull so far that releasing it would run the action.
    public static let armed = OverscrollPreview.pulling(1.1)
    /// The action has failed.
    public static let failed = OverscrollPreview.ended(.failed)
    /// There is nothing more to load.
    public static let noMore = OverscrollPreview.ended(.noMore)

    /// The result that is shown; nil if the run has not ended.
    var result: RefreshResult? {
      if case .ended(let result) = self { result } else { nil }
    }
  }
#endif
