#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore
  public import OverscrollIndicators
  public import UIKit

  /// The indicator of an edge: built-in, custom, or the system's refresh control.
  @MainActor
  public struct OverscrollIndicator {
    package enum Form {
      case drawn(any RefreshIndicator)
      case view(UIView, size: CGSize, update: (@MainActor (UIView, IndicatorState) -> Void)?)
      case system

      var isView: Bool {
        if case .view = self { true } else { false }
      }
    }

    package let form: Form
    /// The pictures that the indicator draws.
    package var pictures: PhasePictures?
    /// The default placement of a refresh with this indicator.
    var placement = EdgeOptions.Placement.outside
    /// Whether the indicator is at least as long as its pictures.
    var fitsPictures = false

    /// The system's refresh control, at the top edge.
    ///
    /// The system decides when it fires and applies its inset, so the trigger and the `extent` of the
    /// options have no effect. Actions, results and concurrent runs work as with other
    /// indicators. It shows no messages. Other edges, and systems without the control, show a spinner.
    public static var system: OverscrollIndicator { OverscrollIndicator(form: .system) }

    /// A drop of liquid that stretches from the edge, snaps off, and becomes a ring while the action
    /// runs.
    ///
    /// It is drawn in the tint color. It suits an indicator that moves with the content, as by
    /// default.
    public static var drop: OverscrollIndicator { .drawn(DropIndicator()) }

    /// A round surface above the content, with an arc that grows with the pull, turns and breathes
    /// while the action runs, and becomes a check mark.
    ///
    /// It has the proportions of Material's refresh indicator, and the tint color on a tonal surface.
    /// A failure has a text in a longer surface. A refresh has the placement
    /// `EdgeOptions.Placement.over` by default: the surface floats over the content, which is then
    /// not held open. Where it shall move with the content, set `options.placement` to `.outside`.
    public static var material: OverscrollIndicator {
      var indicator = OverscrollIndicator.drawn(MaterialIndicator())
      indicator.placement = .over
      return indicator
    }

    /// A picture as wide as the list: a boat of paper on a sea of three layers, under a sun that rises
    /// with the pull.
    ///
    /// The picture follows the finger sideways too. The sea has the tint color, and the sky a tone of
    /// it; `iconColor`, `backgroundColor` and `accentColor` of the style replace the colors of the
    /// sea, the sky and the sun. A failure has a text in the sky. It suits an indicator that moves with
    /// the content, as by default.
    public static var scene: OverscrollIndicator { .drawn(SceneIndicator()) }

    /// A path that the pull draws, such as a logo, an icon or a word: `.drawing("M2 12h20")`.
    ///
    /// During the pull, the drawn part of the path grows until it is whole. A gap travels along it while
    /// the action runs, and closes at the end. It has the tint color, or `iconColor` of the style. With
    /// Reduce Motion, it fades instead. A failure has a text.
    ///
    /// The path keeps its proportions. It is two thirds as high as the indicator is long, and at most five
    /// times as wide as that.
    ///
    /// - Parameters:
    ///   - paths: Path data in the syntax of SVG, as in the attribute `d` of a `path`. Several are drawn
    ///     one after the other. Each is drawn up to its first error.
    ///   - lineWidth: The width of the line, in points; 2.5 if it is not positive.
    ///   - extent: The length of the indicator along the axis, in points; 54 if it is not positive.
    /// - Returns: The indicator.
    public static func drawing(
      _ paths: String..., lineWidth: Double = 2.5, extent: Double = 54
    ) -> OverscrollIndicator {
      .drawn(DrawingIndicator(paths, lineWidth: lineWidth, extent: extent))
    }

    /// An indicator that draws on a canvas: one of your own, or a configured built-in one.
    ///
    /// - Parameter indicator: The indicator.
    /// - Returns: The indicator.
    public static func drawn(_ indicator: some RefreshIndicator) -> OverscrollIndicator {
      OverscrollIndicator(form: .drawn(indicator))
    }

    /// A view of your own, of any size and content.
    ///
    /// Auto Layout determines its length along the axis for the available width, again whenever the width or
    /// the phase changes. A view without constraints keeps the length that it has now. A view can be at one
    /// edge at a time: the one that received it last.
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

    /// The length along the axis, in points; 0 for the system's control, which holds its own inset.
    package var extent: Double {
      switch form {
      case .drawn(let indicator): indicator.extent
      case .view(_, let size, _): size.height
      case .system: 0
      }
    }

    /// The length along the axis for a purpose: drawn indicators have another length for pages.
    package func extent(for purpose: EdgeOptions.Purpose) -> Double {
      if case .drawn(let indicator) = form, purpose == .load { return indicator.pageExtent }
      return extent
    }

    /// The default trigger distance, in points; a view of the app arms when all of it is visible.
    var triggerDistance: Double {
      switch form {
      case .drawn(let indicator): indicator.triggerDistance
      case .view(_, let size, _): size.height > 0 ? size.height : EdgeOptions.refresh.extent
      case .system: EdgeOptions.refresh.extent
      }
    }
  }
#endif
