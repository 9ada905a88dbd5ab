import Foundation
import Testing

@testable import OverscrollPaging

/// Archives that are made and restored in the middle of storms of edits and pages.
@Suite struct ArchiveStormTests {
  typealias Machine = EditStorm.Machine

  @Test(
    "A restored list goes on like the original without its pending edits",
    arguments: EditStormTests.rules)
  func restoredListGoesOn(_ rules: EditStorm.Rules) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var storm = EditStorm(rules)
      for (index, step) in EditStorm.script(200, seed: seed).enumerated() {
        storm.play(step)
        guard index % 10 == 9, let difference = try Self.difference(storm) else { continue }
        Issue.record("\(rules), seed \(seed), step \(index): \(difference)")
        return
      }
    }
  }

  /// The difference between the list of a storm and the restored one; nil if there is none.
  private static func difference(_ storm: EditStorm) throws -> String? {
    guard let archive = storm.machine.archive(at: 0) else { return nil }
    let data = try JSONEncoder().encode(archive)
    var restored = Machine(storm.machine.options) { $0.id }
    restored.restore(try JSONDecoder().decode(Machine.Archive.self, from: data))
    var original = storm.machine
    _ = original.abandonAll()
    for edit in original.edits.edits where edit.confirmation == nil {
      _ = original.rollBack(edit.number)
    }
    // A restored list may ask for a page again that the source has repeated.
    original.answered = []
    // It does not know by which requests its rows were loaded either.
    let pages = original.pages
    original.pages.replaceAll(
      PaginatorPage([], next: original.next, previous: original.previous),
      original.loadedRows(original.list.items))
    original.pages.restore(pages.released)
    if restored.items != original.items { return "\(restored.items.ids), \(original.items.ids)" }
    // An archive knows the present neighbours of a placed row, and not those that are loaded later.
    let placed = Set(archive.placed.map { archive.items[$0.index].id })
    let steady = { (machine: Machine) in machine.items.filter { !placed.contains($0.id) } }
    for part in [.next, .previous, .next, .first] as [PagePart] {
      load(part, &original, storm)
      load(part, &restored, storm)
      if let broken = restored.brokenInvariant() { return broken }
      if steady(restored) != steady(original)
        || part != .first && Set(restored.items.ids) != Set(original.items.ids)
        || restored.next != original.next || restored.previous != original.previous
      {
        return "\(part): \(restored.items.ids) is not \(original.items.ids). \(placed)"
      }
    }
    return nil
  }

  /// Loads a part with the pages that the server has at present.
  private static func load(_ part: PagePart, _ machine: inout Machine, _ storm: EditStorm) {
    guard case .started(let ticket, var request, _) = machine.begin(part) else { return }
    while case .again(let again) = machine.answer(ticket, storm.page(request)) { request = again }
  }
}
