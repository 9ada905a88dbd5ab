import Foundation

/// The sections and items of a list.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private(set) var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
  private(set) var reloaded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The sections.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items of all sections.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The number of items.
  public var numberOfItems: Int { itemIdentifiers.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// Returns the items of a section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }

  /// Appends items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sections.firstIndex { $0.id == sectionIdentifier } ?? sections.indices.last
    if let index { sections[index].items += identifiers }
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: beforeIdentifier) else { continue }
      sections[index].items.insert(contentsOf: identifiers, at: place)
    }
  }

  /// Deletes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { sections = [] }

  /// Marks items for a reload.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }

  /// Marks items for an update in their existing cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    for (section, each) in sections.enumerated() {
      if let row = each.items.firstIndex(of: item) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  mutating func forgetReloads() { reloaded = [] }

  /// Returns the index path that each item had in an older snapshot.
  func origins(in old: Self) -> [[IndexPath?]] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, each) in old.sections.enumerated() {
      for (row, item) in each.items.enumerated() {
        places[item] = IndexPath(row: row, section: section)
      }
    }
    return sections.map { $0.items.map { reloaded.contains($0) ? nil : places[$0] } }
  }
}
