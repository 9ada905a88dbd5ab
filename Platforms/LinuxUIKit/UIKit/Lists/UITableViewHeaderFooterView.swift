import Foundation

/// What stands above or below a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// What it is used again for.
  public let reuseIdentifier: String?
  private let label = UILabel()

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(label)
  }

  /// Creates a view as from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// The label.
  open var textLabel: UILabel? { label }
}
