import Foundation
import OverscrollCore

/// The state of a list and its loads: a pure state machine, without tasks or clocks.
///
/// Each load has a ticket. Results with an outdated ticket are ignored.
struct PageMachine<Item, Cursor: Hashable & Sendable> {
  typealias Request = Paginator<Item, Cursor>.Request

  struct Ticket: Hashable, Sendable {
    let part: PagePart
    let number: Int
  }

  struct Load {
    let ticket: Ticket
    var request: Request
    /// The number of pages requested so far.
    var requests = 1
    /// The number of items added so far.
    var added = 0
    /// Whether a page did not fit, so that the page before it was requested.
    var hasFallenBack = false
    /// The items before the load, to determine whether a refresh changed anything.
    let before: [Item]
    let hadNext: Bool
    let wasBegun: Bool
    /// The failure before the load, which a cancellation restores.
    let failure: (any Error)?

    /// The part that the requested page is joined to.
    ///
    /// A released page is requested as before, also at the other end of the list.
    var part: PagePart { ticket.part == .first ? request.part : ticket.part }
    /// Whether a released page is loaded again at the other end than before.
    var isRepeated: Bool { part != request.part }
    /// The end of the list that the requested page is joined to.
    var end: RowPlace.End { part == .previous ? .start : .end }
  }

  /// The response to a request to load a part.
  enum Beginning {
    case refused(RefreshResult)
    case joined(Ticket)
    case started(Ticket, Request, overtaken: [Ticket])
  }

  /// The maximum number of pages per load, if they contain nothing new or do not fit.
  ///
  /// Eight pages are many requests for one pull, and more rows than users insert between two pages.
  static var mostRequests: Int { 8 }

  let options: PagingOptions
  var list: ItemList<Item>
  var next: Cursor?
  var previous: Cursor?
  var pages = LoadedPages<Item, Cursor>()
  /// When the first page was last loaded; nil since a reset.
  var updated: Date?
  var generation = 0
  var isBegun = false
  /// Whether the next first page replaces the list, whatever the options say.
  var replacesAll = false
  var loads: [PagePart: Load] = [:] { didSet { forgetEdits() } }
  /// The errors of the parts whose last load failed.
  var failures: [PagePart: any Error] = [:]
  /// The requests since the last restart; a source that repeats a cursor has reached its end.
  var answered: Set<Request> = []
  private(set) var ticketCount = 0
  var edits: EditLog<Item>
  var shown = ShownItems<Item>([])
  var revision = 0
  /// The end at which the last change inserted or released rows; nil after another change.
  var changedPart: PagePart?

  init(_ options: PagingOptions, id: @escaping (Item) -> AnyHashable) {
    self.options = options
    list = ItemList(id: id)
    edits = EditLog(id: id)
  }

  /// Begins to load a part, or joins the load in progress.
  ///
  /// Before the first page is loaded, the cursors of the other parts are unknown: it comes first.
  mutating func begin(_ part: PagePart) -> Beginning {
    let part = isBegun ? part : .first
    if let load = loads[part] { return .joined(load.ticket) }
    guard mayBegin(part) else { return .refused(.cancelled) }
    guard let request = request(for: part) else { return .refused(.noMore) }
    settleWaiting()
    edits.noteLoad()
    let overtaken = part == .first ? overtake() : []
    ticketCount += 1
    let ticket = Ticket(part: part, number: ticketCount)
    loads[part] = load(ticket, request)
    failures[part] = nil
    return .started(ticket, request, overtaken: overtaken)
  }

  func isCurrent(_ ticket: Ticket) -> Bool { loads[ticket.part]?.ticket == ticket }

  /// Handles a failed load; the items stay.
  mutating func failed(_ ticket: Ticket, _ error: any Error) -> RefreshResult {
    guard isCurrent(ticket) else { return .cancelled }
    loads[ticket.part] = nil
    failures[ticket.part] = error
    return RefreshResult(.failed, error: error)
  }

  /// Abandons a load, and restores the state before it.
  mutating func abandon(_ ticket: Ticket) {
    guard isCurrent(ticket), let load = loads.removeValue(forKey: ticket.part) else { return }
    failures[ticket.part] = load.failure
  }

  mutating func abandonAll() -> [Ticket] {
    let tickets = loads.values.map(\.ticket)
    tickets.forEach { abandon($0) }
    return tickets
  }

  mutating func reset() {
    edits.removeAll()
    list.replaceAll([])
    updateItems()
    (next, previous, failures, isBegun, replacesAll, updated) = (nil, nil, [:], false, false, nil)
    pages = LoadedPages()
    beginAnew()
  }

  /// Allows all requests again.
  mutating func beginAnew() {
    generation += 1
    answered = []
  }

  private func mayBegin(_ part: PagePart) -> Bool {
    switch options.concurrency {
    case .refreshCancelsLoads: part == .first || loads[.first] == nil
    case .oneAtATime: loads.isEmpty
    case .independent: true
    }
  }

  private func load(_ ticket: Ticket, _ request: Request) -> Load {
    Load(
      ticket: ticket, request: request, before: ticket.part == .first ? list.items : [],
      hadNext: self.request(for: .next) != nil, wasBegun: isBegun, failure: failures[ticket.part])
  }

  func request(for part: PagePart) -> Request? {
    switch part {
    case .first: .first
    case .next: pages.released[.end]?.last ?? next.map(Request.next)
    case .previous: pages.released[.start]?.last ?? previous.map(Request.previous)
    }
  }

  /// Handles the begin of a refresh, which may end other loads.
  private mutating func overtake() -> [Ticket] {
    guard options.concurrency != .independent else { return [] }
    beginAnew()
    return abandonAll()
  }
}
