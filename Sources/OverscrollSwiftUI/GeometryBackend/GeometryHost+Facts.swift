#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// Passes facts about the list to the engine.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension GeometryHost {
    /// Applies the offset, sizes and insets of the list.
    func apply(_ snapshot: ScrollSnapshot) {
      latest = snapshot
      read(snapshot)
      if movement?.follow(snapshot.offset.vertical, at: now) == true {
        Task { [weak self] in self?.movement?.moveAgain() }
      }
    }

    /// Reads the latest facts again, with other views of the library in the content.
    func readAgain() {
      guard let latest else { return }
      describing { read(latest) }
    }

    private func read(_ reported: ScrollSnapshot) {
      let snapshot = filtered(reported)
      for edge in OverscrollEdge.allCases { insets[edge].read(snapshot.insets[edge], at: now) }
      let isOther = OverscrollAxis.allCases.contains {
        lengths(snapshot, along: $0) != engine.geometry[$0]
      }
      // Triggers are evaluated after offset and lengths are both up to date.
      if isOther { send(.layoutBegan) }
      for axis in OverscrollAxis.allCases { read(snapshot, along: axis) }
      if isOther { send(.layoutEnded) }
      stage?.place()
    }

    /// Returns the facts with filtered lengths, so that passing estimates have no effect.
    private func filtered(_ snapshot: ScrollSnapshot) -> ScrollSnapshot {
      var snapshot = snapshot
      for axis in OverscrollAxis.allCases {
        snapshot.contentSize[axis] = lengthFilters[axis].length(
          snapshot.contentSize[axis], at: now, isMoving: scrollMotion != .idle)
      }
      return snapshot
    }

    private func read(_ snapshot: ScrollSnapshot, along axis: OverscrollAxis) {
      let lengths = lengths(snapshot, along: axis)
      if lengths != engine.geometry[axis] { send(.geometryChanged(lengths, along: axis)) }
      let offset = logicalOffset(snapshot, lengths, along: axis)
      if offset != engine.offset[axis] { send(.scrolled(to: offset, along: axis)) }
    }

    /// Converts an offset to one from the leading edge; no other code handles right-to-left
    /// layouts.
    private func logicalOffset(
      _ snapshot: ScrollSnapshot, _ lengths: AxisGeometry, along axis: OverscrollAxis
    ) -> Double {
      guard isMirrored(axis) else { return snapshot.offset[axis] }
      guard !snapshot.countsFromLeft else { return lengths.mirrored(snapshot.offset[axis]) }
      return rightToLeft.logical(snapshot.offset[axis], in: lengths)
    }

    private func lengths(_ snapshot: ScrollSnapshot, along axis: OverscrollAxis) -> AxisGeometry {
      AxisGeometry(
        contentLength: statuses.ownRows.contentLength(
          snapshot.contentSize[axis], along: axis, in: scrollView),
        viewportLength: snapshot.viewport[axis],
        startInset: insets[axis.startEdge].base, endInset: insets[axis.endEdge].base)
    }

    func isMirrored(_ axis: OverscrollAxis) -> Bool {
      axis == .horizontal && surroundings.isRightToLeft
    }

    /// Applies a change of the list's movement, with the facts at that moment.
    ///
    /// The report may arrive after the next offset, so the facts at the moment of a lift are used.
    ///
    /// - Parameters:
    ///   - before: The movement until now.
    ///   - after: The movement from now on.
    ///   - snapshot: The facts at that moment.
    ///   - isCancelled: Whether the system cancelled the touch, if the change ends a drag.
    func changed(
      from before: ScrollMotion, to after: ScrollMotion, with snapshot: ScrollSnapshot,
      isCancelled: Bool
    ) {
      scrollMotion = after
      let isLift = before == .dragging && after != .dragging
      if isLift { read(snapshot) }
      if after == .dragging, before != .dragging {
        syncSystemControl()
        landing = nil
        endMovement()
        send(.dragBegan)
        forbidTransparentPulls()
      }
      if isLift {
        forbidTransparentPulls()
        send(isCancelled ? .dragCancelled : .dragEnded)
      }
      if isLift, let latest, latest != snapshot { read(latest) }
      if after == .idle {
        if let latest, isHoldingLength { read(latest) }
        if !engine.isHeld { send(.cameToRest) }
      }
      runs.releaseWaiters()
      settle()
      if needsFrames { stage?.clock.run() }
    }

    /// Handles that the stage entered or left a window.
    func windowChanged(to isVisible: Bool) {
      describing {
        send(isVisible ? .attached : .detached)
        if isVisible {
          configureBackToTop(isFinal: false)
        } else {
          runs.releaseWaiters(always: true)
        }
        renewWhatIsOld()
      }
    }

    /// Applies the environment of the list.
    func update(_ next: StageSurroundings) {
      guard next != surroundings else { return }
      describing {
        surroundings = next
        configure(.top)
        stage?.place()
      }
    }

    /// Advances all motions to the present time.
    func frame() {
      poll?()
      stepInsets()
      send(.frame)
      if let latest, isHoldingLength { read(latest) }
      stage?.drawAll()
      verifyCarrier()
      settle()
      if !needsFrames { stage?.clock.pause() }
    }
  }
#endif
