import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Restless users and careless apps on a table: whatever they did, afterwards everything is where it belongs.
@MainActor
@Suite struct StormTests {
  @Test(arguments: 0..<100) func afterAStormEverythingIsWhereItBelongs(_ seed: UInt64) {
    let storm = AppStorm(seed: seed)
    for index in 0..<60 {
      storm.step()
      guard let fault = fault(after: storm) else { continue }
      Issue.record("seed \(seed), step \(index), after \(storm.steps.suffix(6)): \(fault)")
      return
    }
    storm.comeToRest()
    if let fault = fault(after: storm) ?? unrest(of: storm.screen.table) {
      Issue.record("seed \(seed), at rest, after \(storm.steps.suffix(6)): \(fault)")
    }
  }

  private func fault(after storm: AppStorm) -> String? {
    let table = storm.screen.table
    if let law = OverscrollHostView.host(of: table)?.engine.checkInvariants() { return "\(law)" }
    let base = table.overscroll.contentInset
    let isRight =
      abs(base.top - storm.base.top) < 1e-9 && abs(base.bottom - storm.base.bottom) < 1e-9
    return isRight ? nil : "the base is \(base) in place of \(storm.base)"
  }

  private func unrest(of table: UITableView) -> String? {
    let (top, bottom) = (table.overscroll.top?.phase, table.overscroll.bottom?.phase)
    if top != .idle { return "the top is \(String(describing: top))" }
    if bottom != .idle && bottom != .noMore && bottom != .failed {
      return "the bottom is \(String(describing: bottom))"
    }
    let inset = table.adjustedContentInset
    let last = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
    let offset = table.contentOffset.y
    return offset >= -inset.top - 0.01 && offset <= last + 0.01
      ? nil : "the offset \(offset) is not in \(-inset.top)...\(last)"
  }
}
