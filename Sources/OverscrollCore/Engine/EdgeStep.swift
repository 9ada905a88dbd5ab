/// One step of one edge: what the machine has to know of the scroll view, and what comes of it.
struct EdgeStep {
  /// When it happens, in seconds.
  let time: Double
  /// Whether a finger holds the content.
  let isHeld: Bool
  /// Whether the edge is in sight.
  let isVisible: Bool
  var effects: EdgeEffects

  /// Law 4: no offset write unless the edge is visible, and never while the finger is down.
  var movesContent: Bool { isVisible && !isHeld }
}

extension OverscrollEngine {
  /// Lets the machine of an edge make a step; nothing where there is no control.
  ///
  /// Kept as one function on purpose: inlined at its fourteen callers it triples the module.
  @inline(never)
  mutating func step(
    _ edge: OverscrollEdge, _ effects: inout OverscrollEffects,
    _ body: (inout EdgeMachine, inout EdgeStep) -> Void
  ) {
    var step = EdgeStep(
      time: now, isHeld: isHeld,
      isVisible: geometry.remaining(towards: edge, at: offset) == 0,
      effects: effects.edges[edge])
    // In its place, and not through the subscript: a machine is too large to be carried to and fro.
    switch edge {
    case .top: top?.make(&step, body)
    case .bottom: bottom?.make(&step, body)
    case .leading: leading?.make(&step, body)
    case .trailing: trailing?.make(&step, body)
    }
    effects.edges[edge] = step.effects
  }
}

extension EdgeMachine {
  fileprivate mutating func make(
    _ step: inout EdgeStep, _ body: (inout EdgeMachine, inout EdgeStep) -> Void
  ) {
    body(&self, &step)
  }
}
