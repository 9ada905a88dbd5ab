import Foundation

/// A view that a collection uses again.
@MainActor open class UICollectionReusableView: UIView {
  /// What it is used again for.
  open internal(set) var reuseIdentifier: String?

  /// It is about to be used again.
  open func prepareForReuse() {}

  /// It stands where the layout says.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns what it wants for what the layout says.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = sizeThatFits(layoutAttributes.size)
    return layoutAttributes
  }
}
