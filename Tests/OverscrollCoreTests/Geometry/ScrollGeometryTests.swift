import Testing

@testable import OverscrollCore

@Suite struct ScrollGeometryTests {
  private let long = ScrollGeometry(
    contentLength: 2000, viewportLength: 600, topInset: 88, bottomInset: 34)

  @Test func theInsetsBelongToWhatCanBeScrolled() {
    #expect(long.firstOffset == -88)
    #expect(long.lastOffset == 1434)
  }

  @Test func aShortListRestsAtItsTop() {
    let short = ScrollGeometry(
      contentLength: 300, viewportLength: 600, topInset: 88, bottomInset: 34)
    #expect(short.firstOffset == -88)
    #expect(short.lastOffset == -88)
  }

  @Test func pastAnEdgeNothingIsLeftTowardsItAndTheOtherWayRound() {
    for offset in stride(from: -300.0, through: 1800, by: 7) {
      for edge in OverscrollEdge.allCases {
        let past = long.overscroll(past: edge, at: offset)
        let left = long.remaining(towards: edge, at: offset)
        #expect(past >= 0 && left >= 0)
        #expect(past == 0 || left == 0)
        #expect(edge == .top ? offset + 88 == left - past : 1434 - offset == left - past)
      }
    }
  }

  @Test func lengthsThatAreNoneCountAsNothing() {
    let odd = ScrollGeometry(
      contentLength: .nan, viewportLength: -5, topInset: .infinity, bottomInset: .nan)
    #expect(odd == ScrollGeometry(contentLength: 0, viewportLength: 0))
  }

  @Test func aValueForEachEdgeIsKeptApart() {
    var pair = PerEdge(top: 1, bottom: 2)
    pair[.bottom] += 5
    #expect(pair == PerEdge(top: 1, bottom: 7))
    #expect(OverscrollEdge.allCases.map { pair[$0] } == [1, 7])
  }
}
