import Foundation

/// The look of a list in a collection.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// Which kind of list it is.
  public enum Appearance: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  /// Which kind of list it is.
  public let appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators = true

  /// Creates a look.
  public init(appearance: Appearance) { self.appearance = appearance }
}
