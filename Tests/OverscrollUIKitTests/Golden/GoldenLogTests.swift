import Foundation
import HostRigs
import OverscrollSimulation
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Compares every write of the host with the record of an earlier version.
///
/// `golden-log.txt` has a hash for each scenario, and one for every ten storms. A change of the
/// host that does not change its behavior leaves the file as it is. To accept a change, run these
/// tests with `OVERSCROLL_GOLDEN=write`. With `OVERSCROLL_GOLDEN=NAME` they print the lines of one
/// scenario or, for the name of a storm such as `storm-17`, of one seed.
@MainActor
@Suite(
  .enabled(
    if: DeviceFacts.current == DeviceFacts(), "The record is of the usual sides of all facts"))
struct GoldenLogTests {
  private static let request = ProcessInfo.processInfo.environment["OVERSCROLL_GOLDEN"]
  private static let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .appendingPathComponent("golden-log.txt")
  private static let seedsPerLine: UInt64 = 10
  private let place = Place()
  private static let stepsPerStorm = 20

  @Test("The host makes the same writes and callbacks as before in every scenario")
  func scenarios() throws {
    try expectRecorded(
      GoldenScenario.allCases.map { scenario in
        (scenario.rawValue, log(named: scenario.rawValue) { scenario.log(keepsLines: $0) }.hash)
      })
  }

  @Test(
    "The host makes the same writes and callbacks as before in a thousand storms",
    arguments: 0..<10)
  func storms(_ part: UInt64) throws {
    try expectRecorded(
      (part * 10..<part * 10 + 10).map { line in
        ("storms-\(line)", storms(from: line * Self.seedsPerLine))
      })
  }

  private func storms(from first: UInt64) -> UInt64 {
    var hash = StateHash()
    for seed in first..<first + Self.seedsPerLine {
      let script = StormScript(seed: seed, count: Self.stepsPerStorm)
      hash.combine(
        log(named: "storm-\(seed)") { StormPlayer.log(of: script, keepsLines: $0) }.hash)
    }
    return hash.value
  }

  /// Plays with a separate log of messages at a fixed place, and prints the record if requested.
  private func log(named name: String, _ play: (Bool) -> WriteLog) -> WriteLog {
    let record = OverscrollLog.$current.withValue(LogBook().log) {
      TextSurroundings.$current.withValue(place.surroundings) { play(Self.request == name) }
    }
    for line in record.lines ?? [] { print(line) }
    return record
  }

  private func expectRecorded(_ hashes: [(name: String, hash: UInt64)]) throws {
    var recorded = try Self.recorded()
    for (name, hash) in hashes {
      let hash = String(hash, radix: 16)
      if Self.request == "write" { recorded[name] = hash }
      #expect(recorded[name] == hash, "\(name) differs from the record")
    }
    guard Self.request == "write" else { return }
    let lines = recorded.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
    try lines.joined().write(to: Self.file, atomically: true, encoding: .utf8)
  }

  private static func recorded() throws -> [String: String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    let pairs = text.split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(
      pairs.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) },
      uniquingKeysWith: { $1 })
  }
}
