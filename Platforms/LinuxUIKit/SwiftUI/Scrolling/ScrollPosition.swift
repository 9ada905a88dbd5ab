import CoreGraphics

/// Where a scroll view is to be.
@available(iOS 18, tvOS 18, visionOS 2, *)
public struct ScrollPosition: Equatable, Sendable {
  enum Goal: Equatable, Sendable {
    case nowhere
    case edge(Edge)
  }

  var goal = Goal.nowhere
  /// How often something was asked for, so that the same can be asked for again.
  var count = 0

  /// Creates one that asks for nothing, with a type by which it knows views.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Asks for an edge.
  public mutating func scrollTo(edge: Edge) {
    goal = .edge(edge)
    count += 1
  }
}
