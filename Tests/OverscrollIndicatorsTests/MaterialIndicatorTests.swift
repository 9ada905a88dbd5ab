import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@Suite struct MaterialIndicatorTests {
  private func state(
    _ phase: OverscrollPhase, progress: Double = 0, time: Double = 0, reducesMotion: Bool = false,
    edge: OverscrollEdge = .top, result: RefreshResult.Summary? = nil,
    purpose: EdgeOptions.Purpose = .refresh, size: (width: Double, height: Double) = (390, 64)
  ) -> IndicatorState {
    IndicatorState(
      edge: edge, purpose: purpose, phase: phase, progress: progress, pull: 64 * progress,
      triggerDistance: 64, result: result, time: time, reducesMotion: reducesMotion,
      size: IndicatorSize(width: size.width, height: size.height))
  }

  private func drawing(_ state: IndicatorState) -> IndicatorDrawing {
    IndicatorDrawing(of: MaterialIndicator(), showing: state)
  }

  /// The parts of a drawing without a text.
  private struct Parts {
    var shadows: [ElementPlacement] = []
    /// The largest distance of the surface from its middle.
    var reach = 0.0
    var surface = ElementPlacement(IndicatorPoint(0, 0), opacity: 0)
    var sweep = 0.0
    var arc = ElementPlacement(IndicatorPoint(0, 0), opacity: 0)
    var arrow = ElementPlacement(IndicatorPoint(0, 0), opacity: 0)
    var mark = ElementPlacement(IndicatorPoint(0, 0), opacity: 0)

    /// The angles of both ends of the arc.
    var end: Double { arc.rotation }
    var head: Double { arc.rotation + sweep }
  }

  private func parts(_ state: IndicatorState) -> Parts {
    var parts = Parts()
    for element in drawing(state).elements {
      switch element {
      case .fill(_, .rgb(0, 0, 0), let place): parts.shadows.append(place)
      case .fill(let shape, .surface, let place):
        parts.surface = place
        if case .arc(let center, let radius, _, _)? = shape.first {
          parts.reach = center.x + radius
        }
      case .fill(let shape, .tint, let place) where shape.count == 4: parts.arrow = place
      case .stroke(let shape, _, .tint, let place):
        if case .arc(_, _, let start, let end)? = shape.first {
          (parts.sweep, parts.arc) = (end - start, place)
        } else {
          parts.mark = place
        }
      default: break
      }
    }
    return parts
  }

  private let pulls = Array(stride(from: 0, through: 1, by: 0.01))

  @Test("The disc grows with the pull, and is complete and opaque where a release would fire")
  func discGrowsWithPull() {
    let sizes = pulls.map { parts(state(.pulling, progress: $0)).surface.scale }
    #expect(sizes == sizes.sorted() && sizes.first == 0 && sizes.last == 1)
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $1 - $0 < 0.03 })
    let armed = parts(state(.armed, progress: 1, time: 1))
    #expect(armed.surface.opacity == 1 && armed.reach == 20)
    #expect(armed.surface.position == IndicatorPoint(195, 32))
  }

  @Test("The arc appears after 40 % of the pull, and grows to four fifths of a circle")
  func arcGrowsWithPull() {
    let arcs = pulls.map { parts(state(.pulling, progress: $0)) }
    #expect(arcs.map(\.sweep) == arcs.map(\.sweep).sorted() && arcs.last?.sweep == 288)
    for (progress, arc) in zip(pulls, arcs) {
      #expect((arc.arc.opacity > 0) == (progress > 0.4))
      #expect(arc.arrow.opacity == arc.arc.opacity)
    }
  }

  @Test("Where a release would fire, the arc is opaque at once, and the disc swells")
  func armingIsEmphasized() {
    let before = parts(state(.pulling, progress: 0.89)).arc.opacity
    let armed = parts(state(.armed, progress: 1.05, time: 0.125))
    #expect(before < 0.5 && armed.arc.opacity == 1)
    #expect(armed.surface.scale > 1.05)
    #expect(parts(state(.armed, progress: 1.05, time: 0.25)).surface.scale.rounded(4) == 1)
    let still = state(.armed, progress: 1.05, time: 0.125, reducesMotion: true)
    #expect(parts(still).surface.scale == 1)
  }

  @Test("Nothing jumps when the phase changes", arguments: [false, true])
  func nothingJumpsWhenPhaseChanges(reducesMotion: Bool) {
    func shown(_ phase: OverscrollPhase, _ progress: Double, _ time: Double = 0) -> [Double] {
      let parts = parts(
        state(phase, progress: progress, time: time, reducesMotion: reducesMotion, result: .updated)
      )
      let arc = parts.arc.opacity > 0 ? [parts.sweep, parts.arc.rotation, parts.arrow.scale] : []
      return ([parts.surface.scale, parts.surface.opacity, parts.arc.opacity] + arc)
        .map { $0.rounded(4) }
    }
    #expect(shown(.idle, 0)[0...1] == [0, 0] && shown(.pulling, 0)[0...1] == [0, 0])
    #expect(shown(.pulling, 1) == shown(.armed, 1))
    for progress in [1, 1.05, 1.3, 2] {
      // With the placement `over`, the action begins with the whole pull.
      #expect(shown(.armed, progress, 3) == shown(.waiting, progress - 1))
      #expect(shown(.armed, progress, 3) == shown(.waiting, progress))
      #expect(shown(.waiting, progress, 3) == shown(.refreshing, progress))
    }
    #expect(shown(.ending, 0, 1)[0...1] == [0, 0])
  }

  /// The angle from a direction to another, clockwise; a hundredth of a degree back counts
  /// as none.
  private func step(_ start: Double, _ end: Double) -> Double {
    max(0, (end - start + 1440.01).truncatingRemainder(dividingBy: 360) - 0.01)
  }

  @Test("During the action the ends of the arc run after each other, and never back")
  func arcBreathes() {
    let frames = stride(from: 0, to: 4.2, by: 1.0 / 240).map { parts(state(.refreshing, time: $0)) }
    #expect(frames.allSatisfy { 35.99...288.01 ~= $0.sweep && $0.surface == frames[0].surface })
    #expect(frames.contains { $0.sweep < 36.1 } && frames.contains { $0.sweep > 287.9 })
    for (one, next) in zip(frames, frames.dropFirst()) {
      #expect(0...6 ~= step(one.end, next.end) && 0...6 ~= step(one.head, next.head))
    }
    #expect(frames[60...].allSatisfy { $0.arrow.opacity == 0 })
  }

  @Test("With reduced motion, the arc closes to a ring that does not turn, and pulses")
  func withReducedMotionNothingTurns() {
    for time in stride(from: 0, through: 4, by: 0.05) {
      let shown = parts(state(.refreshing, time: time, reducesMotion: true))
      #expect(shown.arc.rotation == parts(state(.armed, progress: 1)).arc.rotation)
      #expect(shown.surface.scale == 1 && 0.35...1 ~= shown.arc.opacity)
      if time > 0.25 { #expect(shown.sweep == 360) }
    }
    #expect(parts(state(.refreshing, time: 1.25, reducesMotion: true)).arc.opacity < 0.36)
  }

  @Test("The arc becomes a check mark, with an extra inset and without one")
  func arcBecomesCheckMark() {
    for progress in [0, 1.0] {
      let done = parts(state(.ending, progress: progress, time: 0.27, result: .updated))
      #expect(done.mark.opacity == 1 && done.mark.scale > 1 && done.arc.opacity == 0)
      #expect(done.surface.scale == 1)
    }
    let cancelled = parts(state(.ending, progress: 1, time: 0.1, result: .cancelled))
    #expect(cancelled.mark.opacity == 0 && cancelled.surface.scale == 0.5)
    for result in [RefreshResult.Summary.updated, .cancelled] {
      let last = drawing(state(.ending, progress: 0, time: 0.4, result: result))
      #expect(last.opacities.allSatisfy { $0 == 0 })
    }
  }

  @Test("The text of a failure is on a surface, with a sign before it if both fit")
  func failureIsOnSurface() {
    for (width, hasSign) in [(390.0, true), (200, false), (120, false)] {
      let failed = drawing(state(.failed, result: .failed, size: (width, 64)))
      let surface = parts(state(.failed, result: .failed, size: (width, 64)))
      #expect(failed.texts == [.refreshFailed, .retry])
      #expect(failed.strokes == (hasSign ? [.accent, .accent] : []))
      for element in failed.elements {
        guard case .text(let text, let role, _, let place) = element else { continue }
        let half = place.scale * failed.size(of: text, as: role).width / 2
        #expect(abs(place.position.x - width / 2) + half <= surface.reach - 15.9)
      }
      #expect(surface.surface.position.x == width / 2 && surface.reach <= width / 2 - 8 + 0.001)
    }
    let message = RefreshResult.Summary(.updated, hasMessage: true)
    let shown = drawing(state(.ending, progress: 0, time: 0.5, result: message))
    #expect(shown.texts == [.message] && shown.strokes.isEmpty)
    #expect(parts(state(.ending, time: 0.5, result: message)).surface.opacity == 1)
  }

  @Test("The shadow is below the disc on the screen", arguments: OverscrollEdge.allCases)
  func shadowIsBelowDisc(_ edge: OverscrollEdge) {
    for isMirrored in [false, true] {
      let state = state(.refreshing, edge: edge)
      let isTurned = isMirrored && edge.axis == .horizontal
      let pose = IndicatorPose(
        at: isTurned ? edge.opposite : edge, size: state.size, isMirrored: isMirrored)
      var canvas = TurnedCanvas(IndicatorDrawing(), pose)
      MaterialIndicator().draw(state, on: &canvas)
      let places = canvas.base.elements.compactMap { element in
        if case .fill(_, let color, let place) = element { (color, place.position) } else { nil }
      }
      let surface = places.first { $0.0 == .surface }?.1
      let shadow = places.filter { $0.0 == .rgb(0, 0, 0) }.map(\.1)
      #expect(shadow.count > 3)
      #expect(shadow.allSatisfy { $0.x == surface?.x && $0.y - (surface?.y ?? 0) == 1.5 })
    }
  }

  @Test("The disc grows with the text") func discGrowsWithText() {
    let large = parts(state(.refreshing, size: (390, 128)))
    #expect(large.surface.position == IndicatorPoint(195, 64) && large.surface.scale == 2)
  }

  @Test(
    "The disc requests frames only if time changes the drawing", arguments: OverscrollPhase.allCases
  )
  func discRequestsFramesOnlyIfTimeChangesDrawing(_ phase: OverscrollPhase) {
    for purpose in EdgeOptions.Purpose.allCases {
      for (time, result) in [
        (0.1, RefreshResult.Summary.updated), (3, .updated), (0.1, .cancelled),
      ] {
        let early = state(phase, progress: 1, time: time, result: result, purpose: purpose)
        let late = state(phase, progress: 1, time: time + 0.03, result: result, purpose: purpose)
        #expect(MaterialIndicator().isAnimated(in: early) == (drawing(early) != drawing(late)))
      }
    }
  }
}

extension Double {
  /// The number with some decimal places.
  fileprivate func rounded(_ places: Int) -> Double {
    let factor = Array(repeating: 10.0, count: places).reduce(1, *)
    return (self * factor).rounded() / factor
  }
}
