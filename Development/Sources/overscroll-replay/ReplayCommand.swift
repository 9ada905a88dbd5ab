import Foundation

/// The command: reads scenarios, plays them and prints the traces.
@MainActor
struct ReplayCommand {
  enum Status: Int32 {
    case done = 0
    /// An invariant was broken.
    case brokenInvariant = 1
    /// The arguments or a file are invalid.
    case misuse = 2
  }

  /// The result of playing a scenario.
  struct Played {
    let trace: [TraceEntry]
    /// The first broken invariant, with the step after which it was broken.
    let brokenInvariant: String?
  }

  /// The functions that play a scenario, by the names of the hosts.
  var hosts = builtIn
  /// Prints a trace.
  var print: (String) -> Void = { Swift.print($0) }
  /// Prints any other message.
  var complain: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

  private static var builtIn: [String: (Scenario) -> Played] {
    var hosts: [String: (Scenario) -> Played] = [
      "simulation": { play($0, on: SimulatedReplayHost($0)) }
    ]
    #if STAND_IN
      hosts["uikit"] = { play($0, on: UIKitReplayHost($0)) }
    #endif
    return hosts
  }

  static func play(_ scenario: Scenario, on host: some ReplayHost) -> Played {
    var replay = Replay(scenario, on: host)
    replay.play()
    return Played(trace: replay.trace, brokenInvariant: replay.brokenInvariant)
  }

  static func leave(_ status: Status) -> Never { exit(status.rawValue) }

  /// Runs the command.
  ///
  /// - Parameter arguments: The arguments after the command's name.
  /// - Returns: The exit status. The command stops at the first scenario that cannot be played.
  func run(_ arguments: [String]) -> Status {
    var paths = arguments
    var host = "simulation"
    if let place = paths.firstIndex(of: "--host") {
      host = place + 1 < paths.count ? paths[place + 1] : ""
      paths.removeSubrange(place..<min(place + 2, paths.count))
    }
    guard let player = hosts[host] else { return misuse("unknown host \"\(host)\"") }
    if let option = paths.first(where: { $0.hasPrefix("-") }) {
      return misuse("unknown option \"\(option)\"")
    }
    if paths.isEmpty { return misuse("no scenario") }
    var status = Status.done
    for path in paths {
      let next = play(path, player)
      if next == .misuse { return .misuse }
      if next == .brokenInvariant { status = .brokenInvariant }
    }
    return status
  }

  private func play(_ path: String, _ player: (Scenario) -> Played) -> Status {
    let scenario: Scenario
    do {
      scenario = try Scenario(path: path)
    } catch {
      complain("overscroll-replay: \(path): \(error.description)")
      return .misuse
    }
    let played = player(scenario)
    print(ScenarioTrace(id: scenario.id, trace: played.trace).text)
    guard let law = played.brokenInvariant else { return .done }
    complain("overscroll-replay: \(path): \(law)")
    return .brokenInvariant
  }

  private func misuse(_ sentence: String) -> Status {
    let names = hosts.keys.sorted().joined(separator: "|")
    complain(
      """
      overscroll-replay: \(sentence)
      usage: overscroll-replay [--host \(names)] SCENARIO.json...

      Plays each scenario, and prints its trace as a line of JSON.
      Exits with 1 where a law was broken, and with 2 where a file can not be read or played.
      """)
    return .misuse
  }
}
