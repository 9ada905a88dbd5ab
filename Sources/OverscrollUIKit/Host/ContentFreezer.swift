#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Disables the gesture that scrolls a scroll view, and enables it again.
  ///
  /// Only the gesture: with `isScrollEnabled` set to false, a bounce that is in progress would stop
  /// where it is. A gesture that the app has disabled stays as the app wants it.
  @MainActor
  final class ContentFreezer {
    private weak var gesture: UIGestureRecognizer?

    init() {}

    /// Disables the gesture of a scroll view; cancels a drag in progress.
    func freeze(_ scrollView: UIScrollView) {
      let pan = scrollView.panGestureRecognizer
      guard gesture == nil, pan.isEnabled else { return }
      gesture = pan
      pan.isEnabled = false
    }

    /// Enables the gesture again, if the freezer has disabled it.
    func release() {
      gesture?.isEnabled = true
      gesture = nil
    }
  }
#endif
