import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@testable import overscroll_filmstrips

@Suite struct LinesIndicatorTests {
  private func state(
    _ phase: OverscrollPhase, pull: Double = 0, time: Double = 0,
    purpose: EdgeOptions.Purpose = .refresh, result: RefreshResult.Summary? = nil,
    reducesMotion: Bool = false, height: Double = 62
  ) -> IndicatorState {
    IndicatorState(
      edge: .top, purpose: purpose, phase: phase, progress: pull / 52, pull: pull,
      triggerDistance: 52, result: result, time: time, reducesMotion: reducesMotion,
      size: IndicatorSize(width: 390, height: height))
  }

  private func drawing(_ state: IndicatorState) -> IndicatorDrawing {
    IndicatorDrawing(of: LinesIndicator(), showing: state)
  }

  /// A visible line: its width, colours and place.
  private struct Line {
    var width: Double
    var colors: [IndicatorColor]
    var opacities: [Double]
    var position: IndicatorPoint
    var scale: Double
  }

  /// The lines from the bottom up.
  private func lines(_ state: IndicatorState) -> [Line] {
    let layers = drawing(state).elements.compactMap {
      element -> (Double, IndicatorColor, ElementPlacement)? in
      guard case .fill(let shape, let color, let placement) = element,
        case .arc(let left, let radius, _, _)? = shape.first
      else { return nil }
      return (2 * radius - 2 * left.x, color, placement)
    }
    return stride(from: 0, to: layers.count - 1, by: 2).map { index in
      let pair = layers[index...index + 1]
      return Line(
        width: layers[index].0, colors: pair.map(\.1), opacities: pair.map(\.2.opacity),
        position: layers[index].2.position, scale: layers[index].2.scale)
    }
  }

  private let red = IndicatorColor.accent

  @Test("The lengths are those of the article") func itsLengthsAreThoseOfTheArticle() {
    #expect(LinesIndicator.lines.extent == 62)
    #expect(LinesIndicator().triggerDistance == 52)
    #expect(LinesIndicator().pageExtent == 60)
  }

  @Test("The lines grow one after the other, from the bottom up")
  func theLinesGrowOneAfterTheOtherFromTheBottomUp() {
    for (pull, grown) in [
      (0.0, [false, false, false]), (30, [false, false, false]), (46, [true, false, false]),
      (62, [true, true, false]), (78, [true, true, true]),
    ] {
      let widths = lines(state(.pulling, pull: pull)).map(\.width)
      for (width, isGrown) in zip(widths, grown) {
        if isGrown { #expect(abs(width - 50) < 2.5) } else { #expect(width == 4) }
      }
      #expect(widths.count == 3)
    }
    for (line, start) in [30.0, 46, 62].enumerated() {
      #expect(lines(state(.pulling, pull: start))[line].width == 4)
      #expect(lines(state(.pulling, pull: start + 0.5))[line].width > 4)
    }
    #expect(abs(lines(state(.pulling, pull: 300))[2].width - 50) < 1e-6)
  }

  @Test("The lines overshoot their width and return") func linesOvershootTheirWidthAndReturn() {
    let widths = (300...600).map { lines(state(.armed, pull: Double($0) / 10))[0].width }
    #expect((widths.max() ?? 0) > 53)
    let calm = (300...600).map {
      lines(state(.armed, pull: Double($0) / 10, reducesMotion: true))[0].width
    }
    #expect((calm.max() ?? 0) < 50)
  }

  @Test("Pulling back shrinks the lines") func pullingBackShrinksLines() {
    let there = lines(state(.pulling, pull: 40)).map(\.width)
    _ = drawing(state(.armed, pull: 70))
    #expect(lines(state(.pulling, pull: 40)).map(\.width) == there)
  }

  @Test("The lines change from grey through the text colour to red")
  func linesChangeFromGreyThroughTextColourToRed() {
    let rest = lines(state(.pulling))[0]
    #expect(rest.colors == [.secondary, .label])
    #expect(rest.opacities == [1, 0])
    var seen: [IndicatorColor] = []
    for step in 0...400 {
      let line = lines(state(.pulling, pull: 30 + Double(step) / 10))[0]
      let strongest = line.opacities[1] > 0.5 ? line.colors[1] : line.colors[0]
      if seen.last != strongest { seen.append(strongest) }
      #expect(line.opacities.allSatisfy { 0...1 ~= $0 })
      #expect(line.opacities[0] + line.opacities[1] >= 1, "never paler than either")
    }
    #expect(seen == [.secondary, .label, red])
  }

  @Test(
    "The text appears with the pull",
    arguments: [(0, 0), (31, 0.5), (62, 1), (90, 1)] as [(Double, Double)])
  func theWordComesInWithThePull(_ pull: Double, _ opacity: Double) {
    guard
      case .text(let text, let role, _, let placement)? = drawing(state(.pulling, pull: pull))
        .elements.last
    else {
      Issue.record("no word")
      return
    }
    #expect(text == .refresh)
    #expect(role == .detail)
    #expect(placement.opacity == opacity)
    #expect(placement.position.y + 8.5 <= 62)
  }

  @Test("The lines grow with the text") func linesGrowWithText() {
    var style = IndicatorSVG.Style(words: { "\($0)" })
    style.textScale = 1.5
    let state = state(.pulling, pull: 31, height: 93)
    let document = IndicatorSVG.document(of: LinesIndicator(), showing: state, style: style)
    let heights = document.matches(of: /<path transform="translate\(195 ([\d.]+)\) scale\(1.2\)"/)
      .map { String($0.1) }
    // Lines of 24 points, a gap of 8, and a text of 24 in the middle of 93.
    #expect(heights == ["40.1", "40.1", "30.5", "20.9"])
    style.textScale = 1
    #expect(
      !IndicatorSVG.document(of: LinesIndicator(), showing: state, style: style).contains("scale("))
  }

  @Test("A text that does not fit is omitted") func aWordForWhichThereIsNoRoomIsLeftOut() {
    let small = state(.pulling, height: 40)
    #expect(drawing(small).texts.isEmpty)
    #expect(lines(small)[1].position == IndicatorPoint(195, 20))
  }

  @Test("After a release the lines turn into dots that swing into a row")
  func afterReleaseLinesTurnIntoDotsThatSwingIntoRow() {
    let open = lines(state(.refreshing))
    #expect(open.map(\.width) == lines(state(.armed, pull: 62)).map(\.width), "as it was let go of")
    #expect(open.map(\.position) == lines(state(.armed, pull: 62)).map(\.position))
    let row = lines(state(.refreshing, time: 3))
    for (line, x) in zip(row, [183.0, 195, 207]) {
      #expect(abs(line.width - 4) < 1e-6)
      #expect(abs(line.position.x - x) < 1e-2)
      #expect(abs(line.position.y - row[1].position.y) < 1e-2)
      #expect(line.colors[1] == red)
      #expect(abs(line.opacities[0]) < 1e-6)
    }
    let heights = (0...100).map { lines(state(.refreshing, time: Double($0) / 100))[0].position.y }
    #expect((heights.min() ?? 0) < row[1].position.y - 1, "past the row, and back")
  }

  @Test("A larger pull continues from its position") func largerPullContinuesFromItsPosition() {
    #expect(
      lines(state(.refreshing, pull: 9)).map(\.width)
        == lines(state(.armed, pull: 71)).map(\.width))
  }

  @Test("The dots pulse one after the other") func theDotsPulseOneAfterTheOther() {
    func palest(_ index: Int) -> Double? {
      (0...120).map { 3 + Double($0) / 100 }.min {
        lines(state(.refreshing, time: $0))[index].opacities[1]
          < lines(state(.refreshing, time: $1))[index].opacities[1]
      }
    }
    let times = (0...2).compactMap(palest)
    #expect(abs(lines(state(.refreshing, time: times[0]))[0].opacities[1] - 0.35) < 0.05)
    #expect(Set(times).count == 3)
  }

  @Test("With reduced motion nothing swings") func withReducedMotionNothingSwings() {
    for step in 0...100 {
      let time = Double(step) / 50
      let now = lines(state(.refreshing, time: time, reducesMotion: true))
      let isRow = time >= 0.2
      #expect(
        now[1].position == lines(state(.refreshing, time: 3, reducesMotion: true))[1].position)
      #expect(abs(now[0].position.x - (isRow ? 183 : 195)) < 1e-9)
      #expect(
        now[0].width == (isRow ? 4 : lines(state(.armed, pull: 62, reducesMotion: true))[0].width))
    }
    let opacity = lines(state(.refreshing, time: 0.2, reducesMotion: true))[0].opacities[1]
    #expect(abs(opacity) < 1e-9, "gone before it comes elsewhere")
  }

  @Test("The dots vanish at the end") func inTheEndTheDotsVanish() {
    let done = lines(state(.ending, time: 0.175, result: .updated))
    #expect(abs(done[0].scale - 0.5) < 1e-9)
    #expect(abs(done[0].position.x - 189) < 1e-9)
    #expect(abs(done[0].opacities[1] - 0.5) < 1e-9)
    #expect(drawing(state(.ending, time: 0.4, result: .updated)).elements.isEmpty)
    let calm = lines(state(.ending, time: 0.175, result: .updated, reducesMotion: true))
    #expect(calm[0].scale == 1)
    #expect(calm[0].position.x == 183)
  }

  @Test("A text shows states that have no sign") func textShowsStatesThatHaveNoSign() {
    #expect(drawing(state(.failed, result: .failed)).texts == [.refreshFailed, .retry])
    let message = RefreshResult.Summary(.unchanged, hasMessage: true)
    #expect(drawing(state(.ending, result: message)).texts == [.message])
  }

  @Test("The loading of a page has a spinner") func aPageHasASpinner() {
    for phase in OverscrollPhase.allCases {
      let page = state(phase, purpose: .load)
      #expect(drawing(page) == IndicatorDrawing(of: SpinnerIndicator(), showing: page))
      #expect(!LinesIndicator().isAnimated(in: page))
    }
  }

  @Test(
    "The lines request frames only if time changes the drawing", arguments: OverscrollPhase.allCases
  )
  func linesRequestFramesOnlyIfTimeChangesDrawing(_ phase: OverscrollPhase) {
    for (time, later) in [(0.05, 0.1), (1.5, 1.6)] {
      for reducesMotion in [false, true] {
        let early = state(phase, time: time, reducesMotion: reducesMotion)
        let late = state(phase, time: later, reducesMotion: reducesMotion)
        #expect(LinesIndicator().isAnimated(in: early) == (drawing(early) != drawing(late)))
      }
    }
  }

  @Test(
    "Any numbers draw something finite", arguments: [Double.nan, .infinity, -.infinity, -7, 1e300])
  func anyNumbersDrawSomethingFinite(_ odd: Double) {
    for phase in OverscrollPhase.allCases {
      for line in lines(state(phase, pull: odd, time: odd)) {
        #expect(line.width.isFinite)
        #expect(line.position.x.isFinite && line.position.y.isFinite)
        #expect(line.opacities.allSatisfy { 0...1 ~= $0 })
      }
    }
  }
}
