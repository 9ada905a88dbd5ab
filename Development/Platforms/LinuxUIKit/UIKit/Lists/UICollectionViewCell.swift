import Foundation

/// A cell of a collection.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the content.
  public let contentView = UIView()
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is highlighted by a touch.
  open var isHighlighted = false

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a cell without reading the archive.
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
