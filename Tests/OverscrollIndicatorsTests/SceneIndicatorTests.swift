import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@Suite struct SceneIndicatorTests {
  private func state(
    _ phase: OverscrollPhase, progress: Double = 0, time: Double = 0, sideways: Double = 0,
    runTime: Double = 0, turn: Double? = nil, reducesMotion: Bool = false,
    edge: OverscrollEdge = .top, result: RefreshResult.Summary? = nil,
    purpose: EdgeOptions.Purpose = .refresh, size: (width: Double, height: Double) = (390, 80)
  ) -> IndicatorState {
    var state = IndicatorState(
      edge: edge, purpose: purpose, phase: phase, progress: progress, pull: 80 * progress,
      triggerDistance: 80, turn: turn ?? (phase == .armed ? 1 : 0), result: result, time: time,
      reducesMotion: reducesMotion, size: IndicatorSize(width: size.width, height: size.height))
    (state.sideways, state.runTime) = (sideways, runTime)
    return state
  }

  private func drawing(_ state: IndicatorState) -> IndicatorDrawing {
    IndicatorDrawing(of: SceneIndicator(), showing: state)
  }

  /// The parts of a drawing.
  private struct Parts {
    /// The layers of the sea from the horizon on, and the lengths of their waves.
    var layers: [(place: ElementPlacement, wave: Double, range: ClosedRange<Double>)] = []
    var boat = ElementPlacement(IndicatorPoint(0, 0), opacity: 0)
    var sun = ElementPlacement(IndicatorPoint(0, 0), opacity: 0)
    var rays = ElementPlacement(IndicatorPoint(0, 0), opacity: 0)
    var mark = ElementPlacement(IndicatorPoint(0, 0), opacity: 0)

    /// Every place, with the layers where their first waves are: what moves by whole waves looks equal.
    var shown: [Double] {
      layers.map { ($0.place.position.x / $0.wave).remainder(dividingBy: 1).magnitude }
        + layers.map(\.place.position.y)
        + [boat, sun, rays, mark].flatMap {
          $0.opacity > 0
            ? [
              $0.position.x, $0.position.y, $0.rotation.remainder(dividingBy: 36).magnitude,
              $0.scale,
            ]
            : []
        } + [sun.opacity, rays.opacity, mark.opacity]
    }
  }

  private func parts(_ state: IndicatorState) -> Parts {
    var parts = Parts()
    for element in drawing(state).elements {
      switch element {
      case .fill(let shape, .tint, let place):
        let arcs = shape.compactMap { segment -> (x: Double, from: Double)? in
          guard case .arc(let center, _, let start, _) = segment else { return nil }
          return (center.x, start)
        }
        guard arcs.count > 4, let first = arcs.first, let last = arcs.last else { continue }
        let half = arcs[1].x - first.x
        parts.layers.append(
          (place, 2 * half, (first.x - half / 2)...(last.x + half / 2)))
      case .fill(_, .rgb(255, 255, 255), let place): parts.boat = place
      case .fill(_, .rgb, let place): parts.sun = place
      case .stroke(_, _, .rgb, let place): parts.rays = place
      case .stroke(_, _, .surface, let place): parts.mark = place
      default: break
      }
    }
    return parts
  }

  private func isNear(_ one: Parts, _ other: Parts, by limit: Double = 1e-6) -> Bool {
    one.shown.count == other.shown.count
      && zip(one.shown, other.shown).allSatisfy { abs($0 - $1) <= limit }
  }

  @Test("The sea covers the width of the box wherever its layers are")
  func seaCoversBox() {
    for width in [120, 390, 1024.0] {
      for sideways in [-1, 0, 1.0] {
        let pulls = stride(from: 0, through: 1, by: 0.1).map {
          state(.pulling, progress: $0, sideways: sideways, size: (width, 80))
        }
        let runs = stride(from: 0, to: 12, by: 0.11).map {
          state(.refreshing, time: $0, sideways: sideways, size: (width, 80))
        }
        for state in pulls + runs {
          for layer in parts(state).layers {
            let x = layer.place.position.x
            #expect(x + layer.range.lowerBound <= 0 && x + layer.range.upperBound >= width)
          }
        }
      }
    }
  }

  @Test("Three layers move with the pull and with the finger, the nearest the farthest")
  func layersHaveParallax() {
    func ways(_ one: IndicatorState, _ other: IndicatorState) -> [Double] {
      zip(parts(one).layers, parts(other).layers)
        .map { abs($0.place.position.x - $1.place.position.x) }
    }
    let pulled = ways(state(.pulling), state(.pulling, progress: 1))
    let led = ways(state(.pulling, progress: 1), state(.pulling, progress: 1, sideways: 0.5))
    for ways in [pulled, led] {
      #expect(ways.count == 3 && ways[0] > 0 && ways[1] > 2 * ways[0] && ways[2] > 1.5 * ways[1])
    }
    let boats = [-1, 0, 1.0].map { parts(state(.armed, progress: 1, sideways: $0)).boat.position.x }
    #expect(boats[1] - boats[0] == boats[2] - boats[1] && boats[1] - boats[0] > 40)
  }

  @Test("The sun rises with the pull above the sea, and has rays where a release would fire")
  func sunRises() {
    let suns = stride(from: 0, through: 1, by: 0.02).map { parts(state(.pulling, progress: $0)) }
    let heights = suns.map(\.sun.position.y)
    #expect(heights == heights.sorted(by: >) && suns.allSatisfy { $0.rays.opacity == 0 })
    #expect(heights[0] > 60 && heights.last == 25)
    #expect(parts(state(.armed, progress: 1, turn: 0.5)).rays.opacity == 0.5)
    #expect(parts(state(.armed, progress: 1)).rays.opacity == 1)
  }

  @Test("The loop of the action has no seam, and moves evenly")
  func loopHasNoSeam() {
    #expect(isNear(parts(state(.refreshing, time: 0)), parts(state(.refreshing, time: 12))))
    let frames = stride(from: 0, to: 24, by: 1.0 / 60).map { parts(state(.refreshing, time: $0)) }
    #expect(frames.contains { !isNear($0, frames[0], by: 1) })
    for (one, next) in zip(frames, frames.dropFirst()) {
      for (layer, then) in zip(one.layers, next.layers) {
        let way = (layer.place.position.x - then.place.position.x) / layer.wave
        #expect(0.001...0.006 ~= way - way.rounded())
      }
      #expect(abs(one.boat.position.y - next.boat.position.y) < 0.1)
      #expect(one.boat.position.x == next.boat.position.x)
    }
  }

  @Test("Nothing jumps when the phase changes", arguments: [false, true])
  func nothingJumpsWhenPhaseChanges(reducesMotion: Bool) {
    func parts(_ phase: OverscrollPhase, _ progress: Double, _ time: Double = 0) -> Parts {
      self.parts(
        state(
          phase, progress: progress, time: time, sideways: 0.3, runTime: 1.7,
          reducesMotion: reducesMotion, result: phase == .failed ? .failed : .updated))
    }
    for progress in [1, 1.3, 2] {
      #expect(isNear(parts(.armed, progress, 3), parts(.waiting, progress - 1)))
      #expect(isNear(parts(.waiting, progress, 3), parts(.refreshing, progress)))
    }
    guard !reducesMotion else { return }
    #expect(isNear(parts(.refreshing, 0, 1.7), parts(.ending, 0)))
    #expect(isNear(parts(.refreshing, 0, 1.7), parts(.failed, 0)))
  }

  @Test("With reduced motion, the picture of the action is still")
  func pictureIsStillWithReducedMotion() {
    let still = drawing(state(.refreshing, time: 0, reducesMotion: true))
    for time in [0.5, 1.7, 6] {
      #expect(drawing(state(.refreshing, time: time, reducesMotion: true)) == still)
    }
    #expect(parts(state(.refreshing, reducesMotion: true)).sun.opacity == 1)
    let done = parts(state(.ending, runTime: 2, reducesMotion: true, result: .updated))
    #expect(
      done.mark.opacity == 1 && done.layers[2].place == parts(state(.waiting)).layers[2].place)
  }

  @Test("A check mark appears in the sun, but not after a cancelled run")
  func checkMarkAppearsInSun() {
    let done = parts(state(.ending, progress: 0.5, time: 0.4, result: .updated))
    #expect(done.mark.opacity == 1 && done.mark.position == done.sun.position)
    #expect(done.sun.position.y == 25)
    let cancelled = parts(state(.ending, progress: 0.5, time: 0.4, result: .cancelled))
    #expect(cancelled.mark.opacity == 0 && cancelled.sun.position.y > 40)
  }

  @Test("A failure has a sign, its text and the retry button in the sky, and the sun goes out")
  func failureIsInSky() {
    let failed = drawing(state(.failed, time: 1, result: .failed))
    #expect(failed.texts == [.refreshFailed, .retry] && failed.strokes.contains(.accent))
    #expect(parts(state(.failed, time: 1, result: .failed)).sun.opacity == 0)
    for element in failed.elements {
      if case .text(_, _, _, let place) = element {
        #expect(place.position.y == 25 && place.opacity == 1)
      }
    }
    let early = drawing(state(.failed, time: 0.1, result: .failed))
    #expect(
      early.elements.contains {
        if case .text(_, _, _, let place) = $0 { place.opacity < 0.5 } else { false }
      })
    let message = RefreshResult.Summary(.updated, hasMessage: true)
    #expect(drawing(state(.ending, time: 1, result: message)).texts == [.message])
    #expect(parts(state(.ending, time: 1, result: message)).mark.opacity == 0)
  }

  @Test("The sky reaches beyond the box on the side that a longer pull uncovers")
  func skyReachesBeyondBox() {
    for edge in OverscrollEdge.allCases {
      guard case .fill(let sky, .tint, let place) = drawing(state(.pulling, edge: edge)).elements[0]
      else { return #expect(Bool(false), "no sky") }
      let heights = sky.compactMap { segment -> Double? in
        switch segment {
        case .move(let point), .line(let point): point.y + place.position.y
        case .arc, .close: nil
        }
      }
      #expect(heights.max() == 80 && (heights.min() ?? 0) == (edge == .bottom ? 0 : -2000))
      #expect(place.opacity < 0.2)
    }
    var themed = SceneIndicator()
    (themed.hasSky, themed.sun) = (false, .accent)
    let elements = IndicatorDrawing(of: themed, showing: state(.armed, progress: 1)).elements
    #expect(elements.count == drawing(state(.armed, progress: 1)).elements.count - 1)
    #expect(elements.contains { if case .fill(_, .accent, _) = $0 { true } else { false } })
  }

  @Test("The picture grows with the text, and still covers the width")
  func pictureGrowsWithText() {
    let large = parts(state(.refreshing, size: (390, 160)))
    #expect(large.sun.position == IndicatorPoint(195 + 44, 50) && large.sun.scale == 2)
    for layer in large.layers {
      #expect(layer.place.position.x + 2 * layer.range.lowerBound <= 0)
      #expect(layer.place.position.x + 2 * layer.range.upperBound >= 390)
    }
  }

  @Test(
    "The scene requests frames only if time changes the drawing, and pulls only if they do",
    arguments: OverscrollPhase.allCases)
  func sceneRequestsOnlyWhatChangesIt(_ phase: OverscrollPhase) {
    for purpose in EdgeOptions.Purpose.allCases {
      for result in [RefreshResult.Summary.updated, .cancelled, .failed] {
        for time in [0.1, 3] {
          func drawn(_ time: Double, _ progress: Double) -> IndicatorDrawing {
            drawing(
              self.state(
                phase, progress: progress, time: time, runTime: phase == .refreshing ? time : 1,
                turn: 1, result: result, purpose: purpose))
          }
          let state = state(phase, progress: 0.5, time: time, result: result, purpose: purpose)
          let moves = drawn(time, 0.5) != drawn(time + 0.03, 0.5)
          #expect(SceneIndicator().isAnimated(in: state) == moves)
          let follows = drawn(time, 0.5) != drawn(time, 0.6)
          #expect(SceneIndicator().followsPull(in: state) == follows)
        }
      }
    }
  }
}
