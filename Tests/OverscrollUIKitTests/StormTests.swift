import HostRigs
import Testing

@testable import OverscrollUIKit

/// Restless users and careless apps on a table: whatever they did, everything is where it belongs.
///
/// A hundred seeds; `make check` plays a thousand with the optimiser on, `make storm` a hundred thousand.
@MainActor
@Suite struct StormTests {
  @Test(arguments: 0..<10) func everyStepOfAStormKeepsTheLaws(_ index: UInt64) {
    for seed in index * 10..<(index + 1) * 10 {
      let script = StormScript(seed: seed, count: 100)
      if let report = script.report(seed: seed, fault) { Issue.record("\(report)") }
    }
  }

  /// Nobody wants to read what the host says in the log of an app that fights with it.
  private func fault(_ script: StormScript) -> StormPlayer.Fault? {
    OverscrollLog.$current.withValue(LogBook().log) { StormPlayer.fault(in: script) }
  }
}
