import OverscrollCore

/// What is known of a list, and what is being loaded: a pure machine, without tasks or clocks.
///
/// A load has a ticket. What comes back with one that does not count any more is refused, whoever sends it.
struct PageMachine<Item: Sendable, Cursor: Hashable & Sendable> {
  typealias Request = Paginator<Item, Cursor>.Request

  /// The identity of a load.
  struct Ticket: Hashable, Sendable {
    let part: PagePart
    fileprivate let number: Int
  }

  /// A load that is under way.
  struct Load {
    let ticket: Ticket
    var request: Request
    /// How many pages it has asked for.
    var requests = 1
    /// How many items it has brought.
    var added = 0
    /// What there was when it began, to tell whether a refresh has brought anything.
    let before: [Item]
    let hadNext: Bool
    let wasBegun: Bool
  }

  /// What comes of the wish to load a part.
  enum Beginning {
    case refused(PageResult)
    case joined(Ticket)
    case started(Ticket, Request, overtaken: [Ticket])
  }

  /// How many pages a load asks for at most, where they bring nothing new or do not fit.
  ///
  /// Eight pages are many requests for one pull, and more rows than anybody puts in between two of them.
  static var mostRequests: Int { 8 }

  let options: PagingOptions
  var list: ItemList<Item>
  var next: Cursor?
  var previous: Cursor?
  var generation = 0
  /// Whether a first page has come.
  var isBegun = false
  var loads: [PagePart: Load] = [:]
  var failure: (error: any Error, part: PagePart)?
  /// What has been answered since the list was begun anew: a source that leads in a circle is at its end.
  var answered: Set<Request> = []
  private var ticketCount = 0

  init(_ options: PagingOptions, id: @escaping (Item) -> AnyHashable) {
    self.options = options
    list = ItemList(id: id)
  }

  /// Asks for a part; one that is being loaded is not asked for again.
  mutating func begin(_ part: PagePart) -> Beginning {
    if let load = loads[part] { return .joined(load.ticket) }
    guard mayBegin(part) else { return .refused(.cancelled) }
    guard let request = request(for: part) else { return .refused(.noMore) }
    let overtaken = part == .first ? overtake() : []
    ticketCount += 1
    let ticket = Ticket(part: part, number: ticketCount)
    loads[part] = load(ticket, request)
    if failure?.part == part { failure = nil }
    return .started(ticket, request, overtaken: overtaken)
  }

  func isCurrent(_ ticket: Ticket) -> Bool { loads[ticket.part]?.ticket == ticket }

  /// A load went wrong; what was there stays.
  mutating func failed(_ ticket: Ticket, _ error: any Error) -> PageResult {
    guard isCurrent(ticket) else { return .cancelled }
    loads[ticket.part] = nil
    failure = (error, ticket.part)
    return .failed(error)
  }

  /// A load is given up; all is as if it had not been asked for.
  mutating func abandon(_ ticket: Ticket) {
    if isCurrent(ticket) { loads[ticket.part] = nil }
  }

  /// Gives up what is being loaded.
  mutating func abandonAll() -> [Ticket] {
    defer { loads = [:] }
    return loads.values.map(\.ticket)
  }

  /// Forgets everything.
  mutating func reset() {
    list.replaceAll([])
    (next, previous, failure, isBegun) = (nil, nil, nil, false)
    beginAnew()
  }

  /// What was asked for until now may be asked for again.
  mutating func beginAnew() {
    generation += 1
    answered = []
  }

  private func mayBegin(_ part: PagePart) -> Bool {
    // Nothing is loaded before the first page is there: nobody knows what would follow.
    guard part == .first || isBegun else { return false }
    return switch options.overlap {
    case .refreshWins: part == .first || loads[.first] == nil
    case .exclusive: loads.isEmpty
    case .independent: true
    }
  }

  private func load(_ ticket: Ticket, _ request: Request) -> Load {
    Load(
      ticket: ticket, request: request, before: ticket.part == .first ? list.items : [],
      hadNext: next != nil, wasBegun: isBegun)
  }

  func request(for part: PagePart) -> Request? {
    switch part {
    case .first: .first
    case .next: next.map(Request.next)
    case .previous: previous.map(Request.previous)
    }
  }

  /// A refresh begins: what that means for the others.
  private mutating func overtake() -> [Ticket] {
    guard options.overlap != .independent else { return [] }
    beginAnew()
    return abandonAll()
  }
}
