import OverscrollCore
import OverscrollUIKit
@_spi(Simulation) import UIKit

/// Looks at a list after every step: at the invariants, at the insets, and at rows that have no reason to move.
@MainActor
struct StormWitness {
  /// So far from its ends a list is out of reach of everything that we show there, in points.
  private static let margin = 500.0

  /// Where the rows stood when last nobody moved them, out of reach of the edges.
  private var still: CGPoint?
  /// Whether a list that is shown again, or an edge that has waited, may still scroll to its edge.
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
    // Where all of the inset below may go, the content must not come back with it.
    let end = app.lastOffset - max(0, app.table.contentInset.bottom)
    let isFar = offset.y > app.firstOffset + Self.margin && offset.y < end - Self.margin
    still = app.isStill && app.table.window != nil && isFar && !mayReveal ? offset : nil
  }

  /// An edge runs one action at a time, and edges that exclude each other do not run at once.
  private func runFault(_ app: StormApp) -> String? {
    let current = app.runs.filter(\.isCurrent)
    for edge in [OverscrollEdge.top, .bottom] where current.count(where: { $0.edge == edge }) > 1 {
      return "two runs at the \(edge) edge"
    }
    let isAlone = app.table.overscroll.overlap == .independent || current.count < 2
    return isAlone ? nil : "both edges run at once"
  }
}

extension UIEdgeInsets {
  /// Whether it is another one but for what a mark leaves, 1/10,000 pt at most.
  fileprivate func isNearly(_ other: UIEdgeInsets) -> Bool {
    abs(top - other.top) < 1e-9 && abs(bottom - other.bottom) < 1e-9
      && abs(left - other.left) < 1e-9 && abs(right - other.right) < 1e-9
  }
}
