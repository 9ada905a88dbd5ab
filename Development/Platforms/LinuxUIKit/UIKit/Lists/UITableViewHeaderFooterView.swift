import Foundation

/// A section header or footer.
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier.
  public let reuseIdentifier: String?
  private let label = UILabel()

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(label)
  }

  /// Creates a view without reading the archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// The label.
  open var textLabel: UILabel? { label }
}
