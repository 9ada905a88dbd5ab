import OverscrollCore
import OverscrollUIKit
@_spi(Simulation) import UIKit

/// Checks a list after every step: the invariants, the insets, and that no rows move without a
/// reason.
@MainActor
struct StormWitness {
  /// The distance from the ends beyond which no control affects the rows, in points.
  private static let margin = 500.0

  /// The offset of rows away from the edges when the list last came to rest.
  private var still: CGPoint?
  /// Whether a list that reappears, or an edge that has waited, may still scroll to its edge.
  private var mayReveal = false

  mutating func stepBegins(_ step: StormStep, _ app: StormApp) {
    if case .begin(_, true) = step { mayReveal = true }
    if step.movesRows || mayReveal { still = nil }
  }

  mutating func fault(_ app: StormApp, _ base: UIEdgeInsets) -> String? {
    let table = app.table
    if let law = table.overscroll.brokenInvariant { return law }
    let shown = table.overscroll.contentInset
    if !shown.isNearly(base) { return "the base is \(shown), not \(base)" }
    if let law = runFault(app) { return law }
    if let still, table.contentOffset != still {
      return "the rows went from \(still) to \(table.contentOffset)"
    }
    look(app)
    return nil
  }

  private mutating func look(_ app: StormApp) {
    let edges = [OverscrollEdge.top, .bottom]
    let isWaiting = edges.contains { app.table.overscroll[$0]?.phase == .waiting }
    if app.isStill, app.table.window != nil, !isWaiting { mayReveal = false }
    let offset = app.table.contentOffset
    // If the whole bottom inset is removed, the content must not move back with it.
    let end = app.lastOffset - max(0, app.table.contentInset.bottom)
    let isFar = offset.y > app.firstOffset + Self.margin && offset.y < end - Self.margin
    still = app.isStill && app.table.window != nil && isFar && !mayReveal ? offset : nil
  }

  /// An edge has one run at a time, and edges that exclude each other do not run at the same time.
  private func runFault(_ app: StormApp) -> String? {
    let current = app.runs.filter(\.isCurrent)
    for edge in [OverscrollEdge.top, .bottom] where current.count(where: { $0.edge == edge }) > 1 {
      return "two runs at the \(edge) edge"
    }
    let isAlone = app.table.overscroll.concurrency == .independent || current.count < 2
    return isAlone ? nil : "both edges run at once"
  }
}

extension UIEdgeInsets {
  /// Whether the insets are equal apart from the remainder of a mark, 1/10,000 pt at most.
  fileprivate func isNearly(_ other: UIEdgeInsets) -> Bool {
    abs(top - other.top) < 1e-9 && abs(bottom - other.bottom) < 1e-9
      && abs(left - other.left) < 1e-9 && abs(right - other.right) < 1e-9
  }
}
