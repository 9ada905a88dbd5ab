import Foundation

/// The configuration of a list in a collection.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  /// The appearance of the list.
  public let appearance: Appearance
  /// Whether the list shows separators.
  public var showsSeparators = true

  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}
