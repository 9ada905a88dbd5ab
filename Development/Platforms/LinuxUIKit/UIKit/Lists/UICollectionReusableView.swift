import Foundation

/// A reusable view of a collection.
@MainActor open class UICollectionReusableView: UIView {
  /// The reuse identifier.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Called with the attributes that the layout assigned.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the preferred attributes, based on those of the layout.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = sizeThatFits(layoutAttributes.size)
    return layoutAttributes
  }
}
