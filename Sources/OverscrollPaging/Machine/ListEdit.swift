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
  /// The position among the rows of the same gap, in ascending order.
  var rank = 0.0
  /// The number of the latest load at the confirmation, which later loads exceed; nil while pending.
  var confirmation: Int?
  /// Whether a response that is newer than the confirmation has decided the place of the row.
  var isAnswered = false

  var isInsertion: Bool { if case .insert = change { true } else { false } }
  var isMove: Bool { if case .move = change { true } else { false } }
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

/// The place of a row: a gap between the rows that the source has returned.
///
/// A place depends on no other edit, except for a row that the app has named. Other edits can
/// therefore be rolled back without a change of the order.
enum RowPlace {
  enum End: String, Codable {
    case start
    case end
  }

  struct Neighbour {
    let id: AnyHashable
    /// Whether the neighbour precedes the row.
    let precedes: Bool
  }

  /// The resolved place in a list.
  struct Spot: Equatable {
    let gap: Int
    /// The end of the list that the row is at; nil if it is next to other rows.
    var end: End?

    /// The order in a list; rows of the list have odd numbers.
    func order(in count: Int) -> Int {
      switch end {
      case .start: -1
      case .end: 2 * count + 1
      case nil: 2 * gap
      }
    }
  }

  case end(End)
  /// At the end of the list, and next to a row as soon as that is in the list.
  case waiting(Neighbour)
  /// Next to the row that the app has named, or to the first of the source's rows that is in the
  /// list; otherwise at an end.
  case near(named: Neighbour?, [Neighbour], otherwise: End)

  /// The number of neighbours that are noted in each direction.
  private static var reach: Int { 16 }

  /// The place in a gap of a list.
  ///
  /// - Parameters:
  ///   - gap: The gap.
  ///   - list: The rows of the source.
  ///   - row: The row that is placed.
  ///   - named: The row that the app has named.
  ///   - end: The end of the list without any neighbour; nil for the nearer one.
  ///   - inserted: The inserted rows of a gap, which are neighbours once the source has them.
  init<Item>(
    _ gap: Int, in list: ItemList<Item>, of row: AnyHashable, beside named: Neighbour? = nil,
    otherwise end: End? = nil, inserted: (Int) -> [AnyHashable] = { _ in [] }
  ) {
    // A row directly after its own place in the list has no other neighbour that shows that.
    let followsItself = gap > 0 && list.id(list.items[gap - 1]) == row
    let isOther = { (id: AnyHashable) in id != row || followsItself }
    var (before, after): ([Neighbour], [Neighbour]) = ([], [])
    for index in stride(from: gap - 1, through: max(0, gap - Self.reach), by: -1) {
      let rows = [list.id(list.items[index])] + inserted(index).reversed()
      before += rows.filter(isOther).map { Neighbour(id: $0, precedes: true) }
    }
    for index in gap..<min(list.items.count, gap + Self.reach) {
      let rows = [list.id(list.items[index])] + inserted(index + 1)
      after += rows.filter(isOther).map { Neighbour(id: $0, precedes: false) }
    }
    let neighbours = named?.precedes == false ? after + before : before + after
    let end = end ?? (gap * 2 > list.items.count ? .end : .start)
    self =
      named == nil && neighbours.isEmpty
      ? .end(end) : .near(named: named, neighbours, otherwise: end)
  }

  /// Follows a row whose identity changes.
  mutating func rename(_ old: AnyHashable, to new: AnyHashable) {
    let renamed = { (row: Neighbour) in
      row.id == old ? Neighbour(id: new, precedes: row.precedes) : row
    }
    switch self {
    case .end: break
    case .waiting(let named): self = .waiting(renamed(named))
    case .near(let named, let neighbours, let end):
      self = .near(named: named.map(renamed), neighbours.map(renamed), otherwise: end)
    }
  }
}
