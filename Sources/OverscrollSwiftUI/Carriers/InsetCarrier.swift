#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// The SwiftUI modifier that carries the extra insets to a scroll view.
  ///
  /// The modifiers of all carriers are always applied, so that changing the carrier keeps the
  /// list's identity.
  protocol InsetCarrier: Sendable {
    /// The padding of the safe area at each edge, in points.
    func padding(for extraInsets: PerEdge<Double>) -> PerEdge<Double>
    /// The margin of the scroll content at each edge, in points; nil keeps the list's own margin.
    func margins(for extraInsets: PerEdge<Double>) -> PerEdge<Double?>
  }

  extension InsetCarrier {
    func padding(for extraInsets: PerEdge<Double>) -> PerEdge<Double> { PerEdge(repeating: 0) }

    func margins(for extraInsets: PerEdge<Double>) -> PerEdge<Double?> { PerEdge(repeating: nil) }
  }
#endif
