#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A large title that moves with the pull and would cover a header (`Facts.md`, U1a).
  ///
  /// The header is then placed above the title, like the system's refresh control: the pull moves
  /// the title down and leaves room below the inline bar. Not every bar moves, so the bar's frame
  /// is read once the pull is long enough to show a difference.
  @MainActor
  final class LargeTitle {
    /// The pull at which a moving bar can be distinguished from a fixed one, in points.
    private static let leastPull = 8.0
    /// The height of a bar without a large title, in points: 44, and 54 from iOS 26 (`Facts.md`, U1b).
    private static let inlineHeight = 44.0
    /// The height of a large title, and of a search bar below it, in points (`Facts.md`, U1b).
    private static let rowHeight = 52.0

    /// The distance between the header and its usual position, in points.
    private(set) var clearance = 0.0
    /// Whether there is a bar that may cover the header.
    private(set) var isPossible = false
    private weak var bar: UINavigationBar?

    /// Finds the bar over a scroll view, when a pull or a run begins.
    func find(over scrollView: UIScrollView) {
      bar = Platform.largeTitleBar(over: scrollView)
      isPossible = bar != nil
      if !isPossible { clearance = 0 }
    }

    /// Reads the bar's frame, if there is a bar and the content is pulled far enough.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - overscroll: The distance between the content and the edge of the safe area, in points.
    /// - Returns: Whether the header has moved.
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
      // The bottom of a fixed bar is as far above the content as the content is pulled.
      guard Double(frame.maxY) > -overscroll / 2 else { return 0 }
      let systemInset = scrollView.adjustedContentInset.top - scrollView.contentInset.top
      let barTop = frame.minY - scrollView.bounds.minY
      let rows = ((Double(systemInset - barTop) - inlineHeight) / rowHeight + 0.01).rounded(.down)
      return max(0, rows) * rowHeight
    }
  }
#endif
