import EngineStorms
import OverscrollCore

@testable import OverscrollPaging

/// A client that edits rows while pages and refreshes are in flight, and a server that changes.
///
/// A storm follows a script of numbers, so that a script that fails can be shortened and repeated.
struct EditStorm {
  typealias Machine = PageMachine<Post, Int>

  /// One step: which action, and on what.
  struct Step: CustomStringConvertible {
    let action: Int
    let chance: Int

    var description: String { "(\(action), \(chance))" }
  }

  /// The rules of a storm.
  struct Rules: CustomStringConvertible, Sendable {
    var concurrency = ConcurrentRunPolicy.refreshCancelsLoads
    var renewal = PagingOptions.Renewal.replace
    /// Whether the source has offsets, and pages that overlap.
    var hasOffsets = false
    /// Whether the pages of the source name no previous one.
    var isOneEnded = false
    /// The number of pages beyond which some are released.
    var maximumPages: Int?

    var description: String {
      "\(concurrency) \(renewal)\(hasOffsets ? " by offset" : "")\(isOneEnded ? " one-ended" : "")"
        + (maximumPages.map { " \($0) pages" } ?? "")
    }
  }

  /// A request that the server has not answered.
  struct Call {
    let ticket: Machine.Ticket
    let request: Machine.Request
    /// The server's answer and its time; nil before the answer.
    var answer: (page: PaginatorPage<Post, Int>, moment: Int)?
  }

  /// An edit that waits for the server.
  struct Draft {
    let number: Int
    var id: Int
    let change: EditServer.Change
    /// Whether the server has accepted it; nil until it was sent.
    var isAccepted: Bool?
    /// The identity that the server gives to an inserted row; nil if it keeps its own.
    var newID: Int?
  }

  let rules: Rules
  var server: EditServer
  var machine: Machine
  var model = RowModel()
  var calls: [Call] = []
  var drafts: [Draft] = []
  var twin: EditTwin?
  /// The number of times that pages were released.
  private(set) var releaseCount = 0
  /// The number of loads so far.
  var loadCount = 0
  /// The moment since which no row may be missing; nil before the first page.
  var base: Int?
  /// The rows that the client has inserted, until a response contains them.
  var unplaced: Set<Int> = []
  private(set) var broken: String?

  init(_ rules: Rules) {
    self.rules = rules
    server = EditServer(40)
    var options = PagingOptions(renewal: rules.renewal)
    options.concurrency = rules.concurrency
    options.maximumPages = rules.maximumPages
    machine = Machine(options) { $0.id }
  }

  /// Steps that a seed selects.
  static func script(_ count: Int, seed: UInt64) -> [Step] {
    var chance = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      Step(action: Int(chance.below(40)), chance: Int(chance.below(1 << 30)))
    }
  }

  /// The first broken rule of a script, with the number of its step; nil if all hold.
  static func fault(_ script: [Step], _ rules: Rules) -> (String, Int)? {
    var storm = EditStorm(rules)
    for (index, step) in script.enumerated() {
      storm.play(step)
      if let broken = storm.broken { return (broken, index) }
    }
    storm.finish()
    return storm.broken.map { ($0, script.count) }
  }

  /// A short script that fails as well.
  static func shortened(_ script: [Step], _ rules: Rules) -> [Step] {
    guard let (_, index) = fault(script, rules) else { return script }
    var script = Array(script.prefix(index + 1))
    var size = script.count / 2
    while size > 0 {
      var start = 0
      while start < script.count {
        let shorter = Array(script[..<start] + script[min(script.count, start + size)...])
        if fault(shorter, rules) != nil { script = shorter } else { start += size }
      }
      size /= 2
    }
    return script
  }

  /// The effects of a script, step by step.
  static func trace(_ script: [Step], _ rules: Rules) -> [String] {
    var storm = EditStorm(rules)
    return script.map { step in
      let (calls, drafts) = (storm.calls.count, storm.drafts.count)
      storm.play(step)
      let draft = storm.drafts.count > drafts ? storm.drafts.last.map { "\($0)" } : nil
      let call = storm.calls.count > calls ? storm.calls.last.map { "\($0.request)" } : nil
      return "\(step.action): \(storm.machine.items.ids) of \(storm.machine.list.items.ids)"
        + " \(draft ?? "")\(call ?? "")\(storm.drafts.count - drafts)"
    }
  }

  mutating func fail(_ text: String) { broken = broken ?? text }

  mutating func play(_ step: Step) {
    let chance = step.chance
    switch step.action {
    // Few pages are released beside many pending edits, refreshes and loads in flight.
    case 23..<32 where rules.maximumPages != nil && chance % 8 > 1:
      loadPage(chance / 8 % 3 == 0 ? .previous : .next)
    case 38 where rules.maximumPages != nil: endEdits()
    case 0 where rules.maximumPages != nil && chance % 4 > 0: break
    case 0: begin(.first)
    case 1..<5: begin(.next)
    case 5, 6: begin(.previous)
    case 7..<11: serve(chance)
    case 11..<16: deliver(chance)
    case 16: failCall(chance)
    case 17: abandon(chance)
    case 18, 19: server.insert(chance)
    case 20: server.remove(chance)
    case 21: server.update(chance)
    // A merged refresh is for lists in which other users move no rows.
    case 22 where rules.renewal == .merge: break
    case 22: chance % 2 == 0 ? server.move(chance / 2) : server.restore(chance / 2)
    case 23..<26: edit(.remove, chance)
    case 26..<29: edit(insertion(chance), chance)
    case 29, 30: edit(.update("c\(chance)"), chance)
    case 31:
      if let row = row(chance), EditServer.isMovable(row) { edit(.move(spot(chance / 3)), chance) }
    case 32..<35: send(chance)
    case 35..<38: resolve(chance)
    case 38: rollBackAny(chance)
    default: seldom(chance)
    }
    if twin?.isComparable == false { twin = nil }
    inspect()
  }

  /// Loads a page at once.
  private mutating func loadPage(_ part: PagePart) {
    cancel()
    calls = []
    begin(part)
    while let call = calls.popLast() { deliver(page(call.request), server.moment, to: call) }
  }

  private mutating func seldom(_ chance: Int) {
    switch chance % 20 {
    case 0: reset()
    case 1..<6: cancel()
    default: break
    }
  }
}

/// Loads.
extension EditStorm {
  private mutating func begin(_ part: PagePart) {
    guard case .started(let ticket, let request, _) = machine.begin(part) else { return }
    loadCount += 1
    calls.append(Call(ticket: ticket, request: request))
    twin?.begin(part, ticket)
  }

  /// Lets the server answer a request; the answer is delivered later.
  private mutating func serve(_ chance: Int) {
    guard let index = calls.indices.filter({ calls[$0].answer == nil }).randomly(chance)
    else { return }
    calls[index].answer = (page(calls[index].request), server.moment)
  }

  func page(_ request: Machine.Request) -> PaginatorPage<Post, Int> {
    if rules.hasOffsets {
      return server.page(offset: request.cursor ?? 0, 4, overlappingItems: 3)
    }
    return rules.isOneEnded ? server.pageAfter(request.cursor, 4) : server.page(request, 4)
  }

  private mutating func deliver(_ chance: Int) {
    guard let index = calls.indices.filter({ calls[$0].answer != nil }).randomly(chance)
    else { return }
    let call = calls.remove(at: index)
    if let answer = call.answer { deliver(answer.page, answer.moment, to: call) }
  }

  private mutating func deliver(_ page: PaginatorPage<Post, Int>, _ moment: Int, to call: Call) {
    guard machine.isCurrent(call.ticket) else { return deliverLate(page, to: call) }
    let isFirst = call.ticket.part == .first && call.request == .first
    let answer = machine.answer(call.ticket, page)
    // Only a page that is loaded at its usual end has a fallback.
    let isUsual = call.ticket.part == .first || call.ticket.part == call.request.part
    let isFitting = isFirst || !(isUsual ? answer.requests(page.fallback) : waitsForLink(call))
    let floating = Set(
      machine.edits.edits.filter { $0.confirmation != nil && $0.isInsertion }.map(\.id))
    if isFitting {
      model.respond(
        page.items.map { ($0.id, $0.text) }, call.ticket.number,
        isKept: isFirst
          ? { [list = machine.list, rules] id in
            rules.renewal == .merge
              && (list.index(of: AnyHashable(id)) != nil || floating.contains(id))
          } : nil, now: loadCount)
      unplaced.subtract(page.items.ids)
    }
    if isFirst, rules.renewal == .replace || base == nil { base = moment }
    if isFirst, rules.renewal == .replace {
      // Only the client places the rows that an earlier refresh lacks.
      unplaced.formUnion(Set(machine.items.ids).subtracting(page.items.ids))
    }
    if case .again(let request) = answer {
      calls.append(Call(ticket: call.ticket, request: request))
    }
    twin?.deliver(page, call.ticket, answer)
    if case .done = answer { releasePages(after: call.ticket.part) }
  }

  /// Whether a released page was not joined, because the source has rows between it and the list.
  private func waitsForLink(_ call: Call) -> Bool {
    let released = machine.pages.released[
      call.ticket.part == .previous ? .start : .end, default: []]
    return released.dropLast().contains(call.request)
  }

  private mutating func releasePages(after part: PagePart) {
    guard part != .first else { return }
    let end = part == .next ? RowPlace.End.start : .end
    let before = machine
    var count = 0
    while machine.releasePage(at: end) { count += 1 }
    twin?.releasePages(at: end, count)
    releaseCount += count
    let rows = before.list.items.ids.filter { machine.list.index(of: AnyHashable($0)) == nil }
    guard !rows.isEmpty else { return }
    model.forget(rows)
    let (old, new) = (before.items.ids, machine.items.ids)
    let kept = old.filter(Set(new).contains)
    if new != kept { fail("A release changed \(old) to \(new).") }
  }

  private mutating func deliverLate(_ page: PaginatorPage<Post, Int>, to call: Call) {
    let before = machine.items
    _ = machine.answer(call.ticket, page)
    if machine.items != before { fail("A late response changed the list.") }
  }

  private mutating func failCall(_ chance: Int) {
    guard !calls.isEmpty else { return }
    let call = calls.remove(at: chance % calls.count)
    let before = machine.items
    _ = machine.failed(call.ticket, Broken())
    twin?.machine.fail(call.ticket)
    if machine.items != before { fail("A failure changed the list.") }
  }

  /// Cancels a load; its response may still arrive.
  private mutating func abandon(_ chance: Int) {
    guard let call = calls.randomly(chance) else { return }
    machine.abandon(call.ticket)
    twin?.machine.abandon(call.ticket)
  }

  private mutating func cancel() {
    _ = machine.abandonAll()
    _ = twin?.machine.abandonAll()
  }

  mutating func reset() {
    cancel()
    machine.reset()
    model.reset()
    (drafts, base, twin, unplaced) = ([], nil, nil, [])
  }
}

/// Edits.
extension EditStorm {
  /// A row that is shown, or that only the server has.
  private func row(_ chance: Int) -> Int? {
    // No task knows a new identity before the confirmation.
    if chance % 8 == 0, let id = server.posts.randomly(chance / 8)?.id {
      return drafts.contains { $0.newID == id } ? nil : id
    }
    return machine.items.randomly(chance / 8)?.id
  }

  private func spot(_ chance: Int) -> EditServer.Spot {
    switch (chance % 6, row(chance / 6)) {
    case (0, _), (_, nil): .start
    case (1, _): .end
    case (2, let id?), (3, let id?): .before(id)
    case (_, let id?): .after(id)
    }
  }

  private mutating func insertion(_ chance: Int) -> EditServer.Change {
    .insert(Post(server.makeID(), text: "i"), spot(chance / 5))
  }

  private mutating func edit(_ change: EditServer.Change, _ chance: Int) {
    var id = row(chance)
    if case .insert(let post, _) = change { id = post.id }
    guard let id else { return }
    let before = machine
    if change.isInsertion { unplaced.insert(id) }
    guard let number = machine.edit(AnyHashable(id), change.edit, at: change.place) else { return }
    model.add(RowModel.Edit(number: number, id: id, change: change.modelled))
    twin?.edit(AnyHashable(id), change, number)
    drafts.append(
      Draft(
        number: number, id: id, change: change,
        newID: chance % 3 == 0 && change.isInsertion ? server.makeID() : nil))
    checkTrace(before.items)
    if twin == nil, chance % 4 == 0 { twin = EditTwin(before, without: number, of: id) }
  }

  /// An edit that is rolled back at once changes nothing.
  private mutating func checkTrace(_ items: [Post]) {
    var copy = machine
    guard let last = drafts.last else { return }
    _ = copy.rollBack(last.number)
    if copy.items != items { fail("An edit that was rolled back at once left a trace.") }
  }

  /// Lets the server apply an edit, or refuse it.
  private mutating func send(_ chance: Int) {
    // The edits of a row are sent in order.
    let next = drafts.indices.filter { index in
      drafts[index].isAccepted == nil
        && !drafts[..<index].contains { $0.id == drafts[index].id && $0.isAccepted == nil }
    }
    guard let index = next.randomly(chance) else { return }
    var change = drafts[index].change
    if case .insert(var post, let spot) = change {
      post = Post(drafts[index].newID ?? post.id, text: post.text)
      change = .insert(post, spot)
    }
    drafts[index].isAccepted = server.apply(change, to: drafts[index].id)
  }

  /// Confirms an edit that the server has accepted, or rolls it back.
  private mutating func resolve(_ chance: Int) {
    // Confirming an edit confirms the earlier ones of its row, which the server must have accepted.
    let next = drafts.indices.filter { index in
      drafts[index].isAccepted == false
        || drafts[index].isAccepted == true
          && drafts[..<index].allSatisfy { $0.id != drafts[index].id || $0.isAccepted == true }
    }
    guard let index = next.randomly(chance) else { return }
    let draft = drafts.remove(at: index)
    draft.isAccepted == true ? confirm(draft) : rollBack(draft)
  }

  private mutating func rollBackAny(_ chance: Int) {
    guard let index = drafts.indices.filter({ drafts[$0].isAccepted == nil }).randomly(chance)
    else { return }
    rollBack(drafts.remove(at: index))
  }

  private mutating func confirm(_ draft: Draft) {
    let before = machine.items
    twin = twin.flatMap { $0.isConfirmed(with: draft) ? nil : $0 }
    if let id = draft.newID, case .insert(let post, _) = draft.change {
      twin = nil
      let post = Post(id, text: post.text)
      unplaced.insert(id)
      _ = machine.confirm(draft.number, as: post)
      model.confirm(draft.number, as: id, post.text, at: loadCount)
      for index in drafts.indices where drafts[index].id == draft.id { drafts[index].id = id }
      // A row that waits for the new identity at the end moves to it.
      if drafts.contains(where: { $0.change.anchor == id }) { return }
      return checkConfirmed(before.filter { $0.id != id && $0.id != draft.id }, without: id)
    }
    _ = machine.confirm(draft.number, as: nil)
    model.confirm(draft.number, at: loadCount)
    twin?.confirm(draft.number)
    checkConfirmed(before, without: nil)
  }

  private mutating func checkConfirmed(_ before: [Post], without id: Int?) {
    let shown = machine.items.filter { $0.id != id }
    if shown != before { fail("A confirmation changed \(before.ids) to \(shown.ids). \(drafts)") }
  }

  private mutating func rollBack(_ draft: Draft) {
    let before = machine.items
    let isPending = machine.isPending(draft.number)
    _ = machine.rollBack(draft.number)
    model.rollBack(draft.number)
    let others = { (items: [Post]) in items.filter { $0.id != draft.id } }
    if others(machine.items) != others(before) {
      fail("A rollback changed \(before.ids) to \(machine.items.ids). \(drafts) \(draft)")
    }
    if !isPending, machine.items != before { fail("An edit that had ended was rolled back.") }
    if isPending, let difference = twin?.difference(machine, after: draft) { fail(difference) }
    twin = twin.flatMap { $0.isRolledBack(with: draft) ? nil : $0 }
    twin?.rollBack(draft.number)
  }
}

/// The rules.
extension EditStorm {
  private mutating func inspect() {
    if let law = machine.brokenInvariant() { fail(law) }
    let shown = machine.items
    let expected = model.rows
    if let row = Set(shown.ids).subtracting(expected).min() { fail("\(row) must not be shown.") }
    if let row = expected.subtracting(shown.ids).min() { fail("\(row) is lost.") }
    for post in shown where model.text(post.id) != post.text {
      fail("\(post.id) is \(post.text), and not \(model.text(post.id) ?? "there").")
    }
    for draft in drafts where machine.isPending(draft.number) != model.isPending(draft.number) {
      fail("Edit \(draft.number) of \(draft.id) ends at another time.")
    }
    inspectOrder(shown)
    inspectGaps(shown)
  }

  /// Rows that only the server has placed, and that it never moves.
  private func isSteady(_ id: Int) -> Bool {
    !EditServer.isMovable(id) && !unplaced.contains(id) && !model.pending.contains { $0.id == id }
      && !machine.edits.edits.contains { $0.id == AnyHashable(id) }
  }

  private mutating func inspectOrder(_ shown: [Post]) {
    let steady = Set(shown.ids.filter { isSteady($0) })
    let order = server.posts.ids.filter(steady.contains)
    let there = shown.ids.filter { steady.contains($0) && server.contains($0) }
    if there != order { fail("Not in order: \(there), and not \(order).") }
  }

  /// A row that was there all the time between two rows that are shown.
  private mutating func inspectGaps(_ shown: [Post]) {
    guard let base else { return }
    let places = server.posts.ids
    let steady = shown.ids.filter { isSteady($0) }.compactMap { places.firstIndex(of: $0) }
    guard let first = steady.min(), let last = steady.max() else { return }
    let old = Set(server.posts(since: base).ids)
    for id in places[first...last] where old.contains(id) && isSteady(id) {
      if !shown.contains(where: { $0.id == id }) { fail("\(id) is missing.") }
    }
  }

  /// Ends everything, and loads the whole list.
  mutating func finish() {
    twin = nil
    endEdits()
    inspect()
    if rules.renewal == .merge { reset() }
    cancel()
    calls = []
    for part in [PagePart.first, .next, .previous] { loadAll(part) }
    if machine.items != server.posts { fail("In the end it is not what the server has.") }
    if !machine.edits.isEmpty { fail("An edit is left.") }
  }

  /// Ends all edits, as the server has decided.
  private mutating func endEdits() {
    for index in drafts.indices.reversed() where drafts[index].isAccepted == nil {
      rollBack(drafts.remove(at: index))
    }
    for draft in drafts where draft.isAccepted == false { rollBack(draft) }
    for draft in drafts where draft.isAccepted == true { confirm(draft) }
    drafts = []
  }

  private mutating func loadAll(_ part: PagePart) {
    for _ in 0..<200 where broken == nil {
      guard case .started(let ticket, let request, _) = machine.begin(part) else { return }
      var next: Machine.Request? = request
      while let request = next {
        guard case .again(let again) = machine.answer(ticket, page(request)) else { break }
        next = again
      }
      if part == .first { return }
    }
  }
}
