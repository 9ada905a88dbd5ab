import Foundation

/// A layout that arranges items in lines.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size with which cells determine their own size.
  public nonisolated static let automaticSize = CGSize(width: -1, height: -1)

  /// The scroll direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items; zero for no estimate.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The minimum space between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum space between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The insets of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of section headers.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of section footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether section headers are pinned to the edge.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var measures: [IndexPath: CGSize] = [:]
  private var places: [IndexPath: CGRect] = [:]
  private var heads: [(path: IndexPath, frame: CGRect, end: CGFloat)] = []
  private var extent = CGSize.zero

  open override var collectionViewContentSize: CGSize { extent }

  open override func prepare() {
    guard let view = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let across = isVertical ? view.layer.bounds.width : view.layer.bounds.height
    (places, heads) = ([:], [])
    var along: CGFloat = 0
    for section in 0..<view.numberOfSections { place(section, of: view, &along, across: across) }
    extent =
      isVertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let items = places.filter { $0.value.intersects(rect) }.sorted { $0.key < $1.key }.map {
      attributes($0.key, $0.value)
    }
    return items + heads.compactMap { pinned($0, in: rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places[indexPath].map { attributes(indexPath, $0) }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let size = collectionView?.layer.bounds.size else { return false }
    return scrollDirection == .vertical
      ? size.width != newBounds.width : size.height != newBounds.height
  }

  override func isGuessed(_ path: IndexPath) -> Bool {
    estimatedItemSize != .zero && measures[path] == nil
  }

  override func takeMeasure(_ size: CGSize, at path: IndexPath) -> Bool {
    let old = places[path]?.size
    measures[path] = size
    return old != size
  }

  override func rearrange(_ origins: [[IndexPath?]]) {
    let old = measures
    measures = [:]
    for (section, rows) in origins.enumerated() {
      for (row, origin) in rows.enumerated() {
        if let origin { measures[IndexPath(item: row, section: section)] = old[origin] }
      }
    }
  }

  private func size(_ path: IndexPath, of view: UICollectionView) -> CGSize {
    if let measured = measures[path] { return measured }
    if let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout {
      return delegate.collectionView(view, layout: self, sizeForItemAt: path)
    }
    if estimatedItemSize.width < 0 { return CGSize(width: 50, height: 50) }
    return estimatedItemSize == .zero ? itemSize : estimatedItemSize
  }

  private func place(
    _ section: Int, of view: UICollectionView, _ along: inout CGFloat, across: CGFloat
  ) {
    let isVertical = scrollDirection == .vertical
    let head = isVertical ? headerReferenceSize.height : headerReferenceSize.width
    let start = along
    along += head + (isVertical ? sectionInset.top : sectionInset.left)
    let first = isVertical ? sectionInset.left : sectionInset.top
    let last = across - (isVertical ? sectionInset.right : sectionInset.bottom)
    var (x, line): (CGFloat, CGFloat) = (first, 0)
    for item in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = size(path, of: view)
      let (breadth, length) =
        isVertical ? (size.width, size.height) : (size.height, size.width)
      if x > first && x + breadth > last + 0.01 {
        along += line + minimumLineSpacing
        (x, line) = (first, 0)
      }
      places[path] = CGRect(
        origin: isVertical ? CGPoint(x: x, y: along) : CGPoint(x: along, y: x), size: size)
      x += breadth + minimumInteritemSpacing
      line = max(line, length)
    }
    along += line + (isVertical ? sectionInset.bottom : sectionInset.right)
    guard head > 0 else { return }
    let frame =
      isVertical
      ? CGRect(x: 0, y: start, width: across, height: head)
      : CGRect(x: start, y: 0, width: head, height: across)
    heads.append((IndexPath(item: 0, section: section), frame, along))
  }

  private func pinned(
    _ head: (path: IndexPath, frame: CGRect, end: CGFloat), in rect: CGRect
  ) -> UICollectionViewLayoutAttributes? {
    var frame = head.frame
    if sectionHeadersPinToVisibleBounds, scrollDirection == .vertical, let view = collectionView {
      let top = view.layer.bounds.minY + view.adjustedContentInset.top
      frame.origin.y = min(max(frame.minY, top), max(frame.minY, head.end - frame.height))
    }
    guard frame.intersects(rect) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: head.path)
    attributes.frame = frame
    attributes.zIndex = 1
    return attributes
  }

  private func attributes(
    _ path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }
}
