#if canImport(UIKit) && !os(watchOS)
  /// The end of a run, which its control reports after the effects before it.
  @MainActor
  package struct RunEnd: Sendable {
    let control: OverscrollControl
    let result: RefreshResult

    /// Calls the control's closure.
    package func report() { control.report(end: result) }
  }
#endif
