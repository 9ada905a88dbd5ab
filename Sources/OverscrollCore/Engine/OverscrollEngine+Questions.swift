/// Properties of the edges that hosts, indicators and apps can read at any time.
extension OverscrollEngine {
  /// Whether scrolling is disabled because an edge with ``EdgeOptions/freezesContent`` has a run.
  package var isContentFrozen: Bool {
    isAttached
      && OverscrollEdge.allCases.contains {
        phase(of: $0) == .refreshing && options(of: $0)?.freezesContent == true
      }
  }

  /// Whether the app performs the current run itself, without the edge's action.
  package func runsElsewhere(_ edge: OverscrollEdge) -> Bool {
    runID(of: edge) != nil && self[edge]?.runsElsewhere == true
  }

  package func hasControl(at edge: OverscrollEdge) -> Bool {
    // A comparison with nil would link the machine's `==` into the module for the browser.
    if case .some = self[edge] { true } else { false }
  }

  /// The phase of an edge; idle if the edge has no control.
  package func phase(of edge: OverscrollEdge) -> OverscrollPhase {
    summary(at: edge)?.phase ?? .idle
  }

  /// The time at which an edge entered its phase, in seconds.
  package func phaseStart(of edge: OverscrollEdge) -> Double { self[edge]?.since ?? 0 }

  /// The pull divided by the trigger distance; 0 if no pull fires.
  package func progress(of edge: OverscrollEdge) -> Double { self[edge]?.progress ?? 0 }

  /// The pull of an edge beyond its extra inset, in points.
  package func pull(of edge: OverscrollEdge) -> Double { self[edge]?.pull ?? 0 }

  /// The pull that fires at an edge, in points; nil if its trigger is not a pull.
  ///
  /// It is limited to the pull of a finger that moves by one viewport.
  package func pullDistance(of edge: OverscrollEdge) -> Double? {
    guard let distance = self[edge]?.pullDistance, distance < .infinity else { return nil }
    return distance
  }

  /// The distance between the content and the base edge, in points; 0 if the content covers it.
  package func overscroll(past edge: OverscrollEdge) -> Double {
    summary(at: edge)?.overscroll ?? 0
  }

  /// The extra inset of an edge, with its motion; the engine calculates with the target, and the
  /// motion is only for display.
  package func insetMotion(of edge: OverscrollEdge) -> SettleMotion {
    self[edge]?.extraInset ?? .resting(at: 0)
  }

  /// The inset that a host adds at an edge to show the extra inset, in points.
  ///
  /// At the end of short content, the result also includes the part of the viewport that the
  /// content leaves empty. Without it, the content would scroll back over the indicator. The result
  /// changes with the extra inset and with the lengths. If the content grows while the extra inset
  /// is open, the empty part is included until the extra inset closes.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - isMirrored: Whether the axis counts from the opposite end. Short content is still at the
  ///     start of its view, so the empty part is at the edge where the list begins.
  /// - Returns: The inset, in points; 0 if there is no extra inset.
  package func extraInset(of edge: OverscrollEdge, isMirrored: Bool = false) -> Double {
    guard let machine = self[edge], machine.extraInset.target > 0 else { return 0 }
    let isBehindRoom = edge.isStart == isMirrored && (edge.isStart || !machine.isInline)
    guard isBehindRoom else { return machine.extraInset.target }
    let lengths = geometry[edge.axis]
    let grown = machine.isInline ? 0 : lengths.contentLength - machine.content.leastLength
    return machine.extraInset.target + lengths.room(besides: grown)
  }

  /// The armed progress of an edge, animated from 0 to 1.
  package func turn(of edge: OverscrollEdge) -> SettleMotion { self[edge]?.turn ?? .resting(at: 0) }

  /// The run that is in progress at an edge or waits for a window; nil if the edge has no run.
  package func runID(of edge: OverscrollEdge) -> RunID? { summary(at: edge)?.runID }

  /// The result of the last run of an edge; nil before the first run and during a run.
  package func result(of edge: OverscrollEdge) -> RefreshResult.Summary? { self[edge]?.result }

  /// The options of an edge; nil if the edge has no control.
  package func options(of edge: OverscrollEdge) -> EdgeOptions? { self[edge]?.options }

  /// Whether the indicator of an edge is hidden, by the app or by its options.
  package func isHidden(_ edge: OverscrollEdge) -> Bool { self[edge]?.isHidden ?? true }

  /// Whether the indicator of an edge lies in line with the content now.
  package func isInline(_ edge: OverscrollEdge) -> Bool { self[edge]?.isInline ?? false }

  package func isEnabled(_ edge: OverscrollEdge) -> Bool { self[edge]?.isEnabled ?? false }

  /// Whether a tap on the indicator of an edge runs its action, either again or to load the next
  /// page.
  package func canBeTapped(_ edge: OverscrollEdge) -> Bool { self[edge]?.canBeTapped ?? false }

  /// The position of an edge's indicator in the content, in points along the axis.
  ///
  /// The indicator is before or after the content; see ``EdgeOptions/Placement``.
  package func origin(of edge: OverscrollEdge) -> Double {
    self[edge]?.origin(in: geometry[edge.axis]) ?? 0
  }

  /// The progress of the back-to-top button: 0 is hidden, and 1 is visible.
  ///
  /// Views that move together with the button can use the same values.
  package var backToTop: SettleMotion { button?.motion ?? .resting(at: 0) }
}
