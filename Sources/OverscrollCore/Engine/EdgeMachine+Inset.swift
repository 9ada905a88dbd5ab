/// The part of the machine that says how much room the edge takes.
extension EdgeMachine {
  /// Whether the indicator is in line with the content as things are.
  var isInline: Bool {
    switch options.placement {
    case .outside, .over, .behind: false
    case .inline: true
    case .inlineAtEnd: phase == .noMore
    }
  }

  /// Whether the indicator is not to be seen: the app's word, or the content's.
  var isHidden: Bool {
    if isHiddenByApp { return true }
    if isBusy { return false }
    switch options.visibility {
    case .always: return false
    case .withContent: return !content.isThere
    case .beyondViewport: return content.isShort && (phase != .noMore || !content.isThere)
    }
  }

  /// The extra inset of an edge at which nothing happens; none before there is a viewport to see it in.
  var restingInset: Double {
    isInline && !isHidden && content.viewportLength > 0 ? options.extent : 0
  }

  /// The extra inset while the action runs, and while what came of it is shown.
  var heldInset: Double {
    if isHiddenByApp || options.placement == .over { return 0 }
    return isInline ? options.extent : options.hold
  }

  /// Where the nearer end of the indicator lies in the content, in points.
  func origin(in geometry: AxisGeometry) -> Double {
    guard !edge.isStart else { return -options.extent - options.ignoredInset }
    return geometry.contentLength + (isInline ? 0 : geometry.room) + options.ignoredInset
  }

  /// What is nearer than this to its place is there, in points: more than any mark, less than a pixel.
  static var tolerance: Double { 0.25 }

  /// Whether the extra inset follows the offset while the action runs.
  func follows(_ view: EdgeView) -> Bool {
    guard !isInline else { return false }
    switch options.following {
    case .automatic: return view.hasPinnedHeaders
    case .always: return true
    case .never: return false
    }
  }

  /// Brings the extra inset to what the state wants.
  ///
  /// Under a finger that holds the content past the edge it stays as it is: an inset that changes
  /// there moves the content away from the finger. When the finger goes, it is derived again. One that
  /// follows the offset is where the finger is.
  @inline(never)
  mutating func deriveInset(_ step: inout EdgeStep) {
    let isFrozen = step.view.isHeld && overscroll > 0 && !isInline && !follows(step.view)
    guard !isFrozen else { return }
    // Nobody scrolled: what stands open is not taken away because the base has grown.
    if step.keepsInset, overscroll > 0, isFollowing(step.view), extraInset.target == heldInset {
      return
    }
    let wanted = wantedInset(step.view)
    if wanted != extraInset.target { setExtraInset(wanted, &step) }
  }

  func wantedInset(_ view: EdgeView) -> Double {
    switch state {
    case .free(.none), .noMore, .waiting: restingInset
    case .free(.begun), .free(.armed): extraInset.target > restingInset ? heldInset : restingInset
    case .refreshing(let run): run.isShown ? openInset(view) : restingInset
    case .ending(let ending): ending.collapses ? restingInset : heldInset
    case .failed: heldInset
    }
  }

  /// Where the content goes along with an extra inset; nil where it has to be left alone.
  func landing(_ isOpening: Bool, _ view: EdgeView) -> Double? {
    guard view.letsContentMove, !isFollowing(view) else { return nil }
    if isOpening {
      let isFree = overscroll > 0 || !view.isFlinging
      return isFree && !isInline ? place(of: extraInset.target, view) : nil
    }
    let isOutside = overscroll > reach(of: extraInset.target)
    return isOutside && !view.isFlinging ? place(of: extraInset.target, view) : nil
  }

  /// The offset at which all of an extra inset is in sight, and nothing more.
  func place(of extraInset: Double, _ view: EdgeView) -> Double {
    view.offset(past: reach(of: extraInset))
  }

  /// How far the content has to lie past the edge for it.
  ///
  /// What is in line with short content takes the room that is left there.
  func reach(of extraInset: Double) -> Double {
    isInline && !edge.isStart ? max(0, extraInset - content.room) : extraInset
  }

  func isFollowing(_ view: EdgeView) -> Bool { runsAction && follows(view) }

  /// The extra inset while the action runs: what follows the offset is only as long as what is seen of it.
  func openInset(_ view: EdgeView) -> Double {
    follows(view) && overscroll < heldInset - Self.tolerance ? overscroll : heldInset
  }

  private var runsAction: Bool { phase == .refreshing }

  private var isBusy: Bool {
    switch phase {
    case .refreshing, .ending, .failed: true
    case .idle, .pulling, .armed, .waiting, .noMore: false
    }
  }
}
