import OverscrollCore
import OverscrollIndicators
import OverscrollSimulation
import Testing

/// Known bugs of motions: releases, ends, and external changes of the offset meanwhile.
@Suite struct AnimationBugTests {
  // MARK: Releases

  @Test(
    "B127: a release leads straight to the hold",
    arguments: SimulatedScrollView.InsetChangeInBounce.allCases, [-1500.0, 0, 1500])
  func releaseLeadsStraight(
    _ rule: SimulatedScrollView.InsetChangeInBounce, _ velocity: Double
  ) {
    let header = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 80), extent: 64)
    // Without a control, but with an inset of that length, the view shows its normal bounce.
    func offsets(_ header: EdgeOptions?) -> [Double] {
      var list = MotionFixtures.list(top: header, topInset: header == nil ? 64 : 0)
      list.change { $0.insetChangeInBounce = rule }
      list.drag(to: -130)
      #expect(abs(list.view.offset + 130) < 0.01)
      list.change { $0.fingerLifted(velocity: velocity) }
      let offsets = list.offsets(for: 2)
      #expect(list.brokenInvariants.isEmpty)
      #expect(list.log.top.runs.count == (header == nil ? 0 : 1))
      return offsets
    }
    let (seen, bare) = (offsets(header), offsets(nil))
    let lowest = seen.min() ?? 0
    #expect(lowest > min(-130, bare.min() ?? 0) - 0.01, "no excursion but its own momentum's")
    let onward = seen[(seen.firstIndex(of: lowest) ?? 0)...]
    #expect(zip(onward, onward.dropFirst()).allSatisfy { $0 <= $1 + 0.001 })
    // A finger that throws the content back throws it beyond the hold, into the list.
    if velocity >= 0 { #expect(abs((seen.last ?? 0) + 64) < 0.01) }
  }

  @Test(
    "B131: the list animates to the hold",
    arguments: SimulatedScrollView.InsetChangeInBounce.allCases,
    [60.0, 120])
  func theListGlides(
    _ rule: SimulatedScrollView.InsetChangeInBounce, _ framesPerSecond: Double
  ) {
    var list = MotionFixtures.list(framesPerSecond: framesPerSecond)
    list.change { $0.insetChangeInBounce = rule }
    list.drag(to: -150)
    list.release()
    let offsets = [list.view.presentedOffset] + list.offsets(for: 3)
    #expect(abs(offsets[0] + 150) < 0.01)
    for (before, after) in zip(offsets, offsets.dropFirst()) {
      #expect(after > before - 0.001 && after - before < 40 * 60 / framesPerSecond)
    }
    #expect(offsets.allSatisfy { $0 < -59.99 })
    #expect(abs((offsets.last ?? 0) + 60) < 0.01)
    list.end(.top)
    list.expectRest()
  }

  @Test("B136: reaching the distance does not move the content") func reachingTheDistance() {
    let reached = EdgeOptions(purpose: .refresh, trigger: .onReach(past: 80), extent: 60)
    var list = MotionFixtures.list(top: reached)
    var bare = MotionFixtures.list(top: nil)
    for step in Array(repeating: 6.0, count: 60) + Array(repeating: -6, count: 60) {
      list.drag(by: step, over: 0)
      bare.drag(by: step, over: 0)
      #expect(list.view.offset == bare.view.offset)
      if list.view.offset < 0 { #expect(list.writes.insets == 1, "the footer's, at the start") }
    }
    #expect(list.log.top.runs.count == 1)
    // Back inside the content, the extra inset opens, and the content stays under the finger.
    for step in Array(repeating: -6.0, count: 20) + Array(repeating: 6, count: 60) {
      let before = list.view.offset
      list.drag(by: step, over: 0)
      let way = list.view.offset - before
      #expect(way * step <= 0 && abs(way) <= abs(step) + 0.5)
    }
    list.release()
    list.wait(1)
    list.end(.top)
    list.wait(1)
    #expect(list.log.top.runs.count == 1)
    list.expectRest()
  }

  // MARK: The visible part of the header

  /// The opacity of a plain spinner at the top.
  private func opacity(_ list: SimulatedList) -> Double {
    for case .spinner(_, _, _, let placement) in list.scene(.spinner, at: .top).elements {
      return placement.opacity
    }
    return 0
  }

  @Test("B128: the header is visible as far as it is pulled") func headerIsVisible() {
    var list = MotionFixtures.list()
    for _ in 0..<2 {
      #expect(opacity(list) < 0.001)
      list.drag(to: -40)
      #expect(abs(opacity(list) - 0.5) < 0.001)
      list.drag(to: -100)
      #expect(opacity(list) == 1)
      list.release()
      #expect(opacity(list) == 1, "while it runs")
      list.wait(1)
      #expect(opacity(list) == 1, "on the hold, at which nothing is pulled")
      list.end(.top)
      list.wait(2)
      #expect(opacity(list) < 0.001)
    }
    list.expectRest()
  }

  @Test(
    "B128: the header of a begin from code is visible without any motion", arguments: [0.0, 500])
  func headerOfABegin(_ offset: Double) {
    var list = MotionFixtures.list(times: .reducedMotion)
    list.change { $0.setOffset(offset) }
    list.begin(.top)
    #expect(opacity(list) == 1)
    list.wait(1)
    list.end(.top)
    #expect(opacity(list) == 0)
    list.expectRest()
  }

  // MARK: The host's layout

  /// A list whose content length changes with its next layout pass.
  private func lateList(content: Double) -> SimulatedList {
    var list = MotionFixtures.list(content: content)
    list.change { $0.lengthNotice = .beforeChange }
    return list
  }

  @Test("B129: a begin forces no layout", arguments: [0.0, 2000])
  func beginForcesNoLayout(_ content: Double) {
    var list = lateList(content: content)
    list.change { $0.contentLength = 2600 }
    list.begin(.top)
    #expect(list.view.contentLength == content, "the reload is laid out in its own time")
    #expect(list.extraInset(.top) == 60 && abs(list.view.offset + 60) < 0.001)
    list.wait(1)
    #expect(list.view.contentLength == 2600)
    #expect(abs(list.view.offset + 60) < 0.001)
    list.end(.top)
    list.expectRest()
  }

  @Test("B133: ending forces no layout") func endForcesNoLayout() {
    var list = lateList(content: 2000)
    list.begin(.top)
    list.wait(1)
    list.change { $0.contentLength = 2600 }
    list.end(.top)
    #expect(list.extraInset(.top) == 0)
    #expect(list.view.contentLength == 2000, "the new items are laid out in their own time")
    list.wait(1)
    #expect(list.view.contentLength == 2600)
    #expect(abs(list.view.offset) < 0.001)
    list.expectRest()
  }

  // MARK: Ends

  /// The placements with an extra inset.
  private static let held: [EdgeOptions.Placement] = [.outside, .inline, .inlineAtEnd]

  @Test("B132: the end of a page leaves a list that is scrolled elsewhere alone", arguments: held)
  func endElsewhere(_ placement: EdgeOptions.Placement) {
    var list = loading(placement)
    list.drag(to: 900)
    list.release()
    list.wait(1)
    let offsets = list.writes.offsets
    list.setContent(2800)
    list.end(.bottom)
    list.wait(1)
    #expect(abs(list.view.offset - 900) < 0.001)
    #expect(list.writes.offsets == offsets)
    list.expectRest()
  }

  @Test("B132: new rows appear in the footer's place", arguments: held)
  func newRows(_ placement: EdgeOptions.Placement) {
    var list = loading(placement)
    let offsets = list.writes.offsets
    list.setContent(2800)
    list.end(.bottom)
    let seen = list.offsets(for: 1)
    #expect(seen.allSatisfy { abs($0 - 1444) < 0.001 })
    #expect(list.writes.offsets == offsets)
    list.expectRest()
  }

  @Test(
    "B132: without new rows the footer closes, and an inline one stays",
    arguments: [
      (EdgeOptions.Placement.outside, 1400.0), (.inline, 1444), (.inlineAtEnd, 1400),
    ])
  func noNewRows(_ rule: (placement: EdgeOptions.Placement, rest: Double)) {
    var list = loading(rule.placement)
    list.end(.bottom, .unchanged)
    let seen = list.offsets(for: 2)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 >= $1 - 0.001 })
    #expect(abs((seen.last ?? 0) - rule.rest) < 0.01)
    list.expectRest()
  }

  /// A list whose footer is loading at the bottom, at 1,444.
  private func loading(_ placement: EdgeOptions.Placement) -> SimulatedList {
    var list = MotionFixtures.list(bottom: MotionFixtures.pulledFooter(placement))
    list.change { $0.setOffset($0.legalOffsets.upperBound) }
    list.drag(to: list.view.offset + 100)
    list.release()
    list.wait(3)
    #expect(list.phase(.bottom) == .refreshing)
    #expect(abs(list.view.offset - 1444) < 0.01)
    return list
  }

  @Test("B137: ending when nothing runs leaves a fling alone") func endLeavesAFlingAlone() throws {
    var list = MotionFixtures.list(content: 20_000)
    list.pullToRefresh()
    let runID = try #require(list.engine.runID(of: .top))
    list.wait(1)
    list.end(.top)
    list.wait(1)
    list.change { $0.setOffset(800) }
    list.fling(-2000)
    var bare = list
    let writes = list.writes
    var offsets: [Double] = []
    for _ in 0..<60 {
      for _ in 0..<2 { list.send(.end(runID, .updated)) }
      offsets += list.offsets(for: 1 / 60)
    }
    #expect(offsets == bare.offsets(for: 1))
    #expect((offsets.last ?? 0) > 1500)
    #expect(list.writes == writes)
    #expect(list.log.top.finished == [.updated])
    list.wait(5)
    list.expectRest()
  }

  // MARK: External changes of the offset

  @Test(
    "B135: a host that moves a closing list is left alone", arguments: [-88.0, 0, 300],
    [true, false])
  func hostMovesAClosingList(_ offset: Double, _ isTold: Bool) {
    var list = MotionFixtures.list(topInset: 88)
    list.pullToRefresh()
    list.wait(1)
    list.end(.top)
    list.wait(0.2)
    #expect(list.phase(.top) == .ending && list.engine.isSettling(.top))
    let writes = list.writes
    list.change { $0.setOffset(offset) }
    if isTold {
      list.send(.takenOver)
      #expect(list.phase(.top) == .idle)
    }
    list.wait(1)
    #expect(list.view.offset == offset && list.view.presentedOffset == offset)
    #expect(list.writes == writes)
    list.expectRest()
  }

  @Test(
    "B139: the host's own scroll arrives where it was sent",
    arguments: [SimulatedScrollView.OffsetWrite.animated, .scrolling])
  func hostsOwnScroll(_ way: SimulatedScrollView.OffsetWrite) {
    var list = MotionFixtures.list(content: 6556, topInset: 88)
    list.change { $0.setOffset(6000) }
    #expect(list.phase(.bottom) == .refreshing)
    list.setContent(8000)
    list.end(.bottom)
    let writes = list.writes
    list.change { $0.setOffset(-88, way) }
    list.wait(1)
    #expect(list.view.presentedOffset == -88)
    #expect(list.writes == writes)
    #expect(list.log.bottom.runs.count == 1)
    list.expectRest()
  }
}
