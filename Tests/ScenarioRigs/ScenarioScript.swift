import Foundation
public import InvariantRigs

extension FuzzTarget {
  /// Reads bytes as a scenario file: expects an error that names the place, or a trace that keeps
  /// the invariants.
  public static let scenario = FuzzTarget("scenario") { bytes in
    MainActor.assumeIsolated {
      guard let scenario = try? Scenario(json: Data(bytes)), scenario.steps.count < 200 else {
        return nil
      }
      let played = Replay.play(scenario, on: SimulatedReplayHost(scenario))
      if let law = played.brokenInvariant { return law }
      // NaN and infinity cannot be written.
      let isWritable = (try? JSONEncoder().encode(played.trace)) != nil
      return isWritable ? nil : "a trace has a number that is none"
    }
  }
}
