/// What hosts, indicators and apps may ask at any time.
extension OverscrollEngine {
  /// Whether an edge has a control.
  public func hasControl(at edge: OverscrollEdge) -> Bool {
    // A comparison with nil would bring the machine's whole equality into a small module.
    if case .some = self[edge] { true } else { false }
  }

  /// Where an edge stands; idle where there is no control.
  public func phase(of edge: OverscrollEdge) -> OverscrollPhase {
    summary(at: edge)?.phase ?? .idle
  }

  /// When an edge entered its phase, in seconds.
  public func phaseStart(of edge: OverscrollEdge) -> Double { self[edge]?.since ?? 0 }

  /// The pull as a part of the trigger distance; 0 where no pull fires.
  public func progress(of edge: OverscrollEdge) -> Double { self[edge]?.progress ?? 0 }

  /// The pull of an edge beyond what is held open, in points.
  public func pull(of edge: OverscrollEdge) -> Double { self[edge]?.pull ?? 0 }

  /// The pull that fires at an edge, in points; nil where no pull does.
  ///
  /// Never further than a finger can lead the content in its viewport.
  public func pullDistance(of edge: OverscrollEdge) -> Double? { self[edge]?.pullDistance }

  /// How far the content lies past the base edge, in points.
  public func overscroll(past edge: OverscrollEdge) -> Double {
    summary(at: edge)?.overscroll ?? 0
  }

  /// The extra inset of an edge's inset: its target is what counts, the rest is presentation.
  public func insetMotion(of edge: OverscrollEdge) -> SettleMotion {
    self[edge]?.extraInset ?? .resting(at: 0)
  }

  /// What an edge needs of its inset for the extra inset to be seen, in points.
  ///
  /// The extra inset; and, together with one that opens behind the viewport of a short list, the room that
  /// its content leaves: without that the content would come back over the indicator. Changes with the
  /// extra inset and with the lengths; but where content grows while an extra inset stands, the part stays until it goes.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - isMirrored: Whether the axis counts from the other end. Short content lies at the start of its
  ///     view all the same, and leaves its room at the edge where the list begins.
  /// - Returns: The part, in points; 0 without an extra inset.
  public func extraInset(of edge: OverscrollEdge, isMirrored: Bool = false) -> Double {
    guard let machine = self[edge], machine.extraInset.target > 0 else { return 0 }
    let isBehindRoom = edge.isStart == isMirrored && (edge.isStart || !machine.isInline)
    guard isBehindRoom else { return machine.extraInset.target }
    let lengths = geometry[edge.axis]
    let grown = machine.isInline ? 0 : lengths.contentLength - machine.content.leastLength
    return machine.extraInset.target + lengths.room(besides: grown)
  }

  /// How far an indicator has turned because letting go would fire: from 0 to 1.
  public func turn(of edge: OverscrollEdge) -> SettleMotion { self[edge]?.turn ?? .resting(at: 0) }

  /// The run that runs at an edge, or waits for a window.
  public func runID(of edge: OverscrollEdge) -> RunID? { summary(at: edge)?.runID }

  /// How the last run of an edge ended; nil before the first and while one runs.
  public func result(of edge: OverscrollEdge) -> ResultSummary? { self[edge]?.result }

  /// What an edge was set up to do.
  public func options(of edge: OverscrollEdge) -> EdgeOptions? { self[edge]?.options }

  /// Whether the indicator of an edge is not to be seen: the app hides it, or its options do.
  public func isHidden(_ edge: OverscrollEdge) -> Bool { self[edge]?.isHidden ?? true }

  /// Whether the app lets an edge run.
  public func isEnabled(_ edge: OverscrollEdge) -> Bool { self[edge]?.isEnabled ?? false }

  /// Whether a tap on the indicator of an edge does something: tries again, or loads a page.
  public func canBeTapped(_ edge: OverscrollEdge) -> Bool { self[edge]?.canBeTapped ?? false }

  /// Whether an edge is on its way to its rest, so that an app may leave the offset alone.
  public func isSettling(_ edge: OverscrollEdge) -> Bool {
    guard let machine = self[edge] else { return false }
    return machine.state.phase == .ending || !machine.extraInset.isSettled(at: now)
  }

  /// Where the indicator of an edge begins in the content, in points along the axis.
  ///
  /// Before the content, or after it: see ``EdgeOptions/Placement``.
  public func origin(of edge: OverscrollEdge) -> Double {
    self[edge]?.origin(in: geometry[edge.axis]) ?? 0
  }

  /// How the button that leads back to the top rises or sinks: from 0, hidden, to 1.
  ///
  /// What rides with the button takes the same numbers.
  public var backToTop: SettleMotion { button?.motion ?? .resting(at: 0) }

  /// Whether the result of a run still counts: it runs, and has not been answered yet.
  ///
  /// A host asks this before it lets the app put a result into its list.
  public func isCurrent(_ runID: RunID) -> Bool {
    OverscrollEdge.allCases.contains { edge in
      guard case .refreshing(let run)? = self[edge]?.state else { return false }
      return run.runID == runID && run.answer == nil
    }
  }
}
