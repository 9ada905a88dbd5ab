#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI
  import UIKit

  /// The offset, sizes and insets of a list at one moment.
  struct ScrollSnapshot: Equatable {
    /// The offset as the scroll view counts it, in points.
    var offset: PerAxis<Double>
    var contentSize: PerAxis<Double>
    /// The whole visible size, insets included.
    var viewport: PerAxis<Double>
    /// The insets, with those that Overscroll added.
    var insets: PerEdge<Double>
  }

  /// The cause of a list's movement.
  enum ScrollMotion: Equatable {
    case idle
    /// A finger touches the list that may move it.
    case tracking
    case dragging
    /// The list decelerates, bounces, or code scrolls it.
    case moving
  }

  /// Reports the facts about the list in a view to a host.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  @MainActor
  protocol FactSource: ViewModifier {
    init(reportingTo host: GeometryHost)
  }
#endif
