#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI
  import UIKit

  /// The offset, sizes and insets of a list at one moment.
  struct ScrollSnapshot: Equatable {
    /// The offset in the coordinates of the scroll view, in points.
    var offset: PerAxis<Double>
    var contentSize: PerAxis<Double>
    /// The whole visible size, including the insets.
    var viewport: PerAxis<Double>
    /// The insets, including the extra insets.
    var insets: PerEdge<Double>
    /// Whether horizontal offsets count from the left in every layout, as UIKit's do.
    var countsFromLeft = false
  }

  /// The cause of a list's movement.
  enum ScrollMotion: Equatable {
    case idle
    /// A finger touches the list and may move it.
    case tracking
    case dragging
    /// The list decelerates or bounces, or code scrolls it.
    case moving
  }

  /// A source of facts about the list in a view, which it reports to a host.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  @MainActor
  protocol FactSource: ViewModifier {
    init(reportingTo host: GeometryHost)
  }
#endif
