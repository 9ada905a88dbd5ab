#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// Carries extra insets by `safeAreaPadding`.
  ///
  /// It adds to all other insets, but insets any view that it is applied to (`Facts.md`, S3a). So
  /// this carrier is for a view that is itself a list.
  struct SafeAreaCarrier: InsetCarrier {
    func padding(for extraInsets: PerEdge<Double>) -> PerEdge<Double> { extraInsets }
  }
#endif
