import OverscrollCore
import ScrollPhysics
import Testing

@Suite struct AnimationTests {
  private func list() -> SimulatedScrollView {
    SimulatedScrollView(contentLength: 2000, viewportLength: 600)
  }

  /// The presented offsets at 101 equally spaced moments of a duration.
  private func seen(of view: SimulatedScrollView, over duration: Double) -> [Double] {
    (0...100).map { view.presentedOffset(at: view.now + duration * Double($0) / 100) }
  }

  @Test("An ease curve begins and ends at rest, and is monotone")
  func anEaseBeginsAndEndsAtRestAndIsMonotone() {
    let curve = EaseCurve(from: 10, to: 110, over: 0.4, at: 2)
    #expect(curve.value(at: 1) == 10 && curve.value(at: 2.4) == 110 && curve.value(at: 9) == 110)
    #expect(abs(curve.value(at: 2.2) - 60) < 1e-9)
    let times = (0...400).map { 2 + Double($0) / 1000 }
    #expect(times.map(curve.value).isRising)
    #expect(abs(curve.velocity(at: 2)) < 1e-9 && curve.velocity(at: 2.4) == 0)
    for time in times.dropFirst().dropLast() {
      let slope = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
      #expect(abs(slope - curve.velocity(at: time)) < 1e-3)
    }
    #expect(EaseCurve(from: 1, to: 2, over: .nan, at: 3).value(at: 3) == 2)
  }

  @Test("An animated write applies at once, and is presented without a jump")
  func animatedWriteAppliesAtOnceAndIsPresentedWithoutJump() {
    var view = list()
    view.setOffset(300, .animated)
    #expect(view.offset == 300 && view.presentedOffset == 0 && view.isAnimating)
    #expect(view.drainEvents() == [.scrolled(to: 300)])
    let frames = seen(of: view, over: 0.4)
    #expect(frames.first == 0 && frames.last == 300 && frames.isRising)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $1 - $0 < 8 })
    view.advance(to: 0.3)
    #expect(view.drainEvents() == [.didEndScrollingAnimation(finished: true)])
    #expect(view.presentedOffset == 300 && view.offsetWriteCount == 1)
  }

  @Test("An animation block animates the inset, the offset and the resulting clamp")
  func animationBlockAnimatesInsetOffsetAndResultingClamp() {
    var view = list()
    view.animate(over: 0.25) { view in
      view.contentInset.top = 54
      view.setOffset(-54)
    }
    #expect(view.offset == -54 && view.presentedOffset == 0)
    view.advance(to: 1)
    _ = view.drainEvents()
    view.animate(over: 0.4) { $0.contentInset.top = 0 }
    #expect(view.offset == 0 && view.presentedOffset == -54)
    #expect(view.drainEvents() == [.geometryChanged(), .scrolled(to: 0)])
    let frames = seen(of: view, over: 0.4)
    #expect(frames.isRising && frames.last == 0)
  }

  @Test("A new animation continues from the presented offset")
  func newAnimationContinuesFromPresentedOffset() {
    var view = list()
    view.setOffset(300, .animated)
    view.advance(to: 0.15)
    #expect(abs(view.presentedOffset - 150) < 1e-9)
    view.setOffset(0, .animated)
    #expect(view.offset == 0 && abs(view.presentedOffset - 150) < 1e-9)
    view.advance(to: 1)
    let ends = view.drainEvents().filter {
      if case .didEndScrollingAnimation = $0 { true } else { false }
    }
    #expect(
      ends == [
        .didEndScrollingAnimation(finished: false), .didEndScrollingAnimation(finished: true),
      ])
  }

  @Test("A touch stops the content at the presented offset")
  func aFingerTakesTheContentWhereItIsSeen() {
    var view = list()
    view.setOffset(300, .animated)
    view.advance(to: 0.15)
    _ = view.drainEvents()
    view.touchDown(at: 100)
    #expect(abs(view.offset - 150) < 1e-9 && view.presentedOffset == view.offset)
    #expect(
      view.drainEvents() == [
        .didEndScrollingAnimation(finished: false), .scrolled(to: view.offset),
      ])
    view.fingerMoved(to: 90)
    #expect(abs(view.offset - 160) < 1e-9 && !view.isAnimating)
  }

  @Test("An external write ends an animation, unless the offset is equal")
  func externalWriteEndsAnimationUnlessOffsetIsEqual() {
    for write in [SimulatedScrollView.OffsetWrite.animated, .scrolling] {
      var view = list()
      view.setOffset(300, write)
      view.advance(to: 0.15)
      view.setOffset(view.offset)
      #expect(view.isAnimating)
      _ = view.drainEvents()
      view.setOffset(40)
      #expect(view.offset == 40 && view.presentedOffset == 40 && !view.isAnimating)
      #expect(
        view.drainEvents() == [.didEndScrollingAnimation(finished: false), .scrolled(to: 40)])
      view.advance(to: 5)
      #expect(view.offset == 40 && view.drainEvents() == [])
    }
  }

  @Test("An animated scroll is reported frame by frame") func animatedScrollIsReportedFrameByFrame()
  {
    var view = list()
    view.setOffset(300, .scrolling)
    let offsets = (1...40).map { view.offset(at: Double($0) / 120) }
    #expect(offsets.isRising && Set(offsets).count > 15 && offsets.last == 300)
    view.advance(to: 1)
    #expect(view.drainEvents().last == .didEndScrollingAnimation(finished: true))
    #expect(!view.isDecelerating)
  }

  @Test("A tap on the status bar scrolls to the adjusted top")
  func aTapOnTheStatusBarScrollsToTheAdjustedTop() {
    var view = list()
    view.systemInset.top = 88
    view.setOffset(1200)
    view.scrollToTop()
    view.advance(to: 0.1)
    #expect(view.offset < 1200 && view.offset > -88)
    view.contentInset.top = 54
    view.advance(to: 0.2)
    view.contentInset.top = 0
    view.advance(to: 5)
    #expect(view.offset == -88 && view.drainEvents().last == .didScrollToTop)
    view.scrollToTop()
    #expect(view.drainEvents() == [.didScrollToTop])
  }

  @Test("A tap does nothing under a finger or if the setting is off")
  func underAFingerOrWhenItIsOffATapDoesNothing() {
    var view = list()
    view.setOffset(500)
    view.scrollsToTop = false
    view.scrollToTop()
    view.scrollsToTop = true
    view.touchDown(at: 0)
    view.scrollToTop()
    view.advance(to: 5)
    #expect(view.offset == 500)
  }

  @Test("A touch that stops scrolling to the top prevents its report")
  func touchThatStopsScrollingToTopPreventsItsReport() {
    var view = list()
    view.setOffset(500)
    view.scrollToTop()
    view.advance(to: 0.1)
    view.touchDown(at: 0)
    let before = view.offset
    view.advance(to: 5)
    #expect(view.offset == before && before > 0)
    #expect(!view.drainEvents().contains(.didScrollToTop))
  }

  @Test("Without a window all animations end at once") func offWindowEverythingIsInItsPlaceAtOnce()
  {
    var view = list()
    view.setOffset(300, .animated)
    view.detach()
    #expect(view.presentedOffset == 300)
    _ = view.drainEvents()
    view.setOffset(500, .animated)
    #expect(view.presentedOffset == 500 && !view.isAnimating)
    view.setOffset(700, .scrolling)
    #expect(view.offset == 700)
    #expect(view.drainEvents().last == .didEndScrollingAnimation(finished: true))
  }
}
