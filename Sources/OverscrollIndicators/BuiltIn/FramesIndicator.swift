import OverscrollCore

/// An indicator with pictures: one sequence follows the finger, others play.
///
/// The host provides the pictures; without any, the indicator draws a ``ClassicIndicator``. A phase
/// without a sequence uses another one: `pulling` and `idle` use each other's and then that of
/// `refreshing`, `armed` uses the last picture of the pull, `refreshing` and `waiting` use the
/// pull's, `ending` uses theirs. The end of the list has its own picture or a text; a failure
/// always has a text. The sequences of `armed` and `refreshing` play. With reduced motion the picture
/// does not move, and a text says that the action runs.
///
/// During a pull the picture is number ⌊progress × count⌋ of the sequence, from 0, and the last one
/// from 100 %.
package struct FramesIndicator: Equatable, Sendable, RefreshIndicator {
  private static let usualExtent = 54.0

  /// The number of pictures per second while the action runs.
  ///
  /// If it is nil or not positive, each picture is shown for its delay; a delay of 10 ms or less
  /// counts as 100 ms, as in browsers.
  package var framesPerSecond: Double?
  /// Whether a status text is shown beside the picture; a message always is.
  package var showsWords: Bool
  package let extent: Double
  /// The distance between the picture and the text, in points.
  package var labelInset = 12.0

  package init(framesPerSecond: Double? = nil, showsWords: Bool = false, extent: Double = 54) {
    self.framesPerSecond = framesPerSecond
    self.showsWords = showsWords
    self.extent = extent > 0 && extent.isFinite ? extent : Self.usualExtent
  }

  package var pageExtent: Double { extent }

  package func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    guard hasPictures(on: canvas) else { return ClassicIndicator().draw(state, on: &canvas) }
    guard let image = image(for: state, on: canvas) else {
      return StatusLine(state).draw(on: &canvas)
    }
    let size = fitted(canvas.size(of: image), into: state.size)
    let line = IconLine(
      state, iconWidth: size.width, gap: labelInset,
      title: hasWords(in: state) ? IndicatorText.title(for: state) : nil, hasDetail: false,
      on: canvas)
    canvas.image(image, size: size, ElementPlacement(line.icon))
    line.drawWords(on: &canvas)
  }

  /// Whether a sequence plays: during the action, and while the edge is armed.
  package func isAnimated(in state: IndicatorState) -> Bool {
    (state.phase == .refreshing || state.phase == .armed) && !state.reducesMotion
  }

  /// Whether the drawing changes with the pull alone: while a sequence follows the finger.
  package func followsPull(in state: IndicatorState) -> Bool { state.phase == .pulling }

  /// A still picture does not show that an action runs, so it needs a text.
  private func hasWords(in state: IndicatorState) -> Bool {
    showsWords || state.showsMessage || (state.reducesMotion && state.isRunning)
  }

  /// Tests each phase in turn, because an array would need a heap.
  private func hasPictures<Canvas: IndicatorCanvas>(on canvas: Canvas) -> Bool {
    var number: UInt8 = 0
    while let phase = OverscrollPhase(rawValue: number) {
      if canvas.imageCount(for: phase) > 0 { return true }
      number += 1
    }
    return false
  }

  /// The picture to show; nil if the text is sufficient.
  private func image<Canvas: IndicatorCanvas>(
    for state: IndicatorState, on canvas: Canvas
  ) -> IndicatorImage? {
    guard let sequence = sequence(for: state, on: canvas) else { return nil }
    switch state.phase {
    case .pulling: return sequence.frame(at: state.progress)
    case .armed where sequence.phase != .armed: return sequence.last
    case .armed, .refreshing: return playing(sequence, state, on: canvas)
    case .idle, .waiting, .ending, .noMore, .failed: return sequence.first
    }
  }

  private func sequence<Canvas: IndicatorCanvas>(
    for state: IndicatorState, on canvas: Canvas
  ) -> FrameSequence? {
    switch state.phase {
    case .idle where state.purpose == .load, .noMore: FrameSequence(of: state.phase, on: canvas)
    case .idle: FrameSequence(of: .idle, or: .pulling, or: .refreshing, on: canvas)
    case .armed where canvas.imageCount(for: .armed) > 0: FrameSequence(of: .armed, on: canvas)
    case .pulling, .armed: FrameSequence(of: .pulling, or: .idle, or: .refreshing, on: canvas)
    case .refreshing: FrameSequence(of: .refreshing, or: .pulling, or: .idle, on: canvas)
    case .ending where state.needsWords, .failed: nil
    case .waiting, .ending:
      FrameSequence(of: state.phase, or: .refreshing, or: .pulling, on: canvas)
    }
  }

  private func playing<Canvas: IndicatorCanvas>(
    _ sequence: FrameSequence, _ state: IndicatorState, on canvas: Canvas
  ) -> IndicatorImage {
    if state.reducesMotion { return sequence.first }
    guard let framesPerSecond, framesPerSecond > 0 else {
      return sequence.frame(at: state.time, on: canvas)
    }
    return sequence.frame(at: state.time, framesPerSecond: framesPerSecond)
  }

  /// The natural size of a picture, scaled down to the available size if necessary.
  private func fitted(_ size: IndicatorSize, into room: IndicatorSize) -> IndicatorSize {
    guard size.width > 0, size.height > 0 else { return IndicatorSize(width: 0, height: 0) }
    let part = min(room.width / size.width, room.height / size.height).asPart
    return IndicatorSize(width: size.width * part, height: size.height * part)
  }
}

extension RefreshIndicator where Self == FramesIndicator {
  package static func frames(
    framesPerSecond: Double? = nil, showsWords: Bool = false, extent: Double = 54
  ) -> FramesIndicator {
    FramesIndicator(framesPerSecond: framesPerSecond, showsWords: showsWords, extent: extent)
  }
}
