/// The rows that a list shows: presence and value, without any positions.
///
/// An independent, slow implementation of the contract of edits, row by row.
struct RowModel {
  enum Change: Equatable {
    case insert(String)
    case update(String)
    case remove
    case move
  }

  struct Edit {
    let number: Int
    var id: Int
    var change: Change
    /// The number of loads that had begun at the confirmation.
    var time = 0

    func applied(to text: String?) -> String? {
      switch change {
      case .insert(let new): text ?? new
      case .update(let new): text.map { _ in new }
      case .remove: nil
      case .move: text
      }
    }
  }

  /// The values of the rows that the source has returned, with the confirmed edits.
  private(set) var base: [Int: String] = [:]
  private(set) var pending: [Edit] = []
  private var confirmed: [Edit] = []

  /// The value of a row; nil if it is not shown.
  func text(_ id: Int) -> String? {
    pending.reduce(base[id]) { $1.id == id ? $1.applied(to: $0) : $0 }
  }

  /// The rows that are shown.
  var rows: Set<Int> { Set((Array(base.keys) + pending.map(\.id)).filter { text($0) != nil }) }

  func isPending(_ number: Int) -> Bool { pending.contains { $0.number == number } }

  mutating func add(_ edit: Edit) { pending.append(edit) }

  mutating func rollBack(_ number: Int) { pending.removeAll { $0.number == number } }

  mutating func confirm(_ number: Int, at time: Int) {
    guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
    let row = pending[index].id
    for edit in pending[...index] where edit.id == row { settle(edit, at: time) }
    pending.removeAll { $0.id == row && $0.number <= number }
  }

  private mutating func settle(_ edit: Edit, at time: Int) {
    base[edit.id] = edit.applied(to: base[edit.id])
    var edit = edit
    edit.time = time
    confirmed.append(edit)
  }

  /// Confirms an insertion whose row gets another identity.
  mutating func confirm(_ number: Int, as id: Int, _ text: String, at time: Int) {
    guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
    let old = pending[index].id
    for index in pending.indices where pending[index].id == old { pending[index].id = id }
    pending[index].change = .insert(text)
    confirm(number, at: time)
  }

  mutating func reset() { self = RowModel() }

  /// Forgets rows that were released.
  mutating func forget(_ rows: [Int]) { for row in rows { base[row] = nil } }

  /// A response of a load before which a number of loads had begun.
  ///
  /// - Parameters:
  ///   - rows: The rows, with their values.
  ///   - began: The number of the load.
  ///   - isKept: Whether a refresh keeps a row that it does not contain; nil for other loads.
  ///   - now: The number of loads so far.
  mutating func respond(
    _ rows: [(id: Int, text: String)], _ began: Int, isKept: ((Int) -> Bool)?, now: Int
  ) {
    let returned = Dictionary(rows.map { ($0.id, $0.text) }, uniquingKeysWith: { _, last in last })
    for (id, text) in returned {
      let text = upToDate(id, text, began)
      if text != nil || isKept != nil { base[id] = text }
    }
    if let isKept {
      for id in Set(base.keys).union(confirmed.map(\.id)) where returned[id] == nil {
        if !isKept(id) { base[id] = upToDate(id, nil, began) }
      }
    }
    for edit in pending {
      guard case .insert = edit.change, base[edit.id] != nil, returned[edit.id] != nil,
        pending.first(where: { $0.id == edit.id })?.number == edit.number
      else { continue }
      settle(edit, at: now)
      rollBack(edit.number)
    }
  }

  private func upToDate(_ id: Int, _ text: String?, _ began: Int) -> String? {
    confirmed.filter { $0.id == id && $0.time >= began }.reduce(text) { $1.applied(to: $0) }
  }
}
