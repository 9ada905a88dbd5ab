import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@testable import overscroll_filmstrips

@Suite struct ClassicIndicatorTests {
  private let size = IndicatorSize(width: 390, height: 54)

  private func drawing(
    _ phase: OverscrollPhase, turn: Double = 0, result: RefreshResult.Summary? = nil,
    purpose: EdgeOptions.Purpose = .refresh, edge: OverscrollEdge = .top
  ) -> IndicatorDrawing {
    let state = IndicatorState(
      edge: edge, purpose: purpose, phase: phase, turn: turn, result: result, size: size)
    return IndicatorDrawing(of: ClassicIndicator(), showing: state)
  }

  @Test("A pull shows the arrow, the text and the time") func pullShowsArrowTextAndTime() {
    #expect(
      drawing(.pulling).description == """
        stroke of 5 points, 1.75 wide, secondary, at 143.5 27.0
        pullToRefresh as title, label, at 213.0 17.5
        lastUpdated as detail, secondary, at 213.0 36.5
        """)
  }

  @Test("The arrow rotates by 180° when it is armed") func theArrowTurnsByHalfATurnAsItIsArmed() {
    for (turn, rotation) in [(0.25, 45.0), (0.5, 90), (1, 180)] {
      guard case .stroke(_, _, _, let placement) = drawing(.armed, turn: turn).elements[0] else {
        Issue.record("no arrow")
        return
      }
      #expect(placement.rotation == rotation)
    }
  }

  @Test("The arrow points away from every edge") func theArrowPointsAwayFromEveryEdge() {
    let ways = PerEdge(top: (0.0, 1.0), bottom: (0, -1), leading: (1, 0), trailing: (-1, 0))
    for edge in OverscrollEdge.allCases {
      let state = IndicatorState(edge: edge, purpose: .refresh, phase: .pulling, size: size)
      var canvas = TurnedCanvas(IndicatorDrawing(), IndicatorPose(at: edge, size: size))
      ClassicIndicator().draw(state, on: &canvas)
      guard case .stroke(_, _, _, let placement) = canvas.base.elements[0] else {
        Issue.record("no arrow")
        return
      }
      // The arrow points down in the unrotated drawing.
      let tip = IndicatorPoint(around: IndicatorPoint(0, 0), radius: 1, at: 90 + placement.rotation)
      #expect(tip == IndicatorPoint(ways[edge].0, ways[edge].1), "\(edge)")
    }
  }

  @Test("While the action runs, the spinner is in the arrow's place")
  func whileActionRunsSpinnerIsInArrowsPlace() {
    #expect(
      drawing(.refreshing).elements[0].description.hasPrefix("spinner 20.0, secondary, turning"))
    #expect(drawing(.refreshing).texts == [.refreshing, .lastUpdated])
  }

  @Test("A result is kept until the header is gone, also while a finger holds it")
  func resultIsKeptUntilHeaderIsGone() {
    func kept(
      _ phase: OverscrollPhase, pull: Double, after last: OverscrollPhase = .ending,
      result: RefreshResult.Summary = .updated, purpose: EdgeOptions.Purpose = .refresh
    ) -> OverscrollPhase {
      var state = IndicatorState(
        edge: .top, purpose: purpose, phase: phase, pull: pull, result: result, size: size)
      state.keepResult(after: last)
      return state.phase
    }
    #expect(kept(.pulling, pull: 40) == .ending && kept(.idle, pull: 40) == .ending)
    #expect(kept(.pulling, pull: 0) == .pulling && kept(.armed, pull: 80) == .armed)
    #expect(kept(.pulling, pull: 40, after: .pulling) == .pulling)
    #expect(kept(.pulling, pull: 40, result: .cancelled) == .pulling)
    #expect(kept(.pulling, pull: 40, purpose: .load) == .pulling)
    #expect(kept(.refreshing, pull: 40) == .refreshing)
  }

  @Test("A failure has a retry button") func aFailureOffersToTryAgain() {
    #expect(drawing(.failed, result: .failed).texts == [.refreshFailed, .retry])
    #expect(
      drawing(.failed, result: .failed, purpose: .load).texts == [.loadFailed, .retry])
  }

  @Test("A completed run has a check mark, and a cancelled one has none")
  func completedRunHasCheckMarkAndCancelledOneHasNone() {
    guard case .stroke(let tick, _, _, _) = drawing(.ending, result: .updated).elements[0],
      case .stroke(let arrow, _, _, _) = drawing(.ending, result: .cancelled).elements[0]
    else {
      Issue.record("no sign")
      return
    }
    #expect(tick.count == 3)
    #expect(arrow.count == 5)
  }

  @Test("A message replaces the status text") func messageReplacesStatusText() {
    let result = RefreshResult.Summary(.updated, hasMessage: true)
    #expect(drawing(.ending, result: result).texts == [.message, .lastUpdated])
    #expect(drawing(.pulling, result: result).texts == [.pullToRefresh, .lastUpdated])
  }

  @Test("Without a time there is one centred line") func withoutATimeThereIsOneLineInTheMiddle() {
    let state = IndicatorState(edge: .top, purpose: .refresh, phase: .pulling, size: size)
    let drawing = IndicatorDrawing(of: ClassicIndicator(showsLastUpdated: false), showing: state)
    #expect(drawing.elements[1].description == "pullToRefresh as title, label, at 213.0 27.0")
  }

  private func drawing(_ indicator: ClassicIndicator, _ phase: OverscrollPhase) -> IndicatorDrawing
  {
    let state = IndicatorState(
      edge: .top, purpose: .refresh, phase: phase, result: phase == .ending ? .updated : nil,
      size: size)
    return IndicatorDrawing(of: indicator, showing: state)
  }

  @Test("Each part can be hidden") func eachPartCanBeLeftOut() {
    var indicator = ClassicIndicator(showsLastUpdated: false)
    indicator.showsArrow = false
    #expect(drawing(indicator, .pulling).elements.count == 1, "no arrow")
    #expect(drawing(indicator, .refreshing).elements.count == 2)
    let words = [OverscrollPhase.pulling, .refreshing].map { drawing(indicator, $0).elements.last }
    #expect(words[0]?.description.hasSuffix("at 213.0 27.0") == true, "room for the spinner")
    indicator.showsSpinner = false
    #expect(
      drawing(indicator, .refreshing).description == "refreshing as title, label, at 195.0 27.0")
    #expect(drawing(indicator, .ending).description == "updated as title, label, at 195.0 27.0")
    indicator = ClassicIndicator(showsLastUpdated: false)
    indicator.showsSpinner = false
    #expect(
      drawing(indicator, .refreshing).texts.count == drawing(indicator, .refreshing).elements.count)
  }

  @Test("Without text the sign is centred") func withoutTextSignIsCentred() {
    var indicator = ClassicIndicator()
    indicator.showsWords = false
    #expect(
      drawing(indicator, .pulling).elements.last?.description
        == "lastUpdated as detail, secondary, at 213.0 27.0")
    indicator.showsLastUpdated = false
    #expect(
      drawing(indicator, .pulling).description
        == "stroke of 5 points, 1.75 wide, secondary, at 195.0 27.0")
    let state = IndicatorState(
      edge: .top, purpose: .refresh, phase: .ending,
      result: RefreshResult.Summary(.updated, hasMessage: true), size: size)
    #expect(IndicatorDrawing(of: indicator, showing: state).texts == [.message])
  }

  @Test(
    "The text keeps its distance from the sign",
    arguments: [(0, 0), (30, 30), (-4, 0), (.nan, 0), (.infinity, 0)] as [(Double, Double)])
  func textKeepsItsDistanceFromSign(_ inset: Double, _ kept: Double) {
    var indicator = ClassicIndicator(showsLastUpdated: false)
    indicator.labelInset = inset
    let shown = drawing(indicator, .pulling)
    guard case .stroke(_, _, _, let sign) = shown.elements[0],
      case .text(let text, let role, _, let words) = shown.elements[1]
    else {
      Issue.record("no sign or no words")
      return
    }
    let start = words.position.x - shown.size(of: text, as: role).width / 2
    #expect(start - (sign.position.x + 12) == kept)
  }

  @Test("In a narrow box the text is scaled down and the sign is not")
  func inNarrowBoxTextIsScaledDownAndSignIsNot() {
    // The texts have 44.5 points, and need 91 and 77.
    let state = IndicatorState(
      edge: .top, purpose: .refresh, phase: .pulling, size: IndicatorSize(width: 96.5, height: 54))
    #expect(
      IndicatorDrawing(of: ClassicIndicator(), showing: state).description == """
        stroke of 5 points, 1.75 wide, secondary, at 20.0 27.0
        pullToRefresh as title, label, at 66.25 17.5, scaled 0.489010989010989
        lastUpdated as detail, secondary, at 66.25 36.5, scaled 0.489010989010989
        """)
  }

  @Test(
    "The sign grows with the text",
    arguments: [(1, nil), (1.5, "scale(1.5)"), (2, "scale(2)"), (3, "scale(2)")])
  func theSignGrowsWithTheText(_ textScale: Double, _ scale: String?) {
    var style = IndicatorSVG.Style(words: { "\($0)" })
    style.textScale = textScale
    let state = IndicatorState(
      edge: .top, purpose: .refresh, phase: .pulling, size: IndicatorSize(width: 2000, height: 54))
    let document = IndicatorSVG.document(of: ClassicIndicator(), showing: state, style: style)
    let sign = document.split(separator: "\n").first { $0.hasPrefix("<path") }
    #expect(sign?.contains(scale ?? "translate") == true)
    #expect(sign?.contains("scale(") == (scale != nil))
  }

  @Test("The sign and the text are centred together")
  func signAndTextAreCentredTogether() {
    for width in [200.0, 390, 1024] {
      let state = IndicatorState(
        edge: .top, purpose: .refresh, phase: .armed, size: IndicatorSize(width: width, height: 54))
      let drawing = IndicatorDrawing(of: ClassicIndicator(), showing: state)
      guard case .stroke(_, _, _, let sign) = drawing.elements[0],
        case .text(let text, let role, _, let words) = drawing.elements[1]
      else {
        Issue.record("no sign or no words")
        return
      }
      let leading = sign.position.x - 12
      let trailing = words.position.x + drawing.size(of: text, as: role).width / 2
      #expect(abs(leading + trailing - width) < 1e-9)
    }
  }

  @Test("Every phase shows something", arguments: OverscrollPhase.allCases)
  func everyPhaseShowsSomething(_ phase: OverscrollPhase) {
    #expect(!drawing(phase).elements.isEmpty)
    #expect(!drawing(phase, purpose: .load, edge: .bottom).elements.isEmpty)
  }
}
