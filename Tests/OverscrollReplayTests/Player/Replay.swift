import OverscrollCore

/// The result of playing a scenario.
struct Played {
  let trace: [TraceEntry]
  /// The first broken invariant, with the step after which it was broken.
  let brokenInvariant: String?
}

/// Plays a scenario on the UIKit host, and records the visible state after each step.
@MainActor
struct Replay {
  /// The number of equal steps in which the content returns to rest.
  static var settleSteps: Int { 8 }
  /// The maximum number of restarts of the return if the library moves the content.
  static var settlePasses: Int { 4 }

  private let scenario: Scenario
  private var host: UIKitReplayHost
  private(set) var trace: [TraceEntry] = []
  /// The first broken invariant, with the step after which it was broken.
  private(set) var brokenInvariant: String?
  /// The edges that the app hides; kept when a control is removed and attached again.
  private var isHidden = PerEdge(repeating: false)
  /// The edges to hide when their run ends.
  private var hidesLater = PerEdge(repeating: false)
  /// Whether the finger touches again so soon that the list does not notice the release.
  private var isCaughtAgain = false
  /// The insets that other code has saved.
  private var savedInset = PerEdge(repeating: 0.0)
  /// The last visible state of each control, kept after its removal.
  private var looks = PerEdge<ReplayLook?>(repeating: nil)

  init(_ scenario: Scenario, on host: UIKitReplayHost) {
    self.scenario = scenario
    self.host = host
  }

  /// Plays a scenario on a host.
  static func play(_ scenario: Scenario, on host: UIKitReplayHost) -> Played {
    var replay = Replay(scenario, on: host)
    replay.play()
    return Played(trace: replay.trace, brokenInvariant: replay.brokenInvariant)
  }

  /// Plays all steps.
  mutating func play() {
    for component in scenario.components {
      isHidden[component.edge] = component.hidden
      attach(component)
    }
    host.runQueue(finishingMotions: true)
    record(-1, "initial")
    for (number, step) in scenario.steps.enumerated() {
      play(step.step, before: number + 1)
      hideEndedControls()
      record(number, step.op)
    }
  }

  // MARK: Steps

  private mutating func play(_ step: Scenario.Step, before next: Int) {
    switch step {
    case .dragBegin: beginDrag()
    case .dragEnd: endDrag(before: next)
    case .dragCancel: host.cancelDrag()
    case .offset(let offsets): host.place(at: offsets)
    case .settle: settle()
    case .tick: host.runQueue(finishingMotions: true)
    case .runloop: host.runQueue(finishingMotions: false)
    case .advance(let seconds): host.advance(by: seconds)
    case .window(let isThere): host.setInWindow(isThere)
    case .rows(let count): host.setRows(count)
    case .saveContentInset: savedInset = host.contentInset
    case .contentSize, .viewport, .contentInset, .addContentInset, .restoreContentInset,
      .systemInset:
      resize(step)
    default: request(step)
    }
  }

  private mutating func request(_ step: Scenario.Step) {
    switch step {
    case .begin(let edge): host.begin(edge, revealing: component(at: edge)?.kind == .trailer)
    case .end(let edge): end(edge)
    case .endNoMore(let edge): host.endNoMore(edge)
    case .resetNoMore(let edge): host.resetNoMore(edge)
    case .tap(let edge): host.tap(edge)
    case .hide(let edge): hide(edge)
    case .show(let edge): show(edge)
    case .remove(let edge): host.setComponent(nil, at: edge)
    case .attach(let edge): if let component = component(at: edge) { attach(component) }
    default: break
    }
  }

  private mutating func resize(_ step: Scenario.Step) {
    switch step {
    case .contentSize(let lengths):
      host.setContentSize(host.contentSize.with(lengths))
    case .viewport(let lengths): host.setViewport(host.viewport.with(lengths))
    case .contentInset(let insets):
      host.setContentInset(host.contentInset.with(insets) { _, new in new })
    case .addContentInset(let insets): host.setContentInset(host.contentInset.with(insets, +))
    case .restoreContentInset(let insets):
      host.setContentInset(host.contentInset.with(savedInset.with(insets, +), where: insets))
    case .systemInset(let insets):
      host.setSystemInset(host.systemInset.with(insets) { _, new in new })
    default: break
    }
  }

  private mutating func attach(_ component: Scenario.Component) {
    host.setComponent(component, at: component.edge)
    if isHidden[component.edge] { host.setHidden(true, component.edge) }
  }

  /// Returns the content to rest without a finger.
  private mutating func settle() {
    for _ in 0..<Self.settlePasses where !settleOnce() {}
    host.comeToRest()
  }

  /// Returns whether the content has come to rest.
  private mutating func settleOnce() -> Bool {
    let start = host.offsets
    let target = host.restOffsets
    guard !start.isNear(target) else { return true }
    for number in 1...Self.settleSteps {
      let fraction = Double(number) / Double(Self.settleSteps)
      let next = PerAxis(
        vertical: start.vertical + (target.vertical - start.vertical) * fraction,
        horizontal: start.horizontal + (target.horizontal - start.horizontal) * fraction)
      host.place(at: next)
      // If the library has moved the content, the return restarts from there.
      guard host.offsets.isNear(next) else { return false }
    }
    return host.offsets.isNear(host.restOffsets)
  }

  // MARK: Operations of the other library

  /// A release is ignored if the finger touches again before anything has moved.
  private mutating func beginDrag() {
    if !isCaughtAgain { host.beginDrag() }
    isCaughtAgain = false
  }

  private mutating func endDrag(before next: Int) {
    isCaughtAgain = next < scenario.steps.count && scenario.steps[next].step == .dragBegin
    if !isCaughtAgain { host.endDrag() }
  }

  /// Without a run, an end resets the pull: the finger has to move to arm the edge again.
  private mutating func end(_ edge: OverscrollEdge) {
    isRunning(edge) ? host.end(edge) : host.giveUp(edge)
  }

  /// Hides the control of an edge.
  ///
  /// An inline indicator gives up its run; one with an extra inset is hidden after its run has ended.
  private mutating func hide(_ edge: OverscrollEdge) {
    isHidden[edge] = true
    if host.hidesByItself { return host.setHidden(true, edge) }
    let isInline = component(at: edge)?.kind == .autoFooter
    if isInline { host.giveUp(edge) }
    hidesLater[edge] = !isInline && isRunning(edge)
    if !hidesLater[edge] { host.setHidden(true, edge) }
  }

  private mutating func show(_ edge: OverscrollEdge) {
    isHidden[edge] = false
    hidesLater[edge] = false
    host.setHidden(false, edge)
  }

  private mutating func hideEndedControls() {
    for edge in OverscrollEdge.allCases where hidesLater[edge] && !isRunning(edge) {
      hidesLater[edge] = false
      host.setHidden(true, edge)
    }
  }

  private func isRunning(_ edge: OverscrollEdge) -> Bool {
    switch host.look(at: edge)?.phase {
    case .refreshing, .waiting: true
    default: false
    }
  }

  private func component(at edge: OverscrollEdge) -> Scenario.Component? {
    scenario.components.first { $0.edge == edge }
  }

  // MARK: The trace

  private mutating func record(_ number: Int, _ op: String) {
    var entry = TraceEntry(
      step: number, op: op, contentInset: TraceEntry.Sides(host.contentInset),
      contentOffset: TraceEntry.Point(host.offsets))
    for component in scenario.components {
      let (edge, side) = (component.edge, component.edge.side)
      let look = host.look(at: edge)
      looks[edge] = look ?? looks[edge]
      entry.states[side] = (look?.phase).map { "\($0)" } ?? "idle"
      entry.pullingPercent[side] = TraceEntry.rounded(look?.progress ?? 0)
      entry.attached[side] = look != nil
      entry.hidden[side] = isHidden[edge]
      entry.calls[side] = host.calls(of: edge)
      entry.frames[side] = looks[edge].map { frame(of: $0, at: edge) }
    }
    trace.append(entry)
    if brokenInvariant == nil, let law = host.brokenInvariants.first {
      brokenInvariant = "step \(number) \(op): \(law)"
    }
  }

  /// The frame of an indicator: x, y, width and height.
  private func frame(of look: ReplayLook, at edge: OverscrollEdge) -> [Double] {
    let frame =
      switch edge.axis {
      case .vertical: [0, look.origin, host.viewport.horizontal, look.extent]
      case .horizontal: [look.origin, 0, look.extent, host.viewport.vertical]
      }
    return frame.map(TraceEntry.rounded)
  }
}

extension UIKitReplayHost {
  /// The nearest offsets at which nothing is pulled, with all insets.
  var restOffsets: PerAxis<Double> {
    var rest = offsets
    for axis in OverscrollAxis.allCases {
      let (start, end) = (axis.startEdge, axis.endEdge)
      let first = -(contentInset[start] + systemInset[start])
      let last = contentSize[axis] + contentInset[end] + systemInset[end] - viewport[axis]
      rest[axis] = max(first, min(last, offsets[axis]))
    }
    return rest
  }
}

extension PerAxis<Double> {
  fileprivate func isNear(_ other: PerAxis) -> Bool {
    abs(vertical - other.vertical) < 0.001 && abs(horizontal - other.horizontal) < 0.001
  }

  fileprivate func with(_ changes: PerAxis<Double?>) -> PerAxis {
    PerAxis(
      vertical: changes.vertical ?? vertical, horizontal: changes.horizontal ?? horizontal)
  }
}

extension PerEdge<Double> {
  /// These lengths, replaced by those of `others` at the given edges.
  fileprivate func with(_ others: PerEdge, where named: PerEdge<Double?>) -> PerEdge {
    var changed = self
    for edge in OverscrollEdge.allCases where named[edge] != nil { changed[edge] = others[edge] }
    return changed
  }

  fileprivate func with(
    _ changes: PerEdge<Double?>, _ change: (Double, Double) -> Double
  ) -> PerEdge {
    var changed = self
    for edge in OverscrollEdge.allCases {
      if let value = changes[edge] { changed[edge] = change(self[edge], value) }
    }
    return changed
  }
}
