import Foundation

/// Where an item stands.
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The item.
  open var indexPath: IndexPath
  /// Where it stands.
  open var frame = CGRect.zero
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// How far it is in front.
  open var zIndex = 0
  /// Whether it is hidden.
  open var isHidden = false
  /// The kind of a view that is no item.
  open internal(set) var representedElementKind: String?

  /// Creates the attributes of an item.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  /// Creates the attributes of a section's view.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
  }

  /// How large it is.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}
