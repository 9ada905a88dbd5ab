#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore

  extension OverscrollControl {
    /// Creates a control with the default trigger and placement of its purpose.
    ///
    /// By default, a refresh runs on release past the indicator's trigger distance, and a load when
    /// one viewport or less is left.
    package convenience init(
      _ purpose: EdgeOptions.Purpose, _ trigger: OverscrollTrigger?,
      _ indicator: OverscrollIndicator, _ action: OverscrollAction
    ) {
      self.init(.usual(for: purpose, trigger, indicator), indicator, action: action)
    }
  }

  extension EdgeOptions {
    /// Returns the options of a purpose with its default placement.
    ///
    /// - Parameters:
    ///   - purpose: The purpose.
    ///   - trigger: The trigger; nil for the default one of the purpose.
    ///   - indicator: The indicator, which has the length.
    /// - Returns: The options.
    @MainActor
    package static func usual(
      for purpose: Purpose, _ trigger: OverscrollTrigger?, _ indicator: OverscrollIndicator
    ) -> EdgeOptions {
      let trigger = trigger ?? .usual(for: purpose, indicator)
      return EdgeOptions(
        purpose: purpose, trigger: trigger, extent: indicator.extent(for: purpose),
        placement: purpose == .refresh
          ? indicator.placement : trigger.isPull ? .outside : .inline)
    }
  }

  extension OverscrollTrigger {
    @MainActor
    fileprivate static func usual(
      for purpose: EdgeOptions.Purpose, _ indicator: OverscrollIndicator
    ) -> OverscrollTrigger {
      switch purpose {
      case .refresh: .onRelease(past: indicator.triggerDistance)
      case .load: .within(.viewports(1))
      }
    }
  }
#endif
