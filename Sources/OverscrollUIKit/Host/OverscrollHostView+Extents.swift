#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  /// The lengths of indicators, unless the app sets them.
  extension OverscrollHostView {
    /// The options of a control, with the length of its indicator in this view.
    func engineOptions(at edge: OverscrollEdge) -> EdgeOptions? {
      guard let control = edges[edge].control else { return nil }
      var options = placedOptions(of: control, at: edge)
      let form = form(of: control, at: edge)
      if case .system = form {
        var own = EdgeOptions(purpose: options.purpose, trigger: .programmatic, extent: 0)
        own.visibility = options.visibility
        own.scrollAnchoring = options.scrollAnchoring
        return own
      }
      guard options.extent == control.indicator.extent(for: options.purpose) else { return options }
      let across = engine.geometry[edge.axis == .vertical ? .horizontal : .vertical]
      options.extent = form.extent(
        along: edge.axis, for: options.purpose, room: across.viewportLength, in: traitCollection)
      if control.indicator.fitsPictures, let length = edges[edge].indicator?.pictureLength {
        options.extent = max(options.extent, length)
      }
      // A view whose length is known only in its list arms when all of it is visible.
      if form.isView, options.trigger == .onRelease(past: control.indicator.triggerDistance) {
        options.trigger = .onRelease(past: options.extent)
      }
      return options
    }

    /// The options of a control, adapted to the scroll view and to the system's own control.
    private func placedOptions(
      of control: OverscrollControl, at edge: OverscrollEdge
    ) -> EdgeOptions {
      var options = control.options
      options.asksToArm = control.shouldArm != nil
      if let scrollView, Platform.showsWebPage(scrollView) { options.placement = .over }
      // Without an inset, an indicator beyond the content would not be visible.
      if executor.isContested(at: place(of: edge)) { options.placement = .over }
      if edge == .top, looks.yieldsToSystemControl, options.trigger.isPull {
        options.trigger = .programmatic
      }
      return options
    }

    /// The form of an indicator; the system's control exists only at the top, and not on all
    /// systems.
    func form(of control: OverscrollControl, at edge: OverscrollEdge) -> OverscrollIndicator.Form {
      guard case .system = control.indicator.form else { return control.indicator.form }
      let traits = scrollView?.traitCollection ?? traitCollection
      return edge == .top && Platform.hasRefreshControls(traits)
        ? .system : .drawn(SpinnerIndicator())
    }

    /// Sends the engine the options of edges whose lengths have changed.
    func refit() {
      for edge in OverscrollEdge.allCases where engineOptions(at: edge) != engine.options(of: edge)
      {
        configure(edge)
      }
    }
  }
#endif
