import Foundation

/// Arranges the items of a collection.
@MainActor open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() { super.init() }

  /// The layout direction that the layout is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored if the collection has the opposite direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Computes the layout.
  open func prepare() {}

  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements in a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns whether a change of bounds invalidates the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Marks the layout for recomputation in the next layout pass.
  open func invalidateLayout() {
    collectionView?.layoutIsStale = true
    collectionView?.setNeedsLayout()
  }

  /// Returns the offset at which scrolling ends.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Stores the measured size of a cell; returns whether it changed.
  func takeMeasure(_ size: CGSize, at path: IndexPath) -> Bool { false }

  /// Whether the size of an item is still an estimate.
  func isGuessed(_ path: IndexPath) -> Bool { false }

  /// Applies a new order of items.
  func rearrange(_ origins: [[IndexPath?]]) {}
}
