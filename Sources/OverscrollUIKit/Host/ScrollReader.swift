#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// What has changed in a scroll view.
  enum ScrollViewChange: Sendable {
    /// The offset, the insets or the safe area.
    case position
    case contentSize
    /// The content size will change.
    case contentSizeSoon
    /// The direction in which the content may read.
    case direction
    /// The state of the gesture that scrolls.
    case pan
  }

  /// An object that is notified of changes of a scroll view, on the main thread.
  ///
  /// Key-value observation calls it through this protocol: unlike a closure that enters the main
  /// actor, a conformance that the runtime checks allocates nothing per scroll event.
  protocol ScrollListener: AnyObject, Sendable {
    func scrollViewChanged(_ change: ScrollViewChange)
  }

  /// Observes a scroll view, and reads what it does not report.
  ///
  /// These are the direction and the lengths of its content, the end of a drag, touches that do not
  /// scroll, pinned section headers, and the moment when the content comes to rest.
  @MainActor
  final class ScrollReader {
    /// The reading direction of the content; stored because every event needs it.
    private(set) var direction = ContentDirection()
    /// Whether the content may still be moving after a touch.
    private(set) var isWatching = false
    /// Whether touches do something other than scroll.
    private(set) var isTouchTaken = false
    /// Whether section headers are pinned to the edge.
    private(set) var hasPinnedHeaders = false
    /// Whether the end of a drag has not been reported to the engine yet.
    private var awaitsRelease = false
    private var mayHaveTurned = true
    /// The offset at the last frame.
    private var lastOffset = PerAxis(repeating: 0.0)
    /// Ignore short lengths of a lazy list; nil if SwiftUI does not lay out the content.
    private var filters: PerAxis<LengthFilter>?
    private var observations: [NSKeyValueObservation] = []
    /// The library's views in the content; nil for none.
    var ownContent: OwnContent?

    init(filtersLengths: Bool = false) {
      filters = filtersLengths ? PerAxis(repeating: LengthFilter()) : nil
    }

    /// Observes a scroll view until ``stop()``.
    func start(_ scrollView: UIScrollView, _ listener: any ScrollListener) {
      observations = [
        scrollView.observe(\.contentOffset) { [weak listener] _, _ in
          listener?.scrollViewChanged(.position)
        },
        scrollView.observe(\.contentSize, options: .prior) { [weak listener] _, change in
          listener?.scrollViewChanged(change.isPrior ? .contentSizeSoon : .contentSize)
        },
        scrollView.observe(\.contentInset) { [weak listener] _, _ in
          listener?.scrollViewChanged(.position)
        },
        // Safe-area changes reach the scroll view but not its subviews.
        scrollView.observe(\.safeAreaInsets) { [weak listener] _, _ in
          listener?.scrollViewChanged(.position)
        },
        scrollView.observe(\.contentInsetAdjustmentBehavior) { [weak listener] _, _ in
          listener?.scrollViewChanged(.position)
        },
        scrollView.observe(\.semanticContentAttribute) { [weak listener] _, _ in
          listener?.scrollViewChanged(.direction)
        },
        scrollView.panGestureRecognizer.observe(\.state) { [weak listener] _, _ in
          listener?.scrollViewChanged(.pan)
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

    // MARK: Lengths

    /// The lengths of an axis without our extra insets, from its logical start.
    ///
    /// - Parameters:
    ///   - facts: The properties of the scroll view.
    ///   - axis: The axis.
    ///   - base: The insets without our extra insets.
    ///   - scrollView: The scroll view; nil if it is not known.
    /// - Returns: The lengths.
    func lengths(
      _ facts: ScrollFacts, along axis: OverscrollAxis, base: UIEdgeInsets,
      of scrollView: UIScrollView?
    ) -> AxisGeometry {
      var length = facts.contentLength(along: axis)
      if let filtered = filters?[axis].filter(
        length, at: CACurrentMediaTime(), isMoving: isWatching)
      {
        length = filtered
      }
      if let ownContent {
        length = ownContent.contentLength(length, along: axis, in: scrollView)
      }
      let (start, end) = (axis.startEdge, axis.endEdge)
      let lengths = AxisGeometry(
        contentLength: length, viewportLength: facts.viewportLength(along: axis),
        startInset: base[physical: start] + facts.systemInset(at: start),
        endInset: base[physical: end] + facts.systemInset(at: end),
        hasRows: length > 0 && scrollView?.hasListRows != false)
      return direction.isMirrored(axis) ? lengths.mirrored : lengths
    }

    // MARK: Drags

    /// Notes that a drag ended, which ``takeRelease(unlessDragged:)`` returns later.
    func noteRelease() { awaitsRelease = true }

    /// Returns whether a drag has ended, and resets that, unless a scroll view is still dragged.
    func takeRelease(unlessDragged scrollView: UIScrollView? = nil) -> Bool {
      guard awaitsRelease, scrollView?.isDragging != true else { return false }
      awaitsRelease = false
      return true
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
      guard isWatching else { return false }
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
