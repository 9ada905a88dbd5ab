import Foundation

/// A list or grid of items, arranged by a layout.
///
/// `delegate` has the scroll view's type: a Swift subclass cannot narrow a property.
@MainActor open class UICollectionView: UIScrollView {
  /// The kind of a section header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout that arranges the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      connect()
    }
  }
  /// The data source.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The view behind the items.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView) }
  }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether items can be dragged.
  @available(tvOS, unavailable)
  open var hasActiveDrag: Bool { otherTouch == .drag }
  /// Whether the collection accepts drops.
  @available(tvOS, unavailable)
  open var hasActiveDrop: Bool { otherTouch == .drop }

  var layoutIsStale = true
  var counts: [Int] = []
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var extras: [IndexPath: UICollectionReusableView] = [:]
  var stripViews: [Int: StripView] = [:]
  var factories: [String: () -> UICollectionViewCell] = [:]
  var updates: TableUpdates?

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    connect()
  }

  /// Creates a collection without reading the archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    connect()
  }

  /// The number of sections.
  open var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// Reloads everything.
  open func reloadData() {
    for view in Array(cells.values) + Array(extras.values) { view.removeFromSuperview() }
    for view in stripViews.values { view.removeFromSuperview() }
    (cells, extras, stripViews) = ([:], [:], [:])
    counts = askedCounts()
    collectionViewLayout.rearrange(counts.map { Array(repeating: nil, count: $0) })
    layoutIsStale = true
    setNeedsLayout()
  }

  /// Returns the cell of a visible item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }
  /// The visible cells.
  open var visibleCells: [UICollectionViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
  /// The index paths of the visible items.
  open var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }

  /// Returns the index path of a visible cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  /// The visible cells, with those in sections that scroll sideways.
  private var shown: [IndexPath: UICollectionViewCell] {
    stripViews.values.reduce(into: cells) { $0.merge($1.cells) { one, _ in one } }
  }

  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath)
    attributes.map { $0.frame = flipped($0.frame) }
    return attributes
  }

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    scrollRectToVisible(frame, animated: animated)
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Lays out and measures the visible items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for _ in 0..<16 {
      prepareIfStale()
      guard measureVisibleItems() else { break }
      layoutIsStale = true
    }
    placeVisibleItems()
    placeBackground(backgroundView)
  }

  override func sizeChanged(from old: CGSize) {
    super.sizeChanged(from: old)
    layoutIsStale = true
  }

  override func insetAnimated() {
    for cell in visibleCells { AnimationBlock.note(cell, ["position"]) }
  }

  private func connect() {
    collectionViewLayout.collectionView = self
    layoutIsStale = true
    setNeedsLayout()
  }
}
