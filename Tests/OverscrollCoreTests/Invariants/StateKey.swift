@testable import OverscrollCore

/// All that what happens next depends on, in an engine with controls along the vertical axis.
///
/// Times are relative to now, and runs are reduced to whether they are in progress. Left out is what is presentation: where an extra inset is
/// on its way, how far an indicator has turned, since when a phase lasts.
struct StateKey: Hashable {
  private var words: [UInt64] = []

  init(_ engine: OverscrollEngine) {
    let geometry = engine.geometry.vertical
    add(
      engine.offset.vertical, geometry.contentLength, geometry.viewportLength, geometry.startInset,
      geometry.endInset)
    add(
      engine.isHeld, engine.isFlinging, engine.isAttached, engine.isPaused,
      engine.hasPinnedHeaders, engine.evaluation.holdsTriggers, engine.evaluation.needsEvaluation,
      engine.evaluation.approached.has(.top), engine.evaluation.approached.has(.bottom))
    add(engine.evaluation.growth.vertical.length)
    words.append(UInt64(engine.evaluation.growth.vertical.count))
    for edge in [OverscrollEdge.top, .bottom] {
      guard let machine = engine[edge] else { continue }
      add(machine.state, at: engine.now)
      add(machine)
    }
  }

  // MARK: Parts

  private mutating func add(_ machine: EdgeMachine) {
    add(
      machine.overscroll, machine.extraInset.target, machine.content.length,
      machine.content.leastLength,
      Double(machine.content.itemsLeft ?? -1))
    add(machine.result)
    let gate = machine.gate
    add(
      machine.isEnabled, machine.isHiddenByApp, machine.runsElsewhere, machine.touch.hasFelt,
      machine.touch.mayReach, machine.touch.mayArm, machine.touch.wasAsked,
      gate.version > 0, gate.version == gate.firedVersion, gate.touch == gate.firedTouch,
      gate.waitsForTouch)
    // Without a limit the count decides nothing.
    let limit = UInt8(exactly: machine.options.rearmPolicy.limit) ?? 0
    words.append(UInt64(gate.fills) << 8 | UInt64(min(gate.touchFires, limit)))
  }

  private mutating func add(_ state: EdgeState, at now: Double) {
    words.append(UInt64(state.phase.rawValue))
    switch state {
    case .free, .noMore: break
    case .waiting(_, let reveals): add(reveals)
    case .refreshing(let run):
      add(max(0, run.visibleUntil - now), run.timeout - now)
      add(run.answer)
    case .ending(let ending):
      add(ending.until - now)
      add(ending.collapses)
      add(ending.result)
    case .failed(let until): add(until - now)
    }
  }

  private mutating func add(_ result: RefreshResult.Summary?) {
    words.append(result.map { UInt64($0.kind.rawValue) << 1 | ($0.hasMessage ? 1 : 0) } ?? 99)
  }

  private mutating func add(_ numbers: Double...) { words += numbers.map(\.bitPattern) }

  private mutating func add(_ flags: Bool...) {
    words.append(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
  }
}
