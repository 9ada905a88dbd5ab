#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import UIKit

  /// Applies extra insets and offsets from the engine to the list.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension GeometryHost {
    /// An extra inset that opens, and moves the content if that does not follow by itself.
    struct Landing {
      let edge: OverscrollEdge
      /// The offset at the last check, in points; nil before the first one.
      var offset: Double?
    }

    // MARK: Extra insets

    /// Requests the extra insets that have changed; later frames apply them.
    func updateExtraInsets(_ effects: OverscrollEffects) {
      let isVisible = stage?.window != nil
      for edge in OverscrollEdge.allCases {
        let change = effects.edges[edge].extraInset
        if let change, edge == .top {
          landing = change.movesContent && change.motion.target > 0 ? Landing(edge: edge) : nil
        }
        let next = engine.extraInset(of: edge)
        guard next != carried.target(at: edge) else { continue }
        // Content past the new edge bounces to it, and would bounce beyond it if the inset grew
        // slowly.
        let isPast = next > carried.values[edge] && engine.overscroll(past: edge) >= next
        let duration = isVisible && !isPast ? max(0, (change?.motion.end ?? now) - now) : 0
        insets[edge].ask(next, at: now, over: duration)
        carried.move(edge, to: next, at: now, over: duration)
      }
      if !isVisible {
        // Without a window, there are no frames.
        if carried.isMoving(at: now) { stepLater() }
      } else if !isDescribing {
        stepInsets()
      }
    }

    /// Writes the extra insets for the present time.
    func stepInsets() {
      let scale = stage?.traitCollection.displayScale ?? 1
      carried.step(to: now, pixelsPerPoint: max(1, Double(scale)))
    }

    private func stepLater() {
      Task { [weak self] in self?.stepInsets() }
    }

    /// Switches to another carrier if the present one has no effect on the list.
    ///
    /// An inset that arrives in a bounce would throw the content, so this waits for rest.
    func verifyCarrier() {
      guard scrollMotion == .idle else { return }
      var failed: [OverscrollEdge] = []
      for edge in OverscrollEdge.allCases where insets[edge].lacksEffect(at: now) {
        failed.append(edge)
      }
      guard !failed.isEmpty else { return }
      note(.noInset)
      let isLast = otherCarriers.isEmpty
      carried.use(isLast ? NoCarrier() : otherCarriers.removeFirst())
      for edge in failed {
        if isLast { insets[edge].giveUp() } else { insets[edge].retry(at: now) }
      }
    }

    /// Whether an extra inset has not reached the list yet.
    var awaitsEffect: Bool { OverscrollEdge.allCases.contains { insets[$0].awaitsEffect } }

    /// Writes a line to the log, once.
    func note(_ note: HostNote) {
      if notes.insert(note).inserted { log.note(note.line) }
    }

    // MARK: Offsets

    /// The mover that can move the list; nil if none can.
    var mover: (any OffsetMover)? {
      findScrollView()
      if let scrollView { return ScrollViewMover(scrollView: scrollView) }
      return scrollerKind == .scrollView ? backToTop?.mover : nil
    }

    /// Finds the list's UIKit scroll view if it is not known.
    ///
    /// It is needed to move and to freeze a list, and to learn how a drag ends.
    func findScrollView() {
      guard scrollView?.window == nil, let stage, stage.window != nil else { return }
      scrollView = ScrollViewFinder.scrollView(before: stage)
    }

    /// Moves the list along the vertical axis.
    func move(to offset: Double, animated isAnimated: Bool) {
      guard let mover else { return }
      movement = OffsetMovement(
        mover, from: latest?.offset.vertical, to: offset, animated: isAnimated, at: now)
    }

    /// Ends a movement for good, because the user moves the list.
    func endMovement() {
      movement?.release()
      movement = nil
    }

    /// Ends a movement, and moves the content to an extra inset that it did not follow.
    func settle() {
      guard scrollMotion == .idle, !carried.isMoving(at: now), !awaitsEffect else { return }
      movement?.release()
      startFollowing()
      guard let edge = landing?.edge else { return }
      let extraInset = engine.extraInset(of: edge)
      let missing = extraInset - engine.overscroll(past: edge)
      // A cancelled drag is reported as idle while the list still bounces (`Facts.md`, S6d).
      let offset = engine.offset.vertical
      guard missing > 1 || offset == landing?.offset else {
        landing?.offset = offset
        return
      }
      landing = nil
      // If the user has scrolled on, the content stays where it is.
      guard missing > 1, offset <= 1 - insets[edge].base else { return }
      move(to: -insets[edge].base - extraInset, animated: !settings.isStill)
    }

    /// Lets the extra insets of edges that rest open follow the offset, if the app wants that.
    ///
    /// An extra inset reaches the list later than the release, so during the bounce it would follow
    /// the content to 0.
    private func startFollowing() {
      guard landing == nil else { return }
      for edge in OverscrollEdge.allCases where engine.phase(of: edge) == .refreshing {
        guard control(at: edge)?.options.following == .always, openEdges.insert(edge).inserted
        else { continue }
        configure(edge)
      }
    }

    /// Fixes the extra inset of an edge that does not refresh any more.
    func endFollowing(_ edge: OverscrollEdge) {
      guard engine.phase(of: edge) != .refreshing, openEdges.remove(edge) != nil else { return }
      configure(edge)
    }

    /// Enables the button that scrolls back to the top if the list can be moved there.
    func configureBackToTop(isFinal: Bool) {
      let canMove = mover != nil
      perform(
        engine.configure(
          backToTop: canMove ? backToTop.map { BackToTopOptions(after: $0.distance) } : nil, at: now
        ))
      guard backToTop == nil || !canMove else { return }
      stage?.raise(false, over: 0)
      if backToTop != nil, isFinal { note(.noMover) }
    }
  }
#endif
