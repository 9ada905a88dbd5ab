/// A new share of an edge's inset.
public struct ShareChange: Equatable, Sendable {
  /// The way from the share before to the new one; its target is the share that counts from now on.
  public let motion: SettleMotion
  /// Whether the content is to move along: the edge is in sight and no finger holds the content.
  ///
  /// Where it is false, the host must not write the offset.
  public let movesContent: Bool
}

/// What a host has to do at one edge.
public struct EdgeEffects: Equatable, Sendable {
  /// The share changes.
  public internal(set) var share: ShareChange?
  /// The action has to run, as this cycle.
  public internal(set) var run: OverscrollCycle?
  /// The action of this cycle has to be cancelled; its result no longer counts.
  public internal(set) var cancelled: OverscrollCycle?
  /// A run was completed with this outcome.
  public internal(set) var finished: RefreshOutcome?
  /// The phase is another one than before.
  public internal(set) var phaseChanged = false
  /// The indicator has to be drawn again.
  public internal(set) var redraws = false
}

/// What a host has to do after an event.
public struct OverscrollEffects: Equatable, Sendable {
  /// What to do at each edge.
  public internal(set) var edges = PerEdge(repeating: EdgeEffects())
  /// Indicators move by themselves until this time, in seconds: frames are wanted until then.
  public internal(set) var movesUntil = 0.0
  /// The time, in seconds, at which the engine wants a ``OverscrollEvent/frame``, if none comes before.
  public internal(set) var wakeTime: Double?
}
