#if canImport(UIKit)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  /// How long indicators are, where the app leaves that to them.
  extension OverscrollHostView {
    /// What the engine is told of a control: its options, with the length that its indicator takes here.
    func engineOptions(at edge: OverscrollEdge) -> EdgeOptions? {
      guard let control = controls[edge] else { return nil }
      let options = placedOptions(of: control, at: edge)
      let form = form(of: control, at: edge)
      if case .system = form {
        var own = EdgeOptions(purpose: options.purpose, trigger: .byHand, extent: 0)
        own.visibility = options.visibility
        own.keepsPosition = options.keepsPosition
        return own
      }
      guard options.extent == control.indicator.extent(for: options.purpose) else { return options }
      return options.resized(to: extent(of: form, at: edge, for: options.purpose))
    }

    /// The options of a control where it stands: in a web page, or beside the system's own control.
    private func placedOptions(
      of control: OverscrollControl, at edge: OverscrollEdge
    ) -> EdgeOptions {
      var options = control.options
      if let scrollView, Platform.showsWebPage(scrollView) { options = options.placed(.over) }
      if edge == .top, looks.makesWay, options.trigger.isPull {
        options = options.triggered(.byHand)
      }
      return options
    }

    /// What an edge shows: the system's control stands at the top only.
    func form(of control: OverscrollControl, at edge: OverscrollEdge) -> OverscrollIndicator.Form {
      guard case .system = control.indicator.form else { return control.indicator.form }
      return edge == .top && Platform.hasSystemSign ? .system : .drawn(SpinnerIndicator())
    }

    /// Lets the engine know of lengths that are others than before.
    func refit() {
      for edge in OverscrollEdge.allCases where engineOptions(at: edge) != engine.options(of: edge)
      {
        configure(edge)
      }
    }

    private func extent(
      of form: OverscrollIndicator.Form, at edge: OverscrollEdge, for purpose: EdgeOptions.Purpose
    ) -> Double {
      switch form {
      case .drawn(let indicator):
        let extent = OverscrollIndicator(form: .drawn(indicator)).extent(for: purpose)
        return max(extent, textMetrics.scaledValue(for: extent, compatibleWith: traitCollection))
      case .view(let view, let size, _): return extent(of: view, size, along: edge.axis)
      case .system: return 0
      }
    }

    /// What Auto Layout makes of a view in the room that it has across, else the size that it came with.
    private func extent(of view: UIView, _ size: CGSize, along axis: OverscrollAxis) -> Double {
      let room = engine.geometry[axis == .vertical ? .horizontal : .vertical].viewportLength
      let natural = axis == .vertical ? size.height : size.width
      guard room > 0 else { return natural }
      let isVertical = axis == .vertical
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: isVertical ? room : 0, height: isVertical ? 0 : room),
        withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
        verticalFittingPriority: isVertical ? .fittingSizeLevel : .required)
      let extent = isVertical ? fitting.height : fitting.width
      return extent > 0 ? extent : natural
    }

    /// The built-in indicators speak in this style.
    private var textMetrics: UIFontMetrics { UIFontMetrics(forTextStyle: .subheadline) }
  }
#endif
