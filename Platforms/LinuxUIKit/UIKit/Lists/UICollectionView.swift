import Foundation
import OverscrollSimulation

/// A list or grid of items that a layout puts in their places.
///
/// `delegate` is the scroll view's, as Swift lets no subclass narrow a property.
@MainActor open class UICollectionView: UIScrollView {
  /// The kind of a view above a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a view below a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What puts the items in their places.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      connect()
    }
  }
  /// Who knows the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The view behind the items.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView) }
  }
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether a finger carries items away.
  @available(tvOS, unavailable)
  open var hasActiveDrag: Bool { otherTouch == .drag }
  /// Whether a finger carries something over the items.
  @available(tvOS, unavailable)
  open var hasActiveDrop: Bool { otherTouch == .drop }

  var layoutIsStale = true
  var counts: [Int] = []
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var extras: [IndexPath: UICollectionReusableView] = [:]
  var factories: [String: () -> UICollectionViewCell] = [:]
  var updates: TableUpdates?

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    connect()
  }

  /// Creates a collection as from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    connect()
  }

  /// How many sections there are.
  open var numberOfSections: Int { counts.count }

  /// Returns how many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// Asks for everything anew.
  open func reloadData() {
    for view in Array(cells.values) + Array(extras.values) { view.removeFromSuperview() }
    (cells, extras) = ([:], [:])
    counts = askedCounts()
    collectionViewLayout.rearrange(counts.map { Array(repeating: nil, count: $0) })
    layoutIsStale = true
    setNeedsLayout()
  }

  /// Returns the cell of an item that shows.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The cells that show.
  open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  /// The paths of the items that show.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// Returns the path of a cell that shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns where an item stands.
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

  /// Takes another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Lays out the items that show, and finds out how large they are.
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
    guard facts.animatedInsetMovesCells else { return }
    for cell in visibleCells { AnimationBlock.note(cell, ["position"]) }
  }

  private func connect() {
    collectionViewLayout.collectionView = self
    layoutIsStale = true
    setNeedsLayout()
  }
}
