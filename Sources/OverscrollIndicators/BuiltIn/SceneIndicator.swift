import OverscrollCore

/// An indicator that is a picture: a boat of paper on a sea of three layers, under a sun that rises with
/// the pull.
///
/// It is no case of ``BuiltInIndicator``, so that the module for the browser does not contain it;
/// `Web/src/scene.js` draws the same. A failure, a message and the end of the list have a text in the
/// sky. The loading of a page has a ring.
package struct SceneIndicator: Equatable, Sendable, RefreshIndicator {
  /// The colour of the sun; the sea has the tint colour.
  package var sun = IndicatorColor.rgb(232, 112, 26)
  /// Whether the sky has a tone of the tint colour; hosts with a background of their own have none.
  package var hasSky = true

  package init() {}

  package var extent: Double { SceneDrawing.extent }

  package var triggerDistance: Double { SceneDrawing.extent }

  package func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    guard state.purpose == .refresh else { return RingIndicator().draw(state, on: &canvas) }
    let drawing = SceneDrawing(state)
    drawing.draw(hasSky: hasSky, sun: sun, on: &canvas)
    guard state.needsWords else { return }
    let scale = state.scale(from: extent)
    var sky = state
    sky.size.height = 2 * SceneDrawing.skyline * scale
    let line = StatusLine(sky, signScale: scale, opacity: drawing.changed)
    line.draw(at: line.place(on: canvas), on: &canvas)
  }

  /// Whether the drawing changes with the time: during the action, and while the sea comes to rest or a
  /// text appears.
  package func isAnimated(in state: IndicatorState) -> Bool {
    guard state.purpose == .refresh else { return RingIndicator().isAnimated(in: state) }
    guard !state.reducesMotion else { return false }
    switch state.phase {
    case .refreshing: return true
    case .failed: return state.time < SceneDrawing.changeTime
    case .ending: return !state.isFailure && state.time < SceneDrawing.restTime
    case .idle, .pulling, .armed, .waiting, .noMore: return false
    }
  }

  package func followsPull(in state: IndicatorState) -> Bool {
    guard state.purpose == .refresh else { return RingIndicator().followsPull(in: state) }
    switch state.phase {
    case .idle, .pulling, .armed: return true
    case .ending: return state.result?.kind == .cancelled
    case .waiting, .refreshing, .failed, .noMore: return false
    }
  }
}
