@_spi(Simulation) import UIKit

/// The margins that one modifier adds to the scroll views inside, including carousels in their rows
/// (`Facts.md`, S17).
///
/// Scroll views observe it directly, so a change does not evaluate the content again.
@MainActor final class ContentMargins {
  private var own: [Edge: CGFloat] = [:]
  private let outer: ContentMargins?
  private var followers: [WeakScroll] = []

  private struct WeakScroll {
    weak var scroll: HostedScroll?
  }

  init(inside outer: ContentMargins?) { self.outer = outer }

  /// Sets the margin at some edges; nil restores those of the modifiers outside.
  func set(_ length: CGFloat?, at edges: Edge.Set) {
    let before = own
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { own[edge] = length }
    guard own != before else { return }
    for follower in followers { follower.scroll?.applyMargins() }
  }

  /// Reports changes to a scroll view from now on.
  func follow(_ scroll: HostedScroll) {
    outer?.follow(scroll)
    followers.removeAll { $0.scroll == nil }
    if !followers.contains(where: { $0.scroll === scroll }) {
      followers.append(WeakScroll(scroll: scroll))
    }
  }

  /// The margins at all edges; the innermost modifier takes precedence.
  var total: EdgeInsets {
    EdgeInsets(
      top: length(at: .top), leading: length(at: .leading), bottom: length(at: .bottom),
      trailing: length(at: .trailing))
  }

  private func length(at edge: Edge) -> CGFloat { own[edge] ?? outer?.length(at: edge) ?? 0 }
}

private struct MarginModifier: PrimitiveModifier {
  let edges: Edge.Set
  let length: CGFloat?

  func update(_ node: Node, _ content: Node.Child) {
    var values = node.environment
    let outer = values.forScrollView.margins
    let margins = node.kept { ContentMargins(inside: outer) }
    values.forScrollView.margins = margins
    node.show([content], in: values)
    margins.set(length, at: edges)
  }
}

extension View {
  /// Adds margins to the content of the scroll views inside.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(MarginModifier(edges: edges, length: length))
  }
}

/// The part of a view that has margins; all parts have the same margins here.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct ContentMarginPlacement: Sendable {
  /// The content and the scroll indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
  /// The content of scroll views.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }
}
