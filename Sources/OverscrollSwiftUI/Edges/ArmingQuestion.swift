#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollUIKit

  /// Asks the latest closure of a configuration whether a pull may arm an edge.
  ///
  /// Closures cannot be compared, so the control keeps one closure for all descriptions.
  @MainActor
  final class ArmingQuestion {
    private var ask: (@MainActor () -> Bool)?

    /// Applies a configuration to a control.
    func apply(_ configuration: OverscrollEdgeConfiguration, to control: OverscrollControl) {
      ask = configuration.shouldArm
      guard (ask == nil) != (control.shouldArm == nil) else { return }
      control.shouldArm = nil
      if ask != nil { control.shouldArm = { [weak self] _ in self?.ask?() ?? true } }
    }
  }
#endif
