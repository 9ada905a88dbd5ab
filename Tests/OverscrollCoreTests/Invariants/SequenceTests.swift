import InvariantRigs
import Testing

@testable import OverscrollCore

/// All sequences of five requests, from every phase.
@Suite struct SequenceTests {
  enum Letter: String, CaseIterable {
    case begin, endUpdated, endFailed, endNoMore, cancel, detach, attach

    /// An end names the run that runs, or the last one that did.
    func event(at edge: OverscrollEdge, of engine: OverscrollEngine) -> OverscrollEvent {
      let runID = engine.runID(of: edge) ?? RunID(number: engine.lastRunID)
      return switch self {
      case .begin: .begin(edge)
      case .endUpdated: .end(runID, .updated)
      case .endFailed: .end(runID, .failed)
      case .endNoMore: .end(runID, .noMore)
      case .cancel: .cancel(edge)
      case .detach: .detached
      case .attach: .attached
      }
    }
  }

  struct Start: CustomTestStringConvertible {
    let name: String
    let edge: OverscrollEdge
    let options: EdgeOptions
    let phase: OverscrollPhase

    var testDescription: String { "\(name), \(phase)" }

    var witness: InvariantWitness? {
      InvariantWitness(OverscrollEngine(edge, options), at: edge, in: phase)
    }
  }

  static let starts: [Start] = [
    ("refresh", OverscrollEdge.top, EdgeOptions.refresh),
    ("page outside", .bottom, .pageOutside), ("page in line", .bottom, .loadMore),
  ].flatMap { name, edge, options in
    OverscrollPhase.allCases.filter(options.has).map {
      Start(name: name, edge: edge, options: options, phase: $0)
    }
  }

  /// At once, and slowly enough for an extra inset to close between two events.
  @Test(arguments: starts, [0, 0.3])
  func everySequenceOfFiveComesToRest(_ start: Start, _ pace: Double) throws {
    var search = Search(edge: start.edge, pace: pace)
    search.explore(try #require(start.witness), depth: 5)
    #expect(search.leaves == 16_807)
    #expect(search.faults == [])
  }

  @Test func aPhaseIsReachedExactlyWhereTheOptionsHaveIt() {
    for edge in OverscrollEdge.allCases {
      for options in EdgeOptions.all {
        for phase in OverscrollPhase.allCases {
          let witness = InvariantWitness(OverscrollEngine(edge, options), at: edge, in: phase)
          #expect((witness != nil) == options.has(phase), "\(edge), \(options), \(phase)")
        }
      }
    }
  }

  /// Depth first, with a copy for each branch: what comes first is played once.
  struct Search {
    let edge: OverscrollEdge
    let pace: Double
    var path: [Letter] = []
    var leaves = 0
    /// The first few; a broken invariant breaks thousands of sequences.
    var faults: [String] = []

    mutating func explore(_ witness: InvariantWitness, depth: Int) {
      comeToRest(witness)
      guard depth > 0 else { return leaves += 1 }
      for letter in Letter.allCases {
        path.append(letter)
        var next = witness
        next.play(letter.event(at: edge, of: next.engine), after: pace)
        let isNew = !next.isWhere(witness, at: edge)
        isNew ? explore(next, depth: depth - 1) : skip(next, depth: depth - 1)
        path.removeLast()
      }
    }

    private mutating func skip(_ witness: InvariantWitness, depth: Int) {
      note(witness.fault)
      leaves += (0..<depth).reduce(1) { count, _ in count * Letter.allCases.count }
    }

    private mutating func comeToRest(_ witness: InvariantWitness) {
      var witness = witness
      witness.comeToRest(edge)
      note(witness.fault ?? witness.unrest(at: edge))
    }

    private mutating func note(_ fault: String?) {
      guard let fault, faults.count < 5 else { return }
      let names = path.map(\.rawValue).joined(separator: ", ")
      faults.append("\(names): \(fault)")
    }
  }
}

extension InvariantWitness {
  /// Whether everything that can follow can follow there as well: nothing but the time has changed.
  fileprivate func isWhere(_ other: InvariantWitness, at edge: OverscrollEdge) -> Bool {
    if engine == other.engine { return true }
    let isTimeless = effects.wakeTime == nil && engine.runID(of: edge) == nil
    guard isTimeless, engine.movesUntil <= other.time else { return false }
    var engine = engine
    engine.now = other.engine.now
    return engine == other.engine
  }
}

extension EdgeOptions {
  /// A page that a pull loads: the only kind of control that knows all eight phases.
  static let pageOutside = EdgeOptions(purpose: .load, trigger: .onRelease(past: 44), extent: 44)
}
