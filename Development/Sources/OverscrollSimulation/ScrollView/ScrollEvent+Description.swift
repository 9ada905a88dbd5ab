#if !hasFeature(Embedded)
  import OverscrollCore

  extension ScrollEvent: CustomStringConvertible {
    /// A description of the event.
    package var description: String {
      switch self {
      case .willBeginDragging: "willBeginDragging"
      case .scrolled(_, let axis): "scrolled\(axis.suffix)"
      case .touchCancelled: "touchCancelled"
      case .willEndDragging(let velocity, let target):
        "willEndDragging velocity \(Self.words(velocity, digits: 1))"
          + " target \(Self.words(target, digits: 2))"
      case .didEndDragging(let willDecelerate):
        willDecelerate ? "didEndDragging willDecelerate" : "didEndDragging"
      case .willBeginDecelerating: "willBeginDecelerating"
      case .didEndDecelerating: "didEndDecelerating"
      case .didEndScrollingAnimation(let finished):
        finished ? "didEndScrollingAnimation" : "didEndScrollingAnimation interrupted"
      case .didScrollToTop: "didScrollToTop"
      case .geometryChanged(let axis): "geometryChanged\(axis.suffix)"
      case .contentLengthAnnounced(let length, let axis):
        "contentLengthAnnounced \(Trace.fixed(length, digits: 2))\(axis.suffix)"
      case .layoutBegan: "layoutBegan"
      case .layoutEnded: "layoutEnded"
      case .attached: "attached"
      case .detached: "detached"
      }
    }

    /// The vertical number, followed by the horizontal one unless it is 0.
    private static func words(_ numbers: PerAxis<Double>, digits: Int) -> String {
      let vertical = Trace.fixed(numbers.vertical, digits: digits)
      guard numbers.horizontal != 0 else { return vertical }
      return "\(vertical)/\(Trace.fixed(numbers.horizontal, digits: digits))"
    }
  }

  extension OverscrollAxis {
    fileprivate var suffix: String { self == .vertical ? "" : " horizontally" }
  }
#endif
