import Foundation
import Testing

/// A gesture with real touch that the gallery's inspector recorded in a browser.
@MainActor
@Suite struct RecordedTests {
  /// The states of the browser's list, as the inspector recorded them.
  private struct Recorded: Decodable {
    struct Seen: Decodable {
      let states: [String: String]
    }

    let seen: [Seen]
  }

  private static let file = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenarios/gallery/pulled-and-refreshed.json")

  @Test("A gesture from a browser passes through the same phases on the UIKit host")
  func gestureFromBrowserPassesThroughSamePhases() throws {
    let scenario = try Scenario(path: Self.file.path)
    let played = Replay.play(scenario, on: UIKitReplayHost(scenario))
    let recorded = try JSONDecoder().decode(Recorded.self, from: Data(contentsOf: Self.file))
    #expect(played.brokenInvariant == nil)
    #expect(Self.turns(played.trace.map(\.states)) == Self.turns(recorded.seen.map(\.states)))
    #expect(Self.turns(played.trace.map(\.states)).contains("refreshing"))
  }

  /// The phases of the top edge, without repetitions.
  private static func turns(_ states: [[String: String]]) -> [String] {
    states.compactMap { $0["top"] }.reduce(into: []) { phases, next in
      if phases.last != next { phases.append(next) }
    }
  }
}
