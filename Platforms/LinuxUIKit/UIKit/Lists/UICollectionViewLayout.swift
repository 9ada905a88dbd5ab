import Foundation

/// What decides where the items of a collection stand.
@MainActor open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() { super.init() }

  /// The direction that it is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether left and right change places where the collection reads in the other direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Finds out where everything stands.
  open func prepare() {}

  /// How large the content is.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns what stands in a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns where an item stands.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns whether all must be found out anew for other bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Finds everything out anew at the next layout.
  open func invalidateLayout() {
    collectionView?.layoutIsStale = true
    collectionView?.setNeedsLayout()
  }

  /// Returns where a scroll ends.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Takes what a cell wants; returns whether that is something else than before.
  func takeMeasure(_ size: CGSize, at path: IndexPath) -> Bool { false }

  /// Whether the size of an item is still a guess.
  func isGuessed(_ path: IndexPath) -> Bool { false }

  /// Takes a new order of items.
  func rearrange(_ origins: [[IndexPath?]]) {}
}
