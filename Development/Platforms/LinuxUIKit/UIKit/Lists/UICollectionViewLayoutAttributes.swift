import Foundation

/// The geometry and appearance of an item.
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The index path of the item.
  open var indexPath: IndexPath
  /// The frame.
  open var frame = CGRect.zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The position along the z axis; larger values are in front.
  open var zIndex = 0
  /// Whether the item is hidden.
  open var isHidden = false
  /// The kind of a supplementary view; nil for items.
  open internal(set) var representedElementKind: String?

  /// Creates the attributes of an item.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  /// Creates the attributes of a supplementary view.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
  }

  /// The size.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}
