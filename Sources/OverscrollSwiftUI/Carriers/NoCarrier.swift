#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  /// Adds no inset, for views in which no carrier has an effect on the list.
  ///
  /// Padding without effect on the list would only move the views around it.
  struct NoCarrier: InsetCarrier {}
#endif
