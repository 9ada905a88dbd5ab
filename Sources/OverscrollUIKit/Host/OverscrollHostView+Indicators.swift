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
      guard let control = controls[edge], let scrollView else { return }
      let view = IndicatorView(control.indicator)
      view.onTap = { [weak self] in self?.send(.tapped(edge)) }
      view.accessibilityIdentifier = "overscroll.\(edge)"
      indicators[edge] = view
      scrollView.insertSubview(view, at: 0)
      placeIndicator(at: edge)
      draw(edge)
    }

    func placeIndicators() {
      for edge in OverscrollEdge.allCases { placeIndicator(at: edge) }
    }

    /// The box lies in the content, so that it scrolls with it and nothing has to move it.
    private func placeIndicator(at edge: OverscrollEdge) {
      guard let view = indicators[edge], let frame = frame(of: edge) else { return }
      let isHidden = engine.isHidden(edge)
      if view.isHidden != isHidden { view.isHidden = isHidden }
      if view.frame != frame { view.frame = frame }
    }

    private func frame(of edge: OverscrollEdge) -> CGRect? {
      guard let extent = engine.options(of: edge)?.extent, let scrollView else { return nil }
      let origin = engine.origin(of: edge)
      let size = scrollView.bounds.size
      guard edge.axis == .horizontal else {
        return CGRect(x: 0, y: origin, width: size.width, height: extent)
      }
      // Mirrored, the content ends where it began.
      let length = scrollView.contentSize.width
      let x = isMirrored(.horizontal) ? length - origin - extent : origin
      return CGRect(x: x, y: 0, width: extent, height: size.height)
    }

    func draw(_ edge: OverscrollEdge) {
      guard let view = indicators[edge], let scrollView else { return }
      placeIndicator(at: edge)
      let width = edge.axis == .vertical ? scrollView.bounds.width : scrollView.bounds.height
      guard let state = IndicatorState(of: edge, in: engine, at: now, width: width) else { return }
      let (result, updated) = (results[edge], updateTimes[edge])
      view.show(state) { OverscrollTexts.words($0, result: result, updated: updated) }
    }

    func drawAll() {
      for edge in OverscrollEdge.allCases { draw(edge) }
    }

    func redrawAll() {
      for edge in OverscrollEdge.allCases { indicators[edge]?.forget() }
      drawAll()
    }
  }
#endif
