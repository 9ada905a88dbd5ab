import OverscrollCore

/// An indicator that is a vector path, such as a logo or a word: the pull draws it, a gap travels along
/// it while the action runs, and at the end it is whole.
///
/// It is no case of ``BuiltInIndicator``, so that the module for the browser does not contain it;
/// `Web/src/drawing.js` draws the same. It shows a text only for a failure, a message, the offer to load
/// a page, and the end of the list.
package struct DrawingIndicator: Equatable, Sendable, RefreshIndicator {
  /// The largest size of the path with its line, as a part of the length of the indicator.
  private static let room = (width: 10.0 / 3, height: 2.0 / 3)
  /// The part of the path that is not drawn while the action runs, the times in which it opens and
  /// closes, and that in which it travels along the path, in seconds.
  private static let gap = (part: 0.3, openingTime: 0.4, closingTime: 0.25, turnTime: 1.6)

  private let path: DrawnPath
  private let lineWidth: Double
  package let extent: Double

  /// Creates an indicator of path data in the syntax of SVG.
  ///
  /// - Parameters:
  ///   - paths: The data; those of several paths are drawn one after the other. Each is drawn up to its
  ///     first error.
  ///   - lineWidth: The width of the line, in points; 2.5 if it is not positive or not finite.
  ///   - extent: The length along the axis, in points; 54 if it is not positive or not finite.
  package init(_ paths: [String], lineWidth: Double = 2.5, extent: Double = 54) {
    self.init(lineWidth: lineWidth, extent: extent) { path in
      for data in paths {
        var reader = PathReader(data)
        reader.read(into: &path)
      }
    }
  }

  /// Creates an indicator of a path that a function adds, which is called twice.
  package init(lineWidth: Double, extent: Double, _ add: (inout DrawnPath) -> Void) {
    func usable(_ number: Double) -> Bool { number > 0 && number.isFinite }
    self.lineWidth = usable(lineWidth) ? lineWidth : 2.5
    self.extent = usable(extent) ? extent : 54
    path = DrawnPath(
      in: IndicatorSize(
        width: max(0, Self.room.width * self.extent - self.lineWidth),
        height: max(0, Self.room.height * self.extent - self.lineWidth)), add)
  }

  package var triggerDistance: Double { extent }

  package func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    let scale = state.scale(from: extent)
    guard !state.needsWords else {
      return StatusLine(state, signScale: scale).draw(on: &canvas)
    }
    guard state.isRunning || state.purpose == .refresh else { return }
    let part = part(in: state)
    let (start, end) = (part.start * path.length, (part.start + part.length) * path.length)
    path.trace(from: start, to: end, on: &canvas)
    if part.start + part.length > 1 { path.trace(from: 0, to: end - path.length, on: &canvas) }
    canvas.stroke(
      width: lineWidth, color: .tint,
      ElementPlacement(
        state.center, scale: scale * state.fit(scale * (path.width + lineWidth)),
        opacity: part.opacity))
  }

  /// Whether the drawing changes with the time: during the action, and while its result is drawn.
  package func isAnimated(in state: IndicatorState) -> Bool {
    guard !state.needsWords else { return false }
    return state.phase == .refreshing
      || (state.phase == .ending && state.purpose == .refresh
        && state.time < IndicatorState.leavingTime)
  }

  package func followsPull(in state: IndicatorState) -> Bool {
    state.purpose == .refresh && !state.isRunning && !state.needsWords
  }

  /// The part of the path that is drawn: where it begins, and how long it is.
  ///
  /// Both are parts of the length. What is beyond the end continues at the begin.
  package func part(
    in state: IndicatorState
  ) -> (start: Double, length: Double, opacity: Double) {
    switch state.phase {
    case .refreshing where state.reducesMotion: return (0, 1, state.time.pulsed)
    case .refreshing:
      let (start, length) = gapped(after: state.time, state.time)
      return (start, length, 1)
    case .ending where state.reducesMotion: return (0, 1, state.presence)
    case .ending:
      let isDone = state.result?.kind != .cancelled
      let time = min(state.time, IndicatorState.leavingTime)
      let (start, length) = gapped(
        after: state.runTime, state.runTime + time,
        closed: isDone ? (time / Self.gap.closingTime).eased : 0)
      return (start, length, state.presence)
    case .waiting: return (0, 1, 1)
    case .idle, .pulling, .armed, .failed, .noMore:
      return (0, state.progress.asPart, state.progress > 0 ? 1 : 0)
    }
  }

  /// The part of the path without the gap.
  ///
  /// - Parameters:
  ///   - opening: How long the gap has opened, in seconds.
  ///   - time: How long it has travelled, in seconds.
  ///   - closed: How much of it is closed again, from 0 to 1.
  /// - Returns: Where the rest of the path begins, and how long it is.
  private func gapped(
    after opening: Double, _ time: Double, closed: Double = 0
  ) -> (start: Double, length: Double) {
    let gap = Self.gap.part * (opening / Self.gap.openingTime).asPart * (1 - closed)
    return ((time / Self.gap.turnTime).fraction, 1 - gap)
  }
}
