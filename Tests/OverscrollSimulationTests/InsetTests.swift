import OverscrollCore
import OverscrollSimulation
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

  @Test("Writes are counted for each edge that they change")
  func writesAreCountedForEachEdgeThatTheyChange() {
    var view = list()
    view.contentInset.top = 5
    view.contentInset.top = 5
    view.contentInset = PerEdge(top: 6, bottom: 7, leading: 0, trailing: 0)
    #expect(view.insetWriteCount == 3)
    #expect(view.insetChangeCounts == PerEdge(top: 2, bottom: 1, leading: 0, trailing: 0))
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

  @Test("A large title follows the offset between its heights")
  func aLargeTitleFollowsTheOffsetBetweenItsHeights() {
    var view = list()
    view.systemInsetMovesContent = true
    view.systemInset.top = 148
    view.systemInsetRule = .largeTitle(collapsed: 96, expanded: 148)
    for (offset, height) in [(-148.0, 148.0), (-120, 120), (-96, 96), (300, 96), (-130, 130)] {
      view.setOffset(offset)
      #expect(view.systemInset.top == height && view.offset == offset)
      #expect(view.legalOffsets.lowerBound == -height)
    }
    #expect(view.insetWriteCount == 0)
  }

  @Test("A pull below a large title returns to the expanded height")
  func pullBelowLargeTitleReturnsToExpandedHeight() {
    var view = list()
    view.systemInset.top = 148
    view.systemInsetRule = .largeTitle(collapsed: 96, expanded: 148)
    view.setOffset(-148)
    view.touchDown(at: 0)
    for location in 1...120 { view.fingerMoved(to: Double(location)) }
    #expect(view.offset < -190 && view.systemInset.top == 148)
    view.fingerLifted(velocity: 0)
    view.advance(to: 3)
    #expect(view.offset == -148)
  }

  @Test("A bar hides while scrolling down, and appears while scrolling back")
  func barHidesWhileScrollingDownAndAppearsWhileScrollingBack() {
    var view = list()
    view.systemInset.top = 88
    view.systemInsetRule = .shyBar(hidden: 44, shown: 88)
    view.setOffset(20)
    view.setOffset(300)
    #expect(view.systemInset.top == 44)
    view.setOffset(290)
    #expect(view.systemInset.top == 54)
    view.setOffset(0)
    #expect(view.systemInset.top == 88)
  }

  @Test("A rule that never settles is called a limited number of times")
  func aRuleThatNeverComesToRestIsAskedOnlySoOften() {
    var view = list()
    view.systemInsetRule = SystemInsetRule("restless") { moment in
      PerEdge(top: moment.systemInset.top + 1, bottom: 0, leading: 0, trailing: 0)
    }
    #expect(view.systemInset.top == 8)
  }

  @Test("Rules are equal by name") func rulesAreEqualByName() {
    #expect(SystemInsetRule.shyBar(hidden: 1, shown: 2) == .shyBar(hidden: 1, shown: 2))
    #expect(SystemInsetRule.shyBar(hidden: 1, shown: 2) != .largeTitle(collapsed: 1, expanded: 2))
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
