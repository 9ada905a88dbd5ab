// Strings need a heap, which the modules for the browser do without.
#if !hasFeature(Embedded)
  public import OverscrollIndicators

  extension RefreshIndicator {
    /// Describes the indicator's drawing of a state, for tests of custom indicators.
    ///
    /// Texts measure 7 points per letter of their key and 17 points in height, so the result is the
    /// same on every system. Compare two results, or compare one with a stored text.
    ///
    /// - Parameter state: The state to draw.
    /// - Returns: One line per shape, text, spinner and picture, in drawing order.
    public func drawing(of state: IndicatorState) -> String {
      IndicatorDrawing(of: self, showing: state).elements.map(\.line).joined(separator: "\n")
    }
  }

  extension IndicatorDrawing.Element {
    /// The description, with the points of a shape.
    fileprivate var line: String {
      let points = shape.compactMap { segment in
        switch segment {
        case .move(let point), .line(let point): "\(point.x) \(point.y)"
        case .arc, .close: nil
        }
      }
      guard !points.isEmpty else { return description }
      return description + ", through " + points.joined(separator: ", ")
    }

    private var shape: [IndicatorDrawing.Segment] {
      switch self {
      case .stroke(let shape, _, _, _), .fill(let shape, _, _): shape
      case .text, .spinner, .image: []
      }
    }
  }
#endif
