import Testing

@testable import OverscrollCore

/// The grid and the marks by themselves; the ledger has separate tests.
@Suite struct InsetMarkTests {
  @Test(arguments: [2.0, 3]) func lengthsAreRoundedAsPixelsAre(_ scale: Double) {
    for step in -60...60 {
      let length = Double(step) / 12
      #expect(InsetGrid.rounded(length, scale: scale) == (length * scale).rounded() / scale)
    }
    #expect(InsetGrid.rounded(17.3, scale: 0) == 17.3)
  }

  @Test func aSumThatIsOffByMoreThanItsRoundingCarriesNoMark() {
    var marks = InsetMarks()
    let sum = 104 - marks.mark(60)
    #expect(marks.extraInset(inside: sum) == 60)
    for off in [-InsetMarks.tolerance, InsetMarks.tolerance] {
      #expect(marks.extraInset(inside: sum + off / 2) == 60)
      #expect(marks.extraInset(inside: sum + off) == nil)
    }
  }

  @Test func eightSharesAreKnownAndEachKeepsItsMark() {
    var marks = InsetMarks()
    let first = (1...8).map { marks.mark(Double($0)) }
    #expect(Set(first).count == 8)
    #expect((1...8).map { marks.mark(Double($0)) } == first)
    for (extraInset, mark) in zip(1...8, first) {
      #expect(marks.extraInset(inside: 44 - mark) == Double(extraInset))
    }
    _ = marks.mark(9)
    #expect(marks.extraInset(inside: 44 - first[0]) == nil)
    #expect(marks.extraInset(inside: 44 - first[1]) == 2)
  }

  @Test func pastItsReachALengthHasNoRoomForAMark() {
    var marks = InsetMarks()
    let mark = marks.mark(60)
    #expect(marks.extraInset(inside: InsetMarks.reach - 1 - mark) == 60)
    #expect(marks.extraInset(inside: 1 - InsetMarks.reach - mark) == 60)
    #expect(marks.extraInset(inside: InsetMarks.reach + 1 - mark) == nil)
    #expect(marks.extraInset(inside: -InsetMarks.reach - 1 - mark) == nil)
  }
}
