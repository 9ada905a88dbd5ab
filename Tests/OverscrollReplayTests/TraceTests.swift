import Foundation
import Testing

/// The scenarios that were recorded from another library, on the UIKit host.
@MainActor @Suite(.serialized) struct TraceTests {
  /// What a file has besides the scenario.
  private struct Recording: Decodable {
    /// Whether the other library is a reference.
    let parity: Bool
    let mjrefresh: [Reference]
  }

  /// The scenarios in which a bar grows over what is open; on UIKit, it moves with the bar, while the
  /// other library leaves it behind.
  private static let barsMove: Set<String> = [
    "h-system-inset-grows-mid-refresh", "t-side-insets-mid-refresh",
  ]

  private nonisolated static let files: [String] = {
    let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Scenarios/mjrefresh")
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return found.filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0).path }
  }()

  private func faults(in file: String, by library: any ReplayedLibrary) throws -> [String] {
    let scenario = try Scenario(path: file)
    let played = Replay.play(scenario, on: UIKitReplayHost(scenario, library))
    let recording = try JSONDecoder().decode(
      Recording.self, from: Data(contentsOf: URL(filePath: file)))
    let check = TraceCheck(scenario: scenario, trace: played.trace)
    let hasParity = recording.parity && !Self.barsMove.contains(scenario.id)
    let faults = hasParity ? check.differences(from: recording.mjrefresh) : check.violations
    return (played.brokenInvariant.map { [$0] } ?? []) + faults
  }

  @Test(
    "A recorded scenario has the other library's trace, or keeps our rules", arguments: files)
  func recordedScenarioHasOtherLibrarysTraceOrKeepsOurRules(_ file: String) throws {
    #expect(try faults(in: file, by: ReplayedOverscroll()) == [])
  }

  @Test(
    "A recorded scenario has the other library's trace by its own names, too", arguments: files)
  func recordedScenarioHasSameTraceByItsNames(_ file: String) throws {
    #expect(try faults(in: file, by: ReplayedMJRefresh()) == [])
  }

  @Test("No recorded scenario is lost") func noRecordedScenarioIsLost() {
    #expect(Self.files.count == 159)
  }

  /// A file with the answer of the other library, in which something was changed.
  private func faults(
    of name: String, _ change: (inout [TraceEntry]) -> Void
  ) throws -> [String] {
    let file = try #require(Self.files.first { $0.hasSuffix("/\(name).json") })
    let scenario = try Scenario(path: file)
    var trace = Replay.play(scenario, on: UIKitReplayHost(scenario)).trace
    let references = try JSONDecoder().decode(
      Recording.self, from: Data(contentsOf: URL(filePath: file))
    ).mjrefresh
    change(&trace)
    let check = TraceCheck(scenario: scenario, trace: trace)
    return check.differences(from: references) + check.violations
  }

  @Test("A wrong phase, inset, offset, place and number of actions are differences")
  func everyDifferenceIsFound() throws {
    let name = "a-begin-no-window-scroll"
    #expect(try faults(of: name) { _ in } == [])
    let last = "step 6 tick: "
    #expect(
      try faults(of: name) { $0[7].states["bottom"] = "armed" }.first?.hasPrefix(last) == true)
    #expect(try faults(of: name) { $0[7].contentInset.top += 1 }.first?.hasPrefix(last) == true)
    #expect(try faults(of: name) { $0[7].contentOffset.y += 1 }.first?.hasPrefix(last) == true)
    #expect(try faults(of: name) { $0[7].calls["bottom"] = 9 }.first?.hasPrefix(last) == true)
    #expect(try faults(of: name) { $0[7].frames["bottom"]?[1] += 1 }.count == 1)
    #expect(
      try faults(of: name) { $0[7].contentInset.bottom += 50 }.contains {
        $0.hasPrefix("bottom rests with an extra inset")
      })
  }
}
