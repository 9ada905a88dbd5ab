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
  private(set) var result = SessionChanges()
  /// Whether text in the page runs from right to left.
  private(set) var isRightToLeft = false
  private var feel = PullFeel()
  /// The axes along which a finger can pull.
  private var pulls = PerAxis(repeating: false)
  private var finger = FingerPull()
  private var wasMoving = false

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
  func sight(along axis: OverscrollAxis) -> AxisLayout {
    let demand = engine.demand(along: axis, feel)
    return axis == .vertical
      ? vertical.sight(demand, at: engine.now) : horizontal.sight(demand, at: engine.now)
  }

  /// 1, or -1 where the horizontal axis counts from the right.
  func sign(of axis: OverscrollAxis) -> Double { axis == .horizontal && isRightToLeft ? -1 : 1 }

  /// Whether something moves, so that the session needs frames.
  var moves: Bool {
    result.movesUntil > engine.now || vertical.moves(at: engine.now)
      || horizontal.moves(at: engine.now)
  }

  /// Whether the indicators have to be drawn for an animation, including the frame after its end.
  var animates: Bool { moves || wasMoving }

  // MARK: Events

  /// An event other than a touch occurred; `frame` if only time has passed.
  mutating func happened(_ event: OverscrollEvent, at time: Double, _ position: PagePosition) {
    begin(position)
    tell(event, at: time)
    arrange(at: engine.now)
  }

  /// The lengths or the writing direction may have changed.
  mutating func changed(
    to lengths: PerAxis<AxisGeometry>, isRightToLeft: Bool, at time: Double,
    _ position: PagePosition
  ) {
    self.isRightToLeft = isRightToLeft
    begin(position)
    // The position within the new lengths is known after both were reported, so no trigger is
    // evaluated before.
    tell(.layoutBegan, at: time)
    for axis in OverscrollAxis.allCases where lengths[axis] != engine.geometry[axis] {
      tell(.geometryChanged(lengths[axis], along: axis), at: time)
    }
    arrange(at: engine.now)
    tell(.layoutEnded, at: time)
    arrange(at: engine.now)
  }

  /// The page set options.
  mutating func configured(by block: WebBlock, at time: Double, _ position: PagePosition) {
    begin(position)
    feel = block.feel
    indicators = block.indicators
    engine.times = block.times
    engine.overlap = block.overlap
    for edge in OverscrollEdge.allCases {
      let options = block.options(of: edge)
      result.take(engine.replaceOptions(of: edge, with: options, at: time), of: .frame)
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
    if case .some = finger.axis { return touchEnded(firing: false, at: time, position) }
    happened(.frame, at: time, position)
    finger.began(x: point.x, y: point.y)
    vertical.touched()
    horizontal.touched()
  }

  mutating func touchMoved(_ point: PagePosition, at time: Double, _ position: PagePosition) {
    begin(position)
    let along = PerAxis(vertical: point.y, horizontal: sign(of: .horizontal) * point.x)
    if let axis = finger.decides(x: point.x, y: point.y, among: pulls) {
      tell(.dragBegan, at: time)
      arrange(at: engine.now)
      grab(along[axis], after: sign(of: axis) * finger.firstMove, axis)
    } else if let axis = finger.axis {
      follow(to: along[axis], axis)
    }
    tell(.frame, at: time)
    arrange(at: engine.now)
  }

  mutating func touchEnded(firing: Bool, at time: Double, _ position: PagePosition) {
    begin(position)
    let axis = finger.axis
    finger.ended()
    if case .some = axis {
      tell(firing ? .dragEnded : .dragCancelled, at: time)
    } else {
      tell(.frame, at: time)
    }
    arrange(at: engine.now)
  }

  // MARK: Parts

  private mutating func grab(_ point: Double, after way: Double, _ axis: OverscrollAxis) {
    let demand = engine.demand(along: axis, feel)
    if axis == .vertical {
      vertical.grab(&finger, at: point, after: way, demand, at: engine.now)
    } else {
      horizontal.grab(&finger, at: point, after: way, demand, at: engine.now)
    }
  }

  private mutating func follow(to point: Double, _ axis: OverscrollAxis) {
    let demand = engine.demand(along: axis, feel)
    if axis == .vertical {
      vertical.follow(&finger, to: point, demand)
    } else {
      horizontal.follow(&finger, to: point, demand)
    }
  }

  private mutating func begin(_ position: PagePosition) {
    wasMoving = moves
    vertical.begin(at: position.y)
    horizontal.begin(at: sign(of: .horizontal) * position.x)
    result = SessionChanges()
  }

  private mutating func arrange(at time: Double) {
    for axis in OverscrollAxis.allCases where pulls[axis] { arrange(axis, at: time) }
  }

  /// Applies the layout that the engine requests, unless a finger is down.
  @inline(never)
  private mutating func arrange(_ axis: OverscrollAxis, at time: Double) {
    let demand = engine.demand(along: axis, feel)
    let occasion = ScrollerAxis.Occasion(
      time: time, times: engine.times, isHeld: finger.axis == axis,
      leavesStart: result.leaves(axis.startEdge), leavesEnd: result.leaves(axis.endEdge))
    let offset =
      axis == .vertical
      ? vertical.arranged(demand, occasion) : horizontal.arranged(demand, occasion)
    if offset != engine.offset[axis] { tell(.scrolled(to: offset, along: axis), at: time) }
  }

  private mutating func tell(_ event: OverscrollEvent, at time: Double) {
    let effects = engine.handle(event, at: time)
    // The browser scrolls to the top, since its own scrolling may still roll.
    result.take(effects, of: event)
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
  static func counts(_ number: Double) -> Bool { number.magnitude < 0x1p44 }
}
