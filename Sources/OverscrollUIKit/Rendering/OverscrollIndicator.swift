#if canImport(UIKit)
  import OverscrollCore
  public import OverscrollIndicators
  public import UIKit

  /// What is seen at an edge: one that comes with the library, or an app's own.
  @MainActor
  public struct OverscrollIndicator {
    enum Form {
      case drawn(any RefreshIndicator & Sendable)
      case view(UIView, extent: Double, update: (@MainActor (UIView, IndicatorState) -> Void)?)
    }

    let form: Form

    /// The arrow that turns, the spinner, the state in words, and the time of the last update.
    public static var classic: OverscrollIndicator { .drawn(ClassicIndicator()) }

    /// A plain spinner that comes in with the pull.
    public static var spinner: OverscrollIndicator { .drawn(SpinnerIndicator()) }

    /// An indicator that draws on a canvas: an app's own, or one that comes with the library.
    ///
    /// - Parameter indicator: What draws.
    /// - Returns: The indicator.
    public static func drawn(_ indicator: some RefreshIndicator & Sendable) -> OverscrollIndicator {
      OverscrollIndicator(form: .drawn(indicator))
    }

    /// A view of the app's own, of any size, with whatever is in it.
    ///
    /// - Parameters:
    ///   - view: The view. Its own size along the axis counts: what Auto Layout makes of it, else its frame.
    ///   - update: Called with each new state; may change the view.
    /// - Returns: The indicator.
    public static func view<View: UIView>(
      _ view: View, update: (@MainActor (View, IndicatorState) -> Void)? = nil
    ) -> OverscrollIndicator {
      let fitting = view.systemLayoutSizeFitting(.zero).height
      let extent = fitting > 0 ? fitting : view.frame.height
      return OverscrollIndicator(
        form: .view(view, extent: extent) { anyView, state in
          if let view = anyView as? View { update?(view, state) }
        })
    }

    /// The length along the axis, in points.
    public var extent: Double {
      switch form {
      case .drawn(let indicator): indicator.extent
      case .view(_, let extent, _): extent
      }
    }

    /// A page's indicator that is drawn is as high as a row's: 44 points, MJRefresh's footer.
    func extent(for purpose: EdgeOptions.Purpose) -> Double {
      if case .drawn = form, purpose == .load { return EdgeOptions.loadMore.extent }
      return extent
    }
  }
#endif
