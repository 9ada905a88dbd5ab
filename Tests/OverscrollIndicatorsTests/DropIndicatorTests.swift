import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@Suite struct DropIndicatorTests {
  private func state(
    _ phase: OverscrollPhase, progress: Double = 0, time: Double = 0, reducesMotion: Bool = false,
    edge: OverscrollEdge = .top, result: RefreshResult.Summary? = nil,
    purpose: EdgeOptions.Purpose = .refresh, size: (width: Double, height: Double) = (390, 54)
  ) -> IndicatorState {
    IndicatorState(
      edge: edge, purpose: purpose, phase: phase, progress: progress, pull: 54 * progress,
      triggerDistance: 54, result: result, time: time, reducesMotion: reducesMotion,
      size: IndicatorSize(width: size.width, height: size.height))
  }

  private func drawing(_ state: IndicatorState) -> IndicatorDrawing {
    IndicatorDrawing(of: DropIndicator(), showing: state)
  }

  /// The liquid and the ring in a drawing.
  private struct Parts {
    var outlines: [[IndicatorPoint]] = []
    var arcs: [(center: IndicatorPoint, radius: Double)] = []
    var liquid = ElementPlacement(IndicatorPoint(0, 0), opacity: 0)
    var hole = 0.0
    var sweep = 0.0
    var ring = ElementPlacement(IndicatorPoint(0, 0))

    /// The areas of the outlines, by the polygons that follow their arcs.
    var areas: [Double] {
      outlines.map { outline in
        let next = outline.dropFirst() + outline.prefix(1)
        return abs(zip(outline, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
      }
    }

    /// The borders of the painted ranges of a row; the gap of the ring does not count, because it
    /// turns.
    func borders(at y: Double) -> [Double] {
      var found: [Double] = []
      if liquid.opacity > 0 {
        let y = y - liquid.position.y
        for outline in outlines {
          for (one, next) in zip(outline, outline.dropFirst() + outline.prefix(1))
          where (one.y > y) != (next.y > y) {
            let part = (y - one.y) / (next.y - one.y)
            found.append(liquid.position.x + one.x + part * (next.x - one.x))
          }
        }
      }
      if ring.opacity > 0 {
        for radius in [hole, 12] where abs(y - ring.position.y) < radius {
          let half = (radius * radius - (y - ring.position.y) * (y - ring.position.y)).squareRoot()
          found += [ring.position.x - half, ring.position.x + half]
        }
      }
      return found
    }
  }

  private func parts(_ state: IndicatorState) -> Parts {
    var parts = Parts()
    for element in drawing(state).elements {
      switch element {
      case .fill(let shape, _, let placement):
        parts.liquid = placement
        for outline in shape.split(separator: .close) {
          parts.outlines.append(outline.flatMap(Self.points))
        }
        parts.arcs = shape.compactMap {
          if case .arc(let center, let radius, _, _) = $0 { (center, radius) } else { nil }
        }
      case .stroke(let shape, let width, _, let placement):
        guard case .arc(_, let radius, let start, let end)? = shape.first else { break }
        (parts.hole, parts.sweep, parts.ring) = (radius - width / 2, end - start, placement)
      default: break
      }
    }
    return parts
  }

  private static func points(of segment: IndicatorDrawing.Segment) -> [IndicatorPoint] {
    switch segment {
    case .move(let point), .line(let point): [point]
    case .arc(let center, let radius, let start, let end):
      (0...40).map { step in
        IndicatorPoint(
          around: center, radius: radius, at: start + (end - start) * Double(step) / 40)
      }
    case .close: []
    }
  }

  /// The area in which two states differ, in square points.
  private func change(_ one: IndicatorState, _ other: IndicatorState) -> Double {
    let (one, other) = (parts(one), parts(other))
    return stride(from: -60.25, to: 60, by: 0.5).reduce(0) { area, y in
      // Each range that only one of them paints lies between two borders of both.
      let borders = (one.borders(at: y) + other.borders(at: y)).sorted()
      let ranges = stride(from: 0, to: borders.count - 1, by: 2)
      return area + 0.5 * ranges.reduce(0) { $0 + borders[$1 + 1] - borders[$1] }
    }
  }

  private let pulls = Array(stride(from: 0.5, through: 1, by: 0.01))

  @Test("The drop keeps its area while it stretches, and after it has snapped off")
  func dropKeepsItsArea() {
    let snapped = parts(state(.armed, progress: 1)).areas.reduce(0, +)
    for progress in pulls {
      let area = parts(state(.pulling, progress: progress)).areas.reduce(0, +)
      #expect(abs(area / snapped - 1) < 0.05)
    }
    for progress in stride(from: 1, through: 1.3, by: 0.01) {
      #expect(abs(parts(state(.armed, progress: progress)).areas[1] / (.pi * 144) - 1) < 0.01)
    }
  }

  @Test("The drop grows out of the edge, from nothing") func dropGrowsOutOfEdge() {
    var last = 0.0
    for progress in stride(from: 0.01, to: 0.5, by: 0.01) {
      let area = parts(state(.pulling, progress: progress)).areas[0]
      #expect(area >= last && area - last < 40)
      last = area
    }
    #expect(parts(state(.pulling, progress: 0.01)).areas[0] < 3)
  }

  @Test("The neck narrows to nothing, and parts the drop from the rest at the edge")
  func neckNarrowsAndParts() {
    func neck(_ progress: Double) -> Double {
      let arc = parts(state(.pulling, progress: progress)).arcs[0]
      return -2 * (arc.center.x + arc.radius)
    }
    for (before, after) in zip(pulls, pulls.dropFirst().dropLast()) {
      #expect(parts(state(.pulling, progress: after)).outlines.count == 1)
      #expect(neck(after) < neck(before) && neck(before) - neck(after) < 1.2)
    }
    #expect(neck(0.5) > 20 && 0..<0.01 ~= neck(1 - 1e-5))
    let armed = parts(state(.armed, progress: 1.05))
    #expect(armed.outlines.count == 2)
    let ends = armed.outlines.map { outline in outline.map(\.y) }
    #expect((ends[0].max() ?? 0) < (ends[1].min() ?? 0))
    #expect(parts(state(.armed, progress: 1.2)).areas[0] == 0, "the rest has drawn back")
  }

  @Test("Nothing jumps when the phase changes")
  func nothingJumpsWhenPhaseChanges() {
    for reducesMotion in [false, true] {
      func at(_ phase: OverscrollPhase, _ progress: Double, _ time: Double = 0) -> IndicatorState {
        state(phase, progress: progress, time: time, reducesMotion: reducesMotion, result: .updated)
      }
      #expect(change(at(.idle, 0), at(.pulling, 0)) == 0)
      #expect(change(at(.pulling, 1 - 1e-6), at(.armed, 1)) < 3)
      #expect(change(at(.armed, 0.97), at(.pulling, 0.97)) == 0, "pulled back")
      for pull in [0, 0.05, 0.3, 1] {
        #expect(change(at(.armed, 1 + pull, 3), at(.waiting, pull)) < 3)
        #expect(change(at(.waiting, pull, 3), at(.refreshing, pull)) == 0)
      }
      #expect(change(at(.refreshing, 0, 3), at(.ending, 1)) == 0)
      #expect(change(at(.ending, 0, 1), at(.idle, 0)) == 0)
    }
    #expect(change(state(.refreshing, time: 0.1499), state(.refreshing, time: 0.15)) < 4)
    #expect(
      parts(state(.refreshing, time: 3)).sweep == parts(state(.ending, progress: 1)).sweep)
  }

  @Test("After the release, the drop bounces, and opens to a ring that turns")
  func dropBecomesRing() {
    let times = stride(from: 0, to: 0.5, by: 0.01)
    let heights = times.map { time in
      let parts = parts(state(.refreshing, time: time))
      return parts.ring.position.y
    }
    #expect(abs((heights.max() ?? 0) - 27) > 1 && (heights.min() ?? 0) < 26.5)
    let ring = parts(state(.refreshing, time: 2))
    #expect((ring.hole, ring.sweep) == (9.5, 270))
    #expect(ring.ring.position == IndicatorPoint(195, 27))
    let later = parts(state(.refreshing, time: 2.45)).ring.rotation
    #expect(abs(abs(later - ring.ring.rotation) - 180) < 1e-6)
  }

  @Test("With reduced motion, the drop fades into the ring, which neither moves nor turns")
  func withReducedMotionDropFades() {
    for time in stride(from: 0, through: 4, by: 0.05) {
      let shown = parts(state(.refreshing, time: time, reducesMotion: true))
      #expect(shown.ring.rotation == 0 && shown.sweep == 360)
      #expect(shown.ring.position == IndicatorPoint(195, 27))
      if time < 0.25 { #expect(abs(shown.ring.opacity + shown.liquid.opacity - 1) < 1e-9) }
      if time > 0.25 { #expect(shown.liquid.opacity == 0 && shown.ring.opacity >= 0.35) }
    }
  }

  @Test("The ring closes around a check mark, and nothing is left at the end")
  func ringClosesAroundCheckMark() {
    let mark = drawing(state(.ending, progress: 1, time: 1, result: .updated)).elements.last
    guard case .stroke(let shape, _, .tint, let placement)? = mark else {
      Issue.record("no mark")
      return
    }
    #expect(shape.count == 3 && placement.opacity == 1)
    #expect(10..<2 * 9.5 ~= 13 * placement.scale, "inside the ring")
    #expect(parts(state(.ending, progress: 1, time: 1, result: .updated)).sweep == 360)
    for result in [RefreshResult.Summary.updated, .cancelled] {
      let last = drawing(state(.ending, progress: 0, time: 1, result: result))
      #expect(last.opacities.allSatisfy { $0 == 0 })
    }
    let cancelled = drawing(state(.ending, progress: 1, time: 1, result: .cancelled))
    #expect(cancelled.opacities.allSatisfy { $0 == 0 }, "no check mark")
    #expect(drawing(state(.idle)).opacities.allSatisfy { $0 == 0 })
  }

  @Test("A failure has a symbol before its text if both fit")
  func failureHasSymbol() {
    let wide = drawing(state(.failed, result: .failed))
    #expect(wide.texts == [.refreshFailed, .retry])
    #expect(wide.strokes == [.accent, .accent])
    let narrow = drawing(state(.failed, result: .failed, size: (180, 54)))
    #expect(narrow.texts == [.refreshFailed, .retry])
    #expect(narrow.strokes.isEmpty)
  }

  @Test("The drop hangs from the edge, and grows with the text")
  func dropHangsFromEdge() {
    #expect(parts(state(.pulling, progress: 0.5)).liquid.position == IndicatorPoint(195, 27))
    let bottom = parts(state(.pulling, progress: 0.75, edge: .bottom)).liquid
    #expect(bottom.position == IndicatorPoint(195, 40.5) && bottom.rotation == 180)
    let large = parts(state(.pulling, progress: 0.5, size: (390, 108)))
    #expect(large.liquid.position == IndicatorPoint(195, 81) && large.liquid.scale == 2)
  }

  @Test(
    "The drop requests frames only if time changes the drawing", arguments: OverscrollPhase.allCases
  )
  func dropRequestsFramesOnlyIfTimeChangesDrawing(_ phase: OverscrollPhase) {
    for purpose in EdgeOptions.Purpose.allCases {
      for (time, result) in [
        (0.1, RefreshResult.Summary.updated), (3, .updated), (0.1, .cancelled),
      ] {
        let early = state(phase, progress: 1, time: time, result: result, purpose: purpose)
        let late = state(phase, progress: 1, time: time + 0.05, result: result, purpose: purpose)
        #expect(DropIndicator().isAnimated(in: early) == (drawing(early) != drawing(late)))
      }
    }
  }
}

extension IndicatorDrawing {
  var opacities: [Double] {
    elements.map { element in
      switch element {
      case .text(_, _, _, let place), .spinner(_, _, _, let place), .stroke(_, _, _, let place),
        .fill(_, _, let place), .image(_, _, let place):
        place.opacity
      }
    }
  }

  /// The colours of the outlines.
  var strokes: [IndicatorColor] {
    elements.compactMap { if case .stroke(_, _, let color, _) = $0 { color } else { nil } }
  }
}
