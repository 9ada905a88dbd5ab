#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// How far in front the boxes of indicators stand.
  extension OverscrollHostView {
    /// Puts a box before the content or behind it, where its placement is another than before.
    ///
    /// Asked at every drawing: nothing is read from the scroll view as long as nothing changes.
    func layIndicator(at edge: OverscrollEdge) {
      let (before, now) = (looks.placements[edge], engine.options(of: edge)?.placement ?? .outside)
      guard let box = indicators[edge], now != before else { return }
      looks.placements[edge] = now
      if (before == .over) != (now == .over) { raise(box, isOver: now == .over) }
      sinkIndicator(at: edge)
    }

    /// Puts a box that is not over the content behind what may have come in since.
    func sinkIndicator(at edge: OverscrollEdge) {
      guard let box = indicators[edge], looks.placements[edge] != .over else { return }
      sink(box)
    }

    /// The depth of a box over the content: layouts give headers small depths (`Facts.md`, U10).
    private static let frontDepth: CGFloat = 10_000

    private func raise(_ box: IndicatorView, isOver: Bool) {
      if isOver {
        box.layer.zPosition = Self.frontDepth
        scrollView?.bringSubviewToFront(box)
      } else {
        scrollView?.sendSubviewToBack(box)
      }
    }

    /// Puts a box behind the content, and in front of what a list has for a background.
    ///
    /// A list inserts new cells behind its other subviews. Only a view with a smaller layer depth
    /// is behind them. Among views of one depth their order counts.
    private func sink(_ box: IndicatorView) {
      guard let scrollView else { return }
      let background = scrollView.background
      let depth: CGFloat = background == nil ? -1 : 0
      if box.layer.zPosition != depth { box.layer.zPosition = depth }
      guard let background, background.superview === scrollView else { return }
      let views = scrollView.subviews
      let (own, other) = (views.firstIndex(of: box), views.firstIndex(of: background))
      guard let own, let other, own < other else { return }
      scrollView.insertSubview(box, aboveSubview: background)
    }
  }

  extension UIScrollView {
    /// The view that a list keeps behind its rows or items.
    fileprivate var background: UIView? {
      (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
    }
  }
#endif
