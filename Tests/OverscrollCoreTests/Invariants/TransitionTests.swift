import EngineStorms
import Foundation
import InvariantRigs
import OverscrollCore
import Testing

/// The transitions of the phases: exactly those that the documentation lists.
@Suite struct TransitionTests {
  static let table: [OverscrollPhase: Set<OverscrollPhase>] = [
    .idle: [.pulling, .armed, .waiting, .refreshing, .noMore],
    .pulling: [.idle, .armed, .refreshing, .noMore],
    .armed: [.idle, .pulling, .refreshing, .noMore],
    .waiting: [.idle, .refreshing, .noMore, .failed],
    .refreshing: [.idle, .ending, .noMore, .failed],
    .ending: [.idle, .pulling, .armed, .refreshing, .noMore],
    .noMore: [.idle],
    .failed: [.idle, .pulling, .armed, .waiting, .refreshing, .ending, .noMore],
  ]

  @Test func theDocumentationHasTheTable() throws {
    let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/OverscrollCore/Engine/OverscrollPhase.swift")
    #expect(Self.documented(in: try String(contentsOf: file, encoding: .utf8)) == Self.table)
  }

  @Test func everyTransitionHappensAndNoOther() {
    var log = TransitionLog()
    for options in EdgeOptions.all {
      log.playEverything(at: options.purpose == .refresh ? .leading : .bottom, options)
    }
    for seed in 1...6 { log.playStorm(seed: UInt64(seed)) }
    #expect(log.seen == Self.table)
    #expect(log.strange == [])
  }

  /// The line before each case ends with the phases that it can become.
  private static func documented(in source: String) -> [OverscrollPhase: Set<OverscrollPhase>] {
    let phases = Dictionary(uniqueKeysWithValues: OverscrollPhase.allCases.map { ("\($0)", $0) })
    var table: [OverscrollPhase: Set<OverscrollPhase>] = [:]
    var next: Set<OverscrollPhase> = []
    for line in source.split(separator: "\n") {
      if let list = line.components(separatedBy: "Can become: ").dropFirst().first {
        let names = list.split { $0 == "," || $0 == "." || $0 == " " }
        next = Set(names.compactMap { phases[String($0)] })
      } else if let phase = phases[line.replacingOccurrences(of: "  case ", with: "")] {
        table[phase] = next
        next = []
      }
    }
    return table
  }
}

/// The transitions that occurred, one step of the machine at a time.
struct TransitionLog {
  private(set) var seen: [OverscrollPhase: Set<OverscrollPhase>] = [:]
  /// How the first few came about that the table does not have.
  private(set) var strange: [String] = []

  /// Every event in every phase of a control, with and without a finger, and the deadlines after it.
  mutating func playEverything(at edge: OverscrollEdge, _ options: EdgeOptions) {
    let engine = OverscrollEngine(edge, options)
    let samples = EventSamples(edge: edge, other: edge.opposite)
    for phase in OverscrollPhase.allCases {
      guard let start = InvariantWitness(engine, at: edge, in: phase) else { continue }
      for (event, isHeld) in samples.events(for: start.engine).flatMap({
        [($0, false), ($0, true)]
      }) {
        var witness = start
        if isHeld { play(.dragBegan, at: start.time, on: &witness) }
        play(event, at: start.time, on: &witness)
        play(.frame, at: start.time + 10, on: &witness)
      }
    }
  }

  mutating func playStorm(seed: UInt64) {
    var storm = EventStorm(seed: seed)
    var message = EdgeOptions.pageOutside
    message.visibility = .always
    var witness = InvariantWitness(
      OverscrollEngine(
        top: .refresh, bottom: message, leading: .pageOutside, trailing: .loadMore,
        concurrency: ConcurrentRunPolicy.allCases[Int(seed) % 3]))
    for _ in 0..<3000 {
      let event = storm.nextEvent(for: witness.engine)
      play(event, at: storm.nextTime(), on: &witness)
    }
  }

  /// Plays the deadlines before an event, the event, and the evaluation of triggers as separate steps.
  ///
  /// Otherwise one event could cause several transitions.
  mutating func play(
    _ event: OverscrollEvent, at time: Double, on witness: inout InvariantWitness
  ) {
    let time = time.isFinite ? max(time, witness.time) : witness.time
    while let wakeTime = witness.effects.wakeTime, wakeTime <= time {
      step(.triggersHeld, at: wakeTime, on: &witness)
      step(.triggersReleased, at: wakeTime, on: &witness)
    }
    for part in [.triggersHeld, event, .triggersReleased] { step(part, at: time, on: &witness) }
  }

  private mutating func step(
    _ event: OverscrollEvent, at time: Double, on witness: inout InvariantWitness
  ) {
    let before = witness.engine
    witness.play(event, at: time)
    for edge in OverscrollEdge.allCases {
      note(from: before.phase(of: edge), to: witness.engine.phase(of: edge), by: event)
    }
  }

  private mutating func note(
    from before: OverscrollPhase, to after: OverscrollPhase, by event: OverscrollEvent
  ) {
    guard before != after else { return }
    seen[before, default: []].insert(after)
    guard TransitionTests.table[before]?.contains(after) != true, strange.count < 5 else { return }
    strange.append("\(before) became \(after) by \(event)")
  }
}
