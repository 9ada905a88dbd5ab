#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// What the drawing of an edge depends on besides its control: the engine, and what all edges of
  /// a list share.
  ///
  /// It describes one moment, so it is passed on and not stored.
  @MainActor
  struct EdgeScene {
    private(set) var engine: OverscrollEngine
    /// The direction of the content.
    let direction: ContentDirection
    /// The time, in seconds.
    let time: Double
    let edges: ListEdges

    /// The same moment with the content at other offsets; nil leaves an axis where it is.
    func landed(at landings: PerAxis<ScrollPlan.Landing?>) -> EdgeScene {
      var landed = self
      for axis in OverscrollAxis.allCases {
        guard let landing = landings[axis] else { continue }
        _ = landed.engine.handle(.scrolled(to: landing.offset, along: axis), at: engine.now)
      }
      return landed
    }

    /// The length of the viewport across an axis, in points.
    func viewportLength(across axis: OverscrollAxis) -> Double {
      engine.geometry[axis == .vertical ? .horizontal : .vertical].viewportLength
    }

    /// Lets the edges read the large title, which changes its stored length.
    ///
    /// - Returns: Whether the header has moved for it.
    func updateLargeTitle() -> Bool {
      guard edges.largeTitle.isPossible, let scrollView = edges.scrollView else { return false }
      return edges.largeTitle.update(in: scrollView, overscroll: engine.overscroll(past: .top))
    }
  }
#endif
