#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// Carries extra insets by `contentMargins`.
  ///
  /// Margins reach all scroll views in a view, including carousels in rows (`Facts.md`, S17), and
  /// replace margins that are set outside. So this carrier is for views that only contain a list.
  struct MarginCarrier: InsetCarrier {
    func margins(for extraInsets: PerEdge<Double>) -> PerEdge<Double?> {
      var margins = PerEdge<Double?>(repeating: nil)
      for edge in OverscrollEdge.allCases where extraInsets[edge] > 0 {
        margins[edge] = extraInsets[edge]
      }
      return margins
    }
  }
#endif
