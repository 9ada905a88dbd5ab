import OverscrollCore
import Testing

@testable import OverscrollUIKit

/// What waits for the end of a write or of a report.
@MainActor
@Suite struct ReentrancyTests {
  @Test("Changes during a write are noted once")
  func writes() {
    var reentrancy = Reentrancy()
    var isDeferred = reentrancy.defersReading()
    #expect(!isDeferred)
    let isPart = reentrancy.beginWrite()
    let isInnerPart = reentrancy.beginWrite()
    reentrancy.endWrite(isPart: isInnerPart)
    #expect(reentrancy.isWriting, "the outer write goes on")
    isDeferred = reentrancy.defersReading()
    #expect(isDeferred)
    reentrancy.endWrite(isPart: isPart)
    #expect(!reentrancy.isWriting)
    let reads = [reentrancy.takeReading(), reentrancy.takeReading()]
    #expect(reads == [true, false])
    let laysOut = reentrancy.takeLayout()
    #expect(!laysOut)
  }

  @Test("The first report is delivered before those that it has caused")
  func reports() {
    var reentrancy = Reentrancy()
    let isFirst = [reentrancy.beginDelivery(), reentrancy.beginDelivery()]
    #expect(isFirst == [true, false])
    reentrancy.add(report(with: nil), isFirst: false)
    reentrancy.add(report(with: OverscrollControl.State()), isFirst: true)
    let delivered = [
      reentrancy.nextReportOrEnd(), reentrancy.nextReportOrEnd(), reentrancy.nextReportOrEnd(),
    ]
    #expect(delivered.map { $0 != nil } == [true, true, false])
    #expect(delivered[0]?.states.top != nil)
    let isFirstAgain = reentrancy.beginDelivery()
    #expect(isFirstAgain)
  }

  private func report(with state: OverscrollControl.State?) -> EventReport {
    EventReport(
      changes: PerEdge(repeating: EdgeEffects()), states: PerEdge(repeating: state),
      ends: PerEdge(repeating: nil))
  }
}
