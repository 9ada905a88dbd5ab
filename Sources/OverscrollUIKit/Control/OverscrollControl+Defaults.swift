#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore

  extension OverscrollControl {
    /// Creates a control with the default trigger and placement of its purpose.
    ///
    /// By default, a refresh runs on release past the indicator's length, and a load when one
    /// viewport or less is left.
    package convenience init(
      _ purpose: EdgeOptions.Purpose, _ trigger: OverscrollTrigger?,
      _ indicator: OverscrollIndicator, _ action: OverscrollAction
    ) {
      let trigger = trigger ?? .usual(for: purpose, indicator)
      let options = EdgeOptions(
        purpose: purpose, trigger: trigger, extent: indicator.extent(for: purpose),
        placement: purpose == .load && !trigger.isPull ? .inline : .outside)
      self.init(options, indicator, action: action)
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
