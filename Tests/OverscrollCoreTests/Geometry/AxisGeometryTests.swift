import Testing

@testable import OverscrollCore

@Suite struct AxisGeometryTests {
  private let long = AxisGeometry(
    contentLength: 2000, viewportLength: 600, startInset: 88, endInset: 34)

  @Test func theInsetsBelongToWhatCanBeScrolled() {
    #expect(long.firstOffset == -88)
    #expect(long.lastOffset == 1434)
  }

  @Test func aShortListRestsAtItsTop() {
    let short = AxisGeometry(
      contentLength: 300, viewportLength: 600, startInset: 88, endInset: 34)
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
        #expect(edge.isStart ? offset + 88 == left - past : 1434 - offset == left - past)
      }
    }
  }

  @Test func lengthsThatAreNoneCountAsNothing() {
    let odd = AxisGeometry(
      contentLength: .nan, viewportLength: -5, startInset: .infinity, endInset: .nan)
    #expect(odd == AxisGeometry(contentLength: 0, viewportLength: 0))
  }

  @Test(arguments: OverscrollEdge.allCases) func theSidesCountAsTheEndsDo(_ edge: OverscrollEdge) {
    let ends = edge.isStart ? OverscrollEdge.top : .bottom
    for offset in stride(from: -200.0, through: 1600, by: 7) {
      #expect(long.overscroll(past: edge, at: offset) == long.overscroll(past: ends, at: offset))
      #expect(
        long.remaining(towards: edge, at: offset) == long.remaining(towards: ends, at: offset))
    }
  }

  @Test func anEdgeKnowsItsAxisAndItsOpposite() {
    for axis in OverscrollAxis.allCases {
      #expect(axis.startEdge.isStart && !axis.endEdge.isStart)
      #expect(axis.startEdge.opposite == axis.endEdge && axis.endEdge.opposite == axis.startEdge)
      #expect(axis.startEdge.axis == axis && axis.endEdge.axis == axis)
    }
    #expect(OverscrollEdge.allCases.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func contentIsShortWhereItLeavesRoomBetweenTheInsets() {
    for length in [477.0, 477.5, 478, 478.5] {
      let lengths = AxisGeometry(
        contentLength: length, viewportLength: 600, startInset: 88, endInset: 34)
      #expect(lengths.isShort == (length < 478))
      #expect(lengths.mirrored.isShort == lengths.isShort)
    }
  }

  @Test func theMirrorHasTheInsetsOfTheOtherEnd() {
    #expect(long.mirrored.startInset == 34)
    #expect(long.mirrored.endInset == 88)
    #expect(long.mirrored.contentLength == 2000)
    #expect(long.mirrored.viewportLength == 600)
  }

  @Test func everyEdgeAndAxisHasOnePlaceInItsOrder() {
    let edges = OverscrollEdge.AllCases()
    #expect(edges.startIndex == 0)
    #expect(edges.endIndex == 4)
    #expect(edges.indices.map { edges[$0] } == [.top, .bottom, .leading, .trailing])
    let axes = OverscrollAxis.AllCases()
    #expect(axes.startIndex == 0)
    #expect(axes.endIndex == 2)
    #expect(axes.indices.map { axes[$0] } == [.vertical, .horizontal])
  }

  @Test func readFromTheOtherEndStartAndEndChangePlaces() {
    for offset in stride(from: -200.0, through: 1600, by: 7) {
      let mirrored = long.mirrored(offset)
      #expect(
        long.mirrored.overscroll(past: .trailing, at: mirrored)
          == long.overscroll(past: .leading, at: offset))
      #expect(long.mirrored.mirrored(mirrored) == offset)
    }
    #expect(long.mirrored.mirrored == long)
  }

  @Test func aValueForEachAxisIsKeptApart() {
    var pair = PerAxis(vertical: 1, horizontal: 2)
    pair[.horizontal] += 5
    #expect(pair == PerAxis(vertical: 1, horizontal: 7))
    #expect(OverscrollAxis.allCases.map { pair[$0] } == [1, 7])
    #expect(PerAxis(repeating: 3)[.vertical] == 3)
  }

  @Test func aValueForEachEdgeIsKeptApart() {
    var pair = PerEdge(top: 1, bottom: 2, leading: 3, trailing: 4)
    pair[.bottom] += 5
    #expect(pair == PerEdge(top: 1, bottom: 7, leading: 3, trailing: 4))
    #expect(OverscrollEdge.allCases.map { pair[$0] } == [1, 7, 3, 4])
  }
}
