/// The offset and the lengths of the content, and the back-to-top button.
extension OverscrollEngine {
  mutating func scroll(
    to next: Double, along axis: OverscrollAxis, _ effects: inout OverscrollEffects
  ) {
    let before = offset[axis]
    offset[axis] = next
    scroll(axis.startEdge, from: before, &effects)
    scroll(axis.endEdge, from: before, &effects)
    if axis == .vertical { moveButton(from: before, &effects) }
  }

  mutating func change(
    to next: AxisGeometry, along axis: OverscrollAxis, _ effects: inout OverscrollEffects
  ) {
    let growth = next.contentLength - geometry[axis].contentLength
    let change = abs(growth) > 0.5 ? evaluation.grew(by: growth, along: axis) : 0
    let isFilled = next.hasRows && !geometry[axis].hasRows
    if axis == .vertical { button?.grew(by: growth) }
    geometry[axis] = next
    for edge in OverscrollEdge.allCases where edge.axis == axis {
      if change != 0 || isFilled {
        modify(edge) { $0?.contentChanged(by: change, isThere: next.hasRows) }
      }
      step(.lengthsChanged(keepsInset: true), at: edge, &effects)
    }
    if axis == .vertical { moveButton(from: offset.vertical, &effects) }
    evaluation.request()
  }

  mutating func learnItemsLeft(_ count: Int, towards edge: OverscrollEdge) {
    guard self[edge]?.learnItemsLeft(count) == true else { return }
    self[edge]?.approached()
    evaluation.request(edge)
  }

  /// If the distance between an edge and the content has not changed, the edge needs no step.
  ///
  /// For most events, nothing further happens.
  private mutating func scroll(
    _ edge: OverscrollEdge, from before: Double, _ effects: inout OverscrollEffects
  ) {
    let lengths = geometry[edge.axis]
    let distance = lengths.overscroll(past: edge, at: offset[edge.axis])
    let advance = lengths.advance(towards: edge, from: before, to: offset[edge.axis])
    // This changes the edge in place, as `step` does, because every scroll event runs it.
    let notice: EdgeMachine.Notice? =
      switch edge {
      case .top: top?.notice(overscroll: distance, advance: advance)
      case .bottom: bottom?.notice(overscroll: distance, advance: advance)
      case .leading: leading?.notice(overscroll: distance, advance: advance)
      case .trailing: trailing?.notice(overscroll: distance, advance: advance)
      }
    guard let notice else { return }
    if notice.overscrollChanged { step(.scrolled, at: edge, &effects) }
    if notice.approaches { evaluation.request(edge) }
  }

  // MARK: Scroll anchoring

  /// Moves the offset by the length of content that was inserted before the visible part, in
  /// points.
  mutating func keepPosition(
    _ distance: Double, at edge: OverscrollEdge, _ effects: inout OverscrollEffects
  ) {
    guard distance.counts, distance != 0, anchorsScroll(at: edge) else { return }
    offset[edge.axis] += distance
    if edge.axis == .vertical { button?.shifted(by: distance) }
    effects.scroll(.shift(by: distance), along: edge.axis)
    step(.lengthsChanged(keepsInset: false), at: edge, &effects)
    step(.lengthsChanged(keepsInset: false), at: edge.opposite, &effects)
  }

  /// Whether the rows on the screen stay when content is inserted at an edge.
  package func anchorsScroll(at edge: OverscrollEdge) -> Bool {
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
    effects.scroll(.move(to: target, over: durations.expand), along: .vertical)
    button?.lead(from: offset.vertical, at: now, over: durations.expand)
    effects.moveBackToTop(button?.motion)
    needsDeadline = true
  }

  private mutating func moveButton(from before: Double, _ effects: inout OverscrollEffects) {
    guard let risen = button?.isRisen else { return }
    button?.scrolled(
      from: before, to: offset.vertical, in: geometry.vertical, at: now, over: durations.expand)
    guard button?.isRisen != risen else { return }
    effects.moveBackToTop(button?.motion)
    needsDeadline = true
  }
}
