#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A large title that moves with the pull, and would cover a header (`Facts.md`, U1a).
  ///
  /// The header then lies above the title, where the system shows its refresh control: the pull moves
  /// the title down, and leaves room below the inline bar. Not every bar moves, so the bar itself is
  /// read, as soon as the pull is long enough to see a difference.
  @MainActor
  final class LargeTitle {
    /// The pull from which a bar that moves differs from one that stays, in points.
    private static let leastPull = 8.0
    /// The height of a bar without a large title, in points: 44, and 54 from iOS 26 (`Facts.md`, U1b).
    private static let inlineHeight = 44.0
    /// The height of a large title, and of a search bar below it, in points (`Facts.md`, U1b).
    private static let rowHeight = 52.0

    /// The distance by which the header lies above its usual place, in points.
    private(set) var clearance = 0.0
    /// Whether there is a bar that may cover the header.
    private(set) var isPossible = false
    private weak var bar: UINavigationBar?

    /// Looks for the bar over a scroll view, when a pull or a run begins.
    func find(over scrollView: UIScrollView) {
      bar = Platform.largeTitleBar(over: scrollView)
      isPossible = bar != nil
      if !isPossible { clearance = 0 }
    }

    /// Reads the bar, if there is one and the content is pulled far enough.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - overscroll: The distance between the content and the edge of the safe area, in points.
    /// - Returns: Whether the header lies at another place now.
    func update(in scrollView: UIScrollView, overscroll: Double) -> Bool {
      guard let bar, overscroll >= Self.leastPull else { return false }
      let old = clearance
      clearance = Self.clearance(of: bar, over: scrollView, overscroll: overscroll)
      return clearance != old
    }

    private static func clearance(
      of bar: UINavigationBar, over scrollView: UIScrollView, overscroll: Double
    ) -> Double {
      let frame = bar.convert(bar.bounds, to: scrollView)
      // A bar that stays ends as far above the content as the content is pulled.
      guard Double(frame.maxY) > -overscroll / 2 else { return 0 }
      let systemInset = scrollView.adjustedContentInset.top - scrollView.contentInset.top
      let barTop = frame.minY - scrollView.bounds.minY
      let rows = ((Double(systemInset - barTop) - inlineHeight) / rowHeight + 0.01).rounded(.down)
      return max(0, rows) * rowHeight
    }
  }
#endif
