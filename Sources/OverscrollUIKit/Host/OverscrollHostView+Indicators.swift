#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  /// The indicators at the edges.
  extension OverscrollHostView {
    /// Shows the indicator of an edge's control in place of the old one.
    func showIndicator(at edge: OverscrollEdge) {
      edges[edge].removeIndicator()
      showSystemSign(at: edge)
      defer { offerAction(at: edge) }
      guard let control = edges[edge].control, let scrollView else { return }
      let form = form(of: control, at: edge)
      if case .system = form { return syncSystemSign() }
      edges[edge].addIndicator(
        form, pictures: control.indicator.pictures, to: scrollView, log: log,
        tapped: { [weak self] in self?.send(.tapped(edge)) },
        scrolled: { [weak self] in self?.accessibilityScrolled($0) == true })
      setWording(at: edge)
      edges[edge].restyle()
      edges[edge].moveBehindContent()
      // An app's own view can be measured only in its box.
      configure(edge)
      draw(edge)
    }

    /// Draws the indicator of an edge in the present style of its control.
    func restyle(_ edge: OverscrollEdge) {
      setWording(at: edge)
      edges[edge].restyle()
      edges[edge].forgetDrawing(for: traitCollection)
      edges[edge].renameAction(actionName(at: edge))
      draw(edge)
    }

    func placeIndicators() {
      refit()
      for edge in OverscrollEdge.allCases {
        edges[edge].moveBehindContent()
        draw(edge)
        offerAction(at: edge)
      }
      placeBackToTop()
    }

    /// Places the box of an edge in the content, so that scrolling does not have to move it.
    func placeIndicator(at edge: OverscrollEdge) {
      let presenter = edges[edge]
      guard presenter.indicator != nil, let frame = frame(of: edge) else { return }
      presenter.move(to: engine.options(of: edge)?.placement ?? .outside)
      presenter.place(
        in: frame, at: place(of: edge), backdrop: backdrop(of: edge, frame),
        isHidden: presenter.preview == nil && engine.isHidden(edge))
    }

    /// The frame of a box in the content: from the engine along the axis, and at the view's resting
    /// position across it.
    ///
    /// Reads nothing from the scroll view.
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

    /// The lengths of the background between the content and a box, and beyond the box, in points.
    ///
    /// The background of a box over the content is as large as the box.
    private func backdrop(of edge: OverscrollEdge, _ frame: CGRect) -> (gap: Double, reach: Double)
    {
      let lengths = engine.geometry[edge.axis]
      if edges[edge].placement == .over { return (0, 0) }
      let start = edge.axis == .vertical ? Double(frame.minY) : Double(frame.minX)
      let end = edge.axis == .vertical ? Double(frame.maxY) : Double(frame.maxX)
      let gap = place(of: edge).isStart ? -end : start - lengths.contentLength
      return (gap, lengths.viewportLength)
    }

    /// The left side of a box at the left or right edge.
    private func left(of edge: OverscrollEdge, _ extent: Double) -> Double {
      let origin = origin(of: edge, extent)
      guard isMirrored(.horizontal) else { return origin }
      // In a mirrored layout, the content ends at the left. Short content still lies at the left,
      // so the box is placed at its other side.
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
      edges[edge].control?.followers.draw()
      defer { if isAnimatedInSight(edge) { scheduler.run() } }
      guard edges[edge].indicator != nil else { return }
      if edge == .top { _ = readLargeTitle() }
      placeIndicator(at: edge)
      drawState(of: edge)
    }

    /// Draws a changed pull, which moves no indicator except one below a large title.
    func drawPull(_ edge: OverscrollEdge) {
      let presenter = edges[edge]
      presenter.control?.followers.draw()
      if edge == .top, readLargeTitle() { placeIndicator(at: edge) }
      guard presenter.showsState, let pull = engine.pullReading(of: edge) else {
        return drawState(of: edge)
      }
      presenter.drawPull(pull, at: engine.now, opacity: opacity(at: edge, pull))
    }

    private func drawState(of edge: OverscrollEdge) {
      let presenter = edges[edge]
      guard presenter.indicator != nil, let state = indicatorState(of: edge) else { return }
      let preview = presenter.preview
      presenter.draw(
        state, preview?.result ?? edges[edge].runs.result,
        opacity: preview == nil ? opacity(at: edge, engine.pullReading(of: edge)) : 1,
        IndicatorView.Manner(
          isTappable: engine.canBeTapped(edge), isMirrored: observer.direction.isRightToLeft))
    }

    /// The state that the indicator of an edge shows: the preview's, or the real one.
    func indicatorState(of edge: OverscrollEdge) -> IndicatorState? {
      let across: OverscrollAxis = edge.axis == .vertical ? .horizontal : .vertical
      let width = engine.geometry[across].viewportLength
      return edges[edge].preview?.state(at: now, width: width, reducesMotion: reducesMotion)
        ?? IndicatorState(of: edge, in: engine, at: now, width: width, reducesMotion: reducesMotion)
    }

    /// Whether an animated drawing is visible.
    func isAnimatedInSight(_ edge: OverscrollEdge) -> Bool {
      guard window != nil, !looks.isStill, let scrollView else { return false }
      return edges[edge].isAnimated(in: scrollView)
    }

    /// Sets the opacity of all indicators for the engine's state; call it inside the animation, if
    /// there is one.
    func fadeIndicators() {
      for edge in OverscrollEdge.allCases where edges[edge].indicator != nil {
        edges[edge].fade(to: opacity(at: edge, engine.pullReading(of: edge)))
      }
    }

    /// The opacity of an indicator; 0 at rest if the app's own refresh control handles the pulls at
    /// this edge.
    private func opacity(at edge: OverscrollEdge, _ pull: PullReading?) -> Double {
      if looks.yieldsToSystemControl, edge == .top, engine.phase(of: edge) == .idle { return 0 }
      return edges[edge].control?.opacity(at: pull) ?? 1
    }

    func drawAll() {
      for edge in OverscrollEdge.allCases { draw(edge) }
    }

    /// Redraws everything after fonts, colors or texts have changed.
    func redrawAll() {
      for edge in OverscrollEdge.allCases { edges[edge].forgetDrawing(for: traitCollection) }
      refit()
      drawAll()
      placeBackToTop()
    }
  }
#endif
