import EngineStorms
import InvariantRigs
import OverscrollCore
import Testing

/// Every event in every phase, for every kind of control at every edge.
@Suite struct EveryEventTests {
  /// An edge and what it was set up to do.
  struct Control: CustomTestStringConvertible {
    let edge: OverscrollEdge
    let purpose: EdgeOptions.Purpose

    var testDescription: String { "\(edge), \(purpose)" }

    var options: [EdgeOptions] { EdgeOptions.all.filter { $0.purpose == purpose } }
  }

  static let controls = OverscrollEdge.allCases.flatMap { edge in
    EdgeOptions.Purpose.allCases.map { Control(edge: edge, purpose: $0) }
  }

  @Test func theSamplesHaveEveryEvent() {
    for edge in OverscrollEdge.allCases {
      let samples = EventSamples(edge: edge, other: edge.opposite)
      let events = samples.events(for: OverscrollEngine.fourEdges())
      #expect(Set(events.map(\.position)) == Set(0..<OverscrollEvent.caseCount))
    }
  }

  @Test(arguments: controls) func everyEventInEveryPhaseKeepsTheLaws(_ control: Control) {
    let samples = EventSamples(edge: control.edge, other: control.edge.opposite)
    for options in control.options {
      for phase in OverscrollPhase.allCases where options.has(phase) {
        let engine = OverscrollEngine(control.edge, options)
        expectLaws(InvariantWitness(engine, at: control.edge, in: phase), samples)
      }
    }
  }

  /// The other control is at rest or runs; its edge, purpose and trigger change from phase to phase.
  @Test(arguments: controls, ConcurrentRunPolicy.allCases)
  func besideAnotherControlEveryEventKeepsTheLaws(
    _ control: Control, _ concurrency: ConcurrentRunPolicy
  ) {
    var turn = 0
    for options in control.options {
      for phase in OverscrollPhase.allCases where options.has(phase) {
        turn += 1
        let neighbour = Neighbour(of: control.edge, turn: turn)
        let engine = OverscrollEngine(
          control.edge, options, and: neighbour.edge, neighbour.options,
          backToTop: BackToTopOptions(after: .points(300)), concurrency: concurrency)
        let samples = EventSamples(edge: control.edge, other: neighbour.edge)
        // The policy may be against the phase beside a run; it never is beside one at rest.
        let beside = turn / 3 % 2 == 0 ? neighbour.edge : nil
        let start = InvariantWitness(engine, at: control.edge, in: phase, besideRunOf: beside)
        expectLaws(start ?? InvariantWitness(engine, at: control.edge, in: phase), samples)
      }
    }
  }

  /// Another control, that changes from turn to turn in every respect.
  struct Neighbour {
    let edge: OverscrollEdge
    let options: EdgeOptions

    init(of edge: OverscrollEdge, turn: Int) {
      self.edge = OverscrollEdge.allCases[(Int(edge.rawValue) + 1 + turn % 3) % 4]
      options = EdgeOptions.all[turn * 7 % EdgeOptions.all.count]
    }
  }

  /// Plays each event on a separate copy, and lets ten seconds pass after it.
  private func expectLaws(_ start: InvariantWitness?, _ samples: EventSamples) {
    guard let start else {
      Issue.record("the phase was not reached")
      return
    }
    for event in samples.events(for: start.engine) {
      var witness = start
      witness.play(event)
      witness.play(.frame, after: 10)
      guard let fault = witness.fault else { continue }
      let phase = start.engine.phase(of: samples.edge)
      let options = start.engine.options(of: samples.edge).map { ($0.trigger, $0.placement) }
      let other = start.engine.options(of: samples.other).map { ($0.purpose, $0.trigger) }
      Issue.record(
        "\(fault), \(samples.edge) is \(phase): \(options as Any), \(samples.other): \(other as Any)"
      )
      return
    }
  }
}
