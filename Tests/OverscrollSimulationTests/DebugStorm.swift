import OverscrollCore
import OverscrollSimulation
import Testing
import Foundation

@Suite struct DebugStorm {
  @Test func debug() {
    let seed = UInt64(ProcessInfo.processInfo.environment["SEED"]!)!
    let from = Int(ProcessInfo.processInfo.environment["FROM"] ?? "0")!
    let to = Int(ProcessInfo.processInfo.environment["TO"] ?? "80")!
    var storm = ListStorm(seed: seed)
    func show(_ i: String) {
      let l = storm.list
      print(i, storm.steps.last ?? "", "t", l.clock.now, "off", l.view.offsets.vertical, l.view.offsets.horizontal, "pres", l.view.presentedOffset, "legal", l.view.legalOffsets, "c", l.view.contentLengths.vertical, l.view.contentLengths.horizontal, "inset", l.view.contentInset.top, l.view.contentInset.bottom, "held", l.engine.isHeld, "decel", l.view.isDecelerating, "dragging", l.view.isDragging,
        OverscrollEdge.allCases.map { "\(l.phase($0)):\(l.share($0))" }, "w", l.writes.insets, l.writes.offsets, l.brokenLaws.first ?? "")
    }
    for i in 0..<to { storm.step(); if i >= from { show("\(i)") } }
    storm.comeToRest(); show("rest")
  }
}
