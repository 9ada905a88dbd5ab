#if canImport(UIKit)
  package import OverscrollCore
  public import OverscrollIndicators
  public import UIKit

  /// What is seen at an edge: one that comes with the library, an app's own, or the system's.
  @MainActor
  public struct OverscrollIndicator {
    package enum Form {
      case drawn(any RefreshIndicator & Sendable)
      case view(UIView, size: CGSize, update: (@MainActor (UIView, IndicatorState) -> Void)?)
      case system

      package var isView: Bool {
        if case .view = self { true } else { false }
      }
    }

    package let form: Form
    /// The pictures that it draws with.
    package var pictures: PhasePictures?

    /// The arrow that turns, the spinner, the state in words, and the time of the last update.
    public static var classic: OverscrollIndicator { .drawn(ClassicIndicator()) }

    /// A plain spinner that comes in with the pull.
    public static var spinner: OverscrollIndicator { .drawn(SpinnerIndicator()) }

    /// A circle that closes with the pull, and spins while the action runs.
    public static var ring: OverscrollIndicator { .drawn(RingIndicator()) }

    /// Words alone: one line that says where the edge stands.
    public static var text: OverscrollIndicator { .drawn(TextIndicator()) }

    /// Three short lines that grow with the pull, and become dots while the action runs.
    public static var lines: OverscrollIndicator { .drawn(LinesIndicator()) }

    /// The system's own control, at the top edge.
    ///
    /// It begins by its own rule and holds the inset itself, so the trigger and the extent of the options
    /// do not count; the action, its results and what one edge means for another are as always. It
    /// shows no messages. At other edges, and on systems without it, a spinner stands in.
    public static var system: OverscrollIndicator { OverscrollIndicator(form: .system) }

    /// An indicator that draws on a canvas: an app's own, or one that comes with the library.
    ///
    /// - Parameter indicator: What draws.
    /// - Returns: The indicator.
    public static func drawn(_ indicator: some RefreshIndicator & Sendable) -> OverscrollIndicator {
      OverscrollIndicator(form: .drawn(indicator))
    }

    /// A view of the app's own, of any size, with whatever is in it.
    ///
    /// It is as long along the axis as Auto Layout makes it for the room that it has across, measured
    /// again when that or the phase changes; without constraints as long as it was when it was handed in.
    /// A view stands at one edge at a time: at the one that it was given to last.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - update: Called with each new state; may change the view.
    /// - Returns: The indicator.
    public static func view<View: UIView>(
      _ view: View, update: (@MainActor (View, IndicatorState) -> Void)? = nil
    ) -> OverscrollIndicator {
      let fitting = view.systemLayoutSizeFitting(.zero)
      let size = CGSize(
        width: fitting.width > 0 ? fitting.width : view.frame.width,
        height: fitting.height > 0 ? fitting.height : view.frame.height)
      return OverscrollIndicator(
        form: .view(view, size: size) { anyView, state in
          if let view = anyView as? View { update?(view, state) }
        })
    }

    /// The length along the axis, in points; of the system's control it is none of ours.
    public var extent: Double {
      switch form {
      case .drawn(let indicator): indicator.extent
      case .view(_, let size, _): size.height
      case .system: 0
      }
    }

    /// A page's indicator that is drawn has a length of its own.
    package func extent(for purpose: EdgeOptions.Purpose) -> Double {
      if case .drawn(let indicator) = form, purpose == .load { return indicator.pageExtent }
      return extent
    }

    /// The pull that fires where the app says nothing else, in points.
    var triggerDistance: Double {
      if case .drawn(let indicator) = form { return indicator.triggerDistance }
      return EdgeOptions.refresh.extent
    }
  }
#endif
