/// How a section of a compositional layout scrolls across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}

extension UICollectionView {
  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }
}

extension UICollectionView {
  /// The position to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// Bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// Left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// Right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}

extension UITableView {
  /// The animation of inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }
}

extension UITableView {
  /// The position to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }
}

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }
}

extension UITableViewCell {
  /// The accessory at the trailing end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }
}

extension UITableViewCell {
  /// The layout of a cell.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }
}

extension UITableViewCell {
  /// The style of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }
}

extension UITableViewCell {
  /// The style of the separators.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
    case singleLineEtched
  }
}
