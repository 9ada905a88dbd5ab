#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// The number of items beyond the visible ones, for triggers such as `.within(.items(5))`.
  @MainActor
  struct ItemCounts {
    /// The number of items that was last reported to the engine for each edge, or nil.
    private var left = PerEdge<Int?>(repeating: nil)
    /// Whether SwiftUI's rows count for an edge.
    private var isCountedOutside = PerEdge(repeating: false)

    /// Whether the host itself counts for a control.
    func counts(for control: OverscrollControl?, at edge: OverscrollEdge) -> Bool {
      guard case .within(.items)? = control?.options.trigger else { return false }
      return !isCountedOutside[edge]
    }

    /// Stores a number, and returns whether it has changed.
    mutating func note(_ count: Int, towards edge: OverscrollEdge) -> Bool {
      defer { left[edge] = count }
      return count != left[edge]
    }

    /// Leaves the counting for an edge to SwiftUI's rows.
    mutating func leaveCounting(at edge: OverscrollEdge) { isCountedOutside[edge] = true }

    /// Forgets the number of an edge; the engine may have discarded it with the old options.
    mutating func forget(_ edge: OverscrollEdge) { left[edge] = nil }
  }
#endif
