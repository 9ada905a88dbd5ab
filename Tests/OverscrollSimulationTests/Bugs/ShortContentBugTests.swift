import OverscrollCore
import OverscrollSimulation
import Testing

/// Content that is too short to scroll, by the ids of the bug catalogue.
@Suite struct ShortContentBugTests {
  @Test(
    "B113: the footer of a one-row list rises with the finger and loads once",
    arguments: [0.0, 50, 300])
  func pulledFooterOfShortList(content: Double) {
    var footer = EdgeOptions(purpose: .load, trigger: .onRelease(past: 60), extent: 60)
    footer.visibility = .always
    var list = LayoutScene.list(bottom: footer, content: content)
    var heights: [Double] = []
    for step in 1...7 {
      list.drag(to: Double(step) * 20)
      heights.append(list.engine.overscroll(past: .bottom))
      #expect(list.view.offset - (list.engine.origin(of: .bottom) - 600) == heights.last)
    }
    for (index, height) in heights.enumerated() {
      #expect(LayoutScene.isNear(height, Double(index + 1) * 20))
    }
    list.release()
    list.wait(1.5)
    #expect(list.log.bottom.runs.count == 1 && list.log.top.runs.isEmpty)
    #expect(LayoutScene.isNear(list.view.offset, 60), "the footer is seen while it loads")
    list.end(.bottom)
    list.wait(1)
    LayoutScene.expectRest(list, at: 0)
  }

  @Test("B113: a run at the end of a short list stays visible while the list grows")
  func runWhileShortListGrows() {
    let footer = EdgeOptions(purpose: .load, trigger: .onRelease(past: 60), extent: 60)
    var list = LayoutScene.list(bottom: footer, content: 50, inset: (88, 34))
    list.drag(to: -88 + 100)
    list.release()
    list.wait(1.5)
    for length in [100.0, 300, 470] {
      list.setContent(length)
      #expect(LayoutScene.isNear(list.view.offset, -88 + 60))
    }
    list.setContent(1000)
    // 600 - 88 - 34 points less the 50 of the content: the empty space behind it, until the edge
    // closes.
    #expect(list.inset(.bottom) == 34 + 60 + 428)
    list.end(.bottom)
    list.wait(1)
    #expect(list.inset(.bottom) == 34)
    LayoutScene.expectRest(list, at: -88 + 60)
  }

  @Test(
    "B113: a run behind a short list is visible in both layout directions",
    arguments: [OverscrollEdge.top, .bottom], [true, false])
  func runBehindMirroredShortList(_ edge: OverscrollEdge, isMirrored: Bool) {
    var footer = EdgeOptions(purpose: .load, trigger: .onRelease(past: 60), extent: 60)
    footer.visibility = .always
    var list = SimulatedList(
      SimulatedScrollView(contentLength: 50, viewportLength: 600),
      engine: OverscrollEngine(top: LayoutScene.header, bottom: footer),
      isMirrored: PerAxis(vertical: isMirrored, horizontal: false))
    let isDownwards = (edge == .top) != isMirrored
    list.drag(by: isDownwards ? 250 : -250)
    list.release()
    list.wait(2)
    #expect(list.phase(edge) == .refreshing)
    #expect(LayoutScene.isNear(list.view.offset, isDownwards ? -60 : 60))
    list.end(edge)
    list.wait(1)
    LayoutScene.expectRest(list, at: 0)
  }

  @Test(
    "B113: a keyboard during a run behind a short list leaves the inset unchanged",
    arguments: [true, false])
  func keyboardOverShortList(savesAndRestores: Bool) {
    var list = LayoutScene.list(bottom: LayoutScene.pulledFooter, content: 50, inset: (88, 34))
    list.drag(by: -250)
    list.release()
    list.wait(1.5)
    for _ in 0..<10 {
      let saved = list.view.contentInset
      list.change { $0.contentInset.bottom = savesAndRestores ? 300 : saved.bottom + 300 }
      #expect(list.contentInset.bottom == 300)
      #expect(list.inset(.bottom) == 334 + 44 + (600 - 88 - 334 - 50))
      list.change {
        $0.contentInset.bottom = savesAndRestores ? saved.bottom : $0.contentInset.bottom - 300
      }
      #expect(list.contentInset.bottom == 0)
      #expect(list.inset(.bottom) == 34 + 44 + (600 - 88 - 34 - 50))
    }
    list.end(.bottom)
    list.wait(1)
    #expect(list.view.contentInset.bottom == 0)
    LayoutScene.expectRest(list, at: -88)
  }

  @Test(
    "B115: ending while a short list decelerates returns it to its top", arguments: [true, false])
  func endWhileDecelerating(isInline: Bool) {
    let footer =
      isInline
      ? LayoutScene.footer()
      : EdgeOptions(purpose: .load, trigger: .onReach(past: 30), extent: 44)
    var times = OverscrollTimes()
    times.minimumVisible = 0
    var list = SimulatedList(
      top: LayoutScene.header, bottom: footer, contentLength: 88, times: times)
    list.drag(to: 40)
    #expect(list.phase(.bottom) == .refreshing)
    list.lift()
    list.wait(0.1)
    #expect(list.view.isDecelerating)
    list.setContent(132)
    list.end(.bottom)
    let trace = list.trace(for: 1.5)
    #expect(trace.allSatisfy { $0 > -0.01 })
    #expect(list.log.bottom.runs.count == 1)
    LayoutScene.expectRest(list, at: 0)
  }

  @Test(
    "B116: a control lets a short list be pulled and restores the setting",
    arguments: [true, false])
  func bouncesOfShortList(appBounces: Bool) {
    var list = LayoutScene.list(top: nil, bottom: nil, content: 44)
    list.change { $0.alwaysBounces = appBounces }
    list.configure(.top, LayoutScene.header)
    list.drag(by: 100)
    #expect(list.view.offset < -40 && list.phase(.top) == .pulling)
    #expect(!list.view.alwaysBounce.horizontal)
    list.release()
    list.wait(2)
    list.configure(.bottom, LayoutScene.pulledFooter)
    list.configure(.top, nil)
    #expect(list.view.alwaysBounces)
    list.configure(.bottom, nil)
    #expect(list.view.alwaysBounces == appBounces)
    #expect(!list.view.alwaysBounce.horizontal)
    LayoutScene.expectRest(list, at: 0)
  }

  @Test("B116: an app that turns bouncing off meanwhile is respected")
  func bounceTurnedOffMeanwhile() {
    var list = LayoutScene.list(top: nil, bottom: nil, content: 44)
    list.change { $0.alwaysBounces = true }
    list.configure(.top, LayoutScene.header)
    list.change { $0.alwaysBounces = false }
    list.configure(.top, nil)
    #expect(!list.view.alwaysBounces)
    LayoutScene.expectRest(list, at: 0)
  }
}
