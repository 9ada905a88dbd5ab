import CoreGraphics

/// The requested position of a scroll view.
@available(iOS 18, tvOS 18, visionOS 2, *)
public struct ScrollPosition: Equatable, Sendable {
  enum Goal: Equatable, Sendable {
    case nowhere
    case edge(Edge)
  }

  var goal = Goal.nowhere
  /// The number of requests, so that the same request can be repeated.
  var count = 0

  /// Creates a position without a request, with the type of the views' identifiers.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Requests an edge.
  public mutating func scrollTo(edge: Edge) {
    goal = .edge(edge)
    count += 1
  }
}
