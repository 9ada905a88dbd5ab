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

  /// The share of an edge at which nothing happens; none before there is a viewport to see it in.
  var restingShare: Double {
    isInline && !isHidden && content.viewportLength > 0 ? options.extent : 0
  }

  /// The share while the action runs, and while what came of it is shown.
  var heldShare: Double {
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

  /// Whether the share follows the offset while the action runs.
  func follows(_ view: EdgeView) -> Bool {
    guard !isInline else { return false }
    switch options.following {
    case .automatic: return view.hasPinnedHeaders
    case .always: return true
    case .never: return false
    }
  }

  /// Brings the share to what the state wants.
  ///
  /// Under a finger that holds the content past the edge it stays as it is: an inset that changes
  /// there moves the content away from the finger. When the finger goes, it is derived again. One that
  /// follows the offset is where the finger is.
  @inline(never)
  mutating func deriveShare(_ step: inout EdgeStep) {
    let isFrozen = step.view.isHeld && overscroll > 0 && !isInline && !follows(step.view)
    guard !isFrozen else { return }
    // Nobody scrolled: what stands open is not taken away because the base has grown.
    if step.keepsShare, overscroll > 0, isFollowing(step.view), share.target == heldShare { return }
    let wanted = wantedShare(step.view)
    if wanted != share.target { setShare(wanted, &step) }
  }

  func wantedShare(_ view: EdgeView) -> Double {
    switch state {
    case .free(.none), .noMore, .waiting: restingShare
    case .free(.begun), .free(.armed): share.target > restingShare ? heldShare : restingShare
    case .refreshing(let run): run.isShown ? openShare(view) : restingShare
    case .ending(let ending): ending.collapses ? restingShare : heldShare
    case .failed: heldShare
    }
  }

  /// Where the content goes along with a share; nil where it has to be left alone.
  func landing(_ isOpening: Bool, _ view: EdgeView) -> Double? {
    guard view.letsContentMove, !isFollowing(view) else { return nil }
    if isOpening {
      let isFree = overscroll > 0 || !view.isFlinging
      return isFree && !isInline ? place(of: share.target, view) : nil
    }
    let isOutside = overscroll > reach(of: share.target)
    return isOutside && !view.isFlinging ? place(of: share.target, view) : nil
  }

  /// The offset at which all of a share is in sight, and nothing more.
  func place(of share: Double, _ view: EdgeView) -> Double {
    view.offset(past: reach(of: share))
  }

  /// How far the content has to lie past the edge for it.
  ///
  /// What is in line with short content takes the room that is left there.
  func reach(of share: Double) -> Double {
    isInline && !edge.isStart ? max(0, share - content.room) : share
  }

  func isFollowing(_ view: EdgeView) -> Bool { runsAction && follows(view) }

  /// The share while the action runs: what follows the offset is only as long as what is seen of it.
  func openShare(_ view: EdgeView) -> Double {
    follows(view) && overscroll < heldShare - Self.tolerance ? overscroll : heldShare
  }

  private var runsAction: Bool { phase == .refreshing }

  private var isBusy: Bool {
    switch phase {
    case .refreshing, .ending, .failed: true
    case .idle, .pulling, .armed, .waiting, .noMore: false
    }
  }
}
