/// The rules between edges: how starting and ending a run affects other edges.
extension OverscrollEngine {
  /// Begins a run at an edge, unless a run at another edge prevents it.
  mutating func requestRun(
    _ edge: OverscrollEdge, by cause: RunCause, _ effects: inout OverscrollEffects
  ) {
    guard let summary = summary(at: edge), !isBlocked(edge) else { return }
    if summary.purpose == .refresh {
      for edge in OverscrollEdge.allCases { modify(edge) { $0?.stopFilling() } }
      if concurrency == .refreshCancelsLoads { overtakeLoads(&effects) }
    }
    lastRunID &+= 1
    step(.fired(RunID(number: lastRunID), cause), at: edge, &effects)
  }

  /// Whether a run at another edge prevents one at this edge.
  @inline(never)
  func isBlocked(_ edge: OverscrollEdge) -> Bool {
    switch concurrency {
    case .refreshCancelsLoads:
      summary(at: edge)?.purpose == .load
        && OverscrollEdge.allCases.contains { isRunning($0, for: .refresh) }
    case .oneAtATime: OverscrollEdge.allCases.contains { $0 != edge && runID(of: $0) != nil }
    case .independent: false
    }
  }

  /// A run ended.
  ///
  /// Triggers need to be evaluated, and the result of a refresh changes the edges that load.
  @inline(never)
  mutating func runEnded(
    at edge: OverscrollEdge, with result: RefreshResult.Summary, _ effects: inout OverscrollEffects
  ) {
    evaluation.request()
    guard summary(at: edge)?.purpose == .refresh else { return }
    for other in OverscrollEdge.allCases where summary(at: other)?.purpose == .load {
      spread(result, to: other, &effects)
    }
  }

  /// The list was loaded, and rows that this has brought are there.
  ///
  /// A list without rows may load the next page, which may have the first ones.
  mutating func listLoaded(_ effects: inout OverscrollEffects) {
    for edge in OverscrollEdge.allCases
    where summary(at: edge)?.purpose == .load && !geometry[edge.axis].hasRows {
      step(.loaded, at: edge, &effects)
      evaluation.request()
    }
  }

  /// An updated list starts again, an unchanged list keeps its end, and a failure changes nothing.
  @inline(never)
  private mutating func spread(
    _ result: RefreshResult.Summary, to edge: OverscrollEdge, _ effects: inout OverscrollEffects
  ) {
    switch result.kind {
    case .updated: step(.renewed, at: edge, &effects)
    case .unchanged: if phase(of: edge) == .failed { step(.renewed, at: edge, &effects) }
    case .noMore: step(.refreshFoundEnd, at: edge, &effects)
    case .failed, .cancelled: break
    }
  }

  /// Cancels the pages that are loading.
  ///
  /// When the refresh ends, it requests an evaluation.
  private mutating func overtakeLoads(_ effects: inout OverscrollEffects) {
    for edge in OverscrollEdge.allCases where isRunning(edge, for: .load) {
      step(.overtaken, at: edge, &effects)
    }
  }
}
