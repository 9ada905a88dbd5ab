/// One step of one edge: what the machine has to know of the scroll view, and what comes of it.
struct EdgeStep {
  /// When it happens, in seconds.
  let time: Double
  let times: OverscrollTimes
  let view: EdgeView
  /// Whether what changes is there at once: what a layout brings does not slide in.
  var isInstant = false
  /// Whether an extra inset that is wholly open stays so as long as the edge is in sight.
  var keepsInset = false
  var effects: EdgeEffects
  /// Where the content has to go apart from an extra inset, in points.
  var destination: Double?
  /// Whether the pull itself has to fire, with the finger still down.
  var hasReached = false
}

/// How an edge lies in its scroll view.
struct EdgeView {
  let isHeld: Bool
  /// Whether the content moves by itself since a finger let it go.
  let isFlinging: Bool
  let isAttached: Bool
  let isPaused: Bool
  let hasPinnedHeaders: Bool
  /// Whether the run of another edge stands against one at this edge.
  let isBlocked: Bool
  /// The lengths of the scroll view along the edge's axis.
  let lengths: AxisGeometry
  /// How far the content lies past the base edge, in points.
  let overscroll: Double
  /// Where the base edge lies: the offset at which nothing is pulled, in points.
  let edgeOffset: Double
  /// How far outwards a larger offset leads: -1 at the edges where the content begins.
  let sign: Double
  /// Whether the edge is in sight.
  let isVisible: Bool

  /// Invariant 4: no offset write unless the edge is in sight, and never while the finger is down.
  var letsContentMove: Bool { isVisible && !isHeld && isAttached }

  /// The offset at which the content lies so far past the edge, in points.
  func offset(past distance: Double) -> Double { edgeOffset + sign * distance }
}

extension OverscrollEngine {
  /// Lets the machine of an edge make a step; nothing where there is no control.
  ///
  /// Never inlined: at its callers it would double the module for the browser.
  @inline(never)
  mutating func step(
    _ edge: OverscrollEdge, _ event: EdgeEvent, _ effects: inout OverscrollEffects
  ) {
    var step = EdgeStep(time: now, times: times, view: view(of: edge), effects: effects.edges[edge])
    // In its place, and not through the subscript: a machine is too large to be carried to and fro.
    switch edge {
    case .top: top?.take(event, &step)
    case .bottom: bottom?.take(event, &step)
    case .leading: leading?.take(event, &step)
    case .trailing: trailing?.take(event, &step)
    }
    effects.edges[edge] = step.effects
    if let offset = step.destination {
      effects.scroll[edge.axis] = .move(to: offset, over: times.expand)
    }
    // A pull that only goes further, or less far, changes no time.
    if !event.isScroll || !step.effects.onlyPullChanged { needsDeadline = true }
    if step.hasReached { fire(edge, .finger, &effects) }
  }

  func view(of edge: OverscrollEdge) -> EdgeView {
    let lengths = geometry[edge.axis]
    let offset = offset[edge.axis]
    return EdgeView(
      isHeld: isHeld, isFlinging: isFlinging, isAttached: isAttached, isPaused: isPaused,
      hasPinnedHeaders: hasPinnedHeaders, isBlocked: isBlocked(edge),
      lengths: lengths, overscroll: lengths.overscroll(past: edge, at: offset),
      edgeOffset: edge.isStart ? lengths.firstOffset : lengths.lastOffset,
      sign: edge.isStart ? -1 : 1,
      isVisible: lengths.shows(edge, at: offset))
  }
}
