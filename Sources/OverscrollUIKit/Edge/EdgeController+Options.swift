#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  /// The options of a control in a list.
  extension EdgeController {
    /// The options of the control, with the length of its indicator in this list; nil without a
    /// control.
    ///
    /// - Parameters:
    ///   - scene: The list.
    ///   - traits: The traits of the boxes.
    ///   - isContested: Whether other code keeps writing the inset of the edge.
    /// - Returns: The options.
    func engineOptions(
      in scene: EdgeScene, _ traits: @autoclosure () -> UITraitCollection, isContested: Bool
    ) -> EdgeOptions? {
      guard let control, let form = form(in: scene.edges.scrollView?.traitCollection ?? traits())
      else {
        return nil
      }
      var options = placedOptions(of: control, in: scene, isContested: isContested)
      if case .system = form {
        // The system's control recognizes pulls; the edge may still load released pages.
        let trigger = options.trigger.isPull ? .programmatic : options.trigger
        var own = EdgeOptions(purpose: options.purpose, trigger: trigger, extent: 0)
        own.triggersDuringDeceleration = options.triggersDuringDeceleration
        own.visibility = options.visibility
        own.scrollAnchoring = options.scrollAnchoring
        return own
      }
      guard options.extent == control.indicator.extent(for: options.purpose) else { return options }
      options.extent = form.extent(
        along: edge.axis, for: options.purpose, across: scene.viewportLength(across: edge.axis),
        in: traits())
      if control.indicator.fitsPictures, let length = indicator?.pictureLength {
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
      of control: OverscrollControl, in scene: EdgeScene, isContested: Bool
    ) -> EdgeOptions {
      var options = control.options
      options.asksToArm = control.shouldArm != nil
      if let scrollView = scene.edges.scrollView, Platform.showsWebPage(scrollView) {
        options.placement = .over
      }
      // Without an inset, an indicator beyond the content would not be visible.
      if isContested { options.placement = .over }
      if edge == .top, scene.edges.systemTakesPulls, options.trigger.isPull {
        options.trigger = .programmatic
      }
      return options
    }

    /// The form of the control's indicator; nil without a control.
    ///
    /// The system's control exists only at the top, and not on all systems. Only it depends on the
    /// traits.
    func form(in traits: @autoclosure () -> UITraitCollection) -> OverscrollIndicator.Form? {
      guard let form = control?.indicator.form, case .system = form else {
        return control?.indicator.form
      }
      return edge == .top && Platform.hasRefreshControls(traits())
        ? .system : .drawn(SpinnerIndicator())
    }

    /// Whether the system's refresh control shows the runs of the edge.
    func isShownBySystem(in traits: @autoclosure () -> UITraitCollection) -> Bool {
      if case .system? = form(in: traits()) { true } else { false }
    }
  }
#endif
