#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// An object that is notified of changes of a scroll view, on the main thread.
  ///
  /// Key-value observation calls it through this protocol: unlike a closure that enters the main
  /// actor, a conformance that the runtime checks allocates nothing per scroll event.
  protocol ScrollListener: AnyObject, Sendable {
    func syncFromScrollView()
    func contentSizeWillChange()
    func contentSizeChanged()
    func directionChanged()
    func panChanged()
  }

  /// Observes a scroll view, and detects changes that it does not report.
  ///
  /// These are the direction of its content, the end of a drag, touches that do not scroll, pinned
  /// section headers, and the moment when the content comes to rest.
  @MainActor
  final class ScrollObserver {
    /// The reading direction of the content; stored because every event needs it.
    private(set) var direction = ContentDirection()
    /// Whether the content may still be moving after a touch.
    private(set) var isWatching = false
    /// Whether touches do something other than scroll.
    private(set) var isTouchTaken = false
    /// Whether section headers are pinned to the edge.
    private(set) var hasPinnedHeaders = false
    /// Whether the end of a drag has not been reported to the engine yet.
    private(set) var awaitsRelease = false
    private var mayHaveTurned = true
    /// The offset at the last frame.
    private var lastOffset = PerAxis(repeating: 0.0)
    private var observations: [NSKeyValueObservation] = []

    /// Observes a scroll view until ``stop()``.
    func start(_ scrollView: UIScrollView, _ listener: any ScrollListener) {
      observations = [
        scrollView.observe(\.contentOffset) { [weak listener] _, _ in listener?.syncFromScrollView()
        },
        scrollView.observe(\.contentSize, options: .prior) { [weak listener] _, change in
          if change.isPrior {
            listener?.contentSizeWillChange()
          } else {
            listener?.contentSizeChanged()
          }
        },
        scrollView.observe(\.contentInset) { [weak listener] _, _ in listener?.syncFromScrollView()
        },
        // Safe-area changes reach the scroll view but not its subviews.
        scrollView.observe(\.safeAreaInsets) { [weak listener] _, _ in
          listener?.syncFromScrollView()
        },
        scrollView.observe(\.contentInsetAdjustmentBehavior) { [weak listener] _, _ in
          listener?.syncFromScrollView()
        },
        scrollView.observe(\.semanticContentAttribute) { [weak listener] _, _ in
          listener?.directionChanged()
        },
        scrollView.panGestureRecognizer.observe(\.state) { [weak listener] _, _ in
          listener?.panChanged()
        },
      ]
    }

    func stop() { observations = [] }

    // MARK: Direction

    /// Notes that the content's direction may have changed.
    func invalidateDirection() { mayHaveTurned = true }

    /// Updates the direction if it may have changed, and returns whether it did.
    func updateDirection(of scrollView: UIScrollView) -> Bool {
      guard mayHaveTurned else { return false }
      mayHaveTurned = false
      let before = direction
      direction = ContentDirection(of: scrollView)
      return direction != before
    }

    // MARK: Drags

    /// Notes that a drag ended, which ``takeRelease()`` returns later.
    func noteRelease() { awaitsRelease = true }

    /// Returns whether a drag has ended, and resets that.
    func takeRelease() -> Bool {
      defer { awaitsRelease = false }
      return awaitsRelease
    }

    // MARK: Touches

    /// Updates whether touches zoom or drag rows, and returns whether that changed.
    ///
    /// During such touches, movement past an edge is not a pull, and nothing loads near an end. If
    /// a zoom continues with one finger, the next touch can pull again.
    func updateTouchOwnership(of scrollView: UIScrollView) -> Bool {
      let isZoomed = scrollView.isZooming || scrollView.isZoomBouncing
      let isTaken =
        isZoomed || Platform.carriesRows(scrollView) || (isTouchTaken && scrollView.isTracking)
      defer { isTouchTaken = isTaken }
      return isTaken != isTouchTaken
    }

    // MARK: Rest

    /// Watches the content until it comes to rest.
    func watch() { isWatching = true }

    /// Compares the offset with that of the last frame, and returns whether the content has come to
    /// rest.
    ///
    /// Watching then ends.
    func comesToRest(at offset: PerAxis<Double>, in scrollView: UIScrollView) -> Bool {
      let isStill = offset == lastOffset
      lastOffset = offset
      guard isStill, !isTouchTaken, !scrollView.isTracking, !scrollView.isDecelerating else {
        return false
      }
      isWatching = false
      return true
    }

    // MARK: Headers

    /// Updates whether section headers are pinned to the edge, and returns whether that changed.
    ///
    /// Called after a layout, when the list knows its sections.
    func updatePinnedHeaders(of scrollView: UIScrollView) -> Bool {
      guard scrollView.pinsHeaders != hasPinnedHeaders else { return false }
      hasPinnedHeaders.toggle()
      return true
    }
  }

  extension UIScrollView {
    fileprivate var pinsHeaders: Bool {
      if let table = self as? UITableView { return table.style == .plain && table.hasHeaders }
      let layout = (self as? UICollectionView)?.collectionViewLayout
      return (layout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds ?? false
    }
  }

  extension UITableView {
    fileprivate var hasHeaders: Bool {
      (0..<numberOfSections).contains { rectForHeader(inSection: $0).height > 0 }
    }
  }
#endif
