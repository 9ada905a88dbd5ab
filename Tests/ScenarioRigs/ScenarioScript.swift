import Foundation
public import InvariantRigs

// The rig compiles this together with the sources of the executable; the tests import it.
#if !LINKED
  @testable import overscroll_replay
#endif

extension FuzzTarget {
  /// Reads bytes as a scenario file: expects an error that names the place, or a trace that keeps
  /// the invariants.
  public static let scenario = FuzzTarget("scenario") { bytes in
    MainActor.assumeIsolated {
      guard let scenario = try? Scenario(json: Data(bytes)), scenario.steps.count < 200 else {
        return nil
      }
      let played = ReplayCommand.play(scenario, on: SimulatedReplayHost(scenario))
      if let law = played.brokenInvariant { return law }
      let text = ScenarioTrace(id: scenario.id, trace: played.trace).text
      return text == "{}" ? "a trace has a number that is none" : nil
    }
  }
}
