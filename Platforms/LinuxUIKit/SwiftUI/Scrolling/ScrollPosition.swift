import CoreGraphics

/// Where a scroll view is to be.
public struct ScrollPosition: Equatable, Sendable {
  enum Goal: Equatable, Sendable {
    case nowhere
    case edge(Edge)
    case point(CGPoint)
  }

  var goal = Goal.nowhere
  /// How often something was asked for, so that the same can be asked for again.
  var count = 0

  /// Creates one that asks for nothing, with a type by which it knows views.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Asks for an edge.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }

  /// Asks for an offset up and down.
  public mutating func scrollTo(y: CGFloat) { ask(.point(CGPoint(x: CGFloat.nan, y: y))) }

  /// Asks for an offset across.
  public mutating func scrollTo(x: CGFloat) { ask(.point(CGPoint(x: x, y: .nan))) }

  private mutating func ask(_ goal: Goal) {
    self.goal = goal
    count += 1
  }
}
