import OverscrollCore

/// The execution of loads; no other file creates tasks.
extension Paginator {
  /// A request, with the data that is needed to repeat it.
  struct Attempt: Sendable {
    let request: Request
    /// The time of the first attempt, in seconds of the clock.
    let begun: Double
    var retries = 0
    var delay = 0.0
  }

  func start(_ ticket: Machine.Ticket, _ request: Request, _ overtaken: [Machine.Ticket]) {
    end(overtaken)
    loads[ticket] = RunningLoad(run(ticket, attempt(request)))
    publish()
  }

  /// Ends loads that the machine has abandoned.
  func end(_ tickets: [Machine.Ticket], _ result: RefreshResult = .cancelled) {
    for ticket in tickets { loads.removeValue(forKey: ticket)?.end(result) }
  }

  /// Waits for the result of a load; returns early if the waiting task is cancelled.
  func result(of ticket: Machine.Ticket) async -> RefreshResult {
    let waiter = makeIdentity()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // An observer that was notified of the begin may have ended the load.
        guard loads[ticket] != nil else { return continuation.resume(returning: .cancelled) }
        loads[ticket]?.add(waiter, continuation)
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.leave(ticket, waiter) }
    }
  }

  /// Removes a waiter; a load without waiters is cancelled.
  private func leave(_ ticket: Machine.Ticket, _ waiter: Int) {
    loads[ticket]?.release(waiter)
    guard loads[ticket]?.waiting.isEmpty == true else { return }
    machine.abandon(ticket)
    end([ticket])
    publish()
  }

  private func attempt(_ request: Request) -> Attempt {
    Attempt(request: request, begun: options.clock.now)
  }

  /// The task does not retain the paginator while it waits, so a released paginator cancels it.
  private func run(_ ticket: Machine.Ticket, _ attempt: Attempt) -> Task<Void, Never> {
    Task { [weak self, fetch, clock = options.clock] in
      var attempt: Attempt? = attempt
      while let asked = attempt {
        if asked.delay > 0 { try? await clock.sleep(for: asked.delay) }
        if Task.isCancelled { return }
        let answer = await Self.answer(to: asked.request, by: fetch)
        for list in self?.lists ?? [] { await list.waitUntilIdle() }
        attempt = self?.take(answer, of: ticket, asked)
      }
    }
  }

  private nonisolated static func answer(
    to request: Request, by fetch: @Sendable (Request) async throws -> PaginatorPage<Item, Cursor>
  ) async -> Result<PaginatorPage<Item, Cursor>, any Error> {
    do { return .success(try await fetch(request)) } catch { return .failure(error) }
  }

  /// Handles a response, and returns the next attempt; nil if the load has ended.
  private func take(
    _ answer: Result<PaginatorPage<Item, Cursor>, any Error>, of ticket: Machine.Ticket,
    _ asked: Attempt
  ) -> Attempt? {
    switch answer {
    case .success(let page): take(page, of: ticket)
    case .failure(let error): take(error, of: ticket, asked)
    }
  }

  private func take(_ page: PaginatorPage<Item, Cursor>, of ticket: Machine.Ticket) -> Attempt? {
    switch machine.answer(ticket, page) {
    case .late: return nil
    case .again(let request):
      publish()
      return loads[ticket] == nil ? nil : attempt(request)
    case .done(let result, let overtaken):
      if ticket.part == .first { machine.updated = options.date() }
      finish(ticket, result, overtaken)
      return nil
    }
  }

  private func take(_ error: any Error, of ticket: Machine.Ticket, _ asked: Attempt) -> Attempt? {
    guard machine.isCurrent(ticket) else { return nil }
    if isCancellation(error) {
      machine.abandon(ticket)
      finish(ticket, .cancelled)
    } else if let retry = retry(asked, after: error) {
      return retry
    } else {
      finish(ticket, machine.failed(ticket, error))
    }
    return nil
  }

  private func retry(_ asked: Attempt, after error: any Error) -> Attempt? {
    let policy = options.retryPolicy
    guard let delay = policy.delay(after: error, failures: asked.retries, chance: chance()) else {
      return nil
    }
    var retry = asked
    retry.delay = delay
    retry.retries += 1
    let end = options.clock.now + retry.delay - asked.begun
    return end > options.retryTimeLimit ? nil : retry
  }

  private func chance() -> Double { Double(options.random.next() >> 11) * 0x1p-53 }

  /// Notifies the screen of new items before the waiting tasks continue.
  private func finish(
    _ ticket: Machine.Ticket, _ result: RefreshResult, _ overtaken: [Machine.Ticket] = []
  ) {
    let ended = loads.removeValue(forKey: ticket)
    end(overtaken)
    publish()
    releasePages(after: ticket.part)
    ended?.end(result)
  }

  /// Releases pages at the other end than that at which one was loaded.
  ///
  /// Each is published separately from the new rows, so that a list keeps its position.
  private func releasePages(after part: PagePart) {
    guard part != .first else { return }
    let (other, end) = part == .next ? (PagePart.previous, RowPlace.End.start) : (.next, .end)
    while let share = machine.releasableShare(at: end),
      lists.allSatisfy({ $0.isFar(other, share) }),
      machine.releasePage(at: end)
    {
      publish()
    }
  }
}
