import OverscrollCore
import OverscrollSimulation
import Testing

/// Known bugs of horizontal, right-to-left and inverted lists.
@Suite struct DirectionBugTests {
  /// A list of 3,000 points in a viewport of 375, at rest at its start.
  private func carousel(
    content: Double = 3000, leading: EdgeOptions? = MotionFixtures.header,
    trailing: EdgeOptions? = MotionFixtures.footer, inset: Double = 0, isMirrored: Bool
  ) -> SimulatedList {
    var view = SimulatedScrollView(
      contentLengths: PerAxis(vertical: 600, horizontal: content),
      viewportLengths: PerAxis(vertical: 600, horizontal: 375),
      systemInset: PerEdge(top: 0, bottom: 0, leading: inset, trailing: inset))
    view.alwaysBounce = PerAxis(repeating: true)
    let legal = view.legalOffsets(along: .horizontal)
    let start = isMirrored ? legal.upperBound : legal.lowerBound
    view.setOffsets(PerAxis(vertical: 0, horizontal: start))
    return SimulatedList(
      view, engine: OverscrollEngine(leading: leading, trailing: trailing),
      isMirrored: PerAxis(vertical: false, horizontal: isMirrored))
  }

  /// Pulls the content by a distance past an edge, and releases it.
  private func pull(_ edge: OverscrollEdge, by distance: Double, _ list: inout SimulatedList) {
    let travel = RubberBand(extent: 375).travel(forDisplacement: distance)
    let isLeft = edge.isStart != list.isMirrored.horizontal
    list.drag(by: PerAxis(vertical: 0, horizontal: isLeft ? travel : -travel))
    list.release()
  }

  @Test("B123: the leading edge is on the side where the list begins", arguments: [true, false])
  func leadingSide(_ isMirrored: Bool) {
    var list = carousel(isMirrored: isMirrored)
    let (start, outward) = isMirrored ? (2625.0, 1.0) : (0, -1)
    #expect(list.view.offsets.horizontal == start)
    pull(.leading, by: 120, &list)
    #expect(abs(list.view.offsets.horizontal - (start + outward * 120)) < 0.01)
    #expect(list.log.leading.runs.count == 1)
    #expect(list.log.trailing.runs.isEmpty)
    list.wait(3)
    #expect(abs(list.view.offsets.horizontal - (start + outward * 60)) < 0.01)
    let side = list.view.contentInset[isMirrored ? .trailing : .leading]
    #expect(abs(side - 60) < 0.001)
    // The box from its origin on, as the host of a mirrored list counts it from the left.
    let origin = list.engine.origin(of: .leading)
    #expect((isMirrored ? 3000 - (origin + 60) : origin) == (isMirrored ? 3000 : -60))
    list.end(.leading)
    list.wait(2)
    #expect(abs(list.view.offsets.horizontal - start) < 0.01)
    #expect(list.log.leading.runs.count == 1)
    list.expectRest()
  }

  @Test("B123: the trailing edge loads on the other side", arguments: [true, false])
  func trailingSide(_ isMirrored: Bool) {
    var list = carousel(isMirrored: isMirrored)
    let end = isMirrored ? -44.0 : 2669
    #expect(abs(list.view.contentInset[isMirrored ? .leading : .trailing] - 44) < 0.001)
    list.change { $0.setOffsets(PerAxis(vertical: 0, horizontal: end)) }
    #expect(list.log.trailing.runs.count == 1)
    #expect(list.log.leading.runs.isEmpty)
    list.end(.trailing, .noMore)
    list.expectRest()
  }

  @Test(
    "B124: an empty list loads nothing at its side", arguments: EdgeOptions.Placement.allCases,
    [(false, 0.0), (true, 0), (false, 20), (true, 20)])
  func emptyList(_ placement: EdgeOptions.Placement, _ side: (isMirrored: Bool, inset: Double)) {
    for trigger in [OverscrollTrigger.within(.points(0)), .onRelease(past: 60), .onReach(past: 60)]
    {
      let options = EdgeOptions(purpose: .load, trigger: trigger, extent: 44, placement: placement)
      var list = carousel(
        content: 0, trailing: options, inset: side.inset, isMirrored: side.isMirrored)
      list.change { $0.detach() }
      list.change { $0.attach() }
      #expect(list.engine.isHidden(.trailing))
      let end = placement == .inline ? 0 : 375 - 2 * side.inset
      #expect(list.engine.origin(of: .trailing) == end)
      pull(.trailing, by: 120, &list)
      list.wait(2)
      #expect(list.log.trailing.runs.isEmpty, "for \(trigger)")
      pull(.leading, by: 60, &list)
      list.wait(2)
      #expect(list.log.trailing.runs.isEmpty, "for \(trigger)")
      list.expectRest()
    }
  }

  @Test(
    "B125: a list that becomes vertical keeps no side insets",
    arguments: [EdgeOptions.Placement.inline, .outside], [true, false])
  func axisSwitch(_ placement: EdgeOptions.Placement, _ isMirrored: Bool) {
    for controlsComeFirst in [true, false] {
      var list = carousel(
        trailing: MotionFixtures.pulledFooter(placement), isMirrored: isMirrored)
      let legal = list.view.legalOffsets(along: .horizontal)
      let end = isMirrored ? legal.lowerBound : legal.upperBound
      list.change { $0.setOffsets(PerAxis(vertical: 0, horizontal: end)) }
      pull(.trailing, by: 100, &list)
      list.wait(3)
      #expect(list.phase(.trailing) == .refreshing && list.extraInset(.trailing) == 44)
      if controlsComeFirst { turnControls(&list) }
      list.change { view in
        view.layOut { $0.contentLengths = PerAxis(vertical: 4000, horizontal: 375) }
      }
      if !controlsComeFirst { turnControls(&list) }
      #expect(list.view.contentInset.leading == 0 && list.view.contentInset.trailing == 0)
      for _ in 0..<60 {
        list.wait(1 / 60)
        #expect(abs(list.view.offsets.horizontal) < 0.001)
      }
      #expect(list.log.trailing.cancelled.count == 1)
      list.change { $0.setOffset(3444) }
      #expect(list.log.bottom.runs.count == 1)
      list.end(.bottom, .noMore)
      list.expectRest()
    }
  }

  private func turnControls(_ list: inout SimulatedList) {
    list.configure(.leading, nil)
    list.configure(.trailing, nil)
    var footer = MotionFixtures.footer
    footer.autoFill = 0
    list.configure(.bottom, footer)
  }

  @Test("B160: the host determines the edges of an inverted list", arguments: [true, false])
  func invertedList(_ isLogical: Bool) {
    // The newest message is at the start of the content, which is at the bottom of the screen.
    let (older, newer) = (MotionFixtures.footer, MotionFixtures.header)
    var view = SimulatedScrollView(contentLength: 2000, viewportLength: 600)
    view.alwaysBounce.vertical = true
    var list = SimulatedList(
      view,
      engine: isLogical
        ? OverscrollEngine(top: older, bottom: newer) : OverscrollEngine(top: newer, bottom: older),
      isMirrored: PerAxis(vertical: isLogical, horizontal: false))
    let (newest, oldest) = isLogical ? (OverscrollEdge.bottom, .top) : (.top, OverscrollEdge.bottom)
    list.drag(to: -120)
    list.release()
    #expect(list.log[newest].runs.count == 1)
    list.wait(3)
    #expect(abs(list.view.offset + 60) < 0.01 && abs(list.view.contentInset.top - 60) < 0.001)
    list.end(newest)
    list.wait(2)
    #expect(abs(list.view.offset) < 0.01)
    #expect(list.log[oldest].runs.isEmpty)
    list.change { $0.setOffset(1444) }
    #expect(list.log[oldest].runs.count == 1)
    #expect(abs(list.view.contentInset.bottom - 44) < 0.001)
    let origin = list.engine.origin(of: oldest)
    #expect((isLogical ? 2000 - (origin + 44) : origin) == 2000)
    list.end(oldest, .noMore)
    list.wait(1)
    #expect(list.log[newest].runs.count == 1 && list.log[oldest].runs.count == 1)
    list.expectRest()
  }
}
