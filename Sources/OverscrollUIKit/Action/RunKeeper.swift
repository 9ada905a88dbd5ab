#if canImport(UIKit)
  /// Keeps the run of an action whose app ends it through the control.
  @MainActor
  final class RunKeeper {
    var run: OverscrollRun?
  }
#endif
