import Foundation
import Testing

@testable import overscroll_replay

/// The command, from its arguments to what it prints.
@MainActor @Suite struct ReplayCommandTests {
  private struct Result: Equatable {
    var status: ReplayCommand.Status
    var printed: [String] = []
    var complaints: [String] = []
  }

  private final class Log {
    var printed: [String] = []
    var complaints: [String] = []
  }

  private func run(
    _ arguments: [String], _ change: (inout ReplayCommand) -> Void = { _ in }
  ) -> Result {
    let log = Log()
    var command = ReplayCommand()
    command.print = { log.printed.append($0) }
    command.complain = { log.complaints.append($0) }
    change(&command)
    let status = command.run(arguments)
    return Result(status: status, printed: log.printed, complaints: log.complaints)
  }

  /// Runs a body with the path of a file that holds a text.
  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  private func text(_ steps: String) -> String {
    """
    {"id": "pull", "viewport": {"width": 390, "height": 800},
     "contentSize": {"width": 390, "height": 2000},
     "components": [{"edge": "top", "kind": "header"}], "steps": [\(steps)]}
    """
  }

  private let pull = """
    {"op": "dragBegin"}, {"op": "offset", "y": -60}, {"op": "dragEnd"}, {"op": "settle"},
    {"op": "tick"}, {"op": "end", "edge": "top"}, {"op": "tick"}
    """

  @Test("The trace of a scenario is a line of JSON")
  func aScenarioIsPlayedAndItsTraceIsALineOfJSON() throws {
    try withFile(text(pull)) { path in
      let result = run(["--host", "simulation", path])
      #expect(result.status == .done)
      #expect(result.complaints.isEmpty)
      let line = try #require(result.printed.first)
      #expect(!line.contains("\n"))
      let trace = try JSONDecoder().decode(ScenarioTrace.self, from: Data(line.utf8))
      #expect(trace.id == "pull")
      #expect(trace.trace.count == 8)
      #expect(trace.trace[5].states == ["top": "refreshing"])
      #expect(trace.trace[5].contentInset.top == 54)
      #expect(trace.trace[5].contentOffset.y == -54)
      #expect(trace.trace[7].states == ["top": "idle"])
      #expect(trace.trace[7].contentOffset.y == 0)
    }
  }

  @Test("Several scenarios are played in order") func severalScenariosArePlayedInOrder() throws {
    try withFile(text("")) { path in
      #expect(run([path, path]).printed.count == 2)
    }
  }

  @Test("A missing file is reported by name") func missingFileIsReportedByName() {
    let result = run(["nowhere.json"])
    #expect(result.status == .misuse)
    #expect(result.status.rawValue == 2)
    #expect(result.complaints == ["overscroll-replay: nowhere.json: can not be read"])
  }

  @Test("An unknown step is reported, and nothing is played")
  func unknownStepIsReportedAndNothingIsPlayed() throws {
    try withFile(text(pull + #", {"op": "fly"}"#)) { path in
      let result = run([path, path])
      #expect(result.status == .misuse)
      #expect(result.printed.isEmpty)
      #expect(result.complaints == ["overscroll-replay: \(path): step 7: unknown op \"fly\""])
    }
  }

  @Test(
    "Invalid arguments print the usage",
    arguments: [
      ([], "no scenario"), (["--host", "moon", "a.json"], "unknown host \"moon\""),
      (["--host"], "unknown host \"\""), (["--fast", "a.json"], "unknown option \"--fast\""),
    ])
  func invalidArgumentsPrintUsage(_ arguments: [String], _ sentence: String) {
    let result = run(arguments)
    #expect(result.status == .misuse)
    #expect(result.complaints.count == 1)
    #expect(result.complaints.first?.hasPrefix("overscroll-replay: \(sentence)\nusage: ") == true)
  }

  @Test("A broken invariant fails, and the trace is still printed")
  func brokenInvariantFailsAndTraceIsStillPrinted() throws {
    try withFile(text("")) { path in
      let result = run([path]) { command in
        command.hosts["simulation"] = { scenario in
          var host = FakeHost()
          host.brokenInvariants = ["an extra inset was left behind"]
          return ReplayCommand.play(scenario, on: host)
        }
      }
      #expect(result.status == .brokenInvariant)
      #expect(result.status.rawValue == 1)
      #expect(result.printed.count == 1)
      let law = "step -1 initial: an extra inset was left behind"
      #expect(result.complaints == ["overscroll-replay: \(path): \(law)"])
    }
  }
}
