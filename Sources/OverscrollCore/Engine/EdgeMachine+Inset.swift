extension EdgeMachine {
  var isInline: Bool {
    switch options.placement {
    case .outside, .over, .behind: false
    case .inline: true
    case .inlineAtEnd: phase == .noMore
    }
  }

  /// Whether the indicator is hidden, by the app or because of the content.
  var isHidden: Bool {
    if isHiddenByApp { return true }
    if isBusy { return false }
    switch options.visibility {
    case .always: return false
    case .withContent: return !content.isThere && (!gate.isListEmpty || phase == .noMore)
    case .beyondViewport: return content.isShort && (phase != .noMore || !content.isThere)
    }
  }

  /// The extra inset at rest, in points; 0 while the length of the viewport is 0.
  var restingInset: Double {
    isInline && !isHidden && content.viewportLength > 0 ? options.extent : 0
  }

  /// The extra inset while the action runs and while its result is shown, in points.
  var heldInset: Double {
    if isHiddenByApp || options.placement == .over { return 0 }
    return isInline ? options.extent : options.hold
  }

  /// The position of the indicator's start in the content, in points.
  func origin(in geometry: AxisGeometry) -> Double {
    guard !edge.isStart else { return -options.extent - options.ignoredInset }
    return geometry.contentLength + (isInline ? 0 : geometry.room) + options.ignoredInset
  }

  /// The tolerance for distances, in points.
  ///
  /// It is more than any mark in an inset, but less than a pixel.
  static var tolerance: Double { 0.25 }

  /// Whether the extra inset follows the offset while the action runs.
  func follows(_ surroundings: EdgeSurroundings) -> Bool {
    guard !isInline else { return false }
    switch options.following {
    case .automatic: return surroundings.hasPinnedHeaders
    case .always: return true
    case .never: return false
    }
  }

  /// Sets the extra inset to the length that the current state requires.
  ///
  /// While a finger holds the content past the edge, the inset does not change: a change would move
  /// the content away from the finger. The inset is derived again when the finger is lifted. An
  /// inset that follows the offset does change, because it matches the finger's position.
  @inline(never)
  mutating func deriveInset(_ step: inout EdgeStep) {
    let isFrozen =
      step.surroundings.isHeld && overscroll > 0 && !isInline && !follows(step.surroundings)
    guard !isFrozen else { return }
    // The base changed, not the offset, so an open inset stays open.
    if step.keepsInset, overscroll > 0, isFollowing(step.surroundings),
      extraInset.target == heldInset
    {
      return
    }
    let wanted = wantedInset(step.surroundings)
    if wanted != extraInset.target { setExtraInset(wanted, &step) }
  }

  /// The extra inset that the current state requires, in points.
  func wantedInset(_ surroundings: EdgeSurroundings) -> Double {
    switch state {
    case .free(.none), .noMore, .waiting: restingInset
    // A pull begins with an open inset after a failure, or while a result is shown.
    case .free(.begun), .free(.armed): extraInset.target > restingInset ? heldInset : restingInset
    case .refreshing: openInset(surroundings)
    case .ending(let ending): ending.collapses ? restingInset : heldInset
    case .failed: heldInset
    }
  }

  /// The offset that the content moves to with the extra inset; nil leaves the offset alone.
  func landing(isOpening: Bool, _ surroundings: EdgeSurroundings) -> Double? {
    guard surroundings.letsContentMove, !isFollowing(surroundings) else { return nil }
    if isOpening {
      let isFree = overscroll > 0 || isBouncing(surroundings) || !surroundings.isFlinging
      return isFree && !isInline ? place(of: extraInset.target, surroundings) : nil
    }
    let isOutside = overscroll > reach(of: extraInset.target)
    return isOutside && !surroundings.isFlinging ? place(of: extraInset.target, surroundings) : nil
  }

  /// Whether the content springs back to the edge after a pull.
  ///
  /// In the last moments, an offset that is rounded to pixels is at the edge already.
  func isBouncing(_ surroundings: EdgeSurroundings) -> Bool {
    surroundings.isFlinging && surroundings.isVisible && touch.wasPast
  }

  /// The offset at which the extra inset, and nothing more, is visible.
  func place(of extraInset: Double, _ surroundings: EdgeSurroundings) -> Double {
    surroundings.offset(past: reach(of: extraInset))
  }

  /// The distance past the edge, in points, at which the extra inset is completely visible.
  ///
  /// After short content, an inline indicator first fills the empty part of the viewport.
  func reach(of extraInset: Double) -> Double {
    isInline && !edge.isStart ? max(0, extraInset - content.room) : extraInset
  }

  func isFollowing(_ surroundings: EdgeSurroundings) -> Bool { runsAction && follows(surroundings) }

  /// The extra inset while the action runs; one that follows the offset is as long as its visible
  /// part.
  func openInset(_ surroundings: EdgeSurroundings) -> Double {
    follows(surroundings) && overscroll < heldInset - Self.tolerance ? overscroll : heldInset
  }

  private var runsAction: Bool { phase == .refreshing }

  private var isBusy: Bool {
    switch phase {
    case .refreshing, .ending, .failed: true
    case .idle, .pulling, .armed, .waiting, .noMore: false
    }
  }
}
