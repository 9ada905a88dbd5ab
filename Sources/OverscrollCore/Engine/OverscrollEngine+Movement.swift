/// Where the content is, where it goes, and what has come near by that.
extension OverscrollEngine {
  mutating func scroll(
    to next: Double, along axis: OverscrollAxis, _ effects: inout OverscrollEffects
  ) {
    guard next.counts else { return }
    let before = offset[axis]
    offset[axis] = next
    scroll(axis.startEdge, from: before, &effects)
    scroll(axis.endEdge, from: before, &effects)
    if axis == .vertical { follow(from: before, &effects) }
    evaluateTriggers(&effects)
  }

  mutating func change(
    to next: AxisGeometry, along axis: OverscrollAxis, _ effects: inout OverscrollEffects
  ) {
    let growth = next.contentLength - geometry[axis].contentLength
    let grew = abs(growth) > 0.5
    if axis == .vertical { button?.grew(by: growth) }
    geometry[axis] = next
    for edge in OverscrollEdge.allCases where edge.axis == axis {
      if grew { self[edge]?.gate.contentChanged() }
      step(edge, .lengthsChanged(keepsInset: true), &effects)
    }
    if axis == .vertical { follow(from: offset.vertical, &effects) }
    layout.needsEvaluation = true
    evaluateTriggers(&effects)
  }

  mutating func itemsLeft(
    _ count: Int, towards edge: OverscrollEdge, _ effects: inout OverscrollEffects
  ) {
    guard let machine = self[edge] else { return }
    let isAdvance = count < machine.content.itemsLeft ?? .max
    self[edge]?.content.itemsLeft = max(0, count)
    if isAdvance { approach(edge) }
    evaluateTriggers(&effects)
  }

  // MARK: Keeping the place

  mutating func keepPosition(
    _ distance: Double, at edge: OverscrollEdge, _ effects: inout OverscrollEffects
  ) {
    guard distance.counts, distance != 0, scrollAnchoring(at: edge) else { return }
    offset[edge.axis] += distance
    if edge.axis == .vertical { button?.shifted(by: distance) }
    effects.scroll[edge.axis] = .shift(by: distance)
    step(edge, .lengthsChanged(keepsInset: false), &effects)
    step(edge.opposite, .lengthsChanged(keepsInset: false), &effects)
  }

  private func scrollAnchoring(at edge: OverscrollEdge) -> Bool {
    guard let options = options(of: edge) else { return true }
    switch options.scrollAnchoring {
    case .always: return true
    case .never: return false
    case .automatic:
      return options.purpose == .load || !geometry[edge.axis].shows(edge, at: offset[edge.axis])
    }
  }

  // MARK: Back to the top

  mutating func goBackToTop(_ effects: inout OverscrollEffects) {
    guard case .some = button, !isHeld, isAttached else { return }
    let target = geometry.vertical.firstOffset - insetMotion(of: .top).target
    effects.scroll.vertical = .move(to: target, over: times.expand)
    button?.lead(from: offset.vertical, at: now, over: times.expand)
    effects.backToTop = button?.motion
    needsDeadline = true
  }

  private mutating func follow(from before: Double, _ effects: inout OverscrollEffects) {
    guard let risen = button?.isRisen else { return }
    button?.scrolled(
      from: before, to: offset.vertical, in: geometry.vertical, at: now, over: times.expand)
    guard button?.isRisen != risen else { return }
    effects.backToTop = button?.motion
    needsDeadline = true
  }

  // MARK: Layout

  mutating func beginLayout() { layout.isUnderWay = true }

  mutating func endLayout(_ effects: inout OverscrollEffects) {
    layout.isUnderWay = false
    evaluateTriggers(&effects)
  }

  /// Runs what has come near, if its gate is open: after the event's own work, on settled lengths.
  @inline(never)
  mutating func evaluateTriggers(_ effects: inout OverscrollEffects) {
    guard !layout.isUnderWay, layout.isOpen else { return }
    let pass = layout
    layout = PendingEvaluation()
    // First what makes the list new: a page that it would overtake does not even begin.
    evaluateTriggers(pass, .refresh, &effects)
    evaluateTriggers(pass, .load, &effects)
  }

  @inline(never)
  private mutating func evaluateTriggers(
    _ pass: PendingEvaluation, _ purpose: EdgeOptions.Purpose, _ effects: inout OverscrollEffects
  ) {
    for edge in OverscrollEdge.allCases where pass.needsEvaluation || pass.approached.has(edge) {
      let occasion: LoadOccasion = pass.approached.has(edge) ? .scrolled : .settled
      guard fires(edge, purpose, by: occasion) else { continue }
      fire(edge, .nearness(occasion), &effects)
    }
  }

  // MARK: Parts

  /// An edge whose distance has not changed has nothing to do: most events end here.
  private mutating func scroll(
    _ edge: OverscrollEdge, from before: Double, _ effects: inout OverscrollEffects
  ) {
    let lengths = geometry[edge.axis]
    let distance = lengths.overscroll(past: edge, at: offset[edge.axis])
    let advance = lengths.advance(towards: edge, from: before, to: offset[edge.axis])
    // In its place, as a step is: this is what every scroll event comes through.
    let notice: EdgeMachine.Notice? =
      switch edge {
      case .top: top?.notice(distance, advance)
      case .bottom: bottom?.notice(distance, advance)
      case .leading: leading?.notice(distance, advance)
      case .trailing: trailing?.notice(distance, advance)
      }
    guard let notice else { return }
    if notice.lies { step(edge, .scrolled, &effects) }
    if notice.approaches { layout.approached.insert(edge) }
  }

  private mutating func approach(_ edge: OverscrollEdge) {
    self[edge]?.gate.scrolled()
    layout.approached.insert(edge)
  }

  /// Whether an edge of this purpose is near, and may fire by that.
  ///
  /// Mutates nothing, but is asked in most events: an engine that is not lent to be changed is copied for the question.
  @inline(never)
  mutating func fires(
    _ edge: OverscrollEdge, _ purpose: EdgeOptions.Purpose, by occasion: LoadOccasion
  ) -> Bool {
    let lengths = geometry[edge.axis]
    guard lengths.contentLength > 0, isAttached, !isPaused else { return false }
    let distance = lengths.distance(to: edge, from: offset[edge.axis])
    // A layout that settles is no fling: what fills a short list up needs no finger.
    let mayLead = isHeld || occasion == .released || (occasion == .settled && !isFlinging)
    return switch edge {
    case .top: top?.fires(purpose, at: distance, by: occasion, mayLead) ?? false
    case .bottom: bottom?.fires(purpose, at: distance, by: occasion, mayLead) ?? false
    case .leading: leading?.fires(purpose, at: distance, by: occasion, mayLead) ?? false
    case .trailing: trailing?.fires(purpose, at: distance, by: occasion, mayLead) ?? false
    }
  }
}

extension EdgeMachine {
  /// What a scroll event is to an edge.
  struct Notice {
    /// Whether the content lies further past the edge, or less far.
    let lies: Bool
    /// Whether it came nearer to an edge that fires by that.
    let approaches: Bool
  }

  /// Looks at how far the content lies past the edge, and how far it came towards it, in points.
  @inline(never)
  fileprivate mutating func notice(_ distance: Double, _ advance: Double) -> Notice {
    let approaches = advance > 0 && options.trigger.isNearness
    if approaches { gate.scrolled() }
    return Notice(lies: distance != overscroll, approaches: approaches)
  }

  /// Whether so much to the end of the content, in points, is near enough to fire; negative past it.
  @inline(never)
  fileprivate mutating func fires(
    _ purpose: EdgeOptions.Purpose, at distance: Double, by occasion: LoadOccasion,
    _ mayLead: Bool
  ) -> Bool {
    options.purpose == purpose
      && (occasion == .released ? isReleased(distance) : isNear(distance))
      && canFire(by: occasion, mayLead)
  }

  /// Whether a finger lets go where that fires: at the end, with the indicator, or past it.
  private func isReleased(_ distance: Double) -> Bool {
    options.firesOnRelease && pullDistance == nil && overscroll > 0 && distance <= -restingInset
  }

  private func isNear(_ distance: Double) -> Bool {
    switch options.trigger {
    case .within(.items(let count)): content.itemsLeft.map { $0 <= count } ?? false
    case .within(let limit):
      distance - AxisGeometry.rounding
        < limit.points(inViewport: content.viewportLength) ?? -.infinity
    case .showing(let part):
      // No further than a finger can pull it: decision 12.
      distance - AxisGeometry.rounding
        < -min(part * options.extent, max(options.extent, fingerReach))
    case .onRelease, .onReach, .onTap, .programmatic: false
    }
  }

  private func canFire(by occasion: LoadOccasion, _ mayLead: Bool) -> Bool {
    guard phase == .idle, isEnabled, !isHidden, options.firesByFling || mayLead else {
      return false
    }
    if mayLead, !gate.allows(options.maximumLoadsPerDrag) { return false }
    return gate.isOpen(on: occasion, limit: options.autoFill)
  }
}

/// What has to be judged as soon as the lengths have settled.
struct PendingEvaluation: Equatable, Sendable {
  /// A set of edges in four bits.
  struct Edges: Equatable, Sendable {
    private var bits: UInt8 = 0
    var isEmpty: Bool { bits == 0 }
    mutating func insert(_ edge: OverscrollEdge) { bits |= 1 << edge.rawValue }
    func has(_ edge: OverscrollEdge) -> Bool { bits & 1 << edge.rawValue != 0 }
  }

  /// Whether lengths come that do not last.
  var isUnderWay = false
  /// Whether a length, a result or an option has changed.
  var needsEvaluation = false
  /// The edges that the content has moved towards.
  var approached = Edges()

  var isOpen: Bool { needsEvaluation || !approached.isEmpty }
}

extension AxisGeometry {
  /// How much is left to the end of the content, in points; negative past it, and in short content.
  func distance(to edge: OverscrollEdge, from offset: Double) -> Double {
    edge.isStart ? offset - firstOffset : contentLength + endInset - viewportLength - offset
  }

  /// How far somebody went towards an edge: what springs back from the other one is not that.
  func advance(towards edge: OverscrollEdge, from before: Double, to after: Double) -> Double {
    edge.isStart
      ? min(before, lastOffset) - min(after, lastOffset)
      : max(after, firstOffset) - max(before, firstOffset)
  }
}
