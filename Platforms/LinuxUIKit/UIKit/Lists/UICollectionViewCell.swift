import Foundation

/// An item of a collection.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Where its content stands.
  public let contentView = UIView()
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a cell as from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !contentView.constraintList.isEmpty else { return size }
    return ConstraintSolver.fittingSize(of: contentView, width: size.width, height: nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
