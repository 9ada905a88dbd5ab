import OverscrollCore
import OverscrollIndicators

/// One scroller of a page: the engine, the finger, and the scroller's position and spaces.
///
/// A page counts from the left; a session counts from the start of the content. Where the content
/// starts on the right, only the input and the reports are mirrored.
struct WebSession: Equatable {
  private(set) var engine: OverscrollEngine
  private(set) var indicators: PerEdge<BuiltInIndicator>

  private(set) var vertical = ScrollerAxis()
  private(set) var horizontal = ScrollerAxis()
  /// The effects of all events of one call.
  private(set) var effects = OverscrollEffects()
  /// Whether a finger was lifted, or its touch cancelled, in this call.
  private var isReleased = false
  /// Whether text in the page runs from right to left.
  private(set) var isRightToLeft = false
  /// How easily and how far a finger pulls; read by `configured`.
  private var pullOptions = PullOptions()
  /// The axes whose positions concern the list, since `configured`: those with edges, along which a
  /// finger can pull, and the vertical one for a button back to the top.
  private var pulls = PerAxis(repeating: false)
  private var finger = FingerPull()
  private var wasMoving = false
  /// The time at which content that does not move any more came to rest after a drag, in seconds;
  /// infinite while a finger moves the content, and after that time.
  private(set) var restTime = Double.infinity
  /// The time without movement after which content is at rest, in seconds; browsers do not report
  /// the end of every fling.
  private static let restDelay = 0.15

  /// Creates a session with an engine, whose edges may be configured later.
  init(
    engine: OverscrollEngine,
    indicators: PerEdge<BuiltInIndicator> = PerEdge(repeating: .classic(.classic)),
    hasBackToTop: Bool = false
  ) {
    self.engine = engine
    self.indicators = indicators
    choosePulls(hasBackToTop: hasBackToTop)
  }

  private mutating func choosePulls(hasBackToTop: Bool) {
    let isVertical = hasBackToTop || engine.hasControl(at: .top) || engine.hasControl(at: .bottom)
    let isHorizontal = engine.hasControl(at: .leading) || engine.hasControl(at: .trailing)
    pulls = PerAxis(vertical: isVertical, horizontal: isHorizontal)
  }

  /// The visible layout of the scroller along an axis.
  func layout(along axis: OverscrollAxis) -> AxisLayout {
    let target = engine.target(along: axis, pullOptions)
    return axis == .vertical
      ? vertical.layout(target, at: engine.now) : horizontal.layout(target, at: engine.now)
  }

  /// 1, or -1 where the horizontal axis counts from the right.
  func sign(of axis: OverscrollAxis) -> Double { axis == .horizontal && isRightToLeft ? -1 : 1 }

  /// Whether something moves, so that the session needs frames.
  var moves: Bool {
    effects.movesUntil > engine.now || vertical.moves(at: engine.now)
      || horizontal.moves(at: engine.now)
  }

  /// Whether the indicators have to be drawn for an animation, including the frame after its end.
  var animates: Bool { moves || wasMoving }

  // MARK: Events

  /// An event other than a touch occurred; `frame` if time has passed or the browser has scrolled.
  mutating func happened(_ event: OverscrollEvent, at time: Double, _ position: PagePosition) {
    startCall(position, at: time)
    send(event, at: time)
    arrange(at: engine.now)
  }

  /// The lengths or the writing direction may have changed.
  mutating func changed(
    to lengths: PerAxis<AxisGeometry>, isRightToLeft: Bool, at time: Double,
    _ position: PagePosition
  ) {
    self.isRightToLeft = isRightToLeft
    startCall(position, at: time)
    // The position within the new lengths is known after both were reported, so no trigger is
    // evaluated before.
    send(.triggersHeld, at: time)
    for axis in OverscrollAxis.allCases where lengths[axis] != engine.geometry[axis] {
      send(.geometryChanged(lengths[axis], along: axis), at: time)
    }
    arrange(at: engine.now)
    send(.triggersReleased, at: time)
    arrange(at: engine.now)
  }

  /// The page set options.
  mutating func configured(by block: WebBlock, at time: Double, _ position: PagePosition) {
    startCall(position, at: time)
    pullOptions = block.pullOptions
    indicators = block.indicators
    engine.durations = block.durations
    engine.concurrency = block.concurrency
    for edge in OverscrollEdge.allCases {
      let options = block.options(of: edge)
      engine.replaceOptions(of: edge, with: options, at: time, &effects)
    }
    choosePulls(hasBackToTop: block[WebBlock.Place.backToTop] >= 0)
    // The page moves the content of such a session itself.
    if block[WebBlock.Place.isDriven] == 1 { pulls = PerAxis(repeating: false) }
    arrange(at: engine.now)
  }

  /// A finger touches, moves or leaves the list.
  mutating func touched(
    _ kind: Int, _ point: PagePosition, at time: Double, _ position: PagePosition
  ) {
    switch kind {
    case WebBlock.Touch.began: touchBegan(point, at: time, position)
    case WebBlock.Touch.moved: touchMoved(point, at: time, position)
    default: touchEnded(firing: kind == WebBlock.Touch.ended, at: time, position)
    }
  }

  mutating func touchBegan(_ point: PagePosition, at time: Double, _ position: PagePosition) {
    // A finger during the pull of a mouse or a wheel cancels that pull.
    if case .some = finger.axis { return touchEnded(firing: false, at: time, position) }
    happened(.frame, at: time, position)
    finger.began(x: point.x, y: point.y)
    vertical.touched()
    horizontal.touched()
  }

  mutating func touchMoved(_ point: PagePosition, at time: Double, _ position: PagePosition) {
    startCall(position, at: time)
    let along = PerAxis(vertical: point.y, horizontal: sign(of: .horizontal) * point.x)
    if let axis = finger.decides(x: point.x, y: point.y, among: pulls) {
      restTime = .infinity
      send(.dragBegan, at: time)
      arrange(at: engine.now)
      grab(along[axis], firstMove: sign(of: axis) * finger.firstMove, axis)
    } else if let axis = finger.axis {
      follow(to: along[axis], axis)
    }
    // Sets the engine's time, for which the layout is; `arrange` then reports the pull.
    send(.frame, at: time)
    arrange(at: engine.now)
  }

  mutating func touchEnded(firing: Bool, at time: Double, _ position: PagePosition) {
    startCall(position, at: time)
    let axis = finger.axis
    finger.ended()
    if case .some = axis {
      isReleased = true
      watchForRest(from: time)
      send(firing ? .dragEnded : .dragCancelled, at: time)
    } else {
      send(.frame, at: time)
    }
    arrange(at: engine.now)
  }

  // MARK: Parts

  private mutating func grab(_ point: Double, firstMove: Double, _ axis: OverscrollAxis) {
    let target = engine.target(along: axis, pullOptions)
    if axis == .vertical {
      vertical.grab(&finger, at: point, firstMove: firstMove, target, at: engine.now)
    } else {
      horizontal.grab(&finger, at: point, firstMove: firstMove, target, at: engine.now)
    }
  }

  private mutating func follow(to point: Double, _ axis: OverscrollAxis) {
    let target = engine.target(along: axis, pullOptions)
    if axis == .vertical {
      vertical.follow(&finger, to: point, target)
    } else {
      horizontal.follow(&finger, to: point, target)
    }
  }

  /// Starts a call from the page, at the position that the page has now.
  private mutating func startCall(_ position: PagePosition, at time: Double) {
    wasMoving = moves
    vertical.begin(at: position.y)
    horizontal.begin(at: sign(of: .horizontal) * position.x)
    effects = OverscrollEffects()
    isReleased = false
    guard restTime < .infinity else { return }
    if wasMoving || vertical.isScrolled || horizontal.isScrolled {
      watchForRest(from: time)
    } else if time >= restTime {
      restTime = .infinity
      send(.cameToRest, at: time)
    }
  }

  private mutating func watchForRest(from time: Double) {
    restTime = max(engine.now, time) + Self.restDelay
  }

  /// Arranges the axes that are pulled, and sends the engine the offsets that result.
  private mutating func arrange(at time: Double) {
    for axis in OverscrollAxis.allCases where pulls[axis] { arrange(axis, at: time) }
  }

  /// Applies the layout that the engine requests, under a finger only what moves nothing, and sends
  /// the engine the offset.
  @inline(never)
  private mutating func arrange(_ axis: OverscrollAxis, at time: Double) {
    let target = engine.target(along: axis, pullOptions)
    let context = ScrollerAxis.Context(
      time: time, durations: engine.durations, isHeld: finger.axis == axis,
      leavesStart: leaves(axis.startEdge), leavesEnd: leaves(axis.endEdge))
    let offset =
      axis == .vertical
      ? vertical.arranged(target, context) : horizontal.arranged(target, context)
    if offset != engine.offset[axis] { send(.scrolled(to: offset, along: axis), at: time) }
  }

  private mutating func send(_ event: OverscrollEvent, at time: Double) {
    engine.handle(event, at: time, &effects)
  }

  /// Whether the finger was lifted without starting a run at an edge.
  private func leaves(_ edge: OverscrollEdge) -> Bool {
    guard isReleased else { return false }
    if case .some = effects.edges[edge].run { return false }
    return true
  }
}

/// A position in the page's coordinates: from the left and the top, in points.
struct PagePosition: Equatable {
  let x: Double
  let y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether a coordinate is valid: its magnitude is below 2⁴⁴, as in the engine, so that distances
  /// are finite.
  static func isValid(_ number: Double) -> Bool { number.magnitude < 0x1p44 }
}
