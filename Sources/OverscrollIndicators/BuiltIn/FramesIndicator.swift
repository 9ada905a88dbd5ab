import OverscrollCore

/// Pictures: a sequence that follows the finger, and one that plays while the action runs.
///
/// The pictures are the host's; without any, this is ``ClassicIndicator``. A phase without a sequence of its own
/// borrows one: `pulling` and `idle` from each other and then from `refreshing`, `armed` has the last picture of
/// the pull, `refreshing` and `waiting` take the pull's, `ending` theirs. The end of the list has its own picture,
/// or words; a failure is always told in words. Where things are to stand still, so does the picture, and words
/// tell that the action runs.
///
/// While pulling the picture is number ⌊progress × count⌋ of the sequence, from 0, and the last one from 100 % on.
public struct FramesIndicator: Equatable, Sendable, RefreshIndicator {
  /// The distance between the picture and the words, in points.
  private static let gap = 12.0
  private static let usualExtent = 54.0

  /// How many pictures are shown in a second while the action runs.
  ///
  /// Where it is nil, or no positive number, each picture stands as long as it says; one that says 10 ms or less
  /// stands for 100 ms, as in browsers.
  public var framesPerSecond: Double?
  /// Whether the state is told in words beside the picture; a message always is.
  public var showsWords: Bool
  /// The length along the axis that it needs, in points.
  public let extent: Double

  /// Creates the indicator.
  ///
  /// - Parameters:
  ///   - framesPerSecond: How many pictures are shown in a second while the action runs; each picture's own time
  ///     where it is nil, or no positive number.
  ///   - showsWords: Whether the state is told in words beside the picture.
  ///   - extent: The length along the axis, in points; larger pictures are made smaller. What is not a positive
  ///     number counts as 54.
  public init(framesPerSecond: Double? = nil, showsWords: Bool = false, extent: Double = 54) {
    self.framesPerSecond = framesPerSecond
    self.showsWords = showsWords
    self.extent = extent > 0 && extent.isFinite ? extent : Self.usualExtent
  }

  /// The length along the axis where it says that a page is loading: the same.
  public var pageExtent: Double { extent }

  /// Draws a state.
  ///
  /// - Parameters:
  ///   - state: What is to be shown.
  ///   - canvas: What is drawn on.
  public func draw<Canvas: SceneCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    guard hasPictures(on: canvas) else { return ClassicIndicator().draw(state, on: &canvas) }
    guard let image = image(for: state, on: canvas) else {
      return StatusLine(state).draw(on: &canvas)
    }
    let size = fitted(canvas.size(of: image), into: state.size)
    let line = SignedLine(
      state, signWidth: size.width, gap: Self.gap,
      title: hasWords(in: state) ? SceneText.title(for: state) : nil, hasDetail: false, on: canvas)
    canvas.image(image, size: size, ScenePlacement(line.sign))
    line.drawWords(on: &canvas)
  }

  /// Whether a sequence plays: while the action runs.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: Whether the next frame may look different.
  public func isAnimated(in state: IndicatorState) -> Bool {
    state.phase == .refreshing && !state.reducesMotion
  }

  /// Whether the drawing changes with the pull alone: while a sequence follows the finger.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: Whether another pull may look different.
  public func followsPull(in state: IndicatorState) -> Bool { state.phase == .pulling }

  /// A picture that stands still does not tell that something runs.
  private func hasWords(in state: IndicatorState) -> Bool {
    showsWords || state.showsMessage || (state.reducesMotion && state.isRunning)
  }

  /// Asked phase by phase: a list of them would need a heap.
  private func hasPictures<Canvas: SceneCanvas>(on canvas: Canvas) -> Bool {
    var number: UInt8 = 0
    while let phase = OverscrollPhase(rawValue: number) {
      if canvas.imageCount(for: phase) > 0 { return true }
      number += 1
    }
    return false
  }

  /// Nil where words alone say what is to be said.
  private func image<Canvas: SceneCanvas>(
    for state: IndicatorState, on canvas: Canvas
  ) -> SceneImage? {
    switch state.phase {
    case .idle where state.purpose == .load:
      FrameSequence(of: .idle, on: canvas)?.first
    case .idle:
      FrameSequence(of: .idle, or: .pulling, or: .refreshing, on: canvas)?.first
    case .pulling:
      FrameSequence(of: .pulling, or: .idle, or: .refreshing, on: canvas)?
        .frame(at: state.progress)
    case .armed:
      FrameSequence(of: .armed, on: canvas)?.first
        ?? FrameSequence(of: .pulling, or: .idle, or: .refreshing, on: canvas)?.last
    case .waiting:
      FrameSequence(of: .waiting, or: .refreshing, or: .pulling, on: canvas)?.first
    case .refreshing:
      FrameSequence(of: .refreshing, or: .pulling, or: .idle, on: canvas)
        .map { playing($0, state, on: canvas) }
    case .ending where state.needsWords: nil
    case .ending:
      FrameSequence(of: .ending, or: .refreshing, or: .pulling, on: canvas)?.first
    case .noMore: FrameSequence(of: .noMore, on: canvas)?.first
    case .failed: nil
    }
  }

  private func playing<Canvas: SceneCanvas>(
    _ sequence: FrameSequence, _ state: IndicatorState, on canvas: Canvas
  ) -> SceneImage {
    if state.reducesMotion { return sequence.first }
    guard let framesPerSecond, framesPerSecond > 0 else {
      return sequence.frame(at: state.time, on: canvas)
    }
    return sequence.frame(at: state.time, framesPerSecond: framesPerSecond)
  }

  /// As large as it is by nature, or as there is room, in its own proportions.
  private func fitted(_ size: SceneSize, into room: SceneSize) -> SceneSize {
    guard size.width > 0, size.height > 0 else { return SceneSize(width: 0, height: 0) }
    let part = min(room.width / size.width, room.height / size.height).asPart
    return SceneSize(width: size.width * part, height: size.height * part)
  }
}

extension RefreshIndicator where Self == FramesIndicator {
  /// Pictures that follow the finger, and play while the action runs.
  ///
  /// - Parameters:
  ///   - framesPerSecond: How many pictures are shown in a second while the action runs; each picture's own time
  ///     where it is nil, or no positive number.
  ///   - showsWords: Whether the state is told in words beside the picture.
  ///   - extent: The length along the axis, in points; larger pictures are made smaller.
  /// - Returns: The indicator.
  public static func frames(
    framesPerSecond: Double? = nil, showsWords: Bool = false, extent: Double = 54
  ) -> FramesIndicator {
    FramesIndicator(framesPerSecond: framesPerSecond, showsWords: showsWords, extent: extent)
  }
}
