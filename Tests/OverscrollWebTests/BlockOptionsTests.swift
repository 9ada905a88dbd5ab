import OverscrollCore
import OverscrollIndicators
import Testing

@testable import OverscrollWeb

/// The options in the block of a page, as the engine gets them.
@Suite struct BlockOptionsTests {
  private typealias Place = WebBlock.Place
  private typealias Option = WebBlock.Option
  private typealias Report = WebBlock.Report

  private func withBlock(
    _ numbers: [Int: Double], _ body: (UnsafeMutableRawPointer, WebBlock, WebSession) -> Void
  ) {
    let size = Int(blockSize())
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    defer { memory.deallocate() }
    let block = WebBlock(memory)
    let top = [1, 0, 0, 54, -1, -1, 0, 0.0]
    for (index, number) in top.enumerated() { block[Place.top + index] = number }
    block[Place.backToTop] = -1
    for (place, number) in numbers { block[place] = number }
    configure(memory)
    geometryChanged(memory, 0, 0, 0, 2000, 600, 390, 390, 0, 1)
    body(memory, block, WebBlock.session(memory).pointee)
  }

  private func options(_ numbers: [Int: Double]) -> EdgeOptions? {
    var options: EdgeOptions?
    withBlock(numbers) { options = $2.engine.options(of: .top) }
    return options
  }

  @Test("A block of zeros has the default rules")
  func defaults() {
    let refresh = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 54), extent: 54)
    #expect(options([:]) == refresh)
  }

  @Test("Each number of an edge sets its option")
  func rules() throws {
    let changed = try #require(
      options([
        Option.placement: 4, Option.releaseSlack: 0.05, Option.maximumPagesToFillViewport: 6,
        Option.triggersDuringDeceleration: 1,
        Option.loadsOnRelease: 1, Option.maximumPerDrag: 2, Option.rearmsAfterUpdate: 1,
        Option.visibility: 3,
      ]))
    #expect(changed.placement == .behind)
    #expect(changed.releaseHysteresis == 0.95)
    #expect(changed.maximumPagesToFillViewport == 5)
    #expect(changed.triggersDuringDeceleration)
    #expect(changed.loadsOnRelease)
    #expect(changed.rearmPolicy == .afterUpdate(maximumPerDrag: 2))
    #expect(changed.visibility == .beyondViewport)
  }

  @Test("A trigger may count items or the visible part")
  func triggers() {
    #expect(options([Option.trigger: 6, Option.distance: 5])?.trigger == .within(.items(5)))
    #expect(
      options([Option.trigger: 7, Option.distance: -0.5])?.trigger
        == .indicatorVisible(fraction: -0.5))
  }

  @Test("No distance is longer than the longest pull")
  func longestPull() {
    func trigger(_ numbers: [Int: Double]) -> OverscrollTrigger? {
      options(numbers.merging([Place.maximumPull: 40]) { given, _ in given })?.trigger
    }
    #expect(trigger([:]) == .onRelease(past: 39))
    #expect(trigger([Option.trigger: 1]) == .onPull(past: 39))
    #expect(trigger([Option.distance: 30]) == .onRelease(past: 30))
    #expect(trigger([Place.maximumPull: 0.5]) == .onRelease(past: 0))
    let visible = [Option.trigger: 7.0, Option.distance: 3]
    #expect(trigger(visible) == .indicatorVisible(fraction: 39.0 / 54))
    let inline = visible.merging([Option.placement: 1]) { $1 }
    #expect(trigger(inline) == .indicatorVisible(fraction: 93.0 / 54))
    #expect(options(inline)?.trigger == .indicatorVisible(fraction: 3))
  }

  @Test("An edge whose indicator is pulled further than the longest pull runs its action")
  func visibleBeyondLongestPull() {
    let bottom = Place.bottom
    let numbers = [
      bottom: 1.0, bottom + Option.purpose: 1, bottom + Option.trigger: 7,
      bottom + Option.distance: 3, bottom + Option.extent: 54, bottom + Option.hold: -1,
      bottom + Option.placement: 1, Place.maximumPull: 40,
    ]
    withBlock(numbers) { memory, block, _ in
      framePassed(memory, 1, 0, 1454)
      touchBegan(memory, 1, 0, 1454, 100, 500)
      touchMoved(memory, 1.01, 0, 1454, 100, 490)
      #expect(block[Place.bottomReport + Report.run] == 0)
      touchMoved(memory, 1.02, 0, 1454, 100, 100)
      #expect(block[Place.vertical + WebBlock.Axis.displacement] == -40)
      #expect(block[Place.bottomReport + Report.run] == 1)
    }
  }

  @Test("A nearness that no fling fires says so")
  func fling() {
    #expect(options([Option.trigger: 2])?.triggersDuringDeceleration == true)
    #expect(
      options([Option.trigger: 2, Option.triggersDuringDeceleration: 2])?.triggersDuringDeceleration
        == false)
  }

  @Test("The parts and the inset of the classic indicator are numbers")
  func classic() throws {
    let numbers = [Option.parts: 13.0, Option.labelInset: 31]
    withBlock(numbers) {
      guard case .classic(let indicator) = $2.indicators.top else {
        Issue.record("another indicator")
        return
      }
      #expect(!indicator.showsArrow)
      #expect(indicator.showsSpinner)
      #expect(!indicator.showsWords)
      #expect(!indicator.showsLastUpdated)
      #expect(indicator.labelInset == 30)
    }
  }

  @Test("A number of the parts shows words beside pictures")
  func frames() {
    for (parts, shows) in [(0.0, false), (16, true)] {
      withBlock([Option.indicator: 4, Option.parts: parts]) {
        #expect($2.indicators.top == .frames(FramesIndicator(showsWords: shows)))
      }
    }
  }

  @Test("The list has a policy, a hold for results and a timeout")
  func list() {
    let durations = Place.durations
    withBlock([
      Place.concurrency: 2, durations + WebBlock.Duration.resultDuration: 3,
      durations + WebBlock.Duration.timeout: 9,
    ]) {
      #expect($2.engine.concurrency == .independent)
      #expect($2.engine.durations.resultDuration == 3)
      #expect($2.engine.durations.timeout == 9)
    }
  }

  @Test("Requests turn an edge off, hide it and count its items")
  func requests() {
    typealias Request = WebBlock.Request
    withBlock([Option.trigger: 6, Option.distance: 5]) { memory, block, _ in
      request(memory, 1, 0, 0, Request.enable, 0, 0)
      request(memory, 1, 0, 0, Request.countItems, 0, 4)
      #expect(block[Place.topReport + Report.run] == 0)
      request(memory, 2, 0, 0, Request.enable, 0, 1)
      #expect(block[Place.topReport + Report.run] == 1)
      request(memory, 3, 0, 0, Request.hide, 0, 1)
      #expect(WebBlock.session(memory).pointee.engine.isHidden(.top))
    }
  }

  @Test("A page that moves its content itself drives the machine")
  func driven() {
    typealias Request = WebBlock.Request
    withBlock([Place.isDriven: 1]) { memory, block, _ in
      request(memory, 1, 0, 0, Request.grab, 0)
      request(memory, 1.1, 0, 0, Request.move, 0, -70)
      #expect(block[Place.topReport + Report.phase] == 2)
      request(memory, 1.2, 0, 0, Request.release, 0)
      #expect(block[Place.topReport + Report.run] == 1)
      #expect(block[Place.topReport + Report.inset] == 54)
      #expect(block[Place.vertical + WebBlock.Axis.displacement] == 0)
    }
  }

  @Test("An indicator over the content stays at the edge while it is in use")
  func over() {
    withBlock([Option.placement: 3]) { memory, block, _ in
      #expect(block[Place.topReport + Report.boxPlace] == 0)
      request(memory, 1, 0, 0, WebBlock.Request.begin, 0)
      framePassed(memory, 2, 0, 300)
      #expect(block[Place.topReport + Report.boxPlace] == 1)
      #expect(block[Place.topReport + Report.origin] == 0)
      #expect(block[Place.topReport + Report.space] == 0)
    }
  }

  @Test("The content uncovers an indicator behind it")
  func behind() {
    withBlock([Option.placement: 4]) { memory, block, _ in
      touchBegan(memory, 1, 0, 0, 100, 100)
      touchMoved(memory, 1.01, 0, 0, 100, 110)
      touchMoved(memory, 1.02, 0, 0, 100, 140)
      let shown = RubberBand(extent: 600).displacement(forTravel: 30)
      #expect(block[Place.topReport + Report.origin] == 0)
      #expect(block[Place.topReport + Report.revealed] == shown)
      touchMoved(memory, 1.03, 0, 0, 100, 500)
      #expect(block[Place.topReport + Report.revealed] == 54)
      touchEnded(memory, 1.1, 0, 0, 100, 500)
      framePassed(memory, 2, 0, 0)
      framePassed(memory, 3, 0, 20)
      #expect(block[Place.topReport + Report.space] == 54)
      #expect(block[Place.topReport + Report.revealed] == 34)
      #expect(block[Place.topReport + Report.origin] == 0)
    }
  }

  @Test("An indicator may be inline after the last page only")
  func inlineAtEnd() {
    let bottom = Place.bottom
    let numbers = [
      bottom: 1.0, bottom + Option.purpose: 1, bottom + Option.distance: 54,
      bottom + Option.extent: 44, bottom + Option.hold: -1, bottom + Option.placement: 2,
    ]
    withBlock(numbers) { memory, block, _ in
      #expect(block[Place.bottomReport + Report.space] == 0)
      request(memory, 1, 0, 0, WebBlock.Request.noMore, 1)
      #expect(block[Place.bottomReport + Report.space] == 44)
    }
  }
}
