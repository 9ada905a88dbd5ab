import Testing

@testable import OverscrollUIKit

/// What waits for the end of a write or of a report.
@Suite struct ReentrancyTests {
  @Test("Changes during a write are noted once")
  func writes() {
    var reentrancy = Reentrancy()
    #expect(!reentrancy.defersReading())
    #expect(!reentrancy.defersLayout())
    let isPart = reentrancy.beginWrite()
    let isInnerPart = reentrancy.beginWrite()
    reentrancy.endWrite(isPart: isInnerPart)
    #expect(reentrancy.isWriting, "the outer write goes on")
    #expect(reentrancy.defersReading())
    reentrancy.endWrite(isPart: isPart)
    #expect(!reentrancy.isWriting)
    #expect(reentrancy.takeReading())
    #expect(!reentrancy.takeReading())
    #expect(!reentrancy.takeLayout())
  }
}
