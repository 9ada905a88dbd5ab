import OverscrollCore

/// A trace of the library's, and the scenario that it was recorded from.
struct TraceCheck {
  /// The tolerance for lengths, in points.
  private static let tolerance = 0.5

  let scenario: Scenario
  let trace: [TraceEntry]

  private var lastStep: Int { scenario.steps.count - 1 }

  /// The entry after a step; -1 is the start.
  private func entry(_ step: Int) -> TraceEntry { trace[step + 1] }

  private func agree(_ got: Double, _ want: Double) -> Bool { abs(got - want) <= Self.tolerance }

  private func agree(_ got: [Double], _ want: [Double]) -> Bool {
    got.count == want.count && zip(got, want).allSatisfy(agree)
  }

  private func phase(_ states: [String: String], _ side: String) -> String {
    let name = states[side] ?? "idle"
    // Phases that the other library does not distinguish, or names differently.
    return ["pulling": "idle", "ending": "idle", "failed": "idle", "noMore": "exhausted"][name]
      ?? name
  }

  // MARK: Parity

  /// The differences from what the other library did.
  ///
  /// After each tick and at the end these are the phases, the begun actions, the insets and the
  /// offset; under a finger the armed edges; at the start and the end the places of the indicators.
  func differences(from references: [Reference]) -> [String] {
    references.flatMap { want in
      var faults: [String] = []
      if want.op == "tick" || want.step == lastStep {
        faults += settledDifferences(from: want)
      } else if want.op == "offset" {
        faults += pullDifferences(from: want)
      }
      if [-1, lastStep].contains(want.step) { faults += placeDifferences(from: want) }
      return faults.map { "step \(want.step) \(want.op): \($0)" }
    }
  }

  /// The differences after everything in the queue has run.
  private func settledDifferences(from want: Reference) -> [String] {
    let got = entry(want.step)
    var faults: [String] = []
    for side in (want.states ?? [:]).keys where want.attached?[side] ?? true {
      let (phase, wanted) = (phase(got.states, side), phase(want.states ?? [:], side))
      if phase != wanted { faults.append("\(side) is \(phase), not \(wanted)") }
      if got.calls[side] != want.calls?[side] {
        faults.append(
          "\(side) began \(got.calls[side] ?? 0) actions, not \(want.calls?[side] ?? 0)")
      }
    }
    if let inset = want.contentInset, !agree(got.contentInset.lengths, inset.lengths) {
      faults.append("contentInset is \(got.contentInset), not \(inset)")
    }
    if let offset = want.contentOffset, !agree(got.contentOffset.lengths, offset.lengths) {
      faults.append("contentOffset is \(got.contentOffset), not \(offset)")
    }
    return faults
  }

  private func pullDifferences(from want: Reference) -> [String] {
    (want.states ?? [:]).filter { $0.value == "armed" }.keys.compactMap { side in
      let phase = phase(entry(want.step).states, side)
      return ["armed", "refreshing"].contains(phase) ? nil : "\(side) is \(phase) and not armed"
    }
  }

  /// The wrong places.
  ///
  /// The other library misplaces its trailer, and all indicators without a window.
  private func placeDifferences(from want: Reference) -> [String] {
    guard let places = want.frames, want.step >= 0 || scenario.window else { return [] }
    return scenario.components.filter { $0.kind != .trailer }.compactMap { component in
      let side = component.edge.side
      let (got, wanted) = (entry(want.step).frames[side] ?? [], places[side] ?? [])
      return agree(got, wanted) ? nil : "\(side) lies at \(got), not \(wanted)"
    }
  }

  // MARK: Our rules

  /// The violations of what holds in every scenario.
  var violations: [String] { stepViolations + restViolations }

  private var stepViolations: [String] {
    var faults: [String] = []
    var isHeld = false
    var callsWhenRemoved: [OverscrollEdge: Int] = [:]
    for (number, step) in scenario.steps.map(\.step).enumerated() {
      let entry = entry(number)
      switch step {
      case .dragBegin: isHeld = true
      case .dragEnd, .dragCancel: isHeld = false
      case .remove(let edge): callsWhenRemoved[edge] = entry.calls[edge.side]
      case .attach(let edge): callsWhenRemoved[edge] = nil
      case .offset(let finger):
        let places = [finger.horizontal, finger.vertical]
        if isHeld && !agree(entry.contentOffset.lengths, places) {
          faults.append("step \(number): the content was taken from the finger")
        }
      default: break
      }
      for (edge, calls) in callsWhenRemoved where entry.calls[edge.side] ?? 0 > calls {
        faults.append("step \(number): \(edge) began an action after it was removed")
      }
    }
    return faults
  }

  private var restViolations: [String] {
    let last = entry(lastStep)
    return scenario.components.flatMap { component in
      let side = component.edge.side
      let isThere = last.attached[side] ?? false
      let phase = phase(last.states, side)
      var faults: [String] = []
      if isThere && (phase == "armed" || (phase == "waiting" && endsInWindow)) {
        faults.append("\(side) is left \(phase)")
      }
      let isSeen = isThere && last.hidden[side] != true
      // An inline indicator has its length at rest.
      let wanted = isSeen && component.kind == .autoFooter ? component.options.extent : 0
      let extra = last.contentInset[component.edge] - baseInset[component.edge]
      if (phase == "idle" || !isThere) && !agree(extra, wanted) {
        faults.append("\(side) rests with an extra inset of \(extra), not \(wanted)")
      }
      return faults
    }
  }

  private var endsInWindow: Bool {
    scenario.steps.reduce(scenario.window) { isInWindow, next in
      if case .window(let isThere) = next.step { isThere } else { isInWindow }
    }
  }

  /// The app's insets after all steps.
  private var baseInset: PerEdge<Double> {
    scenario.steps.reduce(into: scenario.contentInset) { inset, next in
      for edge in OverscrollEdge.allCases {
        switch next.step {
        case .contentInset(let lengths): inset[edge] = lengths[edge] ?? inset[edge]
        case .addContentInset(let lengths): inset[edge] += lengths[edge] ?? 0
        default: break
        }
      }
    }
  }
}

/// What the other library did in a step.
struct Reference: Decodable {
  let step: Int
  let op: String
  let states: [String: String]?
  let calls: [String: Int]?
  let attached: [String: Bool]?
  let contentInset: TraceEntry.Sides?
  let contentOffset: TraceEntry.Point?
  let frames: [String: [Double]]?
}

extension TraceEntry.Sides {
  fileprivate var lengths: [Double] { [top, left, bottom, right] }

  subscript(edge: OverscrollEdge) -> Double {
    switch edge {
    case .top: top
    case .bottom: bottom
    case .leading: left
    case .trailing: right
    }
  }
}

extension TraceEntry.Point {
  fileprivate var lengths: [Double] { [x, y] }
}
