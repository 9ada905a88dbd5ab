import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@testable import OverscrollWeb

/// The exports of the module, called with numbers as a page calls them.
@Suite struct ExportsTests {
  private typealias Place = WebBlock.Place
  private typealias Report = WebBlock.Report
  private typealias Drawing = WebBlock.Drawing
  private typealias Element = WebBlock.Element

  /// A list of 2,000 points with pull to refresh past 60 points and load more within 100.
  private func withPage(
    topIndicator: Double = 0, _ body: (UnsafeMutableRawPointer, WebBlock) throws -> Void
  ) rethrows {
    let size = Int(blockSize())
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    defer { memory.deallocate() }
    let block = WebBlock(memory)
    let top = [1, 0, 0, 60, -1, 70, 0, topIndicator]
    let bottom: [Double] = [1, 1, 2, 100, 44, -1, 1, 1]
    let durations = [0.2, 0.3, 0.4, 0.5, 3, 0.25]
    for (place, numbers) in [
      (Place.top, top), (Place.bottom, bottom), (Place.durations, durations),
    ] {
      for (index, number) in numbers.enumerated() { block[place + index] = number }
    }
    block[Place.backToTop] = 2
    block[Place.backToTopInViewports] = 1
    configure(memory)
    geometryChanged(memory, 0, 0, 0, 2000, 600, 390, 390, 0, 1)
    try body(memory, block)
  }

  private func pull(_ memory: UnsafeMutableRawPointer, by distance: Double, at time: Double = 1) {
    touchBegan(memory, time, 0, 0, 100, 100)
    touchMoved(memory, time + 0.01, 0, 0, 100, 110)
    touchMoved(memory, time + 0.02, 0, 0, 100, 110 + distance)
  }

  @Test func aPullRefreshesAndReportsEveryStep() {
    withPage { memory, block in
      #expect(block[Place.topReport + Report.extent] == 54)
      #expect(block[Place.bottomReport + Report.space] == 44)
      pull(memory, by: 200)
      let shown = RubberBand(extent: 600).displacement(forTravel: 200)
      #expect(block[Place.vertical + WebBlock.Axis.displacement] == shown)
      #expect(block[Place.topReport + Report.origin] == shown - 54)
      #expect(block[Place.vertical + WebBlock.Axis.holdsScroll] == 1)
      #expect(block[Place.topReport + Report.phase] == 2)
      #expect(block[Place.topReport + Report.progress] == shown / 60)
      touchEnded(memory, 1.1, 0, 0, 100, 310)
      #expect(block[Place.topReport + Report.phase] == 4)
      #expect(block[Place.topReport + Report.phaseChanged] == 1)
      #expect(block[Place.topReport + Report.run] == 1)
      framePassed(memory, 1.2, 0, 0)
      #expect(block[Place.moves] == 1)
      #expect(block[Place.topReport + Report.redraws] == 1)
      #expect(block[Place.topReport + Report.run] == 0)
      framePassed(memory, 1.3, 0, 0)
      #expect(block[Place.topReport + Report.space] == 70)
      #expect(block[Place.vertical + WebBlock.Axis.displacement] == 0)
      framePassed(memory, 1.4, 0, 0)
      framePassed(memory, 1.5, 0, 0)
      #expect(block[Place.topReport + Report.redraws] == 0)
    }
  }

  /// A changed pull requires drawing a ring, the line below a text and the page's own indicator, but not the classic
  /// indicator, whose arrow turns once.
  @Test(arguments: [(indicator: 0.0, follows: 0.0), (2, 1), (3, 1), (6, 1)])
  func aPullIsDrawnAnewWhereItLooksOther(indicator: Double, follows: Double) {
    withPage(topIndicator: indicator) { memory, block in
      for (time, distance, phase) in [(1.0, 40.0, 1.0), (11, 200, 2)] {
        pull(memory, by: distance, at: time)
        #expect(block[Place.topReport + Report.redraws] == 1, "another phase")
        framePassed(memory, time + 1, 0, 0)
        framePassed(memory, time + 2, 0, 0)
        touchMoved(memory, time + 3, 0, 0, 100, 120 + distance)
        #expect(block[Place.topReport + Report.phase] == phase)
        #expect(block[Place.topReport + Report.redraws] == follows)
        touchCancelled(memory, time + 4, 0, 0, 100, 110)
        framePassed(memory, time + 5, 0, 0)
      }
    }
  }

  @Test func anEndIsReportedOnceAndClosesWhatItOpened() {
    withPage { memory, block in
      runRequested(memory, 1, 0, 0, 0)
      framePassed(memory, 2, 0, 0)
      ended(memory, 2, 0, 0, 7, 0, 0)
      #expect(block[Place.topReport + Report.finished] == 0)
      ended(memory, 2, 0, 0, 1, 1, 1)
      #expect(block[Place.topReport + Report.finished] == 2)
      #expect(block[Place.wakeTime] == 2.5)
      framePassed(memory, 2.5, 0, 0)
      #expect(block[Place.topReport + Report.space] == 0)
      #expect(block[Place.vertical + WebBlock.Axis.displacement] == 70)
      framePassed(memory, 2.8, 0, 0)
      #expect(block[Place.vertical + WebBlock.Axis.displacement] == 0)
      #expect(block[Place.wakeTime] == -1)
    }
  }

  @Test(
    "An invalid event reports nothing of the event before it",
    arguments: [
      "edge", "request", "touch", "end",
    ])
  func invalidEvent(_ name: String) {
    withPage { memory, block in
      pull(memory, by: 200)
      touchEnded(memory, 1.1, 0, 0, 100, 310)
      #expect(block[Place.topReport + Report.run] == 1)
      switch name {
      case "edge": requested(memory, 1.1, 0, 0, 0, -1, 0)
      case "request": requested(memory, 1.1, 0, 0, 99, 0, 0)
      case "touch": touched(memory, 1.1, 0, 0, 1, .nan, 0)
      default: ended(memory, 1.1, 0, 0, 1, 99, 0)
      }
      #expect(block[Place.topReport + Report.run] == 0)
      #expect(block[Place.topReport + Report.phaseChanged] == 0)
    }
  }

  @Test func theRequestsOfAPageReachTheirEdges() {
    withPage { memory, block in
      tapped(memory, 1, 0, 0, 1)
      #expect(block[Place.bottomReport + Report.run] == 1)
      cancelRequested(memory, 1, 0, 0, 1)
      #expect(block[Place.bottomReport + Report.cancelled] == 1)
      runRequested(memory, 1, 0, 0, 1)
      ended(memory, 1, 0, 0, 2, 2, 0)
      #expect(block[Place.bottomReport + Report.phase] == 6)
      resetRequested(memory, 1, 0, 0, 1)
      #expect(block[Place.bottomReport + Report.phase] == 0)
    }
  }

  @Test("A page that is asked decides whether the pull arms the edge, when it reaches the distance")
  func question() {
    for isAllowed in [false, true] {
      withPage { memory, block in
        block[Place.top + WebBlock.Option.asksToArm] = 1
        configure(memory)
        pull(memory, by: 40)
        #expect(block[Place.topReport + Report.asksToArm] == 0)
        touchMoved(memory, 1.1, 0, 0, 100, 310)
        #expect(block[Place.topReport + Report.asksToArm] == 1)
        #expect(block[Place.topReport + Report.phase] == 1)
        request(memory, 1.1, 0, 0, WebBlock.Request.allowArming, 0, isAllowed ? 1 : 0)
        #expect(block[Place.topReport + Report.phase] == (isAllowed ? 2 : 1))
        touchEnded(memory, 1.2, 0, 0, 100, 310)
        #expect(block[Place.topReport + Report.run] == (isAllowed ? 1 : 0))
      }
    }
  }

  @Test("A run of the page is shown without its action")
  func runElsewhere() {
    withPage { memory, block in
      request(memory, 1, 0, 0, WebBlock.Request.runElsewhere, 0, 1)
      #expect(block[Place.topReport + Report.phase] == 4)
      #expect(block[Place.topReport + Report.run] == 0)
      request(memory, 2, 0, 0, WebBlock.Request.runElsewhere, 0, 0)
      #expect(block[Place.topReport + Report.finished] == 1)
    }
  }

  @Test("A list near its end loads nothing while another part of the page has the touch")
  func pause() {
    withPage { memory, block in
      request(memory, 1, 0, 0, WebBlock.Request.pause, 0, 1)
      framePassed(memory, 1.1, 0, 1390)
      #expect(block[Place.bottomReport + Report.run] == 0)
      request(memory, 1.2, 0, 1390, WebBlock.Request.pause, 0, 0)
      #expect(block[Place.bottomReport + Report.run] == 1)
    }
  }

  @Test("Content comes to rest when nothing has moved it for a moment after a drag")
  func rest() {
    withPage { memory, block in
      touchBegan(memory, 1, 0, 0, 100, 500)
      touchMoved(memory, 1.01, 0, 0, 100, 490)
      touchMoved(memory, 1.02, 0, 50, 100, 440)
      touchEnded(memory, 1.03, 0, 50, 100, 440)
      let first = block[Place.wakeTime]
      #expect(first > 1.03 && first < 2)
      framePassed(memory, first - 0.01, 0, 120)
      #expect(block[Place.wakeTime] > first)
      framePassed(memory, first, 0, 120)
      #expect(block[Place.wakeTime] > first)
      framePassed(memory, block[Place.wakeTime], 0, 120)
      #expect(block[Place.wakeTime] == -1)
    }
  }

  @Test func nearnessCountsFromTheOptions() {
    withPage { memory, block in
      framePassed(memory, 1, 0, 1290)
      #expect(block[Place.bottomReport + Report.run] == 0)
      framePassed(memory, 1.1, 0, 1301)
      #expect(block[Place.bottomReport + Report.run] == 1)
    }
  }

  @Test func anEdgeThatIsNotPresentIsLeftAlone() {
    withPage { memory, block in
      block[Place.top] = 0
      configure(memory)
      geometryChanged(memory, 0, 0, 0, 2000, 600, 390, 390, 0, 1)
      pull(memory, by: 200)
      #expect(block[Place.vertical + WebBlock.Axis.displacement] == 0)
      runRequested(memory, 2, 0, 0, 0)
      #expect(block[Place.topReport + Report.run] == 0)
    }
  }

  @Test(arguments: [0.0, 1, 2, 3, 4, 5]) func theSceneInTheBlockIsTheOneThatIsRecorded(
    _ indicator: Double
  ) {
    withPage(topIndicator: indicator) { memory, block in
      for text in IndicatorText.allCases {
        let size = IndicatorDrawing().size(of: text, as: .title)
        let place = Place.topDrawing + Drawing.textSizes + 2 * Int(text.rawValue)
        block[place] = size.width
        block[place + 1] = size.height
      }
      pull(memory, by: 60)
      let engine = WebBlock.session(memory).pointee.engine
      guard let state = IndicatorState(of: .top, in: engine, at: engine.now, width: 390) else {
        Issue.record("no state")
        return
      }
      let drawing = IndicatorDrawing(of: BuiltInIndicator(number: Int(indicator)), showing: state)
      #expect(Int(block[Place.topDrawing + Drawing.elementCount]) == drawing.elements.count)
      let first = Place.topDrawing + Drawing.points
      var points = first
      for (index, element) in drawing.elements.enumerated() {
        points += expect(
          element, at: Place.topDrawing + Drawing.elements + Element.count * index, points,
          in: block)
      }
      #expect(block[Place.topDrawing + Drawing.pointCount] == Double(points - first) / 3)
    }
  }

  @Test func whatATapDoesIsAButton() {
    for (trigger, role) in [(4.0, IndicatorTextRole.action), (5, .title)] {
      withPage { memory, block in
        block[Place.bottom + WebBlock.Option.trigger] = trigger
        block[Place.bottom + WebBlock.Option.indicator] = 3
        configure(memory)
        geometryChanged(memory, 0, 0, 0, 2000, 600, 390, 390, 0, 1)
        #expect(block[Place.bottomDrawing + Drawing.elementCount] == 1)
        let place = Place.bottomDrawing + Drawing.elements
        #expect(block[place + Element.role] == Double(role.rawValue))
      }
    }
  }

  @Test func aSideIsTurnedAndMirrored() {
    withPage { memory, block in
      for place in 0..<WebBlock.Length.options {
        block[Place.leading + place] = block[Place.top + place]
      }
      block[Place.leading + WebBlock.Option.indicator] = 3
      configure(memory)
      for (isRightToLeft, sign) in [(Int32(0), 1.0), (1, -1)] {
        geometryChanged(memory, 0, 0, 0, 600, 600, 2000, 390, isRightToLeft, 1)
        touchBegan(memory, 1, 0, 0, 100, 100)
        touchMoved(memory, 1.01, 0, 0, 100 + 10 * sign, 100)
        touchMoved(memory, 1.02, 0, 0, 100 + 110 * sign, 100)
        let shown = RubberBand(extent: 390).displacement(forTravel: 100)
        #expect(block[Place.horizontal + WebBlock.Axis.displacement] == sign * shown)
        #expect(block[Place.horizontal + WebBlock.Axis.holdsScroll] == 1)
        #expect(block[Place.vertical + WebBlock.Axis.holdsScroll] == 0)
        #expect(block[Place.leadingReport + Report.boxPlace] == 1)
        #expect(block[Place.leadingReport + Report.origin] == shown - 54)
        let place = Place.leadingDrawing + Drawing.elements
        #expect(block[place + Element.rotation] == -90 * sign)
        #expect(block[place + Element.x] == 27)
        #expect(block[place + Element.y] == 300)
        touchCancelled(memory, 1.1, 0, 0, 100, 100)
        framePassed(memory, 3, 0, 0)
      }
    }
  }

  @Test func theButtonRisesAndLeavesTheWayToTheTopToTheBrowser() {
    withPage { memory, block in
      framePassed(memory, 1, 0, 1300)
      framePassed(memory, 1.1, 0, 1250)
      framePassed(memory, 1.4, 0, 1250)
      #expect(block[Place.risen] == 1)
      request(memory, 2, 0, 1250, WebBlock.Request.goToTop, 0)
      #expect(block[Place.moves] == 1)
      framePassed(memory, 3, 0, 1250)
      #expect(block[Place.risen] == 0)
      #expect(block[Place.vertical + WebBlock.Axis.scrollBy] == 0)
    }
  }

  /// Checks an element and its shape; returns the number of values in the shape.
  private func expect(
    _ element: IndicatorDrawing.Element, at place: Int, _ points: Int, in block: WebBlock
  ) -> Int {
    switch element {
    case .text(let text, let role, let color, let placement):
      #expect(block[place + Element.kind] == 0)
      #expect(block[place + Element.text] == Double(text.rawValue))
      #expect(block[place + Element.role] == Double(role.rawValue))
      expect(color, placement, at: place, in: block)
    case .spinner(let diameter, let color, let progress, let placement):
      #expect(block[place + Element.kind] == 1)
      #expect(block[place + Element.length] == diameter)
      #expect(block[place + Element.progress] == progress ?? -1)
      expect(color, placement, at: place, in: block)
    case .stroke(let shape, let width, let color, let placement):
      #expect(block[place + Element.kind] == 2)
      #expect(block[place + Element.length] == width)
      expect(color, placement, at: place, in: block)
      return expect(shape, at: place, points, in: block)
    case .fill(let shape, let color, let placement):
      #expect(block[place + Element.kind] == 3)
      expect(color, placement, at: place, in: block)
      return expect(shape, at: place, points, in: block)
    case .image: Issue.record("the page has no pictures here")
    }
    return 0
  }

  private func expect(
    _ color: IndicatorColor, _ placement: ElementPlacement, at place: Int, in block: WebBlock
  ) {
    #expect(block[place + Element.color] == number(of: color))
    #expect(block[place + Element.x] == placement.position.x)
    #expect(block[place + Element.y] == placement.position.y)
    #expect(block[place + Element.rotation] == placement.rotation)
    #expect(block[place + Element.scale] == placement.scale)
    #expect(block[place + Element.opacity] == placement.opacity)
  }

  private func number(of color: IndicatorColor) -> Double {
    switch color {
    case .label, .surface: 0
    case .secondary: 1
    case .tint: 2
    case .accent: 4
    case .rgb(let red, let green, let blue):
      Double(0x100_0000 + Int(red) * 0x1_0000 + Int(green) * 0x100 + Int(blue))
    }
  }

  private func expect(
    _ shape: [IndicatorDrawing.Segment], at place: Int, _ points: Int, in block: WebBlock
  ) -> Int {
    let numbers = shape.flatMap(numbers)
    #expect(block[place + Element.pointCount] == Double(numbers.count / 3))
    #expect(numbers.indices.map { block[points + $0] } == numbers)
    return numbers.count
  }

  private func numbers(of segment: IndicatorDrawing.Segment) -> [Double] {
    switch segment {
    case .move(let point): [0, point.x, point.y]
    case .line(let point): [1, point.x, point.y]
    case .arc(let center, let radius, let start, let end):
      [2, center.x, center.y, radius, start, end]
    case .close: [3, 0, 0]
    }
  }
}
