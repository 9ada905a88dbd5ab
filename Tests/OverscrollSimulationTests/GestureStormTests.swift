import OverscrollCore
import OverscrollSimulation
import Testing

/// Random gestures, from a seed, on a view that other code changes meanwhile.
private struct GestureStorm {
  var generator: SeededGenerator
  var view = SimulatedScrollView(
    contentLengths: PerAxis(vertical: 2000, horizontal: 900),
    viewportLengths: PerAxis(vertical: 600, horizontal: 300))
  var finger: SimulatedFinger
  var clock = SimulationClock()
  var counts = [0, 0, 0, 0, 0, 0]

  init(seed: UInt64, framesPerSecond: Double) {
    generator = SeededGenerator(seed: seed)
    finger = SimulatedFinger(framesPerSecond: framesPerSecond)
    view.draggingFlag = seed % 2 == 0 ? .untilRelease : .untilRest
    view.bounceLaw = BounceCurveTests.laws[Int(seed % 5)]
    view.isPagingEnabled = seed % 3 == 0
    view.dragSlop = seed % 4 == 0 ? 10 : 0
    view.isDirectionalLockEnabled = seed % 7 == 0
    view.offWindowInsets = seed % 2 == 0 ? .kept : .cleared
    view.insetChangeInBounce = seed % 5 == 0 ? .fight : .rest
  }

  mutating func playGesture() {
    let duration = generator.number(from: 0, to: 0.3)
    let way = PerAxis(
      vertical: generator.number(from: -500, to: 500),
      horizontal: generator.number(from: -200, to: 200))
    finger.drag(by: way, over: duration, on: &view, clock: &clock)
    if generator.below(4) == 0 { finger.hold(for: 0.12, on: &view, clock: &clock) }
    if generator.below(3) == 0 { disturb() }
    if generator.below(8) == 0 {
      finger.cancel(on: &view, clock: clock)
    } else {
      finger.lift(from: &view, clock: clock)
    }
    finger.wait(for: generator.number(from: 0, to: 0.8), on: &view, clock: &clock)
    if generator.below(3) == 0 { disturb() }
    if generator.below(3) == 0 { changeFromOutside() }
    count()
  }

  private mutating func disturb() {
    switch generator.below(8) {
    case 0: view.contentLength = generator.number(from: 0, to: 4000)
    case 1: view.contentInset.top = generator.number(from: 0, to: 90)
    case 2: view.contentInset.bottom = generator.number(from: 0, to: 90)
    case 3: view.viewportLength = generator.number(from: 300, to: 900)
    case 4: view.bounces.toggle()
    case 5: view.alwaysBounces.toggle()
    case 6: view.setOffset(generator.number(from: -200, to: 2200), .plain)
    default: view.setOffset(generator.number(from: 0, to: view.legalOffsets.upperBound))
    }
  }

  /// A change that only happens to views in an app.
  private mutating func changeFromOutside() {
    switch generator.below(8) {
    case 0: view.detach()
    case 1: view.systemInset.top = generator.number(from: 0, to: 90)
    case 2: view.setOffset(generator.number(from: -200, to: 2200), .animated)
    case 3: view.setOffset(generator.number(from: -200, to: 2200), .scrolling)
    case 4: view.scrollToTop()
    case 5: view.contentLengths.horizontal = generator.number(from: 0, to: 2000)
    case 6: view.lengthNotice = view.lengthNotice == .afterChange ? .beforeChange : .afterChange
    default: view.clockJumped(to: clock.now)
    }
    finger.wait(for: generator.number(from: 0, to: 0.4), on: &view, clock: &clock)
    view.attach()
  }

  private mutating func count() {
    for event in view.drainEvents() {
      switch event {
      case .willBeginDragging: counts[0] += 1
      case .didEndDragging: counts[1] += 1
      case .willBeginDecelerating: counts[2] += 1
      case .didEndDecelerating: counts[3] += 1
      case .scrolled(let offset, _): #expect(offset.isFinite)
      case .detached: counts[4] += 1
      case .attached: counts[5] += 1
      default: break
      }
    }
  }

  /// Waits for rest, and touches the view if a write left it past an edge.
  mutating func settle() {
    finger.waitForRest(of: &view, clock: &clock)
    finger.hold(for: 0.2, on: &view, clock: &clock)
    finger.lift(from: &view, clock: clock)
    finger.waitForRest(of: &view, clock: &clock)
    count()
  }
}

@Suite struct GestureStormTests {
  @Test("Every begin has an end, and every rest is legal", arguments: 1...20)
  func everyBeginningHasItsEndAndEveryRestIsLegal(_ seed: UInt64) {
    var storm = GestureStorm(seed: seed, framesPerSecond: seed % 2 == 0 ? 60 : 120)
    for _ in 0..<100 { storm.playGesture() }
    storm.settle()
    let (view, counts) = (storm.view, storm.counts)
    #expect(counts[0] == counts[1] && counts[0] > 80, "\(counts)")
    #expect(counts[2] == counts[3] && counts[2] > 20, "\(counts)")
    #expect(!view.isDecelerating && !view.isTracking && !view.isDragging && view.velocity == 0)
    for axis in OverscrollAxis.allCases {
      let (offset, legal) = (view.offsets[axis], view.legalOffsets(along: axis))
      #expect(legal.contains(offset), "\(axis): \(offset) in \(legal)")
    }
    #expect(!view.isAnimating && counts[4] == counts[5] && counts[4] > 0)
    if view.isPagingEnabled {
      let page = view.offset / view.geometry.viewportLength
      let isPage = abs(page - page.rounded()) < 1e-9
      let legal = view.legalOffsets
      #expect(isPage || view.offset == legal.lowerBound || view.offset == legal.upperBound)
    }
  }

  @Test("Equal seeds give equal views") func equalSeedsGiveEqualViews() {
    var (one, other) = (
      GestureStorm(seed: 5, framesPerSecond: 60), GestureStorm(seed: 5, framesPerSecond: 60)
    )
    for _ in 0..<50 {
      one.playGesture()
      other.playGesture()
      #expect(one.view == other.view)
    }
  }

  @Test("Without external writes the offset is legal at every rest", arguments: 1...50)
  func withoutExternalWritesOffsetIsLegalAtEveryRest(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var view = SimulatedScrollView(contentLength: 1500, viewportLength: 600)
    var (finger, clock) = (SimulatedFinger(framesPerSecond: 120), SimulationClock())
    for _ in 0..<20 {
      finger.flick(
        velocity: generator.number(from: -6000, to: 6000), on: &view, clock: &clock)
      finger.wait(for: generator.number(from: 0, to: 0.4), on: &view, clock: &clock)
      if generator.below(2) == 0 { view.contentLength = generator.number(from: 100, to: 3000) }
      if generator.below(2) == 0 { view.contentInset.top = generator.number(from: 0, to: 100) }
      finger.wait(for: 0.1, on: &view, clock: &clock) { view in
        #expect(view.isDecelerating || view.legalOffsets.contains(view.offset))
      }
    }
    finger.waitForRest(of: &view, clock: &clock)
    #expect(view.legalOffsets.contains(view.offset))
  }
}
