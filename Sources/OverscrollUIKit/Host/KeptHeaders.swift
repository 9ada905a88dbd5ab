#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// Headers and footers at which the content rested when their edges moved.
  ///
  /// Code that changes an inset often moves the content as well, so the next turn decides whether to
  /// show the header again. The system may move the content when a bar or a safe area changes, so
  /// the layout that follows decides.
  struct KeptHeaders {
    /// Offsets within this distance are treated as equal, in points: more than any mark, less than
    /// a pixel.
    private static let tolerance = 0.25

    struct Header {
      let edge: OverscrollEdge
      /// How far the content was past the edge, in points.
      let distance: Double
      /// The engine's offset at that time.
      let offset: Double
      /// Whether a bar or a safe area moved the edge.
      let isBySystem: Bool

      /// The offset at which the content rests at the header with a geometry.
      func rest(in geometry: AxisGeometry) -> Double {
        edge.isStart ? geometry.firstOffset - distance : geometry.lastOffset + distance
      }

      /// Whether the content has not moved since.
      func isUntouched(at offset: Double) -> Bool { abs(offset - self.offset) < tolerance }
    }

    private var headers = PerAxis<Header?>(repeating: nil)
    /// The insets that bars and safe areas had when the lengths were last sent.
    private var systemInsets = PerEdge(repeating: 0.0)

    /// Whether the content rests at a header that reaches a distance past its edge.
    static func rests(at overscroll: Double, _ distance: Double) -> Bool {
      abs(overscroll - distance) < tolerance
    }

    /// Notes the inset that bars and safe areas add at an edge, and returns whether it has changed.
    mutating func note(systemInset inset: Double, at edge: OverscrollEdge) -> Bool {
      defer { systemInsets[edge] = inset }
      return inset != systemInsets[edge]
    }

    func hasHeader(along axis: OverscrollAxis) -> Bool { headers[axis] != nil }

    mutating func keep(_ header: Header) { headers[header.edge.axis] = header }

    /// Removes and returns the header of an axis, if its edge was moved by the system, or by other
    /// code.
    mutating func take(along axis: OverscrollAxis, bySystem: Bool) -> Header? {
      guard let header = headers[axis], header.isBySystem == bySystem else { return nil }
      headers[axis] = nil
      return header
    }

    mutating func removeAll() { headers = PerAxis(repeating: nil) }
  }
#endif
