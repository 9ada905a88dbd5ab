#if canImport(UIKit)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  /// What is seen at the edges.
  extension OverscrollHostView {
    /// Puts the indicator of an edge's control into the scroll view, or takes the old one out.
    func showIndicator(at edge: OverscrollEdge) {
      indicators[edge]?.removeFromSuperview()
      indicators[edge] = nil
      showSystemSign(at: edge)
      defer { offerAction(at: edge) }
      guard let control = controls[edge], let scrollView else { return }
      let form = form(of: control, at: edge)
      if case .system = form { return syncSystemSign() }
      let view = IndicatorView(form)
      view.pictures = control.indicator.pictures.map { PictureStore($0, log: log) }
      view.onTap = { [weak self] in self?.send(.tapped(edge)) }
      view.accessibilityIdentifier = "overscroll.\(edge)"
      indicators[edge] = view
      scrollView.insertSubview(view, at: 0)
      // Only in its box does a view of the app's own have the room to be measured in.
      configure(edge)
      draw(edge)
    }

    func placeIndicators() {
      refit()
      for edge in OverscrollEdge.allCases {
        draw(edge)
        offerAction(at: edge)
      }
      placeBackToTop()
    }

    /// The box lies in the content, so that it scrolls with it and nothing has to move it.
    private func placeIndicator(at edge: OverscrollEdge) {
      guard let view = indicators[edge], let frame = frame(of: edge) else { return }
      let isHidden = engine.isHidden(edge)
      if view.isHidden != isHidden { view.isHidden = isHidden }
      view.place(in: frame, at: place(of: edge))
    }

    /// Where a box lies in the content: along the axis where the engine says, else where the view rests.
    ///
    /// Nothing is read from the scroll view for it.
    private func frame(of edge: OverscrollEdge) -> CGRect? {
      guard let extent = engine.options(of: edge)?.extent else { return nil }
      let across = engine.geometry[edge.axis == .vertical ? .horizontal : .vertical]
      let room = across.viewportLength
      guard edge.axis == .horizontal else {
        let start =
          isMirrored(.horizontal) ? across.mirrored(across.firstOffset) : across.firstOffset
        return CGRect(x: start, y: engine.origin(of: edge), width: room, height: extent)
      }
      return CGRect(x: left(of: edge, extent), y: across.firstOffset, width: extent, height: room)
    }

    /// The left side of a box at one of the sides.
    private func left(of edge: OverscrollEdge, _ extent: Double) -> Double {
      let origin = engine.origin(of: edge)
      guard isMirrored(.horizontal) else { return origin }
      // Mirrored, the content ends where it began. If it is short it lies at the left all the same,
      // and what is outside has the room at its other side.
      let lengths = engine.geometry.horizontal
      let room = max(
        0,
        lengths.viewportLength - lengths.startInset - lengths.endInset - lengths.contentLength)
      let isInline =
        engine.insetPart(of: edge) > 0 && engine.options(of: edge)?.placement == .inline
      return lengths.contentLength - origin - extent + (isInline ? 0 : room)
    }

    // MARK: Drawing

    func draw(_ edge: OverscrollEdge) {
      if edge == .top { syncSystemSign() }
      guard let view = indicators[edge] else { return }
      placeIndicator(at: edge)
      let across: OverscrollAxis = edge.axis == .vertical ? .horizontal : .vertical
      guard
        let state = IndicatorState(
          of: edge, in: engine, at: now, width: engine.geometry[across].viewportLength,
          reducesMotion: UIAccessibility.isReduceMotionEnabled)
      else { return }
      view.words.result = results[edge]
      view.words.updated = updateTimes[edge]
      view.show(state, manner(of: edge, state))
      if isAnimatedInSight(edge) { clock.run() }
    }

    /// Whether a drawing that changes with time alone can be seen.
    func isAnimatedInSight(_ edge: OverscrollEdge) -> Bool {
      guard window != nil, let scrollView, let view = indicators[edge] else { return false }
      return view.isAnimated && !view.isHidden && view.frame.intersects(scrollView.bounds)
    }

    private func manner(of edge: OverscrollEdge, _ state: IndicatorState) -> IndicatorView.Manner {
      IndicatorView.Manner(
        isTappable: engine.canBeTapped(edge), isMirrored: isRightToLeft,
        opacity: controls[edge]?.fadesWithPull == true ? opacity(of: state) : 1)
    }

    /// Follows the pull while there is only that to see.
    private func opacity(of state: IndicatorState) -> Double {
      guard engine.options(of: state.edge)?.trigger.isPull == true else { return 1 }
      switch state.phase {
      case .idle, .pulling, .armed: return min(1, max(0, state.progress))
      case .waiting, .refreshing, .ending, .noMore, .failed: return 1
      }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func drawAll() {
      for edge in OverscrollEdge.allCases { draw(edge) }
    }

    /// Draws everything anew, for other fonts, colours or words.
    func redrawAll() {
      for edge in OverscrollEdge.allCases { indicators[edge]?.forget(for: traitCollection) }
      refit()
      drawAll()
      placeBackToTop()
    }
  }
#endif
