import Foundation

/// Sections and items, as they are to show.
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
  /// How many items there are.
  public var numberOfItems: Int { itemIdentifiers.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// Returns the items of a section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }

  /// Adds items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sections.firstIndex { $0.id == sectionIdentifier } ?? sections.indices.last
    if let index { sections[index].items += identifiers }
  }

  /// Puts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: beforeIdentifier) else { continue }
      sections[index].items.insert(contentsOf: identifiers, at: place)
    }
  }

  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  /// Takes all items and sections out.
  public mutating func deleteAllItems() { sections = [] }

  /// Asks for items anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }

  /// Asks for items anew, in the cells that they have.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }

  mutating func forgetReloads() { reloaded = [] }

  /// Returns for each item where it was in an older snapshot.
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
