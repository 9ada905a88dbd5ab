#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollUIKit
  import UIKit

  /// An invisible view that finds the list in front of it.
  ///
  /// It searches until there is one: SwiftUI does not report that a view inside has added a list or
  /// replaced it, for example when its content has loaded.
  @MainActor
  final class ScrollViewMarker: UIView {
    /// The time between two searches, in seconds.
    private static let interval = 0.2
    /// The number of searches after which the log says that there is no scroll view: 5 s.
    private static let patience = 25

    let removed: (@MainActor () -> Void)?
    private let found: @MainActor (UIScrollView) -> Void
    private let missing: (@MainActor (UIView) -> Void)?
    private weak var scrollView: UIScrollView?
    private let witness = DepartureWitness()
    private let clock = Alarm.Clock.current
    private let log = OverscrollLog.current
    private var alarm: Alarm?
    private var isAwaitingTurn = false
    private var searchCount = 0
    private var hasComplained = false

    init(
      found: @escaping @MainActor (UIScrollView) -> Void,
      missing: (@MainActor (UIView) -> Void)?, removed: (@MainActor () -> Void)?
    ) {
      (self.found, self.missing, self.removed) = (found, missing, removed)
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      syncFromScrollView()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      syncFromScrollView()
    }

    /// Finds the scroll view if it is not known; otherwise searches from the next turn on, because
    /// SwiftUI may still be creating it.
    func syncFromScrollView() {
      guard window != nil, !isAtHome, !find(), !isAwaitingTurn else { return }
      isAwaitingTurn = true
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated {
          self?.isAwaitingTurn = false
          self?.search()
        }
      }
    }

    private func search() {
      (alarm, searchCount) = (nil, searchCount + 1)
      guard window != nil, !isAtHome, !find() else { return searchCount = 0 }
      if searchCount == Self.patience, !hasComplained {
        hasComplained = true
        log.note(
          "No scroll view was found where overscroll was asked for: it cannot be pulled there.")
        missing?(self)
      }
      alarm = Alarm(after: Self.interval, by: clock) { [weak self] in self?.search() }
    }

    private var isAtHome: Bool { scrollView?.window != nil && scrollView?.window === window }

    private func find() -> Bool {
      guard let next = scrollViewInFront else { return false }
      scrollView = next
      witness.watch(next) { [weak self] in self?.syncFromScrollView() }
      found(next)
      return true
    }
  }

  extension UIView {
    /// The nearest scroll view in the hierarchy that lies over this view; nil if there is none.
    ///
    /// It is never an ancestor of the view: from a row, that would be the list of the row. And it
    /// is never a scroll view of another screen, such as one in a sheet over the view.
    fileprivate var scrollViewInFront: UIScrollView? {
      var below: UIView = self
      while let above = below.superview {
        for other in above.subviews.reversed() where other !== below {
          if let found = other.firstScrollView(over: self) { return found }
        }
        if above is UIScrollView || above.next is UIViewController { return nil }
        below = above
      }
      return nil
    }

    private func firstScrollView(over marker: UIView) -> UIScrollView? {
      if let scrollView = self as? UIScrollView, scrollView.covers(marker) { return scrollView }
      for subview in subviews {
        if let found = subview.firstScrollView(over: marker) { return found }
      }
      return nil
    }

    /// Returns whether this view covers most of a marker, which does not extend below bars.
    private func covers(_ marker: UIView) -> Bool {
      let place = marker.convert(marker.bounds, to: nil)
      let common = convert(bounds, to: nil).intersection(place)
      guard !common.isNull, place.width > 0, place.height > 0 else { return false }
      return common.width * common.height > place.width * place.height / 2
    }
  }
#endif
