import OverscrollCore
import Testing

@testable import OverscrollPaging

/// Which loads may begin, and the effects of their results, without any task.
@Suite struct PageMachineTests {
  typealias Machine = PageMachine<Post, Double>

  private func machine(
    _ concurrency: ConcurrentRunPolicy = .refreshCancelsLoads,
    _ renewal: PagingOptions.Renewal = .replace
  ) -> Machine {
    var options = PagingOptions(renewal: renewal)
    options.concurrency = concurrency
    return Machine(options) { $0.id }
  }

  private func started(_ beginning: Machine.Beginning) throws -> Machine.Ticket {
    guard case .started(let ticket, _, _) = beginning else { throw Broken() }
    return ticket
  }

  private func begun(
    _ concurrency: ConcurrentRunPolicy = .refreshCancelsLoads,
    _ renewal: PagingOptions.Renewal = .replace
  ) throws -> Machine {
    var machine = machine(concurrency, renewal)
    let ticket = try started(machine.begin(.first))
    _ = machine.answer(ticket, PaginatorPage([Post](1...3), next: 3, previous: 1))
    return machine
  }

  @Test("A list that was never loaded loads its first page", arguments: PagePart.allCases)
  func firstPageComesFirst(_ part: PagePart) throws {
    var machine = machine(.independent)
    guard case .started(let ticket, .first, _) = machine.begin(part) else { throw Broken() }
    for other in PagePart.allCases {
      guard case .joined(ticket) = machine.begin(other) else { throw Broken() }
    }
  }

  @Test("A part that is loading is not requested again")
  func partThatIsLoadingIsNotRequestedAgain() throws {
    for part in PagePart.allCases {
      var machine = try begun()
      let ticket = try started(machine.begin(part))
      guard case .joined(ticket) = machine.begin(part) else {
        Issue.record("It was asked for again.")
        return
      }
    }
  }

  /// Whether the second part may begin while the first one loads, and whether it overtakes it.
  @Test(
    "The policy decides which loads may begin beside others",
    arguments: ConcurrentRunPolicy.allCases)
  func policyDecidesWhichLoadsMayBeginBesideOthers(_ policy: ConcurrentRunPolicy) throws {
    for running in PagePart.allCases {
      for part in PagePart.allCases where part != running {
        var machine = try begun(policy)
        let ticket = try started(machine.begin(running))
        let beginning = machine.begin(part)
        switch (policy, running, part) {
        case (.independent, _, _), (.refreshCancelsLoads, .next, .previous),
          (.refreshCancelsLoads, .previous, .next):
          guard case .started(_, _, let overtaken) = beginning else { throw Broken() }
          #expect(overtaken.isEmpty)
          #expect(machine.isCurrent(ticket))
        case (.refreshCancelsLoads, _, .first):
          guard case .started(_, _, [ticket]) = beginning else { throw Broken() }
          #expect(!machine.isCurrent(ticket))
        default:
          guard case .refused(.cancelled) = beginning else { throw Broken() }
          #expect(machine.isCurrent(ticket))
        }
        #expect(machine.brokenInvariant() == nil)
      }
    }
  }

  @Test("A late page is ignored, whatever it contains") func aLatePageIsRefusedWhateverItBrings()
    throws
  {
    var machine = try begun()
    let late = try started(machine.begin(.next))
    let refresh = try started(machine.begin(.first))
    guard case .late = machine.answer(late, PaginatorPage([Post(9)])) else { throw Broken() }
    _ = machine.answer(refresh, PaginatorPage([Post(7)], next: 7))
    guard case .late = machine.answer(late, PaginatorPage([Post(9)])) else { throw Broken() }
    guard case .cancelled = machine.failed(late, Broken()) else { throw Broken() }
    #expect(machine.snapshot.items.ids == [7])
    #expect(machine.failures.isEmpty)
  }

  @Test("With independent parts, a page that was requested before the refresh does not fit")
  func withIndependentPartsPageThatWasRequestedBeforeRefreshDoesNotFit() throws {
    var machine = try begun(.independent)
    let page = try started(machine.begin(.next))
    let refresh = try started(machine.begin(.first))
    guard case .done(.updated, [page]) = machine.answer(refresh, PaginatorPage([Post(7)], next: 7))
    else { throw Broken() }
    guard case .late = machine.answer(page, PaginatorPage([Post(4)])) else { throw Broken() }
    #expect(machine.snapshot.items.ids == [7])
    #expect(machine.generation == 2)
  }

  @Test("A source that repeats a cursor has reached its end")
  func sourceThatRepeatsCursorHasReachedItsEnd() throws {
    var machine = try begun()
    let first = try started(machine.begin(.next))
    _ = machine.answer(first, PaginatorPage([Post(4)], next: 4))
    let second = try started(machine.begin(.next))
    guard case .done(.noMore, _) = machine.answer(second, PaginatorPage([Post(5)], next: 3))
    else { throw Broken() }
    #expect(machine.snapshot.hasMore == false)
  }

  @Test("A page with nothing new is followed by others, up to a limit")
  func aPageWithNothingNewIsFollowedByOthersButNotForEver() throws {
    var machine = try begun()
    let ticket = try started(machine.begin(.next))
    for number in 1..<Machine.mostRequests {
      guard
        case .again(.next(Double(3 + number))) = machine.answer(
          ticket, PaginatorPage([Post(3)], next: Double(3 + number)))
      else { throw Broken() }
    }
    guard case .done(.unchanged, _) = machine.answer(ticket, PaginatorPage([], next: 99))
    else { throw Broken() }
    #expect(machine.next == 99)
    #expect(machine.loads.isEmpty)
  }

  @Test("A first page without items is followed by the next one")
  func aFirstPageWithoutItemsIsFollowedByTheNextOne() throws {
    var machine = machine()
    let ticket = try started(machine.begin(.first))
    guard case .again(.next(5)) = machine.answer(ticket, PaginatorPage([], next: 5)) else {
      throw Broken()
    }
    guard case .done(.updated, _) = machine.answer(ticket, PaginatorPage([Post(6)], next: 6))
    else { throw Broken() }
    #expect(machine.snapshot.items.ids == [6])
  }

  @Test("A page that does not fit is requested from an earlier offset")
  func pageThatDoesNotFitIsRequestedFromEarlierOffset() throws {
    var machine = try begun()
    let ticket = try started(machine.begin(.next))
    guard
      case .again(.next(2)) = machine.answer(
        ticket, PaginatorPage([Post(9)], next: 9, fallback: 2))
    else { throw Broken() }
    guard
      case .done(.updated, _) = machine.answer(
        ticket, PaginatorPage([Post(3), Post(4)], next: 3, fallback: 1))
    else { throw Broken() }
    #expect(machine.snapshot.items.ids == [1, 2, 3, 4])
    #expect(machine.next == 3)
  }

  @Test("If the source may have moved the only known item, the page before it decides its position")
  func pageBeforeDecidesIfTheOnlyKnownItemMayHaveMoved() throws {
    var machine = try begun()
    let ticket = try started(machine.begin(.next))
    guard
      case .again(.next(2)) = machine.answer(
        ticket, PaginatorPage([Post(1), Post(4), Post(5)], next: 9, fallback: 2))
    else { throw Broken() }
    guard
      case .done(.updated, _) = machine.answer(
        ticket, PaginatorPage([Post(2), Post(3), Post(1), Post(4)], next: 3, fallback: 1))
    else { throw Broken() }
    #expect(machine.snapshot.items.ids == [1, 2, 3, 4])
  }

  @Test("After one earlier page, a page with a single known item is accepted")
  func pageWithSingleKnownItemIsAcceptedAfterOneEarlierPage() throws {
    var machine = try begun()
    let ticket = try started(machine.begin(.next))
    let page = PaginatorPage([Post(2), Post(4)], next: 9.0, fallback: 2)
    guard case .again(.next(2)) = machine.answer(ticket, page) else { throw Broken() }
    let earlier = PaginatorPage([Post(1), Post(2)], next: 3.0, fallback: 1)
    guard case .again(.next(3)) = machine.answer(ticket, earlier) else { throw Broken() }
    guard case .done(.updated, _) = machine.answer(ticket, page) else { throw Broken() }
    #expect(machine.snapshot.items.ids == [1, 2, 4, 3])
  }

  @Test("A page that never fits ends a load, and the next load continues")
  func pageThatNeverFitsEndsLoadAndNextLoadContinues() throws {
    var machine = try begun()
    let ticket = try started(machine.begin(.next))
    for number in 1..<Machine.mostRequests {
      _ = machine.answer(ticket, PaginatorPage([Post(9)], fallback: Double(-number)))
    }
    guard
      case .done(.unchanged, _) = machine.answer(ticket, PaginatorPage([Post(9)], fallback: -50))
    else { throw Broken() }
    #expect(machine.next == -50)
    #expect(machine.snapshot.items.ids == [1, 2, 3])
  }

  @Test("A page that is its own fallback is accepted") func pageThatIsItsOwnFallbackIsAccepted()
    throws
  {
    var machine = try begun()
    let ticket = try started(machine.begin(.next))
    guard case .done(.noMore, _) = machine.answer(ticket, PaginatorPage([Post(9)], fallback: 3))
    else { throw Broken() }
    #expect(machine.snapshot.items.ids == [1, 2, 3, 9])
  }

  /// Every sequence of six actions, with every policy and both kinds of renewal.
  @Test(
    "No sequence breaks an invariant", arguments: ConcurrentRunPolicy.allCases,
    PagingOptions.Renewal.allCases)
  func noSequenceBreaksAnInvariant(_ policy: ConcurrentRunPolicy, _ renewal: PagingOptions.Renewal)
    throws
  {
    var walk = Walk()
    walk.go(from: try begun(policy, renewal), tickets: [:], steps: 6)
    #expect(walk.count > 10_000)
    #expect(walk.broken == [])
  }

  /// Visits every sequence of a number of steps.
  private struct Walk {
    var count = 0
    var broken: Set<String> = []

    mutating func go(from machine: Machine, tickets: [PagePart: Machine.Ticket], steps: Int) {
      count += 1
      if let law = machine.brokenInvariant() { broken.insert(law) }
      guard steps > 0 else { return }
      for part in PagePart.allCases {
        var (next, held) = (machine, tickets)
        if case .started(let ticket, _, _) = next.begin(part) { held[part] = ticket }
        go(from: next, tickets: held, steps: steps - 1)
      }
      for (part, ticket) in tickets {
        for act in acts(ticket) {
          var (next, held) = (machine, tickets)
          act(&next)
          if !next.isCurrent(ticket) { held[part] = nil }
          go(from: next, tickets: held, steps: steps - 1)
        }
      }
    }

    private func acts(_ ticket: Machine.Ticket) -> [(inout Machine) -> Void] {
      [
        { _ = $0.answer(ticket, PaginatorPage([Post(4), Post(1)], next: 4, previous: 1)) },
        { _ = $0.answer(ticket, PaginatorPage([])) },
        { _ = $0.failed(ticket, Broken()) },
        { $0.abandon(ticket) },
      ]
    }
  }
}
