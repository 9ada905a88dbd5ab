import Foundation

/// A row of a table.
@MainActor open class UITableViewCell: UIView {
  /// The reuse identifier.
  public let reuseIdentifier: String?
  /// The view that contains the content.
  public let contentView = UIView()
  /// The style of a selected cell.
  open var selectionStyle = SelectionStyle.default
  /// The accessory at the trailing end.
  open var accessoryType = AccessoryType.none
  /// The view at the trailing end.
  open var accessoryView: UIView?
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is highlighted by a touch.
  open var isHighlighted = false
  /// The background view.
  open var backgroundView: UIView?
  private let label = UILabel()
  private let detail = UILabel()

  /// Creates a cell.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    begin()
  }

  /// Creates a cell with a frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell without reading the archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    begin()
  }

  /// The label of a simple cell.
  open var textLabel: UILabel? { label }
  /// The second label of a simple cell.
  open var detailTextLabel: UILabel? { detail }

  /// Called before the cell is reused.
  open func prepareForReuse() {}

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if !contentView.constraintList.isEmpty {
      let height = ConstraintSolver.fittingSize(of: contentView, width: size.width, height: nil)
        .height
      return CGSize(width: size.width, height: height)
    }
    let text = label.sizeThatFits(CGSize(width: size.width - 32, height: 0)).height
    return CGSize(width: size.width, height: max(44, text + 22))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    if label.text != nil { label.frame = bounds.insetBy(dx: 16, dy: 0) }
  }

  private func begin() {
    addSubview(contentView)
    contentView.addSubview(label)
    label.isAccessibilityElement = false
    isAccessibilityElement = true
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label.text }
    set { super.accessibilityLabel = newValue }
  }
}
