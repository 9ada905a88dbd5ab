@testable import OverscrollPaging

/// A second machine that gets the same events, but without one edit.
///
/// After the edit was rolled back, both must show the same.
struct EditTwin {
  typealias Machine = EditStorm.Machine

  var machine: Machine
  /// Whether both machines have got the same requests so far.
  private(set) var isComparable = true
  private let missing: Int
  private let row: Int
  /// The numbers of the other edits in the twin.
  private var numbers: [Int: Int] = [:]

  init(_ machine: Machine, without edit: Int, of row: Int) {
    (self.machine, missing, self.row) = (machine, edit, row)
  }

  mutating func begin(_ part: PagePart, _ ticket: Machine.Ticket) {
    if case .started(ticket, _, _) = machine.begin(part) { return }
    isComparable = false
  }

  mutating func deliver(
    _ page: PaginatorPage<Post, Int>, _ ticket: Machine.Ticket, _ other: Machine.Answer
  ) {
    switch (machine.answer(ticket, page), other) {
    case (.again(let one), .again(let other)) where one == other: break
    case (.done, .done): break
    default: isComparable = false
    }
  }

  /// Releases pages; both machines must have released the same number.
  mutating func releasePages(at end: RowPlace.End, _ count: Int) {
    var released = 0
    while machine.releasePage(at: end) { released += 1 }
    if released != count { isComparable = false }
  }

  mutating func edit(_ id: AnyHashable, _ change: EditServer.Change, _ number: Int) {
    // Without the row, an edit next to it is elsewhere.
    if change.anchor == row || id == AnyHashable(row) { isComparable = false }
    numbers[number] = machine.edit(id, change.edit, at: change.place)
    if numbers[number] == nil { isComparable = false }
  }

  mutating func confirm(_ number: Int) { _ = machine.confirm(numbers[number] ?? number, as: nil) }

  mutating func rollBack(_ number: Int) { _ = machine.rollBack(numbers[number] ?? number) }

  func isRolledBack(with draft: EditStorm.Draft) -> Bool { draft.number == missing }

  func isConfirmed(with draft: EditStorm.Draft) -> Bool {
    draft.number == missing || draft.id == row && draft.number > missing
  }

  /// The difference after the edit was rolled back; nil if nothing differs.
  func difference(_ other: Machine, after draft: EditStorm.Draft) -> String? {
    guard draft.number == missing, isComparable, machine.items != other.items else { return nil }
    return "Rolled back, \(other.items.ids) is not \(machine.items.ids)."
  }
}

extension EditServer.Change {
  /// The edit of a machine.
  var edit: ListEdit<Post>.Change {
    switch self {
    case .insert(let post, _): .insert(post)
    case .update(let text): .update { $0.text = text }
    case .remove: .remove
    case .move: .move
    }
  }

  var modelled: RowModel.Change {
    switch self {
    case .insert(let post, _): .insert(post.text)
    case .update(let text): .update(text)
    case .remove: .remove
    case .move: .move
    }
  }

  var isInsertion: Bool { if case .insert = self { true } else { false } }

  private var spot: EditServer.Spot? {
    switch self {
    case .insert(_, let spot), .move(let spot): spot
    case .update, .remove: nil
    }
  }

  var place: ItemPlace? {
    switch spot {
    case .start: .start
    case .end: .end
    case .before(let id): .before(id)
    case .after(let id): .after(id)
    case nil: nil
    }
  }

  /// The row next to which the change places another one.
  var anchor: Int? {
    switch spot {
    case .before(let id), .after(let id): id
    case .start, .end, nil: nil
    }
  }
}

extension PageMachine {
  mutating func fail(_ ticket: Ticket) { _ = failed(ticket, Broken()) }
}

extension PageMachine.Answer where Cursor == Int {
  /// Whether a page with this fallback does not fit, so that the page before it is requested.
  func requests(_ fallback: Int?) -> Bool {
    if case .again(let request) = self {
      fallback != nil && request.cursor == fallback
    } else {
      false
    }
  }
}
