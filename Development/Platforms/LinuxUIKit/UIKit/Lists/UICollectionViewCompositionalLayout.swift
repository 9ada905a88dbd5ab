import Foundation

/// A compositional layout: a list of full width, or sections of groups.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let inner: UICollectionViewLayout

  private init(_ inner: UICollectionViewLayout) {
    self.inner = inner
    super.init()
  }

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(SectionLayout { _, _ in section })
  }

  /// Creates a layout that asks for each section.
  public convenience init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?
  ) {
    self.init(SectionLayout(sectionProvider))
  }

  /// Returns the layout of a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(UICollectionViewFlowLayout())
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The sections, unless the layout is a list.
  var sections: SectionLayout? { inner as? SectionLayout }

  open override func prepare() {
    inner.collectionView = collectionView
    if let list = inner as? UICollectionViewFlowLayout {
      list.minimumLineSpacing = 0
      let width = collectionView?.layer.bounds.width ?? 0
      list.estimatedItemSize = CGSize(width: width, height: 44)
    }
    inner.prepare()
  }

  open override var collectionViewContentSize: CGSize { inner.collectionViewContentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    inner.layoutAttributesForElements(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    inner.layoutAttributesForItem(at: indexPath)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    inner.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func isGuessed(_ path: IndexPath) -> Bool { inner.isGuessed(path) }

  override func takeMeasure(_ size: CGSize, at path: IndexPath) -> Bool {
    inner.takeMeasure(size, at: path)
  }

  override func rearrange(_ origins: [[IndexPath?]]) { inner.rearrange(origins) }
}
