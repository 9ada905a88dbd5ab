#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// What the drawing of an edge depends on besides its control: the engine, and what all edges of
  /// a list share.
  ///
  /// It describes one moment, so it is passed on and not stored.
  @MainActor
  struct EdgeScene {
    let engine: OverscrollEngine
    /// The direction of the content.
    let direction: ContentDirection
    /// The time, in seconds.
    let time: Double
    let edges: ListEdges

    /// The length of the viewport across an axis, in points.
    func viewportLength(across axis: OverscrollAxis) -> Double {
      engine.geometry[axis == .vertical ? .horizontal : .vertical].viewportLength
    }

    /// Lets the edges read the large title, which changes its stored length; returns whether the header below it has moved.
    func updateLargeTitle() -> Bool {
      guard edges.largeTitle.isPossible, let scrollView = edges.scrollView else { return false }
      return edges.largeTitle.update(in: scrollView, overscroll: engine.overscroll(past: .top))
    }
  }
#endif
