#if canImport(UIKit) && !os(watchOS)
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
      view.open(control.indicator.pictures, log: log)
      view.onTap = { [weak self] in self?.send(.tapped(edge)) }
      view.onScroll = { [weak self] in self?.accessibilityScrolled($0) == true }
      view.accessibilityIdentifier = "overscroll.\(edge)"
      indicators[edge] = view
      giveWords(at: edge)
      // Behind the content, unless it is to lie over it.
      looks.placements[edge] = .outside
      scrollView.insertSubview(view, at: 0)
      sinkIndicator(at: edge)
      // Only in its box does a view of the app's own have the room to be measured in.
      configure(edge)
      draw(edge)
    }

    func placeIndicators() {
      refit()
      for edge in OverscrollEdge.allCases {
        sinkIndicator(at: edge)
        draw(edge)
        offerAction(at: edge)
      }
      placeBackToTop()
    }

    /// The box lies in the content, so that it scrolls with it and nothing has to move it.
    func placeIndicator(at edge: OverscrollEdge) {
      guard let view = indicators[edge], let frame = frame(of: edge) else { return }
      let isHidden = looks.previews[edge] == nil && engine.isHidden(edge)
      layIndicator(at: edge)
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
        return CGRect(x: start, y: origin(of: edge, extent), width: room, height: extent)
      }
      return CGRect(x: left(of: edge, extent), y: across.firstOffset, width: extent, height: room)
    }

    /// The left side of a box at one of the sides.
    private func left(of edge: OverscrollEdge, _ extent: Double) -> Double {
      let origin = origin(of: edge, extent)
      guard isMirrored(.horizontal) else { return origin }
      // Mirrored, the content ends where it began. If it is short it lies at the left all the same,
      // and what is outside has the room at its other side.
      let lengths = engine.geometry.horizontal
      let room = max(
        0,
        lengths.viewportLength - lengths.startInset - lengths.endInset - lengths.contentLength)
      let isInline =
        engine.extraInset(of: edge) > 0 && engine.options(of: edge)?.placement == .inline
      return lengths.contentLength - origin - extent + (isInline ? 0 : room)
    }

    // MARK: Drawing

    func draw(_ edge: OverscrollEdge) {
      if edge == .top { syncSystemSign() }
      guard let view = indicators[edge] else { return }
      placeIndicator(at: edge)
      show(edge, in: view)
      if isAnimatedInSight(edge) { scheduler.run() }
    }

    /// Draws a pull of another length, which moves no indicator.
    func drawPull(_ edge: OverscrollEdge) {
      guard let view = indicators[edge] else { return }
      guard looks.previews[edge] == nil, view.showsState, let pull = engine.pullReading(of: edge)
      else { return show(edge, in: view) }
      if view.followsPull { view.follow(pull, at: engine.now) }
      view.fade(to: opacity(at: edge, pull))
    }

    private func show(_ edge: OverscrollEdge, in view: IndicatorView) {
      let across: OverscrollAxis = edge.axis == .vertical ? .horizontal : .vertical
      let width = engine.geometry[across].viewportLength
      let preview = looks.previews[edge]
      guard
        let state = preview?.state(at: now, width: width, reducesMotion: reducesMotion)
          ?? IndicatorState(
            of: edge, in: engine, at: now, width: width, reducesMotion: reducesMotion)
      else { return }
      view.words.result = preview?.result ?? runs.result(at: edge)
      view.words.updated = controls[edge]?.lastUpdated
      view.fade(to: preview == nil ? opacity(at: edge, engine.pullReading(of: edge)) : 1)
      view.show(
        state,
        IndicatorView.Manner(
          isTappable: engine.canBeTapped(edge), isMirrored: observer.direction.isRightToLeft))
    }

    /// Whether a drawing that changes with time alone can be seen.
    func isAnimatedInSight(_ edge: OverscrollEdge) -> Bool {
      guard window != nil, !looks.isStill, let scrollView, let view = indicators[edge] else {
        return false
      }
      return view.isAnimated && !view.isHidden && view.frame.intersects(scrollView.bounds)
    }

    /// Brings the opacity of all indicators to what the engine's state asks for, inside an animation if there is one.
    func fadeIndicators() {
      for edge in OverscrollEdge.allCases where looks.previews[edge] == nil {
        indicators[edge]?.fade(to: opacity(at: edge, engine.pullReading(of: edge)))
      }
    }

    /// The opacity of an indicator; 0 at rest if the app's own refresh control takes the pulls at this edge.
    private func opacity(at edge: OverscrollEdge, _ pull: PullReading?) -> Double {
      if looks.yieldsToSystemControl, edge == .top, engine.phase(of: edge) == .idle { return 0 }
      return controls[edge]?.opacity(at: pull) ?? 1
    }

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
