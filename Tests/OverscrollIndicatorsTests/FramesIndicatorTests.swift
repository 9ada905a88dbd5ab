import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@Suite struct FramesIndicatorTests {
  private func pictures(
    _ sequences: [OverscrollPhase: [Double]],
    size: IndicatorSize = IndicatorSize(width: 40, height: 40)
  ) -> RecordedPictures {
    var pictures = RecordedPictures()
    for (phase, delays) in sequences { pictures[phase] = .init(size: size, delays: delays) }
    return pictures
  }

  private func state(
    _ phase: OverscrollPhase, progress: Double = 0, time: Double = 0,
    purpose: EdgeOptions.Purpose = .refresh, result: RefreshResult.Summary? = nil,
    reducesMotion: Bool = false, height: Double = 54
  ) -> IndicatorState {
    IndicatorState(
      edge: .top, purpose: purpose, phase: phase, progress: progress, result: result, time: time,
      reducesMotion: reducesMotion, size: IndicatorSize(width: 390, height: height))
  }

  /// The picture of a state and its size; nil unless there is exactly one.
  private func picture(
    _ state: IndicatorState, _ indicator: FramesIndicator = FramesIndicator(),
    _ pictures: RecordedPictures
  ) -> (image: IndicatorImage, size: IndicatorSize)? {
    let drawing = IndicatorDrawing(of: indicator, showing: state, pictures: pictures)
    let found = drawing.elements.compactMap { element -> (IndicatorImage, IndicatorSize)? in
      guard case .image(let image, let size, _) = element else { return nil }
      return (image, size)
    }
    return found.count == 1 ? found[0] : nil
  }

  @Test(
    "The picture follows the progress of the pull",
    arguments: [
      (-1, 0), (0, 0), (0.09, 0), (0.1, 1), (0.55, 5), (0.99, 9), (1, 9), (7, 9), (.nan, 0),
      (.infinity, 9),
    ] as [(Double, Int)])
  func whilePullingThePictureFollowsTheFinger(_ progress: Double, _ frame: Int) {
    let ten = pictures([.pulling: Array(repeating: 0.1, count: 10)])
    #expect(
      picture(state(.pulling, progress: progress), FramesIndicator(), ten)?.image
        == IndicatorImage(.pulling, frame: frame))
  }

  @Test("The sequence plays at the given frame rate") func whileItRunsItPlaysAtTheRateOfOnesChoice()
  {
    let five = pictures([.refreshing: Array(repeating: 0.7, count: 5)])
    let indicator = FramesIndicator(framesPerSecond: 12)
    for (time, frame) in [
      (0, 0), (0.08, 0), (0.09, 1), (0.42, 0), (0.5, 1), (1e10, 0), (1e10 + 0.1, 1), (1e300, 0),
    ]
      as [(Double, Int)]
    {
      #expect(
        picture(state(.refreshing, time: time), indicator, five)?.image
          == IndicatorImage(.refreshing, frame: frame), "at \(time)")
    }
  }

  @Test("The sequence of an armed edge plays, unless motion is reduced")
  func armedSequencePlays() {
    let images = pictures([.idle: [0.1, 0.1], .armed: [0.1, 0.1, 0.1]])
    for (time, frame) in [(0, 0), (0.15, 1), (0.25, 2), (0.35, 0)] as [(Double, Int)] {
      #expect(
        picture(state(.armed, progress: 1, time: time), FramesIndicator(), images)?.image
          == IndicatorImage(.armed, frame: frame), "at \(time)")
    }
    let still = state(.armed, progress: 1, time: 0.15, reducesMotion: true)
    #expect(picture(still, FramesIndicator(), images)?.image == IndicatorImage(.armed, frame: 0))
    #expect(
      FramesIndicator().isAnimated(in: state(.armed)) && !FramesIndicator().isAnimated(in: still))
  }

  @Test("B199: each frame is shown for its delay")
  func eachFrameIsShownForItsDelay() {
    // 60 pictures: 0.02 s and 0.1 s in turn, which is 3.6 s per round.
    let sixty = pictures([.refreshing: (0..<60).map { $0.isMultiple(of: 2) ? 0.02 : 0.1 }])
    for (time, frame) in [
      (0, 0), (0.019, 0), (0.02, 1), (0.119, 1), (0.12, 2), (1, 17), (3.599, 59), (3.6, 0),
      (4.6, 17), (37, 17),
    ] as [(Double, Int)] {
      #expect(
        picture(state(.refreshing, time: time), FramesIndicator(), sixty)?.image.frame == frame,
        "at \(time)")
    }
  }

  @Test("B199: a delay that is too short becomes the browsers' minimum")
  func delayThatIsTooShortBecomesBrowsersMinimum() {
    let odd = pictures([.refreshing: [0, 0.01, .nan, -3, .infinity, 0.011]])
    for (time, frame) in [
      (0.05, 0), (0.15, 1), (0.25, 2), (0.35, 3), (0.45, 4), (0.505, 5), (0.512, 0),
    ] {
      #expect(
        picture(state(.refreshing, time: time), FramesIndicator(), odd)?.image.frame == frame)
    }
  }

  @Test(
    "Every time and every rate show a picture",
    arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300])
  func anyTimeAndAnyRateShowAPicture(_ odd: Double) {
    let three = pictures([.refreshing: [0.1, 0.1, 0.1]])
    for rate in [nil, odd, 12] {
      let indicator = FramesIndicator(framesPerSecond: rate)
      let frame = picture(state(.refreshing, time: odd), indicator, three)?.image.frame
      #expect(frame.map { (0..<3).contains($0) } == true)
    }
    #expect(
      picture(state(.refreshing, time: 0.15), FramesIndicator(framesPerSecond: odd), three) != nil)
    #expect(FramesIndicator(extent: odd).extent == (odd == 1e300 ? odd : 54))
  }

  @Test(
    "B195: without pictures the classic indicator is shown", arguments: OverscrollPhase.allCases)
  func withoutPicturesItIsTheClassicOne(_ phase: OverscrollPhase) {
    for purpose in EdgeOptions.Purpose.allCases {
      let state = state(phase, purpose: purpose)
      let drawing = IndicatorDrawing(of: FramesIndicator(), showing: state)
      #expect(drawing == IndicatorDrawing(of: ClassicIndicator(), showing: state))
      #expect(!drawing.elements.isEmpty)
    }
  }

  @Test("A phase without pictures uses those of another phase")
  func aPhaseWithoutPicturesBorrowsThem() {
    let both = pictures([.pulling: [0.1, 0.1], .refreshing: [0.1, 0.1, 0.1]])
    let loop = pictures([.refreshing: [0.1, 0.1, 0.1]])
    let pull = pictures([.pulling: [0.1, 0.1]])
    let expected: [(OverscrollPhase, RecordedPictures, IndicatorImage?)] = [
      (.idle, both, IndicatorImage(.pulling, frame: 0)),
      (.armed, both, IndicatorImage(.pulling, frame: 1)),
      (.waiting, both, IndicatorImage(.refreshing, frame: 0)),
      (.ending, both, IndicatorImage(.refreshing, frame: 0)),
      (.pulling, loop, IndicatorImage(.refreshing, frame: 1)),
      (.armed, loop, IndicatorImage(.refreshing, frame: 2)),
      (.refreshing, pull, IndicatorImage(.pulling, frame: 1)),
      (.ending, pull, IndicatorImage(.pulling, frame: 0)),
      (.noMore, both, nil), (.failed, both, nil),
    ]
    for (phase, pictures, image) in expected {
      let shown = picture(
        state(phase, progress: 0.5, time: 0.15), FramesIndicator(), pictures)
      #expect(shown?.image == image, "\(phase)")
    }
  }

  @Test("A phase with pictures shows them") func aPhaseWithPicturesOfItsOwnShowsThem() {
    let all = pictures(
      Dictionary(uniqueKeysWithValues: OverscrollPhase.allCases.map { ($0, [0.1, 0.1]) }))
    for phase in OverscrollPhase.allCases where phase != .failed {
      #expect(
        picture(state(phase), FramesIndicator(), all)?.image == IndicatorImage(phase, frame: 0))
    }
    #expect(picture(state(.failed), FramesIndicator(), all) == nil)
  }

  @Test("The end of the list is a picture or a text") func endOfListIsPictureOrText() {
    let end = state(.noMore, purpose: .load, result: .noMore)
    let without = pictures([.refreshing: [0.1]])
    #expect(
      IndicatorDrawing(of: FramesIndicator(), showing: end, pictures: without).texts == [.noMore])
    let own = pictures([.refreshing: [0.1], .noMore: [0]])
    let drawing = IndicatorDrawing(of: FramesIndicator(), showing: end, pictures: own)
    #expect(drawing.description == "image 0 of noMore, 40.0 by 40.0, at 195.0 27.0")
  }

  @Test("The text is beside the picture if it is enabled")
  func textIsBesidePictureIfItIsEnabled() {
    let loop = pictures([.refreshing: [0.1]])
    let plain = IndicatorDrawing(of: .frames(), showing: state(.armed), pictures: loop)
    #expect(plain.description == "image 0 of refreshing, 40.0 by 40.0, at 195.0 27.0")
    let drawing = IndicatorDrawing(
      of: .frames(showsWords: true), showing: state(.armed), pictures: loop)
    #expect(
      drawing.description == """
        image 0 of refreshing, 40.0 by 40.0, at 133.0 27.0
        releaseToRefresh as title, label, at 221.0 27.0
        """)
    let done = state(.ending, result: RefreshResult.Summary(.updated, hasMessage: true))
    let message = IndicatorDrawing(of: FramesIndicator(), showing: done, pictures: loop)
    #expect(message.texts == [.message])
  }

  @Test("With reduced motion a text says that the action runs")
  func withReducedMotionTextSaysThatActionRuns() {
    let loop = pictures([.refreshing: [0.1, 0.1]])
    let state = state(.refreshing, time: 0.15, reducesMotion: true)
    let drawing = IndicatorDrawing(of: FramesIndicator(), showing: state, pictures: loop)
    #expect(drawing.texts == [.refreshing])
    #expect(picture(state, FramesIndicator(), loop)?.image.frame == 0)
    #expect(!FramesIndicator().isAnimated(in: state))
  }

  @Test(
    "B197: a picture stays in its box and keeps its proportions",
    arguments: [0.0, 20, 54, 81, 108, 400])
  func aPictureStaysInItsBoxAndKeepsItsProportions(_ height: Double) {
    let natural = IndicatorSize(width: 120, height: 60)
    let large = pictures([.pulling: [0.1]], size: natural)
    let size = picture(state(.pulling, height: height), FramesIndicator(), large)?.size
    #expect(size?.height == min(60, height))
    #expect(size?.width == 2 * min(60, height))
    let none = pictures([.pulling: [0.1]], size: IndicatorSize(width: 0, height: 30))
    #expect(
      picture(state(.pulling, height: height), FramesIndicator(), none)?.size
        == IndicatorSize(width: 0, height: 0))
  }

  @Test("B196: only a sequence that plays requests frames", arguments: OverscrollPhase.allCases)
  func onlyPlayingSequenceRequestsFrames(_ phase: OverscrollPhase) {
    let many = pictures([.refreshing: Array(repeating: 0.1, count: 300)])
    #expect(
      FramesIndicator().isAnimated(in: state(phase)) == (phase == .refreshing || phase == .armed))
    let drawing = IndicatorDrawing(
      of: FramesIndicator(), showing: state(phase, progress: 0.5, time: 3), pictures: many)
    let images = drawing.elements.filter { if case .image = $0 { true } else { false } }
    #expect(images.count == (phase == .noMore || phase == .failed ? 0 : 1))
  }
}
