import HostRigs
import OverscrollUIKit
import Testing

/// Random users and apps on a table: afterwards everything is in its correct place.
///
/// A hundred seeds; `make check` plays a thousand in an optimized build, `make proof` twenty
/// thousand.
@MainActor
@Suite struct StormTests {
  @Test(arguments: 0..<10) func everyStepOfAStormKeepsTheLaws(_ index: UInt64) {
    for seed in index * 10..<(index + 1) * 10 {
      let script = StormScript(seed: seed, count: 100)
      if let report = script.report(seed: seed, fault) { Issue.record("\(report)") }
    }
  }

  /// Discards the host's warnings about an app with contested writes.
  private func fault(_ script: StormScript) -> StormPlayer.Fault? {
    OverscrollLog.$current.withValue(LogBook().log) { StormPlayer.fault(in: script) }
  }
}
