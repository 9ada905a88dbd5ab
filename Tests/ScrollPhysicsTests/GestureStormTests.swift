import EngineStorms
import OverscrollCore
import ScrollPhysics
import Testing

/// Random gestures, from a seed, on a view that other code changes meanwhile.
private struct GestureStorm: Equatable {
  var generator: SeededGenerator
  var view = SimulatedScrollView(
    contentLengths: PerAxis(vertical: 2000, horizontal: 900),
    viewportLengths: PerAxis(vertical: 600, horizontal: 300))
  private(set) var begun = PerAxis(repeating: 0)
  private(set) var ended = PerAxis(repeating: 0)

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    view.bounceLaw = BounceCurveTests.laws[Int(seed % 4)]
    view.isPagingEnabled = seed % 3 == 0
    view.dragSlop = seed % 4 == 0 ? 10 : 0
    view.isDirectionalLockEnabled = seed % 7 == 0
    view.insetChangeInBounce = seed % 5 == 0 ? .fight : .rest
  }

  mutating func playGesture() {
    let way = PerAxis(
      vertical: generator.number(from: -500, to: 500),
      horizontal: generator.number(from: -200, to: 200))
    view.touchDown(at: PerAxis(repeating: 0))
    for step in 1...10 {
      view.fingerMoved(
        to: PerAxis(
          vertical: way.vertical * Double(step) / 10, horizontal: way.horizontal * Double(step) / 10
        ))
      wait(1.0 / 60)
    }
    if generator.below(3) == 0 { disturb() }
    if generator.below(8) == 0 {
      view.touchCancelled()
    } else {
      let speed = generator.number(from: 0, to: 12)
      view.fingerLifted(
        velocity: PerAxis(vertical: way.vertical * speed, horizontal: way.horizontal * speed))
    }
    wait(generator.number(from: 0, to: 0.8))
    if generator.below(2) == 0 { disturb() }
    count()
  }

  private mutating func wait(_ seconds: Double) { view.advance(to: view.now + seconds) }

  private mutating func disturb() {
    switch generator.below(11) {
    case 0: view.contentLength = generator.number(from: 0, to: 4000)
    case 1: view.contentInset.top = generator.number(from: 0, to: 90)
    case 2: view.contentInset.bottom = generator.number(from: 0, to: 90)
    case 3: view.viewportLength = generator.number(from: 300, to: 900)
    case 4: view.bounces.toggle()
    case 5: view.setOffset(generator.number(from: -200, to: 2200), .plain)
    case 6: view.setOffset(generator.number(from: -200, to: 2200), .scrolling)
    case 7: view.systemInset.top = generator.number(from: 0, to: 90)
    case 8: view.scrollToTop()
    case 9: view.lengthNotice = view.lengthNotice == .afterChange ? .beforeChange : .afterChange
    default:
      view.detach()
      wait(0.1)
      view.attach()
    }
  }

  private mutating func count() {
    for event in view.drainEvents() {
      switch event {
      case .willBeginDragging: begun.vertical += 1
      case .didEndDragging: ended.vertical += 1
      case .willBeginDecelerating: begun.horizontal += 1
      case .didEndDecelerating: ended.horizontal += 1
      case .scrolled(let offset, _): #expect(offset.isFinite)
      default: break
      }
    }
  }

  /// Waits for rest, and touches the view, because a write may have left it past an edge.
  mutating func settle() {
    wait(30)
    view.touchDown(at: 0)
    view.fingerLifted(velocity: 0)
    wait(30)
    count()
  }
}

@Suite struct GestureStormTests {
  @Test("Every begin has an end, and every rest is legal", arguments: 1...20)
  func everyBeginningHasItsEndAndEveryRestIsLegal(_ seed: UInt64) {
    var storm = GestureStorm(seed: seed)
    for _ in 0..<100 { storm.playGesture() }
    storm.settle()
    let view = storm.view
    #expect(storm.begun == storm.ended && storm.begun.vertical > 80 && storm.begun.horizontal > 20)
    #expect(!view.isDecelerating && !view.isTracking && !view.isDragging && !view.isAnimating)
    for axis in OverscrollAxis.allCases {
      #expect(view.legalOffsets(along: axis).contains(view.offsets[axis]), "\(axis)")
    }
    if view.isPagingEnabled {
      let (page, legal) = (view.offset / view.viewportLength, view.legalOffsets)
      let isPage = abs(page - page.rounded()) < 1e-9
      #expect(isPage || view.offset == legal.lowerBound || view.offset == legal.upperBound)
    }
  }

  @Test("Equal seeds give equal views") func equalSeedsGiveEqualViews() {
    var (one, other) = (GestureStorm(seed: 5), GestureStorm(seed: 5))
    for _ in 0..<50 {
      one.playGesture()
      other.playGesture()
      #expect(one == other)
    }
  }
}
