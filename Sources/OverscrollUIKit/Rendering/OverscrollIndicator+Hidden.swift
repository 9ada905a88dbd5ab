#if canImport(UIKit) && !os(watchOS)
  import OverscrollIndicators

  extension OverscrollIndicator {
    /// No indicator, and no extra inset: for edges whose state the app shows itself, such as in a row.
    ///
    /// Runs, results and announcements work as with other indicators. A pull keeps its usual
    /// trigger distance.
    public static var hidden: OverscrollIndicator { .drawn(HiddenIndicator()) }
  }

  /// An indicator without length and drawing.
  private struct HiddenIndicator: RefreshIndicator, Sendable {
    var extent: Double { 0 }
    var pageExtent: Double { 0 }
    var triggerDistance: Double { SpinnerIndicator().triggerDistance }

    func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {}
  }
#endif
