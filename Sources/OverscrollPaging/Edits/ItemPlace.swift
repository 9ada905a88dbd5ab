/// The place of an inserted or moved row.
public struct ItemPlace: Sendable {
  enum Kind: Sendable {
    case start
    case end
    case before(any Hashable & Sendable)
    case after(any Hashable & Sendable)
  }

  let kind: Kind

  /// Before all loaded rows, also before rows that a refresh adds there later.
  public static let start = ItemPlace(kind: .start)
  /// After all loaded rows, also after pages that are loaded later.
  public static let end = ItemPlace(kind: .end)

  /// Directly before a row.
  ///
  /// The place is the end of the list until that row is loaded. If the row disappears later, the
  /// place is between the rows that were next to it.
  ///
  /// - Parameter id: The identity of the row, as of the paginator's key path.
  /// - Returns: The place.
  public static func before(_ id: some Hashable & Sendable) -> ItemPlace {
    ItemPlace(kind: .before(id))
  }

  /// Directly after a row; see ``before(_:)``.
  ///
  /// - Parameter id: The identity of the row, as of the paginator's key path.
  /// - Returns: The place.
  public static func after(_ id: some Hashable & Sendable) -> ItemPlace {
    ItemPlace(kind: .after(id))
  }
}
