#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  /// From SwiftUI to the engine.
  @available(iOS 18, tvOS 18, visionOS 2, *)
  extension GeometryHost {
    /// Takes over where the list is, and how long.
    func look(_ geometry: ScrollGeometry) {
      read(geometry.contentInsets)
      let isOther = OverscrollAxis.allCases.contains {
        lengths(geometry, along: $0) != engine.geometry[$0]
      }
      // Nothing is judged before offset and lengths are both the new ones.
      if isOther { send(.layoutBegan) }
      for axis in OverscrollAxis.allCases { look(geometry, along: axis) }
      if isOther { send(.layoutEnded) }
      stage?.place()
    }

    private func look(_ geometry: ScrollGeometry, along axis: OverscrollAxis) {
      let lengths = lengths(geometry, along: axis)
      if lengths != engine.geometry[axis] { send(.geometryChanged(lengths, along: axis)) }
      let offset = axis == .vertical ? geometry.contentOffset.y : geometry.contentOffset.x
      let logical = isMirrored(axis) ? lengths.mirrored(offset) : offset
      if logical != engine.offset[axis] { send(.scrolled(to: logical, along: axis)) }
    }

    private func read(_ insets: EdgeInsets) {
      self.insets[.top].read(insets.top, at: now)
      self.insets[.bottom].read(insets.bottom, at: now)
      self.insets[.leading].read(insets.leading, at: now)
      self.insets[.trailing].read(insets.trailing, at: now)
    }

    private func lengths(
      _ geometry: ScrollGeometry, along axis: OverscrollAxis
    ) -> AxisGeometry {
      let isVertical = axis == .vertical
      // `containerSize` excludes the content insets on measured systems; the visible rectangle includes
      // them on all.
      let viewport = geometry.visibleRect.size
      return AxisGeometry(
        contentLength: isVertical ? geometry.contentSize.height : geometry.contentSize.width,
        viewportLength: isVertical ? viewport.height : viewport.width,
        startInset: insets[axis.startEdge].base, endInset: insets[axis.endEdge].base)
    }

    func isMirrored(_ axis: OverscrollAxis) -> Bool {
      axis == .horizontal && surroundings.isRightToLeft
    }

    /// Somebody else moves the list, or nobody.
    func changed(from before: ScrollPhase, to after: ScrollPhase) {
      scrollPhase = after
      if after == .interacting, before != .interacting { send(.dragBegan) }
      if before == .interacting, after != .interacting { send(.dragEnded) }
      if after == .idle, !engine.isHeld { send(.cameToRest) }
      runs.releaseWaiters()
    }

    /// The stage has come into a window, or has left it.
    func windowChanged(to isThere: Bool) {
      send(isThere ? .attached : .detached)
      if !isThere { runs.releaseWaiters(always: true) }
      renewWhatIsOld()
    }

    /// Takes over what the views around it say.
    func surround(_ next: StageSurroundings) {
      guard next != surroundings else { return }
      surroundings = next
      configure(.top)
      stage?.place()
    }

    /// Time has passed.
    func frame() {
      send(.frame)
      stage?.drawAll()
      let needsFrames = wantsFrames || stage?.isAnimatedInSight == true
      if !needsFrames { stage?.clock.pause() }
    }
  }
#endif
