/// What each event does to the machines.
extension OverscrollEngine {
  /// The machine of an edge; nil where there is no control.
  ///
  /// Not a `PerEdge`: to modify through two accessors costs a coroutine frame, and that is on the heap.
  subscript(edge: OverscrollEdge) -> EdgeMachine? {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    _modify {
      switch edge {
      case .top: yield &top
      case .bottom: yield &bottom
      case .leading: yield &leading
      case .trailing: yield &trailing
      }
    }
  }

  /// Carries an event out; says how far the content moved towards the bottom by it, in points.
  mutating func take(_ event: OverscrollEvent, _ effects: inout OverscrollEffects) -> Double {
    switch event {
    case .geometryChanged(let geometry): change(to: geometry, &effects)
    case .scrolled(let offset): return scroll(to: offset, &effects)
    case .dragBegan: beginDrag(&effects)
    case .dragEnded: endDrag(firing: true, &effects)
    case .dragCancelled: endDrag(firing: false, &effects)
    case .begin(let edge): begin(edge, &effects)
    case .end(let cycle, let outcome): end(cycle, outcome, &effects)
    case .cancel(let edge): cancel(edge, &effects)
    case .tapped(let edge): tap(edge, &effects)
    case .reset(let edge): reset(edge, &effects)
    case .frame: break
    }
    return 0
  }

  private mutating func change(to next: ScrollGeometry, _ effects: inout OverscrollEffects) {
    let grew = abs(next.contentLength - geometry.contentLength) > 0.5
    geometry = next
    for edge in OverscrollEdge.allCases {
      let distance = next.overscroll(past: edge, at: offset)
      step(edge, &effects) { machine, step in
        if grew { machine.gate.contentChanged() }
        machine.contentBecame(next.contentLength > 0, &step)
        machine.edgeMoved(past: distance, &step)
      }
    }
  }

  private mutating func scroll(to next: Double, _ effects: inout OverscrollEffects) -> Double {
    guard next.isFinite else { return 0 }
    let movement = reach(of: next) - reach(of: offset)
    offset = next
    for edge in OverscrollEdge.allCases {
      let distance = geometry.overscroll(past: edge, at: next)
      step(edge, &effects) { $0.scrolled(past: distance, &$1) }
    }
    return movement
  }

  /// How far down somebody has gone on purpose: what springs back from above the top is not that.
  private func reach(of offset: Double) -> Double { max(offset, geometry.firstOffset) }

  private mutating func beginDrag(_ effects: inout OverscrollEffects) {
    guard !isHeld else { return }
    isHeld = true
    for edge in OverscrollEdge.allCases {
      step(edge, &effects) { $0.dragBegan(&$1) }
    }
  }

  private mutating func endDrag(firing: Bool, _ effects: inout OverscrollEffects) {
    guard isHeld else { return }
    isHeld = false
    for edge in OverscrollEdge.allCases {
      if firing, phase(of: edge) == .armed { fire(edge, on: nil, &effects) }
      step(edge, &effects) { $0.dragEnded(&$1) }
    }
  }

  private mutating func begin(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    switch phase(of: edge) {
    case .refreshing, .noMore: break
    case .idle, .pulling, .armed, .ending, .failed: fire(edge, on: nil, &effects)
    }
  }

  private mutating func tap(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    switch phase(of: edge) {
    case .failed: fire(edge, on: nil, &effects)
    case .idle where self[edge]?.options.isInline == true: fire(edge, on: nil, &effects)
    default: break
    }
  }

  private mutating func end(
    _ cycle: OverscrollCycle, _ outcome: RefreshOutcome, _ effects: inout OverscrollEffects
  ) {
    for edge in OverscrollEdge.allCases {
      finishingStep(edge, &effects) { $0.end(cycle, outcome, &$1) }
    }
  }

  private mutating func cancel(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    step(edge, &effects) { $0.abandon(&$1) }
  }

  private mutating func reset(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    guard phase(of: edge) == .noMore || phase(of: edge) == .failed else { return }
    renew(edge, &effects)
  }
}
