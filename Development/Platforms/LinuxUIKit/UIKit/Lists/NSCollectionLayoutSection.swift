import Foundation

/// A section of a compositional layout: groups that follow each other.
@MainActor public class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The insets of the section.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups.
  public var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across the layout's direction, if it does.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}
