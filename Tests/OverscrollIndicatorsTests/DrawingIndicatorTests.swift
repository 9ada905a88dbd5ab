import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@Suite struct DrawingIndicatorTests {
  private func state(
    _ phase: OverscrollPhase, progress: Double = 0, time: Double = 0, runTime: Double = 0,
    reducesMotion: Bool = false, result: RefreshResult.Summary? = nil,
    purpose: EdgeOptions.Purpose = .refresh, size: (width: Double, height: Double) = (390, 54)
  ) -> IndicatorState {
    var state = IndicatorState(
      edge: .top, purpose: purpose, phase: phase, progress: progress, pull: 54 * progress,
      triggerDistance: 54, result: result, time: time, reducesMotion: reducesMotion,
      size: IndicatorSize(width: size.width, height: size.height))
    state.runTime = runTime
    return state
  }

  /// The lines that are drawn of paths, each with both ends, and their place.
  private func lines(
    _ paths: String..., extent: Double = 54, in state: IndicatorState? = nil
  ) -> (lines: [(from: IndicatorPoint, to: IndicatorPoint)], place: ElementPlacement) {
    let indicator = DrawingIndicator(paths, lineWidth: 2, extent: extent)
    let drawing = IndicatorDrawing(
      of: indicator, showing: state ?? self.state(.armed, progress: 1))
    guard case .stroke(let shape, 2, .tint, let place)? = drawing.elements.first,
      drawing.elements.count == 1
    else { return ([], ElementPlacement(IndicatorPoint(0, 0))) }
    var lines: [(from: IndicatorPoint, to: IndicatorPoint)] = []
    var last = IndicatorPoint(0, 0)
    for segment in shape {
      switch segment {
      case .move(let point): last = point
      case .line(let point):
        lines.append((last, point))
        last = point
      case .arc, .close: Issue.record("a drawing has lines only")
      }
    }
    return (lines, place)
  }

  /// The ends of the lines of one subpath.
  private func points(_ paths: String...) -> [IndicatorPoint] {
    let indicator = DrawingIndicator(paths, lineWidth: 2)
    let drawing = IndicatorDrawing(of: indicator, showing: state(.armed, progress: 1))
    guard case .stroke(let shape, _, _, _)? = drawing.elements.first else { return [] }
    return shape.compactMap {
      switch $0 {
      case .move(let point), .line(let point): point
      case .arc, .close: nil
      }
    }
  }

  private func length(_ lines: [(from: IndicatorPoint, to: IndicatorPoint)]) -> Double {
    lines.reduce(0) { sum, line in
      let (x, y) = (line.to.x - line.from.x, line.to.y - line.from.y)
      return sum + (x * x + y * y).squareRoot()
    }
  }

  private func isNear(_ one: [IndicatorPoint], _ other: [IndicatorPoint]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9 }
  }

  @Test(
    "Every way to write lines draws them",
    arguments: [
      "M 1 1 L 5 1 L 5 5 L 1 5 Z", "m1,1 4,0 0,4-4,0z", "M1 1H5V5H1Z", "m1 1h4v4h-4z",
      "M 1 1 5 1 5 5 1 5 1 1", "\n\tM+1e0 1.00L.5e1,1l0,.4E1-4.0.0z", "M9 9M1 1h4v4h-4z",
    ])
  func everyWayToWriteLines(_ data: String) {
    let square = [(-17.0, -17.0), (17, -17), (17, 17), (-17, 17), (-17, -17)]
      .map { IndicatorPoint($0.0, $0.1) }
    #expect(isNear(points(data), square))
  }

  @Test("Curves end where they should, and continue the ones before them")
  func curvesContinue() {
    func same(_ one: String, _ other: String) -> Bool { isNear(points(one), points(other)) }
    #expect(same("M0 0C1 2 3 4 5 0S9-3 9 1", "M0 0C1 2 3 4 5 0C7-4 9-3 9 1"))
    #expect(same("M0 0c1 2 3 4 5 0s4-3 4 1", "M0 0C1 2 3 4 5 0C7-4 9-3 9 1"))
    #expect(same("M0 0Q3 6 6 0T9 1T9 8", "M0 0Q3 6 6 0Q9-6 9 1Q9 8 9 8"))
    #expect(same("m0 0q3 6 6 0t3 1 0 7", "M0 0Q3 6 6 0Q9-6 9 1Q9 8 9 8"))
    #expect(same("M0 0Q3 6 6 0", "M0 0C2 4 4 4 6 0"))
    // After another command, the first control point is the current point.
    #expect(same("M0 0L5 0S9-3 9 1", "M0 0L5 0C5 0 9-3 9 1"))
    #expect(same("M0 0C1 2 3 4 5 0T9 1", "M0 0C1 2 3 4 5 0Q5 0 9 1"))
    #expect(!same("M0 0C1 2 3 4 5 0S9-3 9 1", "M0 0C1 2 3 4 5 0C5 0 9-3 9 1"))
  }

  @Test("The points of a curve are on it, and its lines are at most a twentieth of a point away")
  func curvesAreSmooth() {
    // A parabola, y = x², which fills the room.
    let drawn = points("M-1 1Q0-1 1 1")
    let (width, height) = (68.0, 34.0)
    #expect(drawn.count > 8 && drawn.map(\.x) == drawn.map(\.x).sorted())
    for (one, next) in zip(drawn, drawn.dropFirst()) {
      func away(_ point: IndicatorPoint) -> Double {
        let x = point.x / (width / 2)
        return abs(point.y - (x * x * height - height / 2))
      }
      #expect(away(one) < 1e-9)
      #expect(away(IndicatorPoint((one.x + next.x) / 2, (one.y + next.y) / 2)) < 0.05)
    }
  }

  @Test("Arcs are parts of circles and ellipses, in the four ways that reach a point")
  func arcsAreParts() {
    // Both flags together say which of two circles, and which way around it.
    let quarter = 34 * Double.pi / 2
    for data in ["M0 0A1 1 0 0 1 1 1", "M0 0a1 1 0 011 1", "M0,0A1,1,0,0,0,1,1"] {
      #expect(abs(length(lines(data).lines) - quarter) < 0.1, "\(data)")
    }
    for data in ["M0 0A1 1 0 1 1 1 1", "M0 0A1 1 0 1 0 1 1"] {
      let drawn = lines(data).lines
      #expect(abs(length(drawn) - 3 * quarter / 2) < 0.1, "\(data)")
      for (end, _) in drawn {
        #expect(abs((end.x * end.x + end.y * end.y).squareRoot() - 17) < 0.02)
      }
    }
    // Clockwise on the screen, from the left end over the top.
    let upper = points("M0 0A1 1 0 0 1 2 0")
    #expect(upper.first?.y ?? 0 > 16.9 && upper.map(\.y).min() ?? 0 < -16.9 && upper.count > 16)
    let lower = points("M0 0A1 1 0 0 0 2 0")
    #expect(lower.first?.y ?? 0 < -16.9 && lower.map(\.y).max() ?? 0 > 16.9)
    // Radii that are too small grow, negative ones count as positive, and 0 is a line.
    #expect(isNear(points("M0 0A.1.1 0 0 1 2 0"), upper))
    #expect(isNear(points("M0 0A-1-1 0 0 1 2 0"), upper))
    #expect(points("M0 0A0 1 0 0 1 2 1").count == 2 && points("M0 0A1 1 0 0 1 0 0h2").count == 2)
    // An ellipse that is turned by 90° is as high as it was wide.
    #expect(isNear(points("M0 0A2 1 90 0 1 0 4"), points("M0 0A1 2 0 0 1 0 4")))
    // A circle that a program wrote as one arc of nearly 360°.
    #expect(abs(length(lines("M0 0a5 5 0 1 1-.01 0").lines) - 34 * .pi) < 0.2)
  }

  @Test("Data are drawn up to the first error, each path by itself")
  func dataAreDrawnUpToError() {
    for data in [
      "M1 1H5V5 L 7", "M1 1H5V5 X 3 3", "M1 1H5V5 L,7 7", "M1 1H5V5,L7 7", "M1 1H5V5A1 1 0 2 1 9 9",
      "M1 1H5V5C9 9 9 9 9", "M1 1H5V5 L 7 - 7", "M1 1H5V5 l 7,,7", "M1 1H5V5 é 7 7",
    ] {
      #expect(isNear(points(data), points("M1 1H5V5")), "\(data)")
    }
    #expect(isNear(points("M1 1H5V5z 9 9"), points("M1 1H5V5z")))
    #expect(points("M1 1H5 error", "M5 5V9").count == 4)
    for data in ["", " ", "L 5 5", "5 5", "M", "M 1", "M 1 1", "M1e999 0H5", "M0 0H1e308V1e308"] {
      #expect(points(data).isEmpty, "\(data)")
      let drawing = IndicatorDrawing(
        of: DrawingIndicator([data]), showing: state(.refreshing, time: 1))
      #expect(drawing.elements.count == 1)
    }
  }

  @Test("Several paths are drawn one after the other, each from its own begin")
  func severalPathsAreDrawn() {
    let both = points("m1 1h4", "m1 5h4")
    #expect(isNear(both, points("M1 1h4M1 5h4")) && both.count == 4)
    let half = lines("M1 1h4", "M1 5h4", in: state(.pulling, progress: 0.25))
    #expect(half.lines.allSatisfy { $0.from.y < 0 && $0.to.y < 0 })
    #expect(abs(length(half.lines) - 17) < 1e-9)
  }

  @Test("The path has its proportions, and room for its line")
  func pathIsFitted() {
    for (data, width, height) in [
      ("M0 0H10V10Z", 34.0, 34.0), ("M5 5h10v5", 68, 34), ("M0 0H100V1", 178, 1.78),
      ("M0 0H7", 178, 0), ("M3 0V.01", 0, 34), ("M3 3h0", 0, 0),
    ] {
      let drawn = points(data)
      let (x, y) = (drawn.map(\.x), drawn.map(\.y))
      #expect(abs((x.max() ?? -1) - width / 2) < 1e-9 && abs((x.min() ?? 1) + width / 2) < 1e-9)
      #expect(abs((y.max() ?? -1) - height / 2) < 1e-9 && abs((y.min() ?? 1) + height / 2) < 1e-9)
    }
    let place = lines("M0 0H10V10Z", in: state(.armed, progress: 1, size: (390, 108))).place
    #expect(place.scale == 2 && place.position == IndicatorPoint(195, 54))
    // A narrow list has room for less of it.
    let narrow = lines("M0 0H7", in: state(.armed, progress: 1, size: (106, 54))).place
    #expect(abs(narrow.scale - 0.5) < 1e-9)
    #expect(DrawingIndicator(["M0 0H7"], extent: 80).triggerDistance == 80)
    for wrong in [0, -1, .nan, .infinity] {
      #expect(
        DrawingIndicator(["M0 0H7"], lineWidth: wrong, extent: wrong)
          == DrawingIndicator(["M0 0H7"]))
    }
  }

  @Test("The pull draws its part of the length")
  func pullDrawsItsPart() {
    let whole = length(lines("M0 0H10V10a5 5 0 0 1-10 0").lines)
    for progress in stride(from: 0, through: 1.3, by: 0.1) {
      let drawn = lines("M0 0H10V10a5 5 0 0 1-10 0", in: state(.pulling, progress: progress))
      #expect(abs(length(drawn.lines) - min(1, progress) * whole) < 1e-9)
      #expect(drawn.place.opacity == (progress > 0 ? 1 : 0))
    }
  }

  @Test("While the action runs, a gap opens and travels along the path evenly")
  func gapTravels() {
    let (boat, indicator) = ("M0 0H10V10H0", DrawingIndicator(["M0 0H10V10H0"]))
    let whole = length(lines(boat).lines)
    var last = indicator.part(in: state(.refreshing))
    #expect(last == (0, 1, 1))
    for time in stride(from: 0, to: 5, by: 1.0 / 60) {
      let state = state(.refreshing, time: time)
      let part = indicator.part(in: state)
      #expect(abs(length(lines(boat, in: state).lines) - part.length * whole) < 1e-9)
      if time > 0.5 { #expect(abs(part.length - 0.7) < 1e-12) }
      // Its end moves forwards, and its begin does so once it is open; neither jumps.
      let step = part.start - last.start
      let forward = step < 0 ? step + 1 : step
      #expect(forward >= 0 && forward < 0.011)
      let begin = forward + part.length - last.length
      #expect(begin < 0.011 && begin > (time > 0.45 ? 0.01 : -0.003))
      last = part
    }
  }

  @Test("Nothing jumps when the phase changes", arguments: [false, true])
  func nothingJumps(reducesMotion: Bool) {
    let indicator = DrawingIndicator(["M0 0H10V10H0"])
    func part(_ phase: OverscrollPhase, _ progress: Double, _ time: Double = 0)
      -> (start: Double, length: Double, opacity: Double)
    {
      indicator.part(
        in: state(
          phase, progress: progress, time: time, runTime: 1.7, reducesMotion: reducesMotion,
          result: .updated))
    }
    #expect(part(.armed, 1.2, 3) == part(.waiting, 0.2))
    #expect(part(.waiting, 0, 3) == part(.refreshing, 0))
    guard !reducesMotion else { return }
    #expect(part(.refreshing, 0, 1.7) == part(.ending, 0))
    let (late, later) = (part(.ending, 0.4, 0.25), part(.ending, 0.4, 0.3))
    #expect(late.length == 1 && later.length == 1 && later.opacity > 0)
    #expect(part(.ending, 0, 0.4).opacity == 0)
  }

  @Test("A cancelled run keeps its gap, and leaves at once")
  func cancelledRunKeepsGap() {
    let part = DrawingIndicator(["M0 0H10V10H0"]).part(
      in: state(.ending, progress: 1, time: 0.1, runTime: 2, result: .cancelled))
    #expect(abs(part.length - 0.7) < 1e-12 && abs(part.opacity - 0.5) < 1e-12)
  }

  @Test("With reduced motion, the whole path fades, and nothing travels")
  func pathFadesWithReducedMotion() {
    let indicator = DrawingIndicator(["M0 0H10V10H0"])
    let parts = [0, 0.5, 1, 1.5].map {
      indicator.part(in: state(.refreshing, time: $0, reducesMotion: true))
    }
    #expect(parts.allSatisfy { $0.start == 0 && $0.length == 1 })
    #expect(parts[0].opacity == 1 && parts[2].opacity < 0.4 && parts[1].opacity == parts[3].opacity)
  }

  @Test("A failure, a message and the end of the list have texts, and a page has the path")
  func failureHasText() {
    func drawing(_ state: IndicatorState) -> IndicatorDrawing {
      IndicatorDrawing(of: DrawingIndicator(["M0 0H10V10H0"]), showing: state)
    }
    #expect(drawing(state(.failed, result: .failed)).texts == [.refreshFailed, .retry])
    let message = RefreshResult.Summary(.updated, hasMessage: true)
    #expect(drawing(state(.ending, result: message)).texts == [.message])
    #expect(drawing(state(.noMore, purpose: .load)).texts == [.noMore])
    #expect(drawing(state(.idle, purpose: .load)).texts == [.loadMore])
    #expect(drawing(state(.refreshing, time: 1, purpose: .load)).elements.count == 1)
    #expect(drawing(state(.ending, result: .updated, purpose: .load)).elements.isEmpty)
  }

  @Test(
    "The drawing requests frames only if time changes it, and pulls only if they do",
    arguments: OverscrollPhase.allCases)
  func drawingRequestsOnlyWhatChangesIt(_ phase: OverscrollPhase) {
    let indicator = DrawingIndicator(["M0 0H10V10H0"])
    for purpose in EdgeOptions.Purpose.allCases {
      for result in [RefreshResult.Summary.updated, .cancelled, .failed] {
        for time in [0.1, 3] {
          func drawn(_ time: Double, _ progress: Double) -> IndicatorDrawing {
            IndicatorDrawing(
              of: indicator,
              showing: self.state(
                phase, progress: progress, time: time, runTime: phase == .refreshing ? time : 1,
                result: result, purpose: purpose))
          }
          let state = state(phase, progress: 0.2, time: time, result: result, purpose: purpose)
          let moves = drawn(time, 0.2) != drawn(time + 0.03, 0.2)
          #expect(indicator.isAnimated(in: state) == moves)
          let follows = drawn(time, 0.2) != drawn(time, 0.3)
          #expect(indicator.followsPull(in: state) || !follows)
          if phase != .ending { #expect(indicator.followsPull(in: state) == follows) }
        }
      }
    }
  }
}
