import Foundation

/// A compositional layout; in the stand-in, it is always a list of full width.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let flow = UICollectionViewFlowLayout()

  /// Returns the layout of a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout()
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    flow.collectionView = collectionView
    flow.minimumLineSpacing = 0
    let width = collectionView?.layer.bounds.width ?? 0
    flow.estimatedItemSize = CGSize(width: width, height: 44)
    flow.prepare()
  }

  open override var collectionViewContentSize: CGSize { flow.collectionViewContentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    flow.layoutAttributesForElements(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.layoutAttributesForItem(at: indexPath)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    flow.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func isGuessed(_ path: IndexPath) -> Bool { flow.isGuessed(path) }

  override func takeMeasure(_ size: CGSize, at path: IndexPath) -> Bool {
    flow.takeMeasure(size, at: path)
  }

  override func rearrange(_ origins: [[IndexPath?]]) { flow.rearrange(origins) }
}
