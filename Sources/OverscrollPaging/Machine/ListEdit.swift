struct ListEdit<Item> {
  enum Change {
    case insert(Item)
    case update((inout Item) -> Void)
    case remove
    case move

    /// Whether the edit may need to know that a row was removed, to insert it or rows next to it.
    var mayMeetRemoved: Bool {
      switch self {
      case .insert, .move: true
      case .update, .remove: false
      }
    }
  }

  let number: Int
  var id: AnyHashable
  var change: Change
  /// The place of an inserted or moved row; nil for other edits.
  var place: RowPlace?
  /// The number of the latest load at the confirmation, which later loads exceed; nil while pending.
  var confirmation: Int?
  /// Whether a response that is newer than the confirmation has decided the place of the row.
  var isAnswered = false

  var isInsertion: Bool { if case .insert = change { true } else { false } }
  var isRemoval: Bool { if case .remove = change { true } else { false } }

  /// A changed row, or nil if it is removed; a change of the identity is ignored.
  func applied(to item: Item?, _ id: (Item) -> AnyHashable) -> Item? {
    switch change {
    case .insert(let new): return item ?? new
    case .remove: return nil
    case .move: return item
    case .update(let update):
      guard let item else { return nil }
      var changed = item
      update(&changed)
      return id(changed) == self.id ? changed : item
    }
  }
}

/// The place of a row, relative to the rows that were near it.
enum RowPlace {
  enum End {
    case start
    case end
  }

  struct Neighbour {
    var id: AnyHashable
    /// Whether the neighbour precedes the row.
    let precedes: Bool
  }

  case end(End)
  /// Next to the first of these neighbours that is in the list; otherwise at an end.
  case near([Neighbour], otherwise: End)

  /// The number of neighbours that are noted in each direction.
  private static var reach: Int { 16 }

  /// The place between two rows.
  init(
    _ before: some Sequence<AnyHashable>, _ after: some Sequence<AnyHashable>, isNearEnd: Bool,
    prefersAfter: Bool = false
  ) {
    let before = before.prefix(Self.reach).map { Neighbour(id: $0, precedes: true) }
    let after = after.prefix(Self.reach).map { Neighbour(id: $0, precedes: false) }
    self = .near(
      prefersAfter ? after + before : before + after, otherwise: isNearEnd ? .end : .start)
  }

  /// Follows a row whose identity changes.
  mutating func rename(_ old: AnyHashable, to new: AnyHashable) {
    guard case .near(var neighbours, let end) = self else { return }
    for index in neighbours.indices where neighbours[index].id == old { neighbours[index].id = new }
    self = .near(neighbours, otherwise: end)
  }
}
