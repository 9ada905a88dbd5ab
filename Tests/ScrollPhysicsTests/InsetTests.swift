import OverscrollCore
import ScrollPhysics
import Testing

@Suite struct InsetTests {
  private func list() -> SimulatedScrollView {
    SimulatedScrollView(contentLength: 2000, viewportLength: 600)
  }

  @Test("The adjusted inset is the sum of the insets of code and system")
  func adjustedInsetIsSumOfInsetsOfCodeAndSystem() {
    var view = list()
    view.contentInset = PerEdge(top: 10, bottom: 20, leading: 0, trailing: 3)
    view.systemInset = PerEdge(top: 88, bottom: 34, leading: 5, trailing: 0)
    #expect(view.adjustedInset == PerEdge(top: 98, bottom: 54, leading: 5, trailing: 3))
    #expect(view.legalOffsets == -98...1454)
    #expect(view.insetWriteCount == 1)
  }

  @Test("Content at rest at its start may follow the system's inset")
  func contentAtRestAtItsStartMayFollowSystemsInset() {
    for moves in [false, true] {
      var view = list()
      view.systemInsetMovesContent = moves
      view.systemInset.top = 88
      #expect(view.offset == (moves ? -88 : 0))
      view.setOffset(300)
      view.systemInset.top = 96
      #expect(view.offset == 300)
      view.contentInset.top = 20
      #expect(view.offset == 300)
    }
  }

  @Test("In the fighting mode, the offset jumps by the inset and returns to it")
  func inAFightTheOffsetJumpsByTheInsetAndComesBackToIt() {
    var view = list()
    view.systemInset.top = 64
    view.insetChangeInBounce = .fight
    view.release(from: -64 - 69)
    view.contentInset.top = 69
    #expect(view.offset == -202 && view.isDecelerating)
    view.advance(to: 5)
    #expect(view.offset == -133)
    view.release(from: 1400 + 50)
    view.contentInset.bottom = 44
    #expect(view.offset == 1494)
    view.advance(to: 10)
    #expect(view.offset == 1444)
  }

  @Test("Without the fighting mode, the bounce heads for the new edge from its current offset")
  func withoutAFightTheBounceHeadsForTheNewEdgeFromWhereItIs() {
    var view = list()
    view.release(from: -100)
    view.contentInset.top = 54
    #expect(view.offset == -100 && view.insetChangeInBounce == .rest)
    view.advance(to: 5)
    #expect(view.offset == -54)
  }
}
